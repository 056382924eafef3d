// What a question yields, as tables; the rows of the last are lit on the board.

import { useComputed, useSignal } from '@preact/signals';
import { useRef } from 'preact/hooks';
import type { Pair } from '../../document/sets';
import type { SqlTable } from '../../document/sql';
import { Button } from '../../ui/button';
import { Setting } from '../../ui/choice';
import { useAnswer } from '../parts/answer';
import { copyShown } from '../parts/copyable';
import { nameOf } from './palette';
import type { AskProps } from './remarks';
import { COPIED } from './sets';

/** More rows are shown on wish. */
const FIRST_ROWS = 100;

export function Results({ sql, words }: AskProps) {
  const { ask, near } = words.sets;
  const answer = sql.answer.value;
  const pairs = sql.lit.value.flatMap(({ from, to }): Pair[] => (from === undefined ? [] : [[from, to]]));
  // Nobody misses it where it cannot be told.
  const alike = useAnswer(pairs.join(' '), async () =>
    pairs.length > 0 ? sql.labs.nearestSet(pairs) : undefined,
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
  const lit = useComputed(() => new Set(sql.lit.value.map(({ row }) => row)));
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
