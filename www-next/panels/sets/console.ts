// The database as somebody asks it: the question, the answer, and what was made in it.

import { batch, computed, type ReadonlySignal, signal } from '@preact/signals';
import { EngineFault } from '../../document/fault';
import type { Labs } from '../../document/labs';
import type { Session } from '../../document/session';
import type { NearSet, Pair } from '../../document/sets';
import type { SqlAnswer, SqlCell, SqlFacts, SqlTable } from '../../document/sql';
import { told } from '../../engine/terms';
import type { EngineFaultCode } from '../../i18n/areas/engine';
import type { RowView } from '../../i18n/areas/sets';
import { squareIndex } from '../../i18n/squares';
import { EXAMPLES, FILL } from './examples';
import type { Way } from './light';

/** So many tokens go into their table. */
const MOST_TOKENS = 5000;

/** Why there is no answer, and what is lost with the worker. */
export interface Failure {
  readonly code: EngineFaultCode | 'stopped';
  readonly detail: string;
  readonly lost: readonly string[];
}

interface Asked {
  readonly text: string;
  readonly isAfresh: boolean;
}

/** What the rows of a result name: pairs of squares, or squares. */
export interface Lit {
  readonly ways: readonly Way[];
  readonly squares: readonly { readonly square: number; readonly row: number }[];
}

export class SqlConsole {
  readonly #session: Session;
  readonly #labs: Labs;
  readonly text = signal<string>(EXAMPLES.article.castle);
  readonly view = signal<RowView>('arrows');
  /** The row that was chosen, from 1. */
  readonly row = signal<number | undefined>(undefined);
  readonly square = signal<number | undefined>(undefined);
  readonly #isBusy = signal(false);
  readonly #hasBegun = signal(false);
  readonly #answer = signal<SqlAnswer | undefined>(undefined);
  readonly #asked = signal('');
  readonly #failure = signal<Failure | undefined>(undefined);
  readonly #isAfresh = signal(false);
  #abort = new AbortController();
  #next: Asked | undefined;

  constructor(session: Session, labs: Labs) {
    this.#session = session;
    this.#labs = labs;
  }

  get isBusy(): ReadonlySignal<boolean> {
    return this.#isBusy;
  }
  /** Whether the database has answered since it was started. */
  get hasBegun(): ReadonlySignal<boolean> {
    return this.#hasBegun;
  }
  get answer(): ReadonlySignal<SqlAnswer | undefined> {
    return this.#answer;
  }
  /** What the answer is about. */
  get asked(): ReadonlySignal<string> {
    return this.#asked;
  }
  get failure(): ReadonlySignal<Failure | undefined> {
    return this.#failure;
  }
  /** Whether the database has just been put back to its start. */
  get isAfresh(): ReadonlySignal<boolean> {
    return this.#isAfresh;
  }

  /** What the last table names on the board. */
  readonly lit: ReadonlySignal<Lit> = computed(() => litOf(this.#answer.value?.tables.at(-1)));

  ask(text: string): Promise<void> {
    this.text.value = text;
    return this.run();
  }

  /** Asks what is in the box. */
  run(): Promise<void> {
    return this.#run(this.text.value, false);
  }

  /** Puts the database back to its start. */
  startAfresh(): Promise<void> {
    return this.#run('', true);
  }

  /** Puts the squares into a board that was made without. */
  fill(): Promise<void> {
    return this.#run(FILL, false);
  }

  /** The set with a name that is most like some pairs; nobody misses it where it cannot be told. */
  async near(pairs: readonly Pair[]): Promise<NearSet | undefined> {
    if (pairs.length === 0) return undefined;
    try {
      return await this.#labs.nearestSet(pairs);
    } catch (error) {
      console.warn(error);
      return undefined;
    }
  }

  stop(): void {
    this.#next = undefined;
    this.#abort.abort();
  }

  /** Shows the pairs of a square, or of all again. */
  press(square: number): void {
    this.square.value = this.square.value === square ? undefined : square;
  }

  /** Asks as soon as what is being asked has ended; of several that wait only the last is asked. */
  async #run(text: string, isAfresh: boolean): Promise<void> {
    this.#next = { text, isAfresh };
    if (this.#isBusy.value) return;
    this.#isBusy.value = true;
    for (let next: Asked | undefined = this.#next; next; next = this.#next) {
      this.#next = undefined;
      await this.#ask(next);
    }
    this.#isBusy.value = false;
  }

  async #ask({ text, isAfresh }: Asked): Promise<void> {
    this.#abort = new AbortController();
    const { signal } = this.#abort;
    this.#failure.value = undefined;
    this.#isAfresh.value = false;
    try {
      const answer = await this.#labs.query({ text, isAfresh, facts: factsOf(this.#session) }, signal);
      batch(() => {
        this.#asked.value = text;
        this.#hasBegun.value = true;
        this.#isAfresh.value = isAfresh;
        this.row.value = this.square.value = undefined;
        this.#answer.value = answer;
      });
    } catch (error) {
      const lost = this.#answer.value?.own ?? [];
      this.#hasBegun.value = false;
      this.#answer.value = undefined;
      if (signal.aborted) this.#failure.value = { code: 'stopped', detail: '', lost };
      else if (error instanceof EngineFault) this.#failure.value = { code: error.code, detail: error.detail, lost };
      else this.#session.fail(error);
    }
  }
}

/** What the tables of the game are filled from. */
function factsOf(session: Session): SqlFacts {
  const { store } = session;
  const { board, isLegal } = store.position.value;
  const { start, moves } = told(session);
  const tokens = store.line.value
    .flatMap(({ nodes, kind }, step) => nodes.map((id) => [store.node(id)?.value.token ?? '', kind, step + 1]))
    .slice(0, MOST_TOKENS)
    .map((token, at) => [at + 1, ...token]);
  return { start: isLegal ? start : '', moves, board, tokens };
}

/** One square, or several with something between. */
const isSquares = (value: SqlCell | undefined): value is string =>
  typeof value === 'string' && /^[a-h][1-8]([ ,;]+[a-h][1-8])*$/.test(value);

const squaresIn = (value: SqlCell | undefined): readonly number[] =>
  isSquares(value) ? value.split(/[ ,;]+/).map(squareIndex) : [];

/** The columns that name squares, as they are called. */
export function litOf(table: SqlTable | undefined): Lit {
  const { columns = [], rows = [] } = table ?? {};
  const named = columns.map((_, at) => at).filter((at) => rows.length > 0 && rows.every((row) => isSquares(row[at])));
  const from = named.find((at) => /^from/i.test(columns[at] ?? ''));
  const to = named.find((at) => /^(to|squares$)/i.test(columns[at] ?? ''));
  if (from === undefined || to === undefined) {
    const at = named[0] ?? -1;
    return {
      ways: [],
      squares: rows.flatMap((row, index) => squaresIn(row[at]).map((square) => ({ square, row: index + 1 }))),
    };
  }
  const ways = rows.flatMap((row, index) =>
    squaresIn(row[from]).flatMap((start) =>
      squaresIn(row[to]).map((end): Way => ({ pair: [start, end] satisfies Pair, row: index + 1 })),
    ),
  );
  return { ways, squares: [] };
}
