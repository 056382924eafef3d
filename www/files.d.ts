// What the bundler makes an address of.

declare module '#document.wasm' {
  const address: string;
  export default address;
}

declare module '#engine.wasm' {
  const address: string;
  export default address;
}

declare module '#review.wasm' {
  const address: string;
  export default address;
}

declare module '#labs.wasm' {
  const address: string;
  export default address;
}

declare module '#sqlite.wasm' {
  const address: string;
  export default address;
}

declare module '#sqlite' {
  export * from '@sqlite.org/sqlite-wasm';
  export { default } from '@sqlite.org/sqlite-wasm';
}

declare module '#openings' {
  const packed: { readonly keys: string; readonly names: string };
  export default packed;
}

/** What the npm package has for the board as an element: `npm/element/module.js`. */
declare module '#package' {
  export function startModule(): void;
  /** Has a function called whenever the module was started anew. */
  export function onRestart(listener: () => void): void;
  export function readGame(text: string): { readonly bytes: Uint8Array; readonly problem: Error | undefined };
}

declare module '#element.css' {
  const text: string;
  export default text;
}

declare module '*.woff2' {
  const bytes: Uint8Array;
  export default bytes;
}

declare module '*.tsv' {
  const text: string;
  export default text;
}

declare module '*.sql' {
  const text: string;
  export default text;
}

/** Where the worker lies, seen from the module that names it. */
declare const WORKER_ADDRESS: string;
/** Where the service worker lies, seen from there. */
declare const SERVICE_WORKER_ADDRESS: string;
/** Whether the page is packed, so that a browser may keep it. */
declare const IS_PACKED: boolean;
