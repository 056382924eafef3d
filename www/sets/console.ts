// The database as it is asked: the question, the answer, and what was made in it.

import type { ShownNode } from '#doors/document.js';
import { batch, computed, signal } from '@preact/signals';
import { squareIndex } from '../chess/squares';
import { startAndMoves } from '../document/search';
import type { Session } from '../document/session';
import type { EngineFaultCode } from '../i18n/arguments';
import type { RowView } from '../i18n/words';
import { EngineFault } from '../workers/fault';
import type { Labs } from '../workers/labs';
import type { SqlAnswer, SqlCell, SqlFacts, SqlQuestion, SqlTable } from '../workers/sets';
import text from './examples.sql' with { type: 'text' };

/** The most tokens in their table. */
const MOST_TOKENS = 5000;

/** Why there is no answer, and what is lost with the worker. */
export interface Failure {
  readonly code: EngineFaultCode | 'stopped';
  readonly detail: string;
  readonly lost: readonly string[];
}

/** From one square to another, or a square alone; and the row of a result that it stands in. */
export interface Route {
  readonly from?: number;
  readonly to: number;
  readonly row?: number;
}

/** With `isAfresh` the database is put back to its start before. */
type Question = Pick<SqlQuestion, 'text' | 'isAfresh'>;

export class SqlConsole {
  readonly text = signal(queryOf('twice'));
  readonly view = signal<RowView>('arrows');
  /** The row that was chosen, from 1. */
  readonly row = signal<number | undefined>(undefined);
  readonly square = signal<number | undefined>(undefined);
  readonly isBusy = signal(false);
  /** Whether the database has answered since it was started. */
  readonly hasBegun = signal(false);
  readonly answer = signal<SqlAnswer | undefined>(undefined);
  /** What the answer is about. */
  readonly asked = signal('');
  readonly failure = signal<Failure | undefined>(undefined);
  /** Whether the database has just been put back to its start. */
  readonly isAfresh = signal(false);
  /** What the last table names on the board. */
  readonly highlighted = computed(() => litOf(this.answer.value?.tables.at(-1)));
  #abort = new AbortController();
  #next: Question | undefined;

  constructor(
    readonly session: Session,
    readonly labs: Labs,
  ) {}

  ask(text: string): Promise<void> {
    this.text.value = text;
    return this.run();
  }

  /** Asks as soon as what is being asked has ended; of several that wait only the last is asked. */
  async run(text = this.text.value, isAfresh = false): Promise<void> {
    this.#next = { text, isAfresh };
    if (this.isBusy.value) return;
    this.isBusy.value = true;
    while (this.#next) await this.#ask(this.#next);
    this.isBusy.value = false;
  }

  stop(): void {
    this.#next = undefined;
    this.#abort.abort();
  }

  async #ask({ text, isAfresh }: Question): Promise<void> {
    this.#next = undefined;
    this.#abort = new AbortController();
    const { signal } = this.#abort;
    this.failure.value = undefined;
    this.isAfresh.value = false;
    try {
      const answer = await this.labs.query({ text, isAfresh, facts: factsOf(this.session) }, signal);
      batch(() => {
        this.asked.value = text;
        this.hasBegun.value = true;
        this.isAfresh.value = isAfresh;
        this.row.value = this.square.value = undefined;
        this.answer.value = answer;
      });
    } catch (error) {
      const lost = this.answer.value?.own ?? [];
      this.hasBegun.value = false;
      this.answer.value = undefined;
      if (signal.aborted) this.failure.value = { code: 'stopped', detail: '', lost };
      else if (error instanceof EngineFault) this.failure.value = { code: error.code, detail: error.detail, lost };
      else this.session.fail(error);
    }
  }
}

/** What the tables of the game are filled from. */
function factsOf(session: Session): SqlFacts {
  const { store } = session;
  const { board, isLegal } = store.position.value;
  const { start, moves } = startAndMoves(session);
  const tokens = store.line.value
    .flatMap(({ nodes, kind }, step) => nodes.map((id) => [store.node(id)?.value.token ?? '', kind, step + 1]))
    .slice(0, MOST_TOKENS)
    .map((token, at) => [at + 1, ...token]);
  const annotations = isLegal && moves !== '' ? annotationsOf(session) : [];
  return { start: isLegal ? start : '', moves, board, tokens, annotations };
}

/** What is said about the moves up to the cursor, a row for each of which something is said. */
function annotationsOf({ store }: Session): SqlCell[][] {
  const steps = store.line.value.slice(0, store.cursor.value.steps).filter(({ move }) => move);
  return steps.flatMap(({ nodes }, at) => {
    const said = nodes.flatMap((id) => store.node(id)?.value ?? []);
    const find = <T>(value: (node: ShownNode) => T | undefined) => said.map(value).find((one) => one !== undefined);
    const evaluation = find((node) => node.evaluation);
    const words = said.flatMap(({ commentsBefore = [], comments = [] }) => [...commentsBefore, ...comments]);
    const row = [
      said.flatMap(({ nags = [] }) => nags).join(' ') || null,
      find(({ clock }) => clock) ?? null,
      find(({ elapsed }) => elapsed) ?? null,
      evaluation?.centipawns ?? null,
      evaluation?.mate ?? null,
      words.join(' ') || null,
    ];
    return row.some((value) => value !== null) ? [[at + 1, ...row]] : [];
  });
}

/** One square, or several with something between. */
const isSquares = (value: SqlCell | undefined): value is string =>
  typeof value === 'string' && /^[a-h][1-8]([ ,;]+[a-h][1-8])*$/.test(value);

const squaresIn = (value: SqlCell | undefined): readonly number[] =>
  isSquares(value) ? value.split(/[ ,;]+/).map(squareIndex) : [];

/** What the rows name: the columns that hold squares are given by how they are called. */
export function litOf(table: SqlTable | undefined): readonly Route[] {
  const { columns = [], rows = [] } = table ?? {};
  const named = columns.map((_, at) => at).filter((at) => rows.length > 0 && rows.every((row) => isSquares(row[at])));
  const first = named.find((at) => /^from/i.test(columns[at] ?? ''));
  const last = named.find((at) => /^(to|squares$)/i.test(columns[at] ?? ''));
  const isPair = first !== undefined && last !== undefined;
  return rows.flatMap((row, at) => {
    const ends = squaresIn(row[isPair ? last : (named[0] ?? -1)]).map((to) => ({ to, row: at + 1 }));
    return isPair ? squaresIn(row[first]).flatMap((from) => ends.map((end) => ({ from, ...end }))) : ends;
  });
}

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
