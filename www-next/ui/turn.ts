// What is done later, and long work in turns, between which the browser draws and hears.

/** Done when this turn has ended. */
export const ended = (): Promise<void> => new Promise((resolve) => setTimeout(resolve));

/** Does something later; answers how not to. */
export function later(run: () => void, milliseconds: number): () => void {
  const timer = setTimeout(run, milliseconds);
  return () => clearTimeout(timer);
}
