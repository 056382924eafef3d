// @ts-check
// What a text box can hold.

/** A longer text is not put into a box: with a whole book in it the page would stop. */
export const MOST_SHOWN = 500_000;
