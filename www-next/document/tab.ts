// Which document is this tab's: its name lies in the tab and is locked while the tab is open, so that no other writes to it.

import type { Kept } from './keeper';
import { fromText, MOST_BYTES, toText } from './link';

const KEY = 'gridmate.document';
const LEFT_KEY = 'gridmate.left.document';
/** So long the page that was in this tab may take to give its name free, and another tab that this one is a copy of. */
const [LEAVE_MS, COPY_MS] = [10_000, 200];
const lockOf = (name: string) => `gridmate document ${name}`;

/** A document's name for this tab, and that of the one it begins as, where this is a copy of another tab. */
export interface Claim {
  readonly name: string;
  readonly like: string | undefined;
}

/** Claims the name that this tab has, or a new one where another tab works on that, as after a tab was doubled. */
export async function claim(): Promise<Claim> {
  const known = sessionStorage.getItem(KEY) ?? undefined;
  if (known !== undefined && (await lock(known, isReload() ? LEAVE_MS : COPY_MS)))
    return { name: known, like: undefined };
  const name = crypto.randomUUID();
  await lock(name, COPY_MS);
  sessionStorage.setItem(KEY, name);
  return { name, like: known };
}

/** Leaves with the tab what has not been kept yet: a page that is left has no time to wait for its database. */
export function leave(name: string, { bytes, changed }: Kept): void {
  if (bytes.length <= MOST_BYTES) sessionStorage.setItem(LEFT_KEY, [name, changed, toText(bytes)].join(' '));
}

/** What was left with the tab, once. */
export function takeLeft(name: string): Kept | undefined {
  const [left, changed, text] = (sessionStorage.getItem(LEFT_KEY) ?? '').split(' ');
  sessionStorage.removeItem(LEFT_KEY);
  return left === name && text !== undefined ? { bytes: fromText(text), changed: Number(changed) } : undefined;
}

const isReload = (): boolean =>
  performance
    .getEntriesByType('navigation')
    .some((entry) => entry instanceof PerformanceNavigationTiming && entry.type === 'reload');

/** Holds a lock for as long as the tab is open; tells whether it was free within a time. */
function lock(name: string, patience: number): Promise<boolean> {
  return new Promise((resolve, reject) => {
    const hold = () => {
      resolve(true);
      return new Promise<void>(() => undefined);
    };
    navigator.locks.request(lockOf(name), { signal: AbortSignal.timeout(patience) }, hold).catch((error: unknown) => {
      if (error instanceof DOMException && error.name === 'TimeoutError') resolve(false);
      else reject(error);
    });
  });
}
