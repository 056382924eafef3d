// What undo and redo lead to is kept with a document, so that a reload does not take it away: the document as it was some
// times before and after, which is loaded step by step when it comes back.

import { Core } from './core';

export interface Past {
  readonly states: readonly Uint8Array[];
  /** Which of them the document is. */
  readonly at: number;
}

/** What was done since the document was kept last. */
interface Done {
  /** Whether only another place of it is looked at. */
  readonly isTravel: boolean;
  readonly canUndo: boolean;
  readonly canRedo: boolean;
  /** How many steps its line has. */
  readonly steps: number;
}

/** So many states are kept, of so many bytes together; of a document with more steps none: it takes long to load. */
const [MOST_STATES, MOST_BYTES, MOST_STEPS] = [32, 1 << 15, 1000];

export const begun = (bytes: Uint8Array): Past => ({ states: [bytes], at: 0 });

/** The past of a document that is this one now. */
export function pastWith({ states, at }: Past, bytes: Uint8Array, { isTravel, canUndo, canRedo, steps }: Done): Past {
  if (isTravel) return { states: states.with(at, bytes), at };
  // Nothing leads back from here, or what does is not known.
  if ((!canUndo && !canRedo) || steps > MOST_STEPS) return begun(bytes);
  if (!canRedo) return cut([...states.slice(0, at + 1), bytes]);
  const now = withoutPlace(bytes);
  const found = states.findIndex((state) => withoutPlace(state) === now);
  return found < 0 ? begun(bytes) : { states: states.with(found, bytes), at: found };
}

/** The last of these states, the last of all being the document. */
function cut(states: readonly Uint8Array[]): Past {
  let first = states.length;
  for (let bytes = 0; first > 0 && first > states.length - MOST_STATES; first -= 1) {
    bytes += states[first - 1]?.length ?? 0;
    if (bytes > MOST_BYTES && first < states.length) break;
  }
  const kept = states.slice(first);
  return { states: kept, at: kept.length - 1 };
}

/** The same for a document wherever it is looked at. */
function withoutPlace(bytes: Uint8Array): string {
  const core = Core.open(bytes);
  core.change((document) => document.goTo(0));
  return core.bytes.join();
}

/** The document of these bytes, with what undo and redo lead to if its past leads to it; a past may be anything. */
export function reopened(bytes: Uint8Array, past: unknown): Core | undefined {
  const core = Core.read(bytes);
  if (!core || !isPast(past)) return core;
  try {
    const [first, ...others] = past.states;
    const whole = Core.open(first);
    for (const state of others) whole.change((document) => document.load(state));
    for (let at = others.length; at > past.at; at -= 1) whole.change((document) => void document.undo());
    return whole.bytes.join() === core.bytes.join() ? whole : core;
  } catch (error) {
    console.warn(error);
    return core;
  }
}

export function isPast(past: unknown): past is Past {
  if (typeof past !== 'object' || past === null || !('states' in past && 'at' in past)) return false;
  const { states, at } = past;
  const isList = Array.isArray(states) && states.every((state) => state instanceof Uint8Array);
  return isList && typeof at === 'number' && states[at] !== undefined && states.length <= MOST_STATES;
}
