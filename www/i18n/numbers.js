// @ts-check
// Scores, clocks and numbered moves, which every language writes alike.

/** A whole number with its sign. @param {number} value */
export const signed = (value) => `${value > 0 ? '+' : value < 0 ? '−' : ''}${Math.abs(value)}`;

/**
 * How a language writes scores: `pawns` what is in hundredths of a pawn, `worth` a mate as well.
 * @param {(value: number, places: number) => string} decimal
 */
export function scoreTexts(decimal) {
  const pawns = (/** @type {number} */ score) => `${score > 0 ? '+' : score < 0 ? '−' : ''}${decimal(Math.abs(score) / 100, 2)}`;
  const worth = (/** @type {{ score: number, mateIn?: number }} */ { score, mateIn }) => {
    if (mateIn === undefined) return pawns(score);
    return mateIn === 0 ? '#' : `${mateIn < 0 ? '−' : '+'}M${Math.abs(mateIn)}`;
  };
  return { pawns, worth };
}

/** How a language writes what a clock shows: minutes and seconds, or seconds and tenths. @param {string} point @returns {(ms: number, tenths: boolean) => string} */
export const clockTexts = (point) => (ms, tenths) => {
  const two = (/** @type {number} */ value) => String(value).padStart(2, '0');
  if (tenths) return `0:${two(Math.floor(ms / 1000))}${point}${Math.floor(ms / 100) % 10}`;
  const seconds = Math.ceil(ms / 1000);
  const [h, m, s] = [Math.floor(seconds / 3600), Math.floor(seconds / 60) % 60, seconds % 60];
  return h > 0 ? `${h}:${two(m)}:${two(s)}` : `${m}:${two(s)}`;
};

/** Moves with their numbers, from a FEN on. @param {string[]} moves @param {string} fen */
export function numbered(moves, fen) {
  const [, turn = 'w', , , , full = '1'] = fen.split(' ');
  const first = turn === 'b' ? 1 : 0;
  return moves
    .map((san, at) => {
      const count = Number(full) + Math.floor((at + first) / 2);
      if ((at + first) % 2 === 0) return `${count}. ${san}`;
      return at === 0 ? `${count}… ${san}` : san;
    })
    .join(' ');
}
