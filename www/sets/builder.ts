// Sets as they are built: the formula, its steps, what is found; and what the place has beside a document.

import { signal } from '@preact/signals';
import type { Diagnostic } from '#doors/document.js';
import type { MoveSet } from '#doors/labs.js';
import type { CopySaid } from '../document/answer';
import { isDiagnostic, type Session } from '../document/session';
import type { JoinId } from '../i18n/arguments';
import type { SetView } from '../i18n/words';
import type { Labs } from '../workers/labs';
import { formulaOf, JOINS } from '../workers/sets';
import { queryOf, SqlConsole } from './console';

interface FoundSet extends MoveSet {
  readonly formula: string;
  /** The square that its facts are of. */
  readonly square: number | undefined;
}

export class Builder {
  readonly formula = signal('knight');
  readonly join = signal<JoinId | 'new'>('new');
  readonly view = signal<SetView>('to');
  /** The square that was pressed. */
  readonly square = signal<number | undefined>(undefined);
  /** What the last formula that could be read yields. */
  readonly found = signal<FoundSet | undefined>(undefined);
  /** Why the formula cannot be read. */
  readonly fault = signal<Diagnostic | undefined>(undefined);
  /** How many pairs each set with a name has. */
  readonly counts = signal<ReadonlyMap<string, number>>(new Map());
  #asked = 0;

  constructor(
    readonly session: Session,
    private readonly labs: Labs,
  ) {}

  /** Asks how many pairs each set with a name has, unless that is known. */
  async count(): Promise<void> {
    if (this.counts.peek().size > 0) return;
    this.counts.value = new Map((await this.labs.namedSets()).map(({ set, count }) => [set, count]));
  }

  /**
   * Asks for the formula as it is now, and where it cannot be read for the last one that could; returns whether there was
   * an answer, and no other question meanwhile.
   */
  async work(formula = this.formula.value): Promise<boolean> {
    this.#asked += 1;
    const asked = this.#asked;
    const [square, { fen }] = [this.square.value, this.session.store.position.value];
    try {
      await this.count();
      const found = await this.labs.moveSet(formula, fen, square);
      if (asked !== this.#asked) return false;
      this.found.value = { ...found, formula, square };
      if (formula === this.formula.peek()) this.fault.value = undefined;
      return true;
    } catch (error) {
      if (asked !== this.#asked) return false;
      if (!isDiagnostic(error)) this.session.fail(error);
      else {
        const read = this.found.peek()?.formula;
        if (formula === this.formula.peek()) this.fault.value = error;
        if (read === undefined || read === formula) this.found.value = undefined;
        else await this.work(read);
      }
      return false;
    }
  }

  /** Joins a set to the formula, as was chosen, or begins with it. */
  use(set: string): void {
    const [join, formula] = [this.join.value, this.formula.value.trim()];
    this.formula.value = join === 'new' || formula === '' ? set : `${formula} ${JOINS[join]} ${set}`;
  }

  add(step: string): void {
    this.formula.value = `${this.formula.value.trim()} ${step}`;
  }

  /** Leaves a step out. What is left begins with a set. */
  remove(at: number): void {
    const steps = this.found.value?.steps?.map(({ step }) => step).filter((_, index) => index !== at) ?? [];
    const begins = steps.findIndex((step) => 'set' in step);
    this.formula.value = begins < 0 ? '' : formulaOf(steps.slice(begins));
  }
}

/** What is said of what is copied. */
export const COPIED: CopySaid = { done: ({ sets }) => sets.copied, byHand: ({ sets }) => sets.notCopied };

export class Sets {
  readonly tab = signal<'build' | 'ask'>('build');
  readonly builder: Builder;
  readonly sql: SqlConsole;

  constructor(session: Session, labs: Labs) {
    this.builder = new Builder(session, labs);
    this.sql = new SqlConsole(session, labs);
  }

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
