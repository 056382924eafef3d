// What somebody does with sets.

import { signal } from '@preact/signals';
import type { CopySaid } from '../parts/copyable';
import { onceFor } from '../parts/once';
import { Builder } from './builder';
import { SqlConsole } from './console';
import { queryOf } from './examples';

/** What is said of what is copied. */
export const COPIED: CopySaid = { done: ({ sets }) => sets.copied, byHand: ({ sets }) => sets.notCopied };

class Sets {
  readonly tab = signal<'build' | 'ask'>('build');

  constructor(
    readonly builder: Builder,
    readonly sql: SqlConsole,
  ) {}

  /** Has this shown when the place is: a formula, a question, or one of the examples of questions. */
  show(request: { readonly formula: string } | { readonly sql: string } | { readonly query: string }): void {
    this.tab.value = 'formula' in request ? 'build' : 'ask';
    if ('formula' in request) {
      this.builder.square.value = undefined;
      this.builder.formula.value = request.formula;
    } else {
      void this.builder.session.attempt(() => this.builder.count());
      void this.sql.ask('sql' in request ? request.sql : queryOf(request.query));
    }
  }
}

/** The one of a document. */
export const setsOf = onceFor((session, labs) => new Sets(new Builder(session, labs), new SqlConsole(session, labs)));
