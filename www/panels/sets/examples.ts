// Questions to begin with, from a file where each stands behind its group and its name. Those of the article are its own,
// to the letter.

import text from './examples.sql' with { type: 'text' };

/** The 64 rows of the board: the article has a script for them that it does not show. */
export const FILL = Array.from(
  { length: 64 },
  (_, at) => `insert into Board (X, Y) values (${(at % 8) + 1}, ${Math.floor(at / 8) + 1})`,
).join('\n');

export const EXAMPLES = text.split(/^-- (?=\w+ \w+$)/m).flatMap((part) => {
  const [, group = '', id = '', query] = /^(\w+) (\w+)\n(.*)$/s.exec(part.trim()) ?? [];
  return query === undefined ? [] : { group, id, query: query.replace('{{squares}}', FILL) };
});

/** The question of an example. */
export const queryOf = (name: string): string => EXAMPLES.find(({ id }) => id === name)?.query ?? '';
