// @ts-check
// Statements one by one, and those of T-SQL in SQLite's words: the article was written for SQL Server.

/** @typedef {{ kind: 'comment' | 'text' | 'quoted' | 'word' | 'number' | 'space' | 'sign', text: string, at: number }} Token */
/** What SQLite has no form for, or another meaning: a sentence says what to write. @typedef {'top' | 'variables' | 'loops' | 'into' | 'plus'} Advice */

const TOKEN = /(--[^\n]*|\/\*[^]*?(?:\*\/|$))|(N?'(?:[^']|'')*'?)|("(?:[^"]|"")*"?|\[[^\]]*\]?|`[^`]*`?)|([A-Za-z_@#$][\w@#$]*)|(\d[\w.]*)|(\s+)|([^])/giy;
const KINDS = /** @type {const} */ (['comment', 'text', 'quoted', 'word', 'number', 'space', 'sign']);
const TEXT_TYPES = /^\[?n?(var)?char\]?$/i;
/** Calls that yield a text. */
const TEXTS = new Set(['char', 'nchar', 'left', 'right', 'upper', 'lower', 'substring', 'substr', 'ltrim', 'rtrim', 'trim', 'replace', 'str']);
/** @type {Record<string, string>} */
const FUNCTIONS = { isnull: 'ifnull', len: 'length' };
/** What a select may follow on a line of its own without beginning a statement. */
const BEFORE_SELECT = new Set(['as', 'union', 'all', 'except', 'intersect', '(', 'explain', 'plan', 'with']);
/** What begins a statement of the article where the line before it ends without a semicolon. */
const BEGINS = new Set(['create', 'insert', 'drop', 'delete', 'update', 'select']);

/** @param {string} sql @returns {Token[]} */
export const tokensOf = (sql) =>
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
 * @returns {string[] | undefined}
 */
export function translated(sql) {
  const parts = split(sql).map((part) => rewritten(tokensOf(part)));
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

/** @param {Token[]} tokens @returns {string} */
function rewritten(tokens) {
  let out = '';
  /** Where a `top` has to become a limit: how deep it stands. @type {{ depth: number, count: string }[]} */
  const limits = [];
  let depth = 0;
  for (let at = 0; at < tokens.length; at += 1) {
    const token = /** @type {Token} */ (tokens[at]);
    const word = token.kind === 'word' ? token.text.toLowerCase() : '';
    const opens = next(tokens, at);
    const isCall = is(tokens[opens], '(');
    if (token.kind === 'sign' && token.text === '(') depth += 1;
    if (token.kind === 'sign' && token.text === ')') {
      if (limits.at(-1)?.depth === depth) out += ` limit ${limits.pop()?.count}`;
      depth -= 1;
    }
    if (token.kind === 'text') out += token.text.replace(/^N'/i, "'");
    else if (word === 'clustered' || word === 'nonclustered') at = opens - 1;
    else if (word === 'on' && tokens[opens]?.text.toLowerCase() === '[primary]') at = opens;
    else if (word === 'with' && isCall && is(tokens[next(tokens, opens)], 'nolock')) at = closing(tokens, opens);
    else if (word === 'getdate' && isCall) {
      out += "datetime('now')";
      at = closing(tokens, opens);
    } else if (word === 'convert' && isCall) {
      const end = closing(tokens, opens);
      out += cast(tokens.slice(opens + 1, end)) ?? rewritten(tokens.slice(at, end + 1));
      at = end;
    } else if (word === 'charindex' && isCall) {
      const end = closing(tokens, opens);
      const [part = [], whole = []] = listed(tokens.slice(opens + 1, end));
      out += `instr(${rewritten(whole).trim()}, ${rewritten(part).trim()})`;
      at = end;
    } else if (word === 'top' && ['select', 'distinct'].includes(tokens[before(tokens, at)]?.text.toLowerCase() ?? '')) {
      const [count, end] = isCall ? [textOf(tokens.slice(opens + 1, closing(tokens, opens))), closing(tokens, opens)] : [tokens[opens]?.text ?? '', opens];
      limits.push({ depth, count });
      at = tokens[end + 1]?.kind === 'space' ? end + 1 : end;
    } else if (word in FUNCTIONS && isCall) out += FUNCTIONS[word];
    else if (token.text === '+' && joinsTexts(tokens, at)) out += '||';
    else out += token.text;
  }
  const [top] = limits;
  return top ? `${out.trimEnd()} limit ${top.count}` : out;
}

/** `convert(type, value)` as a cast. @param {Token[]} inner */
function cast(inner) {
  const [type, value] = listed(inner);
  if (!type || !value) return undefined;
  const [name] = type.filter((token) => !isSilent(token));
  return `cast(${rewritten(value).trim()} as ${name && TEXT_TYPES.test(name.text) ? 'text' : textOf(type).trim()})`;
}

/** Whether one side of a plus is seen to be a text. @param {Token[]} tokens @param {number} at */
function joinsTexts(tokens, at) {
  const left = tokens[before(tokens, at)];
  const after = next(tokens, at);
  const right = tokens[after];
  if (left?.kind === 'text' || right?.kind === 'text') return true;
  if (isText(tokens, after)) return true;
  if (!is(left, ')')) return false;
  let depth = 0;
  for (let index = before(tokens, at); index >= 0; index -= 1) {
    if (is(tokens[index], ')')) depth += 1;
    if (is(tokens[index], '(')) depth -= 1;
    if (depth === 0) return isText(tokens, before(tokens, index));
  }
  return false;
}

/** Whether a call that yields a text begins here. @param {Token[]} tokens @param {number} at */
function isText(tokens, at) {
  const word = tokens[at]?.kind === 'word' ? (tokens[at]?.text.toLowerCase() ?? '') : '';
  const opens = next(tokens, at);
  if (!is(tokens[opens], '(')) return false;
  return TEXTS.has(word) || (word === 'convert' && TEXT_TYPES.test(tokens[next(tokens, opens)]?.text ?? ''));
}

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

/** What a statement asks for that SQLite does otherwise. @param {string} sql @returns {Advice | undefined} */
export function advice(sql) {
  const tokens = tokensOf(sql).filter((token) => !isSilent(token));
  const words = tokens.map((token) => (token.kind === 'text' || token.kind === 'quoted' ? '' : token.text.toLowerCase()));
  if (['declare', 'while', 'exec', 'execute', 'print', 'if', 'begin'].includes(words[0] ?? '')) return 'loops';
  if (words.some((word) => /^@/.test(word))) return 'variables';
  const top = words.indexOf('top');
  if (top > 0 && (words.includes('percent') || words.includes('ties') || words.some((word) => ['union', 'except', 'intersect'].includes(word)))) return 'top';
  if (words[0] === 'select' && words.includes('into')) return 'into';
  if (tokens.some((token, at) => token.text === '+' && joinsTexts(tokens, at))) return 'plus';
  return undefined;
}
