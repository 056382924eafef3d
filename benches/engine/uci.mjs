// @ts-check
/** Both ends of UCI by lines: programs that are talked to, and the part of one. */
import { spawn } from 'node:child_process'
import { readFileSync, readdirSync } from 'node:fs'
import { createInterface } from 'node:readline'

export const START = 'rnbqkbnr/pppppppp/8/8/8/8/PPPPPPPP/RNBQKBNR w KQkq - 0 1'

/** A program that speaks UCI. */
export class Program {
  /** @param {string[]} command */
  constructor([program, ...args]) {
    this.child = spawn(program, args, { stdio: ['pipe', 'pipe', 'ignore'] })
    // One that has ended hears nothing more.
    this.child.stdin.on('error', () => {})
    this.lines = createInterface({ input: this.child.stdout })[Symbol.asyncIterator]()
  }

  /** @param {string} line */
  tell(line) {
    this.child.stdin.write(`${line}\n`)
  }

  /**
   * Reads on to the line that starts with a word; hands each line over.
   * @param {string} word
   * @param {(line: string) => void} [see]
   */
  async until(word, see = () => {}) {
    for (;;) {
      const { value, done } = await this.lines.next()
      if (done) throw new Error('the program has ended')
      see(value)
      if (value.split(' ')[0] === word) return
    }
  }

  /** How long that thread of it has computed which has computed longest, in milliseconds; NaN where nobody knows. */
  computed() {
    try {
      const tasks = `/proc/${this.child.pid}/task`
      const time = (/** @type {string} */ task) => Number(readFileSync(`${tasks}/${task}/schedstat`, 'utf8').split(' ')[0])
      return Math.max(...readdirSync(tasks).map(time)) / 1e6
    } catch {
      return NaN
    }
  }

  /** Ends it. */
  quit() {
    this.tell('quit')
    this.child.stdin.end()
  }
}

/**
 * The position and the moves that a line `position …` names.
 * @param {string[]} words the words after the first
 */
export function positionOf(words) {
  const at = words.indexOf('moves')
  const start = words.slice(0, at < 0 ? undefined : at)
  const fen = start[0] === 'fen' ? start.slice(1).join(' ') : START
  return { fen, moves: at < 0 ? [] : words.slice(at + 1) }
}

/**
 * The number after a word; 0 where there is none.
 * @param {string[]} words
 * @param {string} name
 */
export function numberAfter(words, name) {
  const at = words.indexOf(name)
  return at < 0 ? 0 : Number(words[at + 1]) || 0
}
