// What Rust can find in an input: read from the tables in its source, so that none can be forgotten.
import { readFile, readdir } from 'node:fs/promises';
import { join } from 'node:path';

/**
 * A sentence that Rust can say.
 * @typedef {object} Kind
 * @property {string} source
 * @property {string} code or `reasons` for the sentence around other diagnostics
 * @property {string} template in English, with the names of arguments in braces
 * @property {string} file
 */

const source = new URL('../../../src/', import.meta.url).pathname;
const TEXT = '"((?:[^"\\\\]|\\\\.)*)"';
const ENTRY = new RegExp(`(?:^|\\s)(\\w+)\\s*(?:\\([^=]*?\\))?\\s*(?:\\[[^=]*?\\])?\\s*=\\s*("[\\w-]+"|[\\w.]+\\(\\)),\\s*${TEXT};`, 'g');
const KIND = new RegExp(`\\w+ (?:Info|Warning|Error) = "([\\w-]+)",\\s*${TEXT};`, 'g');

/** Where codes stand in a function instead of a table. @type {Record<string, RegExp>} */
const FIELDS = { end: /Self::\w+[^=\n]*=> "([a-z]+)"/g, file: /\("([\w-]+)", "[A-Z]/g };

/** @param {string} literal of Rust, between its quotes */
const unescaped = (literal) => literal.replace(/\\\n\s*/g, '').replace(/\\"/g, '"');

/** A code as the tables of languages have it. @param {string} code a literal, or what stands in its place @param {string} template */
const codeOf = (code, template) => (template.includes('{reasons}') && !/^"san-/.test(code) ? 'reasons' : code.replace(/"/g, ''));

/** @param {string} code of Rust, without tests and comments @param {string} file @returns {Kind[]} */
function kindsIn(code, file) {
  /** @type {Kind[]} */
  const found = [];
  for (const [, body = ''] of code.matchAll(/\bdiagnostics! \{([^]*?)\n\}/g)) {
    const [head = '', of = '', prefix = '', suffix = ''] = body.match(new RegExp(`enum \\w+: \\w+, "([\\w.-]+)", ${TEXT}, ${TEXT};`)) ?? [];
    for (const [, , name = '', text = ''] of body.slice(body.indexOf(head) + head.length).matchAll(ENTRY)) {
      const template = unescaped(prefix + text + suffix);
      found.push({ source: of, code: codeOf(name, template), template, file });
    }
  }
  for (const [, body = ''] of code.matchAll(/\bkinds! \{([^]*?)\n\}/g)) {
    for (const [, name = '', text = ''] of body.matchAll(KIND)) found.push({ source: 'token', code: name, template: unescaped(text), file });
  }
  for (const [, name = '', text = ''] of code.matchAll(new RegExp(`of_call\\(\\s*"([\\w-]+)",\\s*(?:${TEXT})?`, 'g'))) {
    found.push({ source: 'call', code: name, template: unescaped(text ?? ''), file });
  }
  for (const [, of = '', name = '', text = ''] of code.matchAll(new RegExp(`Diagnostic::new\\(\\s*"([\\w-]+)",\\s*([^,]+),[^,]+,\\s*(?:${TEXT})?`, 'g'))) {
    if (name.startsWith('"')) found.push({ source: of, code: codeOf(name, text ?? ''), template: unescaped(text ?? ''), file });
    // Those of tokens are in their table.
    else if (!FIELDS[of] && of !== 'token') found.push({ source: of, code: 'reasons', template: '{reasons}', file });
    else for (const [, each = ''] of code.matchAll(FIELDS[of] ?? /(?!)/g)) found.push({ source: of, code: each, template: '', file });
  }
  return found;
}

/** Every sentence about an input that stands in the source of the core. */
export async function diagnosticKinds() {
  const entries = await readdir(source, { withFileTypes: true, recursive: true });
  const files = entries.filter(({ name }) => name.endsWith('.rs') && name !== 'tests.rs').map((entry) => join(entry.parentPath ?? entry.path, entry.name));
  const kinds = await Promise.all(files.map(async (file) => {
    const [code = ''] = (await readFile(file, 'utf8')).split('#[cfg(test)]');
    return kindsIn(code.replace(/^\s*\/\/.*$/gm, ''), file.slice(source.length));
  }));
  return kinds.flat().filter(({ file }) => !file.startsWith('diagnostic/'));
}
