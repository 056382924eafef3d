// @ts-check
// What the Think panel has computed away from the page's own thread. Each of the two modules is loaded when it is first
// asked: the one that explains, and the engine, which thinks in turns and hears between two of them.

/** @typedef {import('./think/client.js').Question} Question */
/** @typedef {import('./think/client.js').Thought} Thought */

const TABLE_BYTES = 2 ** 24;
/** A turn is a quarter of the time so far, within these bounds. */
const SHORTEST_MS = 40;
const LONGEST_MS = 250;
const turns = new MessageChannel();
/** @type {Promise<typeof import('./labs/labs.js')> | undefined} */
let labs;
/** @type {Promise<import('./engine/engine.js').Thinker> | undefined} */
let engine;
/** @type {{ id: number, thinker: import('./engine/engine.js').Thinker, began: number } | undefined} */
let job;
/** Whether a turn is to come. */
let isDue = false;
/** The number of the last question about lines. */
let wanted = 0;

async function loadLabs() {
  const module = await import('./labs/labs.js');
  await module.default();
  return module;
}

async function loadEngine() {
  const { default: init, Thinker } = await import('./engine/engine.js');
  await init();
  return new Thinker(TABLE_BYTES);
}

/** @param {Question & { kind: 'trace' | 'terms' | 'explain' }} question */
async function explain(question) {
  labs ??= loadLabs();
  const module = await labs;
  if (question.kind === 'terms') return module.teachingTerms(question.start, question.moves);
  if (question.kind === 'explain') return module.explain(question.fen);
  const { start, moves, method, depth, alpha, beta } = question;
  return module.trace(start, moves, method, depth, 1, alpha, beta);
}

/** @param {number} id @param {Question & { kind: 'lines' }} question */
async function begin(id, { start, moves, lines, ms }) {
  wanted = id;
  job = undefined;
  engine ??= loadEngine();
  const thinker = await engine;
  if (wanted !== id) return;
  thinker.begin(start, moves, 0, 0, ms, lines);
  job = { id, thinker, began: performance.now() };
  queue();
}

/** Has the next turn come after what the page has said meanwhile; two that wait would make it wait, too. */
function queue() {
  if (isDue) return;
  isDue = true;
  turns.port2.postMessage(0);
}

function turn() {
  if (!job) return;
  const { id, thinker, began } = job;
  const isOver = thinker.goOn(Math.min(LONGEST_MS, Math.max(SHORTEST_MS, (performance.now() - began) / 4)));
  const thoughts = thinker.thoughts().map((told) => {
    const { depth, deepest, rank, score, mateIn, nodes, elapsed, line } = told;
    told.free();
    return { depth, deepest, rank, score, mateIn, nodes, elapsed, line };
  });
  if (isOver) job = undefined;
  postMessage({ id, thoughts, nodes: thinker.nodes, elapsed: performance.now() - began, isOver });
  if (!isOver) queue();
}

/** @param {number} id @param {unknown} error */
function refuse(id, error) {
  const isFault = !(error instanceof Error && 'code' in error);
  postMessage({ id, isFault, error: error instanceof Error ? error.message : String(error) });
}

turns.port1.onmessage = () => {
  isDue = false;
  const id = job?.id ?? 0;
  try {
    turn();
  } catch (error) {
    job = undefined;
    refuse(id, error);
  }
};

addEventListener('message', async ({ data }) => {
  const { id, ...question } = /** @type {Question & { id: number }} */ (data);
  try {
    if (question.kind === 'stop') {
      wanted = id;
      job = undefined;
    } else if (question.kind === 'lines') {
      await begin(id, question);
    } else {
      postMessage({ id, answer: JSON.parse(await explain(question)) });
    }
  } catch (error) {
    refuse(id, error);
  }
});
