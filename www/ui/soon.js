// @ts-check
// What is waited for, but not for long.

const SOON_MS = 1000;

/** Done when something is, or when it takes too long. @param {Promise<unknown>} work @param {number} [ms] */
export const soon = (work, ms = SOON_MS) => Promise.race([work, new Promise((resolve) => setTimeout(resolve, ms))]);
