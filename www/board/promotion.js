// @ts-check
// Asks what a pawn becomes.
import { ask } from './question.js';
import { translated } from '../words.js';
import * as english from '../words/en/board.js';

const { promotion: words } = await translated('board', english);

/**
 * Shows the pieces that a pawn may become beside a square; answers the letter of one, or nothing if it is cancelled.
 * @param {DOMRect} square
 * @param {string} roles
 * @param {string} pawn as a FEN letter
 */
export function askPromotion(square, roles, pawn) {
  const choices = Array.from(roles, (role) => {
    const piece = pawn === 'P' ? role.toUpperCase() : role;
    return { value: role, key: role, piece, label: words.role(role) };
  });
  return ask(square, words.question, choices);
}
