// @ts-check
// Sentences about an input, of what Rust has found: its source and code name a sentence, its arguments are what that
// speaks of. English comes with them; each other language has a table.

/**
 * What there is to say about an input, or what stands within it.
 * @typedef {object} Diagnostic
 * @property {string} source
 * @property {string} code
 * @property {Record<string, string | number | boolean | Diagnostic[]>} args
 * @property {number} [line]
 * @property {number} [column]
 * @property {string} [message] in English
 */

/** Arguments as sentences take them: diagnostics have become text. @typedef {Record<string, any>} Values */

/**
 * The sentences of a language: by source and code, or `reasons` for the one around other diagnostics.
 * @typedef {object} Sentences
 * @property {(line: number, column: number, sentence: string) => string} place
 * @property {Record<string, Record<string, (values: Values) => string>>} sources
 */

/** No sentence shows more of a text than this many characters. */
const SHOWN = 24;

/** A part of the input in quotes, cut short, with what cannot be seen as a code point. @param {string} text */
export function quoted(text) {
  const shown = Array.from(text, (char) => (/^(?! )[\p{C}\p{Z}]$/u.test(char) ? `<${codePoint(char)}>` : char));
  return `"${shown.slice(0, SHOWN).join('')}${shown.length > SHOWN ? '…' : ''}"`;
}

/** @param {string} char */
const codePoint = (char) => `U+${(char.codePointAt(0) ?? 0).toString(16).toUpperCase().padStart(4, '0')}`;

/** A character of the input with its code point. @param {string} char */
export const character = (char) => `${quoted(char)} (${codePoint(char)})`;

/** What a language makes of a diagnostic; nothing where it has no sentence. @param {Diagnostic} diagnostic @param {Sentences} sentences @returns {string | undefined} */
export function sentenceOf({ source, code, args, line, column }, sentences) {
  const makers = sentences.sources[source];
  const make = ('reasons' in args ? makers?.reasons : undefined) ?? makers?.[code];
  if (!make) return undefined;
  const values = Object.entries(args).map(([name, value]) => {
    if (!Array.isArray(value)) return [name, value];
    return [name, value.map((reason) => (sentenceOf(reason, sentences) ?? '').replace(/\.$/, '')).join('; ')];
  });
  const sentence = make(Object.fromEntries(values));
  return line === undefined || column === undefined ? sentence : sentences.place(line, column, sentence);
}
