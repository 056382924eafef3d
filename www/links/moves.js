// @ts-check
// A game in few bytes: each move is its place among the legal ones, and all places together are one large number. A
// move takes five bits or so; the script of it takes six bytes.
//
// The order of the legal moves is by the square that is left, then by the one that is aimed at (the rook's, where a
// castle would else look like a step of the king), then as pieces are told for a promotion: it may never change.
import { after } from '../document/after.js';
import { Document } from '../document/ask.js';
import { LinkError } from './bytes.js';

/** @typedef {InstanceType<typeof Document>} Game */
/** @typedef {{ start: string | undefined, sheet: boolean }} Origin */

/** More moves than these are left to the text. */
export const MOST_PLIES = 1200;
/** The page stays free: after so long it comes first. */
const TURN_MS = 12;

/** @param {Game} game @param {number} ply */
function movesAt(game, ply) {
  const { board, turn } = after(game, ply);
  const isWhite = turn === 'w';
  /** @type {{ from: number, to: number, role: string | undefined }[]} */
  const moves = [];
  for (let from = 0; from < 64; from += 1) {
    const letter = board.charAt(from);
    if (letter === '.' || (letter === letter.toUpperCase()) !== isWhite) continue;
    const targets = [...game.aims(ply, from)].map((aim) => aim & 63).sort((one, other) => one - other);
    for (const to of targets) {
      const roles = letter.toLowerCase() === 'p' && (to < 8 || to > 55) ? game.promotions(ply, from, to) : '';
      for (const role of roles || [undefined]) moves.push({ from, to, role });
    }
  }
  return moves;
}

/** A pause for the page, when it is due. */
function breather() {
  let last = performance.now();
  return async () => {
    if (performance.now() - last < TURN_MS) return;
    await new Promise((resolve) => setTimeout(resolve));
    last = performance.now();
  };
}

/**
 * Packs the moves that a script begins with, as far as they are written as a board writes them.
 * @param {Origin} origin
 * @param {string} text
 */
export async function pack({ start, sheet }, text) {
  const script = new Document(start, text, sheet);
  const game = new Document(start, '', sheet);
  const rest = breather();
  /** @type {[place: number, count: number][]} */
  const places = [];
  for (let ply = 0; ply < Math.min(script.steps, MOST_PLIES); ply += 1) {
    await rest();
    const step = after(script, ply + 1).lastStep;
    if (!step) break;
    const moves = movesAt(game, ply);
    const role = step.promotion?.toLowerCase();
    const ways = moves.filter((move) => move.from === step.from && move.role === role && (move.to === step.to || move.to === step.rookFrom));
    const move = ways.find(({ from, to }) => {
      game.goOn(ply, from, to, role);
      const isSame = text.startsWith(game.text) && !/[^,]/.test(text.charAt(game.text.length));
      if (!isSame) game.truncate(ply);
      return isSame;
    });
    if (!move) break;
    places.push([moves.indexOf(move), moves.length]);
  }
  const packed = { plies: places.length, bytes: fromPlaces(places), rest: text.slice(game.text.length) };
  script.free();
  game.free();
  return packed;
}

/** @param {[place: number, count: number][]} places */
function fromPlaces(places) {
  let number = 0n;
  for (const [place, count] of places.reverse()) number = number * BigInt(count) + BigInt(place);
  const bytes = [];
  for (; number > 0n; number >>= 8n) bytes.push(Number(number & 255n));
  return bytes;
}

/**
 * The script of packed moves.
 * @param {Origin} origin
 * @param {number} plies
 * @param {Uint8Array} bytes
 */
export async function unpack({ start, sheet }, plies, bytes) {
  if (plies > MOST_PLIES || bytes.length > plies) throw new LinkError('damaged');
  let number = 0n;
  for (const byte of bytes.toReversed()) number = (number << 8n) + BigInt(byte);
  const game = new Document(start, '', sheet);
  const rest = breather();
  try {
    for (let ply = 0; ply < plies; ply += 1) {
      await rest();
      const moves = movesAt(game, ply);
      const move = moves.length > 0 ? moves[Number(number % BigInt(moves.length))] : undefined;
      if (!move) throw new LinkError('damaged');
      game.goOn(ply, move.from, move.to, move.role);
      number /= BigInt(moves.length);
    }
    if (number > 0n) throw new LinkError('damaged');
    return game.text;
  } finally {
    game.free();
  }
}
