// @ts-check
// Why something does not go on that is worked out in a worker.

export const background = {
  /** Each with what the browser says. @type {Record<'unloaded' | 'forbidden' | 'forbiddenWasm' | 'memory' | 'silent' | 'ended' | 'trapped' | 'unreadable' | 'failed', (detail: string) => string>} */
  failures: {
    unloaded: () => 'What works on it in the background could not be loaded: the network failed.',
    forbidden: () => 'What works on it in the background could not start: workers are forbidden here.',
    forbiddenWasm: () => 'What works on it in the background could not start: WebAssembly is forbidden there.',
    memory: () => 'There is not enough memory left for what works on it in the background. Close other tabs and try again.',
    silent: () => 'What works on it in the background no longer answers.',
    ended: () => 'What works on it in the background has ended.',
    trapped: () => 'What works on it in the background has broken down.',
    unreadable: () => 'The page and what works on it in the background could not read each other.',
    failed: (detail) => `What works on it in the background has failed: ${detail}`,
  },
};
