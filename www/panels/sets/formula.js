// @ts-check
// A formula over sets of moves: what it yields, and the query that yields the same. One step after the other, each
// applied to what the steps before it have brought.
import { Relation, gameFacts, reachIn, relationSql } from '../../labs/labs.js';

/**
 * `rook`, `knight` … are the sets of the rules; `legal`, `attacks-w` … are those of the position on the board.
 * @typedef {{ op: 'union' | 'meet' | 'less' | 'then', set: string }} Join
 * @typedef {{ op: 'from' | 'to', squares: number[] }} Cut
 * @typedef {{ op: 'inverse' | 'complement' }} Turn
 * @typedef {Join | Cut | Turn} Step the first is a union, with nothing
 */
/** @typedef {{ fen: string, start: string, moves: string }} Game */

/** The sets of the position, with their queries. */
const OF_POSITION = {
  here: 'select from_square as FromSquare, to_square as ToSquare\nfrom reach',
  legal: 'select distinct from_square as FromSquare, to_square as ToSquare\nfrom legal_moves',
  'attacks-w': "select from_square as FromSquare, to_square as ToSquare\nfrom attacks where side = 'w'",
  'attacks-b': "select from_square as FromSquare, to_square as ToSquare\nfrom attacks where side = 'b'",
  'moves-w': "select from_square as FromSquare, to_square as ToSquare\nfrom reach where side = 'w' and legal",
  'moves-b': "select from_square as FromSquare, to_square as ToSquare\nfrom reach where side = 'b' and legal",
};

const JOINS = /** @type {const} */ ({ or: 'union', and: 'meet', without: 'less', then: 'then' });

/** The steps of a formula in words, such as `rook or knight from d4 e5`. @param {string} formula @returns {Step[]} */
export function read(formula) {
  /** @type {Step[]} */
  const steps = [];
  for (const word of formula.split(' ')) {
    const last = steps.at(-1);
    if (word in JOINS) steps.push({ op: JOINS[/** @type {keyof typeof JOINS} */ (word)], set: '' });
    else if (word === 'from' || word === 'to') steps.push({ op: word, squares: [] });
    else if (word === 'inverse' || word === 'complement') steps.push({ op: word });
    else if (last && 'squares' in last) last.squares.push(squareOf(word));
    else if (last && 'set' in last && last.set === '') last.set = word;
    else steps.push({ op: 'union', set: word });
  }
  return steps;
}

/** @param {string} name */
export const squareOf = (name) => name.charCodeAt(0) - 97 + (name.charCodeAt(1) - 49) * 8;
/** @param {number} square */
export const nameOf = (square) => `${'abcdefgh'[square & 7]}${(square >> 3) + 1}`;

/** Whether a set depends on the position. @param {string} set */
export const isOfPosition = (set) => set in OF_POSITION;

/** @param {string} set @param {Game} game */
function relationOf(set, game) {
  if (!isOfPosition(set)) return Relation.named(set);
  return Relation.fromPairs(Uint8Array.from(pairsOf(set, game)));
}

/** @param {string} set @param {Game} game @returns {number[]} */
function pairsOf(set, { fen, start, moves }) {
  const facts = JSON.parse(gameFacts(start, moves));
  const side = set.at(-1);
  if (set === 'legal') return facts.legal_moves.flatMap((/** @type {string[]} */ [from = '', to = '']) => [squareOf(from), squareOf(to)]);
  if (set.startsWith('attacks')) {
    const own = facts.attacks.filter((/** @type {string[]} */ row) => row[0] === side);
    return own.flatMap((/** @type {string[]} */ [, , from = '', to = '']) => [squareOf(from), squareOf(to)]);
  }
  const isAny = set === 'here';
  const own = facts.pieces.filter((/** @type {string[]} */ row) => isAny || row[3] === side);
  return own.flatMap((/** @type {string[]} */ [name = '']) => {
    const from = squareOf(name);
    return Array.from(reachIn(fen, from, !isAny)).flatMap((to) => [from, to]);
  });
}

/**
 * What a formula yields: its pairs, from and to in turn, and how many there are.
 * @param {Step[]} steps
 * @param {Game} game
 */
export function pairs(steps, game) {
  let result = Relation.fromPairs(new Uint8Array());
  for (const step of steps) {
    const before = result;
    result = apply(before, step, game);
    before.free();
  }
  const found = { count: result.count, pairs: Array.from(result.pairs()) };
  result.free();
  return found;
}

/** @param {Relation} before @param {Step} step @param {Game} game */
function apply(before, step, game) {
  if ('squares' in step) {
    const squares = Uint8Array.from(step.squares);
    return step.op === 'from' ? before.restrictFrom(squares) : before.restrictTo(squares);
  }
  if (!('set' in step)) return step.op === 'inverse' ? before.inverse() : before.complement();
  const other = relationOf(step.set, game);
  const joined = {
    union: () => before.union(other),
    meet: () => before.intersection(other),
    less: () => before.difference(other),
    then: () => before.then(other),
  }[step.op]();
  other.free();
  return joined;
}

/** The query that yields the same pairs. @param {Step[]} steps */
export function sql(steps) {
  return steps.reduce((before, step) => (before === '' ? first(step) : next(before, step)), '');
}

/** @param {string} set */
const query = (set) => (isOfPosition(set) ? OF_POSITION[/** @type {keyof typeof OF_POSITION} */ (set)] : relationSql(set));

/** @param {Step} step */
const first = (step) => ('set' in step && step.op === 'union' ? query(step.set) : next('select Square as FromSquare, Square as ToSquare\nfrom dbo.Board where false', step));

/** @param {string} text */
const inside = (text) => `(\n${text.replaceAll(/^/gm, '  ')}\n)`;

/** @param {string} before @param {Step} step */
function next(before, step) {
  if ('squares' in step) {
    const list = step.squares.map((square) => `'${nameOf(square)}'`).join(', ');
    return `select FromSquare, ToSquare from ${inside(before)}\nwhere ${step.op === 'from' ? 'FromSquare' : 'ToSquare'} in (${list})`;
  }
  if (!('set' in step)) {
    if (step.op === 'inverse') return `select ToSquare as FromSquare, FromSquare as ToSquare from ${inside(before)}`;
    return `select FromSquare, ToSquare from dbo.AllMoves\nexcept\nselect * from ${inside(before)}`;
  }
  if (step.op === 'then') {
    return `select distinct A.FromSquare, B.ToSquare\nfrom ${inside(before)} A\njoin ${inside(query(step.set))} B on B.FromSquare = A.ToSquare`;
  }
  const word = { union: 'union', meet: 'intersect', less: 'except' }[step.op];
  return `select * from ${inside(before)}\n${word}\nselect * from ${inside(query(step.set))}`;
}
