// @ts-check
// Statements one by one, and those of T-SQL in SQLite's words: the article was written for SQL Server.

import { DATES, TEXTS, cast, formOf, isTextType, shortened } from './functions.js';

/** @typedef {{ kind: 'comment' | 'text' | 'quoted' | 'word' | 'number' | 'space' | 'sign', text: string, at: number }} Token */
/** What SQLite has no form for, or another meaning: a sentence says what to write. @typedef {'top' | 'variables' | 'loops' | 'into' | 'plus' | 'length' | 'dates' | 'functions'} Advice */
/** Names of columns that hold texts, in small letters. @typedef {ReadonlySet<string>} Columns */

const TOKEN = /(--[^\n]*|\/\*[^]*?(?:\*\/|$))|(N?'(?:[^']|'')*'?)|("(?:[^"]|"")*"?|\[[^\]]*\]?|`[^`]*`?)|([A-Za-z_@#$][\w@#$]*)|(\d[\w.]*)|(\s+)|([^])/giy;
const KINDS = /** @type {const} */ (['comment', 'text', 'quoted', 'word', 'number', 'space', 'sign']);
/** What a select may follow on a line of its own without beginning a statement. */
const BEFORE_SELECT = new Set(['as', 'union', 'all', 'except', 'intersect', '(', 'explain', 'plan', 'with']);
/** What begins a statement of the article where the line before it ends without a semicolon. */
const BEGINS = new Set(['create', 'insert', 'drop', 'delete', 'update', 'select']);

/** @param {string} sql @returns {Token[]} */
const tokensOf = (sql) =>
  Array.from(sql.matchAll(TOKEN), (match) => ({ kind: KINDS[match.slice(1).findIndex((part) => part !== undefined)] ?? 'sign', text: match[0], at: match.index }));

/** @param {Token | undefined} token @param {string} word */
const is = (token, word) => token?.text.toLowerCase() === word && token.kind !== 'text' && token.kind !== 'quoted';

/** @param {Token} token */
const isSilent = ({ kind }) => kind === 'space' || kind === 'comment';

/**
 * The statements of a text: they end with a semicolon, or with `GO` on a line of its own.
 * @param {string} sql
 * @returns {Generator<{ text: string, at: number }>}
 */
export function* statements(sql) {
  let begin = 0;
  /** @type {string[]} the words of the statement, as many as it takes to know a trigger */
  let head = [];
  let last = '';
  let newLine = true;
  const all = tokensOf(sql);
  for (const [index, token] of all.entries()) {
    const after = all[index + 1];
    const isGo = is(token, 'go') && newLine && (!after || (after.kind === 'space' && after.text.includes('\n')));
    const isTrigger = head[0] === 'create' && head.slice(1, 3).includes('trigger');
    if (isGo || (token.text === ';' && token.kind === 'sign' && (!isTrigger || last === 'end'))) {
      yield* statement(sql, begin, token.at);
      begin = token.at + token.text.length;
      head = [];
      last = '';
    } else if (!isSilent(token)) {
      last = token.text.toLowerCase();
      if (head.length < 3) head.push(last);
    }
    newLine = token.kind === 'space' ? token.text.includes('\n') || newLine : false;
  }
  yield* statement(sql, begin, sql.length);
}

/** @param {string} sql @param {number} begin @param {number} end */
function* statement(sql, begin, end) {
  const text = sql.slice(begin, end);
  if (text.trim() !== '') yield { text, at: begin };
}

/**
 * A statement that SQLite cannot read, in its words: one or more, since SQL Server needs no semicolon between them.
 * Nothing, if there is nothing to change.
 * @param {string} sql
 * @param {Columns} texts
 * @returns {string[] | undefined}
 */
export function translated(sql, texts) {
  const parts = split(sql).map((part) => rewritten(tokensOf(part), texts));
  return parts.length > 1 || parts[0] !== sql.trim() ? parts : undefined;
}

