// @ts-check
/**
 * The examples in the comments of the package's types, and those of its README: every export has one, and each result is
 * what the call gives.
 *
 * An example is a fenced block of `js`, a statement or an expression a line. Behind an expression stands its result, as
 * JavaScript writes it, and perhaps a comma and some words.
 */
import assert from 'node:assert/strict'
import { readFileSync } from 'node:fs'
import { test } from 'node:test'
import { gridmate, inner, typesOf } from './support.mjs'

const engine = await inner('engine.js')
const documents = await inner('document.js')
const reviews = await inner('review.js')
const next = await inner('next.js')

/** @typedef {{ name: string, isField: boolean, examples: string[][] }} Member */

const DECLARED = /^ *(?:export )?(?:(class|function) )?(?:static )?(readonly )?(\w+)(\?)?(?=[ ({:])/
/** What nobody calls, or what needs no words. */
const PASSED_OVER = /^ *(?:private |free\(|\[)/
/** Plain data: the example of the class shows its fields. */
const RECORDS = new Set(['Move'])

/** The lines of each example of a comment. @param {string[]} comment */
function examplesOf(comment) {
  const text = comment.map((line) => line.replace(/^ *(?:\/\*\*|\*\/|\*) ?/, '')).join('\n')
  return Array.from(text.matchAll(/^```js\n(.*?)\n```$/gms), ([, example]) => example.split('\n'))
}

/**
 * What a file of types declares, with the examples before it: classes, functions, and members by their class.
 * @param {string} types
 */
function declared(types) {
  /** @type {Map<string, Member>} */
  const members = new Map()
  /** @type {string[]} */
  let comment = []
  let inComment = false
  let owner = ''
  for (const line of types.split('\n')) {
    const opens = line.trimStart().startsWith('/**')
    if (opens) comment = []
    if (opens || inComment) {
      comment.push(line)
      inComment = !line.includes('*/')
      continue
    }
    const found = line.startsWith('export ') || (owner !== '' && line.startsWith(' ')) ? DECLARED.exec(line) : null
    if (found && !PASSED_OVER.test(line)) {
      const [, kind, , word] = found
      const isTop = !line.startsWith(' ')
      if (isTop) owner = kind === 'class' ? word : ''
      if (!isTop || kind) {
        const name = isTop ? word : `${owner}.${word}`
        const isField = !line.includes('(') && !isTop
        // One of the ways to call it is enough.
        const known = members.get(name)?.examples ?? []
        members.set(name, { name, isField, examples: [...known, ...examplesOf(comment)] })
      }
    }
    if (line.startsWith('}')) owner = ''
    comment = []
  }
  return members
}

/** The types of a file by the names that `gridmate` hands them on under. @param {string} file */
const namedIn = (file) =>
  [...typesOf('core.d.ts').matchAll(/(\w+) as (\w+)/g)].reduce((text, [, inner, name]) => text.replace(`class ${inner} `, `class ${name} `), typesOf(file))

/**
 * What examples may use, and the members that are handed on: those of `gridmate` and its players, those of the next
 * chess.js, of the document, and the review.
 * @type {{ all: Record<string, any>, members: [string, Member][] }[]}
 */
const GROUPS = [
  { all: { ...engine, ...gridmate }, files: ['pkg/gridmate.d.ts', 'game.d.ts', 'api.d.ts', 'engine.d.ts'].map(namedIn) },
  { all: next, files: ['pkg/gridmate.d.ts', 'game.d.ts', 'api.d.ts', 'next.d.ts'].map(namedIn) },
  { all: documents, files: [typesOf('document.d.ts')] },
  { all: reviews, files: [typesOf('review.d.ts')] },
].map(({ all, files }) => ({
  all, members: files.flatMap((types) => [...declared(types)]).filter(([name]) => name.split('.')[0] in all),
}))

/** The value before whatever words follow it. @param {string} told */
function valueOf(told) {
  for (let end = told.length; end > 0; end = told.lastIndexOf(', ', end - 1)) {
    try {
      const values = new Function(`return [${told.slice(0, end)}]`)()
      if (values.length === 1) return values[0]
    } catch {
      // There are words in it.
    }
  }
  throw new Error(`no value: ${told}`)
}

/** As lists of numbers are shown. @param {unknown} value */
const shown = (value) => (value instanceof Uint8Array || value instanceof Uint32Array ? Array.from(value) : value)

/** Makes functions that may await. @type {FunctionConstructor} */
const Program = Object.getPrototypeOf(async () => {}).constructor

/**
 * Runs an example; answers how many results it told.
 * @param {string[]} lines
 * @param {Record<string, any>} [all]
 */
async function run(lines, all = GROUPS[0].all) {
  /** @type {[string, unknown][]} */
  const told = []
  const body = lines.map((line) => {
    const [, code, result] = /^(.*?);? *\/\/ (.*)$/.exec(line) ?? []
    if (result === undefined) return line
    told.push([line, valueOf(result)])
    return `check(${told.length - 1}, ${code});`
  })
  let checked = 0
  const check = (/** @type {number} */ number, /** @type {unknown} */ value) => {
    assert.deepEqual(shown(value), told[number][1], told[number][0])
    checked += 1
  }
  await new Program('check', ...Object.keys(all), `'use strict';\n${body.join('\n')}`)(check, ...Object.values(all))
  return checked
}

test('every class, function, method and getter of the package is shown by an example', () => {
  for (const { members } of GROUPS) {
    const classes = new Map(members)
    const bare = members.filter(([name, { isField, examples }]) => {
      if (examples.length > 0) return false
      const [owner, field] = name.split('.')
      return !isField || !RECORDS.has(owner) || !classes.get(owner)?.examples.flat().some((line) => line.includes(`.${field}`))
    })
    assert.deepEqual(bare.map(([name]) => name), [])
  }
})

test('nothing that the package exports is missing from the examples', () => {
  for (const { all, members } of GROUPS) {
    const known = new Map(members)
    const silent = Object.entries(all).flatMap(([name, value]) => {
      if (typeof value !== 'function') return []
      const own = value.prototype ? Object.getOwnPropertyNames(value.prototype) : []
      const called = own.filter((member) => !/^(?:constructor|free|_.*)$/.test(member)).map((member) => `${name}.${member}`)
      return [name, ...called].filter((member) => !known.has(member))
    })
    assert.deepEqual(silent, [])
  }
})

test('every example gives the results that it tells', async () => {
  for (const { all, members } of GROUPS) {
    let results = 0
    for (const [name, { examples }] of members) {
      for (const example of examples) {
        const told = await run(example, all)
        assert.ok(told > 0, `${name} tells no result`)
        results += told
      }
    }
    assert.ok(results > members.length / 2)
  }
})

test('an example that tells something else is caught', async () => {
  await assert.rejects(run(['chess960Row(0); // \'RNBQKBNR\'']), assert.AssertionError)
  assert.equal(await run(['reach(\'N\', 0); // [10, 17], c2 and b3']), 1)
})

/** What a program imports by name. @type {Record<string, () => Promise<any>>} */
const ENTRIES = {
  gridmate: async () => gridmate, 'gridmate/init': () => inner('init.js'), 'gridmate/next': async () => next,
  'gridmate/document': async () => documents, 'gridmate/engine': async () => engine, 'gridmate/review': async () => reviews,
}

/**
 * Runs an example of the README as a program of its own; answers how many results it told.
 * @param {string} example
 */
async function runProgram(example) {
  let checked = 0
  const lines = example.split('\n').map((line) => {
    if (line === 'main()') return 'await main()'
    const [, main, names, entry] = /^import (?:(\w+), )?(\{.*\}) from '(.*)'$/.exec(line) ?? []
    if (entry) return `const ${main ? names.replace('{', `{ default: ${main},`) : names} = await load('${entry}');`
    const [, code, result] = /^(.*?) *\/\/ (.*)$/.exec(line) ?? []
    try {
      const value = valueOf(result ?? '')
      return `check(${JSON.stringify(line)}, ${JSON.stringify(value)}, ${code});`
    } catch {
      // Words, and no result.
      return code ?? line
    }
  })
  const check = (/** @type {string} */ line, /** @type {unknown} */ wanted, /** @type {unknown} */ value) => {
    assert.deepEqual(JSON.parse(JSON.stringify(shown(value))), wanted, line)
    checked += 1
  }
  await new Program('check', 'load', 'console', `'use strict';\n${lines.join('\n')}`)(check, (/** @type {string} */ entry) => ENTRIES[entry](), { log() {} })
  return checked
}

test('every example of the README gives the results that it tells', async () => {
  const examples = examplesOf(readFileSync('npm/README.md', 'utf8').split('\n'))
  const told = []
  for (const example of examples) told.push(await runProgram(example.join('\n')))
  assert.equal(examples.length, 12)
  assert.deepEqual(told.map((results) => results > 0), [false, ...Array(11).fill(true)])
})
