// @ts-check
/** What the tests share: the package as built, chess.js, and positions and games from outside. */
import { existsSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { pathToFileURL } from 'node:url'
import { gunzipSync } from 'node:zlib'

/** Where the package lies. */
export const folder = process.env.GRIDMATE_PACKAGE ?? 'dist/npm'

/** The package, as a program in Node gets it. */
export const gridmate = await import(pathToFileURL(join(folder, 'index.js')).href)

/** One of the package's own modules. */
export const inner = (/** @type {string} */ name) => import(pathToFileURL(join(folder, name)).href)

/** One of its files of types. */
export const typesOf = (/** @type {string} */ name) => readFileSync(join(folder, name), 'utf8')

/** The pages that a text of Markdown shows. */
export const htmlOf = (/** @type {string} */ file) => Array.from(readFileSync(file, 'utf8').matchAll(/^```html\n(.*?)\n```$/gms), ([, page]) => page)

/** The library whose API it has. */
export const chessjs = await import('chess.js')

const FOLDERS = ['../shared/oracle', 'tests/data']

/**
 * The rows of a file of the oracle: all of them where they are on this machine, else a sample.
 * @param {string} name
 * @returns {any[]}
 */
export function rows(name) {
  const file = FOLDERS.map((place) => join(place, `${name}.jsonl.gz`)).find(existsSync)
  if (file === undefined) throw new Error(`there is no ${name}.jsonl.gz`)
  return gunzipSync(readFileSync(file)).toString().trim().split('\n').map((line) => JSON.parse(line))
}

/** Rows of the standard game. */
export const standard = (/** @type {string} */ name) => rows(name).filter((row) => !row.chess960 && row.variant !== 'chess960')
