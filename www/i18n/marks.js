// @ts-check
// Moves with their marks, as PGN numbers them and people write them.
import { written } from './words.js';

/** Those for the move itself, of which a move has one. */
export const MOVE_MARKS = ['', '!', '?', '!!', '??', '!?', '?!'];
/** Those for the position, by their numbers. @type {Record<number, string>} */
const POSITION_MARKS = { 10: '=', 13: '∞', 14: '⩲', 15: '⩱', 16: '±', 17: '∓', 18: '+−', 19: '−+' };

/** A step as the reader writes it, with its marks. @param {import('../pkg/gridmate.js').Entry} step */
export const stepText = ({ kind, text, note }) => (kind === 'legal' ? written(text) : text) + marksOf(note);

/** @param {import('../pkg/gridmate.js').Note | undefined} note */
const marksOf = (note) =>
  note?.nags.map((nag) => MOVE_MARKS[nag] ?? (POSITION_MARKS[nag] ? ` ${POSITION_MARKS[nag]}` : ` $${nag}`)).join('') ?? '';
