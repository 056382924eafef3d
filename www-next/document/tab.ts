// Which document is this tab's: its name lies in the tab and is locked while the tab is open, so that no other writes to it.

const KEY = 'gridmate.document';
const lockOf = (name: string) => `gridmate document ${name}`;

/** A document's name for this tab, and that of the one it begins as, where this is a copy of another tab. */
export interface Claim {
  readonly name: string;
  readonly like: string | undefined;
}

/** Claims the name that this tab has, or a new one where another tab works on that, as after a tab was doubled. */
export async function claim(): Promise<Claim> {
  const known = sessionStorage.getItem(KEY) ?? undefined;
  if (known !== undefined && (await lock(known))) return { name: known, like: undefined };
  const name = crypto.randomUUID();
  await lock(name);
  sessionStorage.setItem(KEY, name);
  return { name, like: known };
}

/** Holds a lock for as long as the tab is open; tells whether it was free. */
function lock(name: string): Promise<boolean> {
  return new Promise((resolve, reject) => {
    const hold = (granted: Lock | null) => {
      resolve(granted !== null);
      return granted ? new Promise<void>(() => undefined) : undefined;
    };
    navigator.locks.request(lockOf(name), { ifAvailable: true }, hold).catch(reject);
  });
}
