// Locks over all tabs of this browser, each held until it is given free or its tab is closed.

/** The names of the locks that begin like this, without that. */
export async function heldNames(start: string): Promise<ReadonlySet<string>> {
  const { held = [] } = await navigator.locks.query();
  return new Set(held.flatMap(({ name = '' }) => (name.startsWith(start) ? [name.slice(start.length)] : [])));
}

/** Answers what gives the lock free; nothing where another tab has it for longer than so many milliseconds. */
export function hold(name: string, patience: number): Promise<(() => void) | undefined> {
  return new Promise((resolve, reject) => {
    const held = () => new Promise<void>((release) => resolve(release));
    navigator.locks.request(name, { signal: AbortSignal.timeout(patience) }, held).catch((error: unknown) => {
      if (error instanceof DOMException && error.name === 'TimeoutError') resolve(undefined);
      else reject(error);
    });
  });
}
