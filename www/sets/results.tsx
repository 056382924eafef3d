// What the database answers: its tables as text and on the board, what there is to say, and colours of sets.

import { useComputed, useSignal } from '@preact/signals';
import type { ComponentChildren } from 'preact';
import { useRef } from 'preact/hooks';
import { signOf } from '../board/pieces';
import type { Color } from '../chess/chess';
import { copyShown, useAnswer } from '../document/answer';
import type { AllWords, MotifName, SetName } from '../i18n/words';
import { Button } from '../ui/button';
import { Select, Setting } from '../ui/fields';
import { isNameIn, namesOf } from '../ui/remember';
import type { SqlFault, SqlNote, SqlTable } from '../workers/sets';
import { COPIED } from './builder';
import { type Failure, FILL, type SqlConsole } from './console';

/** More rows are shown on wish. */
const FIRST_ROWS = 100;

export function Results({ sql, words }: AskProps) {
  const { ask, near } = words.sets;
  const answer = sql.answer.value;
  const pairs = sql.highlighted.value.flatMap(({ from, to }) => (from === undefined ? [] : [from, to]));
  // Where it cannot be counted, nothing is shown.
  const alike = useAnswer(pairs.join(' '), async () =>
    pairs.length > 0 ? sql.labs.nearestSet(Uint8Array.from(pairs)) : undefined,
  ).value;
  if (!answer || answer.fault) return null;
  const { tables, elapsed } = answer;
  const titleOf = ({ count, rows, isCut }: SqlTable, at: number) => [
    tables.length > 1 ? ask.result(at + 1) : '',
    ask.counted(count, rows.length),
    isCut ? ask.isCut : '',
    at === tables.length - 1 ? ask.took(elapsed) : '',
  ];
  return (
    <>
      {tables.map((table, at) => (
        <Table
          // What was asked another time is another table.
          key={`${elapsed} ${at}`}
          table={table}
          title={titleOf(table, at).filter(Boolean).join(' · ')}
          isLit={at === tables.length - 1}
          sql={sql}
          words={words}
        />
      ))}
      {answer.more > 0 ? <p class="note">{ask.moreResults(answer.more)}</p> : null}
      {alike ? <p class="note">{near(nameOf(alike.set, words), alike.more, alike.fewer)}</p> : null}
    </>
  );
}

interface TableProps extends AskProps {
  readonly table: SqlTable;
  readonly title: string;
  /** Whether its rows are those on the board. */
  readonly isLit: boolean;
}

function Table({ table: { columns, rows }, title, isLit, sql, words }: TableProps) {
  const { ask, rest, copy, json, onBoard, rowViews } = words.sets;
  const shown = useRef<HTMLTableElement>(null);
  const region = useRef<HTMLDivElement>(null);
  const isWhole = useSignal(rows.length <= FIRST_ROWS);
  const lit = useComputed(() => new Set(sql.highlighted.value.map(({ row }) => row)));
  const choose = (row: number) => {
    sql.row.value = sql.row.value === row ? undefined : row;
    if (sql.row.value) sql.session.show({ tone: 'plain', code: 'sets', text: ({ sets }) => sets.row(row) });
  };
  const give = (text: string) => copyShown(sql.session, text, shown.current, COPIED);
  const asText = () => [columns, ...rows].map((row) => row.map((cell) => cell ?? '').join('\t')).join('\n');
  const asJson = () =>
    JSON.stringify(rows.map((row) => Object.fromEntries(columns.map((column, at) => [column, row[at]]))));
  const number = (row: number) =>
    isLit && lit.value.has(row) ? (
      <Button label={`${row}`} name={ask.light(row)} isPressed={sql.row.value === row} run={() => choose(row)} />
    ) : (
      row
    );
  return (
    <section class="result">
      <div class="row apart">
        <h3 class="label">{title}</h3>
        {isLit && lit.value.size > 0 ? (
          <Setting label={onBoard} values={['arrows', 'squares', 'none']} names={rowViews} setting={sql.view} />
        ) : null}
      </div>
      <div class="table" tabIndex={0} role="region" aria-label={title} ref={region}>
        <table ref={shown}>
          <thead>
            <tr>
              <td />
              {columns.map((column, at) => (
                <th key={`${at}`} scope="col">
                  {column}
                </th>
              ))}
            </tr>
          </thead>
          <tbody>
            {rows.slice(0, isWhole.value ? rows.length : FIRST_ROWS).map((row, at) => (
              <tr key={`${at}`} class={isLit && sql.row.value === at + 1 ? 'chosen' : ''}>
                <td>{number(at + 1)}</td>
                {row.map((cell, column) => (
                  <td key={`${column}`} class={typeof cell === 'number' ? 'number' : ''}>
                    {cell === null ? <i>{ask.null}</i> : cell}
                  </td>
                ))}
              </tr>
            ))}
          </tbody>
        </table>
      </div>
      <div class="row">
        {isWhole.value ? null : (
          <Button
            label={rest(rows.length - FIRST_ROWS)}
            run={() => ((isWhole.value = true), region.current?.focus())}
          />
        )}
        <Button label={copy} run={() => give(asText())} />
        <Button label={json} run={() => give(asJson())} />
      </div>
    </section>
  );
}

