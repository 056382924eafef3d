// A real SQLite with the chess of the document in it, in its worker. What it is asked ends after a while; should it not, the
// page ends the worker.

import initialise from '#doors/labs.js';
import type { SqlAnswer, SqlQuestion } from '../document/sql';
import type { Handlers } from './serve';
import { type Database, fill, open, own, unguard } from './sql-database';
import { run } from './sql-run';

export async function load(sqlite: URL, labs: URL | BufferSource): Promise<Handlers> {
  await initialise({ module_or_path: labs });
  let database: Database = await open(sqlite);
  return {
    query: async ({ text, isAfresh, facts }: SqlQuestion): Promise<SqlAnswer> => {
      if (isAfresh) {
        database.db.close();
        database = await open(sqlite);
      }
      fill(database, facts);
      const began = performance.now();
      const outcome = run(database, text);
      const elapsed = performance.now() - began;
      unguard(database);
      return { ...outcome, ...own(database), elapsed };
    },
  };
}
