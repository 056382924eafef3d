// @ts-check
// The page of the cold-start bench: from the module's bytes to the first list of legal moves.
import init, { TreeDocument } from './pkg/document.js';

const START = 'rnbqkbnr/pppppppp/8/8/8/8/PPPPPPPP/RNBQKBNR w KQkq - 0 1';

/**
 * How many legal moves the module lists, in the way that the page asks for them.
 * @returns {number}
 */
function listMoves() {
  const document = new TreeDocument(START);
  return Array.from({ length: 64 }, (_, square) => document.destinations(square).length).reduce((one, other) => one + other);
}

/** @param {() => unknown} work */
async function timed(work) {
  const start = performance.now();
  const answer = await work();
  return { time: performance.now() - start, answer };
}

const fetched = await timed(async () => (await fetch('./pkg/document_bg.wasm')).arrayBuffer());
const started = await timed(() => init({ module_or_path: fetched.answer }));
const listed = await timed(() => listMoves());
const again = await timed(() => listMoves());
const { memory } = /** @type {{ memory: WebAssembly.Memory }} */ (started.answer);

Object.assign(globalThis, {
  cold: {
    fetch: fetched.time,
    instantiate: started.time,
    list: listed.time,
    total: started.time + listed.time,
    again: again.time,
    pages: memory.buffer.byteLength / 65536,
    moves: listed.answer ?? null,
  },
});