export interface AskProps {
  readonly sql: SqlConsole;
  readonly words: AllWords;
}

interface RemarksProps extends AskProps {
  /** Takes the keyboard from a button that goes. */
  readonly leave: () => void;
}

export function Diagnostics({ sql, words, leave }: RemarksProps) {
  const { ask, use } = words.sets;
  const [answer, failure] = [sql.answer.value, sql.failure.value];
  const [reason] = sql.session.store.position.value.reasons;
  const { fault, notes = [], own = [], gone = [], isBoardEmpty = false } = answer ?? {};
  const { missing, near } = fault ?? {};
  const act = (label: string, run: () => Promise<void>) => <Button label={label} run={() => (leave(), run())} />;
  const lost = [gone.length > 0 ? ask.gone(gone) : '', own.length > 0 ? ask.own(own) : ''].filter(Boolean).join(' ');
  return (
    <>
      {failure ? <Alarm text={failureText(failure, words)} /> : null}
      {fault ? (
        <Alarm text={faultText(fault, sql.asked.value, words)}>
          {missing && near ? act(use(near), () => sql.ask(sql.asked.peek().replaceAll(missing, near))) : null}
        </Alarm>
      ) : null}
      {notes.map((note) => (
        <Note key={JSON.stringify(note)} note={note} words={words} />
      ))}
      {answer && reason ? <p class="note">{ask.noGame(words.problem(reason))}</p> : null}
      {isBoardEmpty ? (
        <p class="note beside">
          {ask.isEmpty} {act(ask.fill, () => sql.run(FILL))}
        </p>
      ) : null}
      {sql.isAfresh.value ? <p class="note">{ask.isAfresh}</p> : null}
      {lost ? (
        <p class="note beside">
          {lost} {act(ask.afresh, () => sql.run('', true))}
        </p>
      ) : null}
    </>
  );
}

const Alarm = ({ text, children }: { readonly text: string; readonly children?: ComponentChildren }) => (
  <p class="note error" role="alert">
    {text} {children}
  </p>
);

function Note({ note, words }: { readonly note: SqlNote; readonly words: AllWords }) {
  const { ask } = words.sets;
  if ('hint' in note) return <p class="note hint">{ask.hints[note.hint]}</p>;
  if ('code' in note) return <p class="note hint">{words.problem(note)}</p>;
  return (
    <details>
      <summary>{ask.read}</summary>
      <pre class="code" dir="ltr" tabIndex={0}>
        {note.read}
      </pre>
    </details>
  );
}

