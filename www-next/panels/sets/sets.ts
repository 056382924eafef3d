// What somebody does with sets: it stays while the page is open, whatever place is shown.

import { signal } from '@preact/signals';
import type { Labs } from '../../document/labs';
import type { Session } from '../../document/session';
import { Builder } from './builder';
import { SqlConsole } from './console';
import { EXAMPLES } from './examples';

/** A formula, a question, or one of the examples of questions. */
export type SetRequest = { readonly formula: string } | { readonly sql: string } | { readonly query: string };

const QUERIES: ReadonlyMap<string, string> = new Map(Object.values(EXAMPLES).flatMap((group) => Object.entries(group)));

class Sets {
  readonly tab = signal<'build' | 'ask'>('build');
  readonly builder: Builder;
  readonly sql: SqlConsole;

  constructor(session: Session, labs: Labs) {
    this.builder = new Builder(session, labs);
    this.sql = new SqlConsole(session, labs);
  }

  /** Has this shown when the place is. */
  show(request: SetRequest): void {
    this.tab.value = 'formula' in request ? 'build' : 'ask';
    if ('sql' in request) return void this.sql.ask(request.sql);
    if ('query' in request) return void this.sql.ask(QUERIES.get(request.query) ?? '');
    this.builder.square.value = undefined;
    this.builder.formula.value = request.formula;
  }
}
const opened = new WeakMap<Session, Sets>();

/** The one of a document. */
export function setsOf(session: Session, labs: Labs): Sets {
  const sets = opened.get(session) ?? new Sets(session, labs);
  opened.set(session, sets);
  return sets;
}
