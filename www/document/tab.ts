// Which document is this tab's: its name lies in the tab and is locked while the tab is open, so that no other writes to it.

import { fromText, MOST_BYTES, toText } from './link';
import type { Kept } from './library';

const KEY = 'gridmate.document';
const LEFT_KEY = 'gridmate.left.document';
const LOCK = 'gridmate document ';
/** So long the page that was in this tab may take to give its name free, and another tab that this one is a copy of. */
const [LEAVE_MS, COPY_MS] = [10_000, 200];

/** A document's name for this tab, and that of the one it begins as, where this is a copy of another tab. */
export interface Claim {
  readonly name: string;
  readonly like: string | undefined;
}

/** What is left, under which name. */
interface Left extends Kept {
  readonly name: string;
}

/** Bytes are written as text. */
const write = (left: Left): string =>
  JSON.stringify(left, (_, value: unknown) => (value instanceof Uint8Array ? { $bytes: toText(value) } : value));
const read = (text: string): Left =>
  JSON.parse(text, (_, value: unknown) =>
    typeof value === 'object' && value !== null && '$bytes' in value ? fromText(String(value.$bytes)) : value,
  );

/** Gives the names free that this tab has locked. */
const releases = new Map<string, () => void>();

/**
 * Claims the name that this tab has, or a new one where another tab works on that, as after a tab was doubled. A tab that
 * has none takes the one that it is offered.
 */
export async function claim(offer: () => Promise<string | undefined>): Promise<Claim> {
  const known = sessionStorage.getItem(KEY) ?? (await offer());
  const isFree = known !== undefined && (await lock(known, isReload() ? LEAVE_MS : COPY_MS));
  const name = isFree ? known : crypto.randomUUID();
  if (!isFree) await lock(name, COPY_MS);
  sessionStorage.setItem(KEY, name);
  return { name, like: isFree ? undefined : known };
}

/** Takes another name for this tab, and gives its own free; returns whether no other tab works on that. */
export async function moveTo(name: string): Promise<boolean> {
  if (!(await lock(name, COPY_MS))) return false;
  releases.get(sessionStorage.getItem(KEY) ?? '')?.();
  sessionStorage.setItem(KEY, name);
  return true;
}

/** The names that tabs work on now. */
export const openNames = (): Promise<ReadonlySet<string>> => heldNames(LOCK);

/**
 * Leaves with the tab what has not been kept yet, for a page that is left has no time to wait for its database; and its
 * name, which may have gone with that. A tab that never had one gets one.
 */
export function leave(kept: Kept, known?: string): void {
  if (kept.bytes.length > MOST_BYTES) return;
  try {
    const name = known ?? sessionStorage.getItem(KEY) ?? crypto.randomUUID();
    const whole = write({ ...kept, name });
    // What is long goes without what undo leads to, and without the document before.
    const { past: _, ...its } = kept;
    const text = whole.length <= MOST_BYTES * 2 ? whole : write({ ...its, previous: undefined, name });
    sessionStorage.setItem(KEY, name);
    sessionStorage.setItem(LEFT_KEY, text);
  } catch (error) {
    // What is denied, or full, keeps nothing.
    console.warn(error);
  }
}

/** What was left with the tab under this name, or under any where it has none now; once. */
export function takeLeft(name?: string): Kept | undefined {
  try {
    const text = sessionStorage.getItem(LEFT_KEY);
    sessionStorage.removeItem(LEFT_KEY);
    if (text === null) return undefined;
    const { name: its, ...left } = read(text);
    return name === undefined || its === name ? left : undefined;
  } catch (error) {
    // What is kept without it is older, and there.
    console.warn(error);
    return undefined;
  }
}

/** Whether the page that was in this tab has just been left for itself. */
export const isReload = (): boolean =>
  performance
    .getEntriesByType('navigation')
    .some((entry) => entry instanceof PerformanceNavigationTiming && entry.type === 'reload');

/** Holds a lock for as long as the tab is open, or works under its name; returns whether it was free within a time. */
async function lock(name: string, patience: number): Promise<boolean> {
  const release = await hold(LOCK + name, patience);
  if (release) releases.set(name, release);
  return release !== undefined;
}

/** The names of the locks that begin like this, without that. */
export async function heldNames(start: string): Promise<ReadonlySet<string>> {
  const { held = [] } = await navigator.locks.query();
  return new Set(held.flatMap(({ name = '' }) => (name.startsWith(start) ? [name.slice(start.length)] : [])));
}

/** Answers what gives the lock free; nothing where another tab has it for longer than this many milliseconds. */
export function hold(name: string, patience: number): Promise<(() => void) | undefined> {
  return new Promise((resolve, reject) => {
    const held = () => new Promise<void>((release) => resolve(release));
    navigator.locks.request(name, { signal: AbortSignal.timeout(patience) }, held).catch((error: unknown) => {
      if (error instanceof DOMException && error.name === 'TimeoutError') resolve(undefined);
      else reject(error);
    });
  });
}
