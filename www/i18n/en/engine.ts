// What English calls what is done in games, and what it says of what works in the background.

import type { EngineFaultCode } from '../arguments';

/** Each with what the browser says. */
const faults: Readonly<Record<EngineFaultCode, (detail: string) => string>> = {
  unloaded: () => 'The chess engine could not be loaded: the network failed.',
  forbidden: () => 'The chess engine could not start: workers are forbidden here.',
  forbiddenWasm: () => 'The chess engine could not start: WebAssembly is forbidden here.',
  memory: () => 'There is not enough memory left for the chess engine. Close other tabs and try again.',
  silent: () => 'The chess engine no longer answers.',
  ended: () => 'The chess engine has ended.',
  trapped: () => 'The chess engine has broken down.',
  unreadable: () => 'The page and the chess engine could not read each other.',
  failed: (detail) => `The chess engine has failed: ${detail}`,
};

export const engine = { faults };
