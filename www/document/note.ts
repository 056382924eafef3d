// What is said about a node, with one thing of it changed.

import type { ShownNode } from '#doors/document.js';
import { written } from '../i18n/notation';
import { squareIndex } from '../i18n/squares';
import type { Store } from './store';

/** What a node is called: its move, or the token as it was written. */
export const moveName = (node: ShownNode | undefined): string =>
  node?.move ? written(node.move.san) : (node?.token ?? '');

/** The colours of what is drawn, as the document numbers them. */
export const PAINTS = ['green', 'red', 'yellow', 'blue'] as const;
export type Paint = (typeof PAINTS)[number];

/** An arrow, or a square where both ends are one. */
export interface Drawn {
  readonly paint: Paint;
  readonly from: number;
  readonly to: number;
}

type Note = ReturnType<typeof noteOf>;

/** What is said about a node now, as the document takes it. */
function noteOf(store: Store, id: number) {
  const node: Partial<ShownNode> = store.node(id)?.value ?? {};
  const { comments = [], commentsBefore = [], nags = [], clock, elapsed, evaluation } = node;
  return {
    comments,
    commentsBefore,
    nags,
    shapes: numbersOf(shapesAt(store, id)),
    clock,
    elapsed,
    centipawns: evaluation?.centipawns,
    mate: evaluation?.mate,
  };
}

/** What is said about a node, with something else in it. */
export const noteWith = (store: Store, id: number, change: Partial<Note>): Note => ({
  ...noteOf(store, id),
  ...change,
});

/** What is drawn at a node, or at the cursor. */
export const shapesAt = (store: Store, id = store.cursor.value.node): readonly Drawn[] =>
  (store.node(id)?.value.shapes ?? []).map(({ color, from, to }) => ({
    paint: PAINTS.find((paint) => paint === color) ?? 'green',
    from: squareIndex(from),
    to: squareIndex(to),
  }));

/** Three numbers for each shape: its colour and its squares. */
const numbersOf = (shapes: readonly Drawn[]): Uint8Array =>
  Uint8Array.from(shapes.flatMap(({ paint, from, to }) => [PAINTS.indexOf(paint), from, to]));

/** The marks of a move, and those of how it stands behind it; of each only one holds. */
export const MARKS = { move: [1, 2, 3, 4, 5, 6], position: [10, 13, 14, 15, 16, 17, 18, 19] } as const;

/** The note with a mark, or without it where it was there. */
export function withMark(store: Store, id: number, nag: number): Note {
  const { nags } = noteOf(store, id);
  const kind: readonly number[] = Object.values(MARKS).find((marks: readonly number[]) => marks.includes(nag)) ?? [];
  const others = nags.filter((known) => known !== nag && !kind.includes(known));
  return noteWith(store, id, { nags: nags.includes(nag) ? others : [...others, nag] });
}

/** The note with an arrow or a square; one that is there goes, or takes another colour. */
export function withShape(store: Store, id: number, shape: Drawn): Note {
  const all = shapesAt(store, id);
  const known = all.find(({ from, to }) => from === shape.from && to === shape.to);
  const others = all.filter((other) => other !== known);
  return noteWith(store, id, { shapes: numbersOf(known?.paint === shape.paint ? others : [...others, shape]) });
}
