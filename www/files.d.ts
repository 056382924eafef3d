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
