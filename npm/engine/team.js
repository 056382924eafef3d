// @ts-check
/**
 * Several workers that search the same position, each with a table of its own, since WebAssembly as compiled here has no
 * memory that threads share. No two search the same tree; of each depth the one that has it first is heard.
 */
import { STRONGEST } from './client.js'

/** @typedef {import('./client.js').Answer} Answer */
/** @typedef {import('./client.js').Client} Client */
/** @typedef {import('./client.js').Task} Task */
/** @typedef {import('../engine.js').Thought} Thought */

export class Team {
  #clients

  /** @param {[Client, ...Client[]]} clients */
  constructor(clients) {
    this.#clients = clients
  }

  /**
   * Has a task done, after those before it: a search by all workers, what a player or a weaker level does by the first.
   * @param {Task} task
   * @param {{ signal?: AbortSignal, hear?: (thought: Thought) => void }} [options]
   * @returns {Promise<Answer>}
   */
  async ask(task, { signal, hear = () => {} } = {}) {
    const isShared = task.player === undefined && (task.level === 0 || task.level === STRONGEST)
    const clients = isShared ? this.#clients : this.#clients.slice(0, 1)
    const nodes = clients.map(() => 0)
    const all = () => nodes.reduce((sum, one) => sum + one)
    let [leader, deepest] = [0, 0]
    const asked = clients.map((client, at) => client.ask(task, {
      signal,
      hear(thought) {
        nodes[at] = thought.nodes
        if (thought.rank === 1 && thought.depth > deepest) [leader, deepest] = [at, thought.depth]
        if (at === leader) hear({ ...thought, nodes: all() })
      },
    }))
    try {
      await Promise.race(asked)
      this.stop(task)
      const answers = await Promise.all(asked)
      const { move, thoughts } = answers[leader]
      return { move, thoughts: thoughts.map((thought) => ({ ...thought, nodes: all() })) }
    } finally {
      this.giveUp(task)
    }
  }

  /** Has a task, or the one under way, answered with the best there is. @param {Task} [task] */
  stop(task = this.#clients[0].task) {
    for (const client of this.#clients) client.stop(task)
  }

  /** Says that the move was played which the task under way expects. */
  ponderhit() {
    for (const client of this.#clients) client.ponderhit()
  }

  /** Ends a task that is wanted no more, if it is not over. @param {Task} task */
  giveUp(task) {
    for (const client of this.#clients) client.giveUp(task)
  }

  /** Ends the workers; what was asked of them fails. */
  close() {
    for (const client of this.#clients) client.close()
  }
}
