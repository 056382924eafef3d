// Long work in turns, between which the browser draws and hears.

/** Done when this turn has ended. */
export const ended = (): Promise<void> => new Promise((resolve) => setTimeout(resolve));
