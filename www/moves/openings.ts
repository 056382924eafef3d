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

/** The table as it is looked up: a name is read when it is wanted first. */
interface Openings {
  /** At which line a key has its name. */
  readonly places: ReadonlyMap<number, number>;
  readonly lines: readonly string[];
  readonly read: Map<number, Opening>;
}

/** Nothing until they have come. */
export const openings = signal<Openings | undefined>(undefined);

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

function openingsIn({ keys, names }: Packed): Openings {
  const bytes = atob(keys);
  const places = new Map<number, number>();
  for (let [at, key] = [0, 0]; at < bytes.length; at += 1) {
    key = key * 256 + bytes.charCodeAt(at);
    if ((at + 1) % KEY_BYTES !== 0) continue;
    places.set(key, places.size);
    key = 0;
  }
  return { places, lines: names.split('\n'), read: new Map() };
}

/** The opening of a line, whose first words, and whose code, may stand in lines before it. */
function readOpening({ lines, read }: Openings, place: number): Opening {
  const known = read.get(place);
  if (known) return known;
  let [words, code, missing]: [readonly string[], string, number] = [[], '', Infinity];
  for (let at = place; at >= 0 && (missing > 0 || !code); at -= 1) {
    const line = lines[at] ?? '';
    const shared = Number.parseInt(line.slice(0, 1), 36);
    const [own = '', other = ''] = line.slice(1).split('\t');
    code ||= other;
    if (shared >= missing) continue;
    words = [...own.split(' ').slice(0, missing - shared), ...words];
    missing = shared;
  }
  const opening = { code, name: words.filter(Boolean).join(' ') };
  read.set(place, opening);
  return opening;
}

/** The keys of the positions of the line that is shown, as far as openings go. */
export const keysOf = (session: Session): readonly number[] => (
  session.store.line.value,
  session.store.game.value,
  session.ask((document) => document.lineKeys())
);

/** The opening that some of the first steps of a line lead to, or all of them; an edited board has none. */
export function openingOf(keys: readonly number[], steps = keys.length): Opening | undefined {
  const table = openings.value;
  const first = keys.slice(0, steps);
  if (!table || first.at(-1) === EDITED) return undefined;
  const place = first.flatMap((key) => table.places.get(key) ?? []).at(-1);
  return place === undefined ? undefined : readOpening(table, place);
}

/** The plies of a line that are theory, the first of which is 1. */
export function theoryOf(keys: readonly number[]): readonly number[] {
  const last = keys.findLastIndex((key) => openings.value?.places.has(key));
  const moves = keys.slice(0, last + 1).filter((key) => key !== 0);
  return moves.map((_, at) => at + 1);
}