function failureText({ code, detail, lost }: Failure, { sets: { ask } }: AllWords): string {
  const text = code === 'stopped' ? ask.stopped : ask.faults[code](detail);
  return [text, lost.length > 0 ? ask.lost(lost) : ''].join(' ').trim();
}

/** With its line and column, where they are known. */
function faultText({ message, at, missing, denied }: SqlFault, text: string, { sets: { ask } }: AllWords): string {
  if (message.includes('interrupted')) return ask.tooLong;
  if (/too big|out of memory/.test(message)) return ask.tooBig;
  if (denied) return denied === 'all' ? ask.readOnly : ask.ofGame(denied);
  if (message.includes('already exists')) return `${ask.fault(message)} ${ask.exists}`;
  const place = at < 0 && missing ? text.indexOf(missing) : at;
  if (place < 0) return ask.fault(message);
  const before = text.slice(0, place).split('\n');
  return ask.at(before.length, (before.at(-1)?.length ?? 0) + 1, message);
}

/** Those of the article, with the pieces that stand for them, as FEN letters. */
const FIRST: Readonly<Partial<Record<SetName, string>>> = {
  rook: 'r',
  bishop: 'b',
  knight: 'n',
  queen: 'q',
  king: 'k',
  pawn: 'p',
  possible: 'rbn',
  all: '',
};

/** The motif of a set, and its side, if it is of one. */
function motifOf(set: string, { sets: { motifs } }: AllWords): readonly [MotifName, Color | undefined] | undefined {
  if (isNameIn(motifs, set)) return [set, undefined];
  const [, name = '', side] = /^(.+)-([wb])$/.exec(set) ?? [];
  return isNameIn(motifs, name) ? [name, side === 'w' ? 'w' : 'b'] : undefined;
}

/** What a set is called. */
export function nameOf(set: string, words: AllWords): string {
  const { names, motifs, motifOf: ofSide } = words.sets;
  const [motif, side] = motifOf(set, words) ?? [];
  if (motif) return side ? ofSide(motifs[motif], side) : motifs[motif];
  return isNameIn(names, set) ? names[set] : set;
}

/** Whether a set is no piece’s: its name is that of what it holds. */
export const isOfPairs = (set: string, words: AllWords): boolean =>
  OF_PAIRS.has(set) || motifOf(set, words) !== undefined;
const OF_PAIRS = new Set(['all', 'legal', 'blocked', 'moves-w', 'moves-b', 'attacks-w', 'attacks-b']);

/** Some of the others; a formula may name all. */
const MORE = ['king-steps', 'white-pawn', 'black-pawn', 'blocked'] as const satisfies readonly SetName[];

interface PaletteProps {
  readonly counts: ReadonlyMap<string, number>;
  readonly words: AllWords;
  readonly use: (set: string) => void;
}

export function Palette({ counts, words, use }: PaletteProps) {
  const { sets } = words;
  const motifs = (side: Color | 'both') =>
    namesOf(sets.motifs).map((name) => {
      const set = side === 'both' ? name : `${name}-${side}`;
      return [set, nameOf(set, words)] as const;
    });
  return (
    <section aria-label={sets.palette}>
      <h3 class="label">{sets.palette}</h3>
      <div class="set-palette">
        {namesOf(FIRST).map((set) => (
          <button key={set} type="button" onClick={() => use(set)}>
            <span class="glyphs" aria-hidden="true">
              {Array.from(FIRST[set] ?? '', signOf).join('') || '∗'}
            </span>
            <span>
              {sets.names[set]} <small>{counts.has(set) ? sets.count(counts.get(set) ?? 0) : null}</small>
            </span>
          </button>
        ))}
        <Select<string>
          label={sets.more}
          options={[['', sets.choose], ...MORE.map((set) => [set, sets.names[set]] as const)]}
          groups={namesOf(sets.motifGroups).map((side) => [sets.motifGroups[side], motifs(side)])}
          value=""
          onChange={(set) => set && use(set)}
        />
      </div>
    </section>
  );
}
