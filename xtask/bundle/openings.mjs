// @ts-check
// Writes the table of openings as the page loads it: `node openings.mjs LINES OUT`.
//
// In: lines of a code, a name and moves, with tabs between them, in the order of codes; the page's modules, which play
// them. Out: JSON of `keys`, 40 bits for each position in base64, and of `names`, a line for each: how many words it shares
// with the line before as a digit of base 36, its other words, and behind a tab its code where that is another.
// Where two lines lead to one position, the first names it.
import { readFile, writeFile } from 'node:fs/promises';
import { resolve } from 'node:path';
import { pathToFileURL } from 'node:url';

const KEY_BYTES = 5;
/** No line is that long. */
const END = 0xffff_ffff;

/** A module of the page, ready to be asked. @param {string} folder @param {string} name */
async function loaded(folder, name) {
  const path = resolve('target/xtask', folder, name);
  const door = await import(`${pathToFileURL(path)}.js`);
  await door.default({ module_or_path: await readFile(`${path}_bg.wasm`) });
  return door;
}

/** The key of the position that some moves lead to, and what tells that from all others. @param {string} moves */
function positionAfter(moves) {
  const game = labs.readGame(moves);
  const { fault } = game.record();
  if (fault) throw new Error(`${moves}: ${fault.message}`);
  const tree = document.TreeDocument.fromBytes(game.bytes());
  tree.goTo(END);
  const { fen } = tree.view(false).position;
  /** @type {number} */
  const key = tree.lineKeys().at(-1);
  tree.free();
  game.free();
  // The counts of moves are no part of it.
  return { key, position: fen.split(' ').slice(0, 4).join(' ') };
}

/** A key as bytes, the highest first. @param {number} key */
const bytesOf = (key) => Array.from({ length: KEY_BYTES }, (_, at) => Math.floor(key / 256 ** (KEY_BYTES - 1 - at)) % 256);

const [source = '', out = ''] = process.argv.slice(2);
const document = await loaded('document-pkg', 'document');
const labs = await loaded('study-pkg', 'labs');

/** What each key stands for. @type {Map<number, string>} */
const positions = new Map();
/** @type {string[]} */
const names = [];
/** @type {string[]} */
let before = [];
let lastCode = '';
for (const line of (await readFile(source, 'utf8')).trimEnd().split('\n')) {
  const [code = '', name = '', moves = ''] = line.split('\t');
  const { key, position } = positionAfter(moves);
  const known = positions.get(key);
  if (key === 0 || (known !== undefined && known !== position)) throw new Error(`${moves}: the key ${key} is not free.`);
  if (known !== undefined) continue;
  positions.set(key, position);
  const words = name.replaceAll("'", '’').split(' ');
  const differs = words.findIndex((word, at) => word !== before[at]);
  const shared = differs < 0 ? words.length : differs;
  names.push(`${shared.toString(36)}${words.slice(shared).join(' ')}${code === lastCode ? '' : `\t${code}`}`);
  [before, lastCode] = [words, code];
}
const keys = Buffer.from([...positions.keys()].flatMap(bytesOf)).toString('base64');
await writeFile(out, JSON.stringify({ keys, names: names.join('\n') }));
