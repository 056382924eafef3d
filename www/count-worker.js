// @ts-check
// Counts paths of moves away from the page's own thread. Gets a FEN and a depth, answers once for each depth up to it.
import init, { perft } from './pkg/gridmate.js';

const ready = init();

addEventListener('message', async (event) => {
  const { fen, depth } = /** @type {{ fen: string, depth: number }} */ (event.data);
  try {
    await ready;
    for (let plies = 1; plies <= depth; plies += 1) {
      const start = performance.now();
      const paths = perft(fen, plies);
      postMessage({ depth: plies, paths, time: performance.now() - start });
    }
    postMessage({ done: true });
  } catch (error) {
    postMessage({ error: error instanceof Error ? error.message : String(error) });
  }
});
