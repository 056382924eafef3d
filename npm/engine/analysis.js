// @ts-check
/** What the engine finds, as it comes: for `for await`. */

/** @typedef {import('../engine.js').Thought} Thought */
/** @typedef {import('./client.js').Client | import('./team.js').Team} Client */
/** @typedef {import('./client.js').Task} Task */

/**
 * The thoughts of a task, which begins when the first is asked for and is given up when no more are.
 * @param {Client} client
 * @param {Task} task
 * @param {AbortSignal | undefined} signal
 * @returns {import('../engine.js').Analysis}
 */
export function analysis(client, task, signal) {
  let isStopped = false
  return Object.assign(thoughts(client, task, signal, () => isStopped), {
    stop() {
      isStopped = true
      client.stop(task)
    },
  })
}

/**
 * @param {Client} client
 * @param {Task} task
 * @param {AbortSignal | undefined} signal
 * @param {() => boolean} isStopped before it has begun
 * @returns {AsyncGenerator<Thought, undefined, undefined>}
 */
async function* thoughts(client, task, signal, isStopped) {
  if (isStopped()) return
  /** @type {Thought[]} */
  const found = []
  let isOver = false
  let wake = () => {}
  const hear = (/** @type {Thought} */ thought) => {
    found.push(thought)
    wake()
  }
  const end = () => {
    isOver = true
    wake()
  }
  const answer = client.ask(task, { signal, hear })
  // What fails is thrown below, once what came before it is given.
  answer.then(end, end)
  try {
    for (;;) {
      for (let next = found.shift(); next !== undefined; next = found.shift()) yield next
      if (isOver) break
      await /** @type {Promise<void>} */ (new Promise((resolve) => (wake = resolve)))
    }
    await answer
  } finally {
    client.giveUp(task)
  }
}
