// Which document is this tab's: its name lies in the tab and is locked while the tab is open, so that no other writes to it.

const KEY = 'gridmate.document';
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
