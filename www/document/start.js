// @ts-check
// Where a script starts, as the modules read it.

/** A start: Chess960 has `960:` before its number or its FEN. @param {string | number} place @param {boolean} isChess960 */
export const startText = (place, isChess960) => (isChess960 ? `960:${place}` : String(place));
