// What Rust can find in an input: the list of all sentences, which a test of the core keeps true.
import { readFile } from 'node:fs/promises';

/**
 * A sentence that Rust can say.
 * @typedef {object} Kind
 * @property {string} source
 * @property {string} code or `reasons` for the sentence around other diagnostics
 * @property {string[]} arguments
 * @property {string} template in English, with the names of arguments in braces
 */

const LIST = new URL('../../sentences.tsv', import.meta.url);

/** Every sentence about an input. @returns {Promise<Kind[]>} */
export async function diagnosticKinds() {
  const [, ...rows] = (await readFile(LIST, 'utf8')).trimEnd().split('\n');
  return rows.map((row) => {
    const [source = '', name = '', , names = '', template = ''] = row.split('\t');
    // Those around others are looked for as such, but that of a token has a name of its own.
    const code = template.includes('{reasons}') && source !== 'token' ? 'reasons' : name;
    return { source, code, arguments: names.split(' ').filter(Boolean), template };
  });
}
