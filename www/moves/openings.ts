// What openings are called: a table of positions, which is loaded when a name is wanted.
//
// A position is found by its key, whichever moves have led to it. An opening is that of the last position of a line that is
// in the table, as far as the line is looked at; all moves up to there are theory.

import { signal } from '@preact/signals';
import type { Session } from '../document/session';

/** An opening: its code in the Encyclopaedia of Chess Openings, and what it is called in English. */
export interface Opening {
  readonly code: string;
  readonly name: string;
}

/** The table as it is loaded; `xtask/bundle/openings.mjs` writes it, and says how. */
type Packed = typeof import('#openings').default;

const KEY_BYTES = 5;
/** What stands for an edit of the board, which ends the keys of a line. */
const EDITED = -1;

/** The openings by the keys of their positions; nothing until they have come. */
export const openings = signal<ReadonlyMap<number, Opening> | undefined>(undefined);

/** Loads the table, unless it is there. */
export async function loadOpenings(): Promise<void> {
  if (openings.peek()) return;
  try {
    const { default: packed } = await import('#openings');
    openings.value ??= openingsIn(packed);
  } catch (error) {
    // There are no names until they are wanted again.
    console.warn(error);
  }
}

function openingsIn({ keys, names }: Packed): ReadonlyMap<number, Opening> {
  const bytes = Uint8Array.from(atob(keys), (sign) => sign.charCodeAt(0));
  const found = new Map<number, Opening>();
  let [words, code]: [readonly string[], string] = [[], ''];
  for (const [at, line] of names.split('\n').entries()) {
    const [own = '', other = code] = line.slice(1).split('\t');
    words = [...words.slice(0, Number.parseInt(line.slice(0, 1), 36)), ...(own ? own.split(' ') : [])];
    code = other;
    const key = bytes.subarray(at * KEY_BYTES, (at + 1) * KEY_BYTES).reduce((sum, byte) => sum * 256 + byte, 0);
    found.set(key, { code, name: words.join(' ') });
  }
  return found;
}

/** The keys of the positions of the line that is shown, as far as openings go. */
export const keysOf = (session: Session): readonly number[] => (
  session.store.line.value,
  session.store.game.value,
  session.ask((document) => document.lineKeys())
);

/** The opening that some of the first steps of a line lead to, or all of them; an edited board has none. */
export function openingOf(keys: readonly number[], steps = keys.length): Opening | undefined {
  const first = keys.slice(0, steps);
  const named = first.flatMap((key) => openings.value?.get(key) ?? []);
  return first.at(-1) === EDITED ? undefined : named.at(-1);
}

/** The plies of a line that are theory, the first of which is 1. */
export function theoryOf(keys: readonly number[]): readonly number[] {
  const last = keys.findLastIndex((key) => openings.value?.has(key));
  const moves = keys.slice(0, last + 1).filter((key) => key !== 0);
  return moves.map((_, at) => at + 1);
}
