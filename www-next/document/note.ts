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

/** What the document takes for a note. */
interface NoteFields {
  comments: string[];
  commentsBefore: string[];
  nags: number[];
  /** Three numbers for each shape: its colour and its squares. */
  shapes: Uint8Array;
  clock: number | undefined;
  elapsed: number | undefined;
  centipawns: number | undefined;
  mate: number | undefined;
}

/** What is said about a node now. */
function noteOf(store: Store, id: number): NoteFields {
  const node: Partial<ShownNode> = store.node(id)?.value ?? {};
  const { comments = [], commentsBefore = [], nags = [], clock, elapsed, evaluation } = node;
  return {
    comments,
    commentsBefore,
    nags,
    shapes: numbersOf(shapesAt(store, id)),
    clock: clock ?? undefined,
    elapsed: elapsed ?? undefined,
    centipawns: evaluation?.centipawns,
    mate: evaluation?.mate,
  };
}

/** What is drawn at a node. */
export const shapesAt = (store: Store, id: number): readonly Drawn[] =>
  (store.node(id)?.value.shapes ?? []).map(({ color, from, to }) => ({
    paint: paintOf(color),
    from: squareIndex(from),
    to: squareIndex(to),
  }));

const paintOf = (name: string): Paint => PAINTS.find((paint) => paint === name) ?? 'green';

const numbersOf = (shapes: readonly Drawn[]): Uint8Array =>
  Uint8Array.from(shapes.flatMap(({ paint, from, to }) => [PAINTS.indexOf(paint), from, to]));

/** The note with other words after the node. */
export const withComment = (store: Store, id: number, text: string): NoteFields => ({
  ...noteOf(store, id),
  comments: text.trim() ? [text.trim()] : [],
});

/** The note with what the clock of the side that moved shows. */
export const withClock = (store: Store, id: number, milliseconds: number): NoteFields => ({
  ...noteOf(store, id),
  clock: milliseconds,
});

/** The marks of a move, and those of how it stands behind it; of each only one holds. */
export const MARKS = { move: [1, 2, 3, 4, 5, 6], position: [10, 13, 14, 15, 16, 17, 18, 19] } as const;

/** The note with a mark, or without it where it was there. */
export function withMark(store: Store, id: number, nag: number): NoteFields {
  const note = noteOf(store, id);
  const kind: readonly number[] = Object.values(MARKS).find((marks: readonly number[]) => marks.includes(nag)) ?? [];
  const others = note.nags.filter((known) => known !== nag && !kind.includes(known));
  return { ...note, nags: note.nags.includes(nag) ? others : [...others, nag] };
}

/** The note with an arrow or a square; one that is there goes, or takes another colour. */
export function withShape(store: Store, id: number, { paint, from, to }: Drawn): NoteFields {
  const note = noteOf(store, id);
  const chunk = (at: number) => note.shapes.subarray(at * 3, at * 3 + 3);
  const all = Array.from({ length: note.shapes.length / 3 }, (_, at) => chunk(at));
  const known = all.find((shape) => shape[1] === from && shape[2] === to);
  const others = all.filter((shape) => shape !== known).flatMap((shape) => [...shape]);
  const isSame = known?.[0] === PAINTS.indexOf(paint);
  return { ...note, shapes: Uint8Array.from(isSame ? others : [...others, PAINTS.indexOf(paint), from, to]) };
}

/** The note with nothing drawn. */
export const withoutShapes = (store: Store, id: number): NoteFields => ({
  ...noteOf(store, id),
  shapes: new Uint8Array(),
});
