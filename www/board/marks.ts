// What is marked on the squares of a board, besides its pieces.

import type { Still } from '../document/stills';
import type { SquareState } from '../i18n/areas/board';
import { squareIndex } from '../i18n/squares';
import type { Desk } from './desk';

/** Each has a shape of its own, in board.css. */
export type Mark = 'from' | 'to' | 'check' | 'picked' | 'target' | 'takes' | 'hatch';
/** Whether a mark is told in the name of its square. */
export const isState = (mark: Mark): mark is SquareState => mark === 'picked' || mark === 'target' || mark === 'takes';

type Pair = readonly [square: number, mark: Mark];

export type Marks = ReadonlyMap<number, readonly Mark[]>;

function collect(pairs: Iterable<Pair>): Marks {
  const marks = new Map<number, Mark[]>();
  for (const [square, mark] of pairs) marks.set(square, [...(marks.get(square) ?? []), mark]);
  return marks;
}

const pairsOfMove = (from: string, to: string): readonly Pair[] => [
  [squareIndex(from), 'from'],
  [squareIndex(to), 'to'],
];

/** Where a move came from, and where it went; nothing where there was none. */
export const marksOfMove = ({ from, to }: Pick<Still, 'from' | 'to'>): Marks =>
  collect(from && to ? pairsOfMove(from, to) : []);

/** What is marked where somebody plays. */
export function marksOn({ session, hand, pencil, exhibit }: Desk): Marks {
  const { last, check } = session.store.position.value;
  const shown = exhibit.value?.marks;
  const { square: held, targets } = hand.picked.value ?? { square: pencil.start.value, targets: new Map() };
  const pairs: Pair[] = [];
  for (const [square, marks] of shown ?? []) pairs.push(...marks.map((mark): Pair => [square, mark]));
  if (last && !shown) pairs.push(...pairsOfMove(last.from, last.to));
  if (check !== null && !shown) pairs.push([squareIndex(check), 'check']);
  if (held !== undefined) pairs.push([held, 'picked']);
  for (const [square, { captured }] of targets) pairs.push([square, captured ? 'takes' : 'target']);
  return collect(pairs);
}