/** Splits a text where a line begins a statement and the one before it cannot go on. @param {string} sql */
function split(sql) {
  /** @type {string[]} */
  const parts = [];
  let [begin, depth, newLine] = [0, 0, false];
  let [first, last] = ['', ''];
  let hasValues = false;
  for (const token of tokensOf(sql)) {
    const word = token.kind === 'word' ? token.text.toLowerCase() : token.text;
    const mayGoOn = word === 'select' ? BEFORE_SELECT.has(last) || (first === 'insert' && !hasValues) || first === 'with' : first === 'with' || first === 'explain';
    if (newLine && depth === 0 && first !== '' && token.kind === 'word' && BEGINS.has(word) && !mayGoOn) {
      parts.push(sql.slice(begin, token.at).trim());
      [begin, first, hasValues] = [token.at, '', false];
    }
    if (word === '(') depth += 1;
    if (word === ')') depth -= 1;
    newLine = isSilent(token) ? newLine || token.text.includes('\n') : false;
    if (isSilent(token)) continue;
    if (first === '') first = word;
    if (word === 'values') hasValues = true;
    last = word;
  }
  return [...parts, sql.slice(begin).trim()];
}

/** @param {Token[]} tokens @param {Columns} texts @returns {string} */
function rewritten(tokens, texts) {
  let out = '';
  /** Where a `top` has to become a limit: how deep it stands. @type {{ depth: number, count: string }[]} */
  const limits = [];
  let depth = 0;
  for (let at = 0; at < tokens.length; at += 1) {
    const token = /** @type {Token} */ (tokens[at]);
    const word = token.kind === 'word' ? token.text.toLowerCase() : '';
    const opens = next(tokens, at);
    const isCall = word !== '' && is(tokens[opens], '(');
    const end = isCall ? closing(tokens, opens) : at;
    const call = isCall ? called(word, tokens.slice(opens + 1, end), texts) : undefined;
    if (token.kind === 'sign' && token.text === '(') depth += 1;
    if (token.kind === 'sign' && token.text === ')') {
      if (limits.at(-1)?.depth === depth) out += ` limit ${limits.pop()?.count}`;
      depth -= 1;
    }
    if (call !== undefined) {
      // A value that is worked out stands in parentheses there.
      out += is(tokens[before(tokens, at)], 'default') ? `(${call})` : call;
      at = end;
    } else if (token.kind === 'text') out += token.text.replace(/^N'/i, "'");
    else if (word === 'clustered' || word === 'nonclustered') at = opens - 1;
    else if (word === 'on' && tokens[opens]?.text.toLowerCase() === '[primary]') at = opens;
    else if (word === 'with' && isCall && is(tokens[next(tokens, opens)], 'nolock')) at = end;
    else if (word === 'top' && ['select', 'distinct'].includes(tokens[before(tokens, at)]?.text.toLowerCase() ?? '')) {
      const last = isCall ? end : opens;
      limits.push({ depth, count: isCall ? textOf(tokens.slice(opens + 1, end)) : (tokens[opens]?.text ?? '') });
      at = tokens[last + 1]?.kind === 'space' ? last + 1 : last;
    } else if (token.text === '+' && joinsTexts(tokens, at, texts)) out += '||';
    else out += token.text;
  }
  const [top] = limits;
  return top ? `${out.trimEnd()} limit ${top.count}` : out;
}

/** A call in SQLite's words; nothing, where they are the same or there are none. @param {string} name @param {Token[]} inner @param {Columns} texts */
function called(name, inner, texts) {
  const values = inner.every(isSilent) ? [] : listed(inner);
  const [first = [], second = []] = values;
  const written = (/** @type {Token[]} */ tokens) => rewritten(tokens, texts).trim();
  if (name === 'convert' && values.length === 2) return cast(textOf(first).trim(), written(second));
  if (name !== 'cast') return formOf(name, values.map(written));
  const { value, type } = castOf(inner);
  return shortened(type, written(value));
}

/** The two sides of `cast(value as type)`. @param {Token[]} inner */
function castOf(inner) {
  const as = inner.findLastIndex((token) => is(token, 'as'));
  return { value: inner.slice(0, as), type: textOf(inner.slice(as + 1)).trim() };
}

/** Whether one side of a plus is seen to be a text. @param {Token[]} tokens @param {number} at @param {Columns} texts */
function joinsTexts(tokens, at, texts) {
  const last = before(tokens, at);
  const left = tokens[last];
  if (left?.kind === 'text' || isTextColumn(left, texts) || isText(tokens, next(tokens, at), texts)) return true;
  return is(left, ')') && isText(tokens, before(tokens, opening(tokens, last)), texts);
}

/** Whether a text begins here: written out, a column that holds some, or a call that yields one. @param {Token[]} tokens @param {number} at @param {Columns} texts @returns {boolean} */
function isText(tokens, at, texts) {
  const token = tokens[at];
  if (token?.kind === 'text') return true;
  const opens = next(tokens, at);
  if (is(tokens[opens], '.')) return isText(tokens, next(tokens, opens), texts);
  if (!is(tokens[opens], '(')) return isTextColumn(token, texts);
  const word = token?.text.toLowerCase() ?? '';
  const inner = tokens.slice(opens + 1, closing(tokens, opens));
  if (word === 'convert') return isTextType(textOf(listed(inner)[0] ?? []).trim());
  if (word === 'cast') return isTextType(castOf(inner).type);
  return TEXTS.has(word);
}

/** @param {Token | undefined} token @param {Columns} texts */
const isTextColumn = (token, texts) => token !== undefined && (token.kind === 'word' || token.kind === 'quoted') && texts.has(nameOf(token));

/** A name without what quotes it, in small letters. @param {Token} token */
const nameOf = ({ kind, text }) => (kind === 'quoted' ? text.slice(1, -1) : text).toLowerCase();

/** The parts between commas. @param {Token[]} tokens */
function listed(tokens) {
  /** @type {Token[][]} */
  const parts = [[]];
  let depth = 0;
  for (const token of tokens) {
    if (is(token, '(')) depth += 1;
    if (is(token, ')')) depth -= 1;
    if (depth === 0 && is(token, ',')) parts.push([]);
    else parts.at(-1)?.push(token);
  }
  return parts;
}

/** @param {Token[]} tokens */
const textOf = (tokens) => tokens.map(({ text }) => text).join('');

/** The next token that says something. @param {Token[]} tokens @param {number} at */
function next(tokens, at) {
  let index = at + 1;
  while (index < tokens.length && isSilent(/** @type {Token} */ (tokens[index]))) index += 1;
  return index;
}

/** @param {Token[]} tokens @param {number} at */
function before(tokens, at) {
  let index = at - 1;
  while (index >= 0 && isSilent(/** @type {Token} */ (tokens[index]))) index -= 1;
  return index;
}

/** Where the parenthesis that opens here is closed. @param {Token[]} tokens @param {number} opens */
function closing(tokens, opens) {
  let depth = 0;
  for (let index = opens; index < tokens.length; index += 1) {
    if (is(tokens[index], '(')) depth += 1;
    if (is(tokens[index], ')')) depth -= 1;
    if (depth === 0) return index;
  }
  return tokens.length - 1;
}

/** Where the parenthesis that closes here is opened. @param {Token[]} tokens @param {number} closes */
function opening(tokens, closes) {
  let depth = 0;
  for (let index = closes; index > 0; index -= 1) {
    if (is(tokens[index], ')')) depth += 1;
    if (is(tokens[index], '(')) depth -= 1;
    if (depth === 0) return index;
  }
  return 0;
}

/** The tokens that say something. @param {string} sql */
const spoken = (sql) => tokensOf(sql).filter((token) => !isSilent(token));

/** Words and signs in small letters, nothing for what is quoted. @param {Token[]} tokens */
const wordsOf = (tokens) => tokens.map((token) => (token.kind === 'text' || token.kind === 'quoted' ? '' : token.text.toLowerCase()));

/** The names in a statement, of tables, columns and all else, if anything is added in it. @param {string} sql */
export const namesIn = (sql) => new Set(sql.includes('+') ? spoken(sql).map(nameOf) : []);

/** What a statement asks for that SQLite cannot do, and has no form that would mean the same. @param {string} sql @returns {Advice | undefined} */
export function advice(sql) {
  const tokens = spoken(sql);
  const words = wordsOf(tokens);
  if (['declare', 'while', 'exec', 'execute', 'print', 'if', 'begin'].includes(words[0] ?? '')) return 'loops';
  const top = words.indexOf('top');
  if (top > 0 && (words.includes('percent') || words.includes('ties') || words.some((word) => ['union', 'except', 'intersect'].includes(word)))) return 'top';
  if (words[0] === 'select' && words.includes('into')) return 'into';
  if (words.some((_, at) => isOddDate(tokens, at))) return 'dates';
  return undefined;
}

/** Whether a call for a date has no form here, or days are added to it by a sign. @param {Token[]} tokens without silent ones @param {number} at */
function isOddDate(tokens, at) {
  const [token, opens] = [tokens[at], tokens[at + 1]];
  if (token?.kind !== 'word' || !is(opens, '(')) return false;
  const [name, end] = [token.text.toLowerCase(), closing(tokens, at + 1)];
  const inner = tokens.slice(at + 2, end);
  if (name === 'convert') return listed(inner).length > 2;
  return DATES.has(name) && (['+', '-'].includes(tokens[end + 1]?.text ?? '') || called(name, inner, new Set()) === undefined);
}

/**
 * What SQLite does otherwise than SQL Server, and says nothing of it.
 * @param {string} sql
 * @param {Columns} texts
 * @returns {Advice | undefined}
 */
export function surprise(sql, texts) {
  const tokens = spoken(sql);
  const words = wordsOf(tokens);
  if (words.some((word) => /^@/.test(word))) return 'variables';
  const columns = withAliases(tokens, texts);
  if (tokens.some((token, at) => token.text === '+' && joinsTexts(tokens, at, columns))) return 'plus';
  const casts = words.flatMap((word, at) => (word === 'cast' && words[at + 1] === '(' ? [castOf(tokens.slice(at + 2, closing(tokens, at + 1)))] : []));
  if (casts.some(({ type }) => shortened(type, ''))) return 'length';
  // SQLite's own takes the pattern first.
  return words.some((word, at) => word === 'format' && words[at + 1] === '(' && words[at + 3] === ',' && tokens[at + 4]?.kind === 'text' && !tokens[at + 2]?.text.includes('%')) ? 'functions' : undefined;
}

/** Columns that hold texts, and what they are called after `as` or between `with` and `as`. @param {Token[]} tokens without silent ones @param {Columns} texts @returns {Columns} */
function withAliases(tokens, texts) {
  const all = new Set(texts);
  for (const [at, token] of tokens.entries()) {
    const alias = tokens[at + 1];
    if (is(token, 'as') && alias && isTextColumn(tokens[at - 1], all)) all.add(nameOf(alias));
    if (is(token, 'as') && is(tokens[at - 1], ')') && is(tokens[at + 2], 'select')) {
      const names = listed(tokens.slice(opening(tokens, at - 1) + 1, at - 1));
      const from = tokens.findIndex((other, index) => index > at && is(other, 'from'));
      listed(tokens.slice(at + 3, from)).forEach((value, index) => {
        const [name] = names[index] ?? [];
        if (name && isTextColumn(value.at(-1), all)) all.add(nameOf(name));
      });
    }
  }
  return all;
}
