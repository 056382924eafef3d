// What SQL Server has and SQLite has not, or reads otherwise, beside what the core knows of it; and misspelt names.

import type { SqlHint } from '../document/sql';

/** Texts, names in brackets and remarks, in which nothing is looked for. */
const QUOTED = /'(?:[^']|'')*'|"(?:[^"]|"")*"|\[[^\]]*\]|--[^\n]*|\/\*[^]*?\*\//g;
const HINTS: readonly (readonly [SqlHint, RegExp])[] = [
  ['use', /^\s*use\s+\w/i],
  ['truncate', /^\s*truncate\s+table\b/i],
  ['try', /\btry_(?:convert|cast|parse)\s*\(/i],
  ['offset', /\boffset\s+\S+\s+rows?\b|\bfetch\s+(?:next|first)\b/i],
  ['temporary', /(?:^|[^\w#])##?[a-z]\w*/i],
];
/** Something that is compared at the beginning of a column: SQL Server would call the column so. */
const EQUALS = /^\s*select\s+(?:distinct\s+)?(?:[^()]*,\s*)?[a-z_]\w*\s*=(?!=)/i;

const bare = (sql: string): string => sql.replaceAll(QUOTED, (part) => (/^['"[]/.test(part) ? 'x' : ' '));

/** What to write where SQLite does not read a statement. */
export const hintOf = (sql: string): SqlHint | undefined => HINTS.find(([, form]) => form.test(bare(sql)))?.[0];

/** Whether a statement, which SQLite reads, means something else there. */
export const surpriseOf = (sql: string): SqlHint | undefined =>
  EQUALS.test(bare(sql).split(/\bfrom\b/i)[0] ?? '') ? 'equals' : undefined;

/** Of some names the one that is nearest to a word, if one is near. */
export function nearest(word: string, names: readonly string[]): string | undefined {
  const wanted = word.toLowerCase();
  const ranked = names.map((name) => ({ name, far: distance(wanted, name.toLowerCase()) }));
  const [best] = ranked.toSorted((a, b) => a.far - b.far);
  return best && best.far <= Math.max(1, Math.min(3, Math.floor(word.length / 3))) ? best.name : undefined;
}

/** How many letters are to be changed, left out or put in to make one word of another. */
function distance(one: string, other: string): number {
  let row = Array.from({ length: other.length + 1 }, (_, at) => at);
  for (const [i, letter] of [...one].entries()) {
    const next = [i + 1];
    for (const [j, its] of [...other].entries()) {
      const change = (row[j] ?? 0) + (letter === its ? 0 : 1);
      next.push(Math.min(change, (row[j + 1] ?? 0) + 1, (next[j] ?? 0) + 1));
    }
    row = next;
  }
  return row[other.length] ?? 0;
}
