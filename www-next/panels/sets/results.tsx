// What a question yields, as tables; the rows of the last are lit on the board.

import { useComputed, useSignal, useSignalEffect } from '@preact/signals';
import { useRef } from 'preact/hooks';
import type { NearSet } from '../../document/sets';
import type { SqlTable } from '../../document/sql';
import { Choice } from '../../ui/choice';
import { copyText } from './copyable';
import { nameOf } from './palette';
import type { AskProps } from './remarks';

/** More rows are shown on wish. */
const FIRST_ROWS = 100;

export function Results({ session, sql, words }: AskProps) {
  const { sets } = words;
  const { ask } = sets;
  const answer = sql.answer.value;
  const near = useSignal<NearSet | undefined>(undefined);
  useSignalEffect(() => {
    const { ways } = sql.lit.value;
    near.value = undefined;
    void sql.near(ways.map(({ pair }) => pair)).then((found) => (near.value = found));
  });
  if (!answer || answer.fault) return null;
  const { tables, elapsed } = answer;
  return (
    <>
      {tables.map((table, at) => (
        <Table
          // What was asked another time is another table.
          key={`${elapsed} ${at}`}
          table={table}
          title={[
            tables.length > 1 ? ask.result(at + 1) : '',
            ask.counted(table.count, table.rows.length),
            table.isCut ? ask.isCut : '',
            at === tables.length - 1 ? ask.took(elapsed) : '',
          ]
            .filter(Boolean)
            .join(' · ')}
          isLit={at === tables.length - 1}
          {...{ session, sql, words }}
        />
      ))}
      {answer.more > 0 ? <p class="note">{ask.moreResults(answer.more)}</p> : null}
      {near.value ? (
        <p class="note">{sets.near(nameOf(near.value.set, words), near.value.more, near.value.fewer)}</p>
      ) : null}
    </>
  );
}

interface TableProps extends AskProps {
  readonly table: SqlTable;
  readonly title: string;
  /** Whether its rows are those on the board. */
  readonly isLit: boolean;
}

function Table({ table, title, isLit, session, sql, words }: TableProps) {
  const { ask, rest, copy, json, onBoard, rowViews } = words.sets;
  const shown = useRef<HTMLTableElement>(null);
  const region = useRef<HTMLDivElement>(null);
  const isWhole = useSignal(table.rows.length <= FIRST_ROWS);
  const lit = useComputed(() => {
    const { ways, squares } = sql.lit.value;
    return new Set([...ways.map(({ row }) => row), ...squares.map(({ row }) => row)]);
  });
  const choose = (row: number) => {
    sql.row.value = sql.row.value === row ? undefined : row;
    if (sql.row.value) session.show({ tone: 'plain', code: 'sets', text: ({ sets }) => sets.row(row) });
  };
  const give = (text: string) =>
    copyText(session, text, () => shown.current && getSelection()?.selectAllChildren(shown.current));
  const asText = () => [table.columns, ...table.rows].map((row) => row.map((cell) => cell ?? '').join('\t')).join('\n');
  const asJson = () =>
    JSON.stringify(table.rows.map((row) => Object.fromEntries(table.columns.map((column, at) => [column, row[at]]))));
  const rows = isWhole.value ? table.rows : table.rows.slice(0, FIRST_ROWS);
  return (
    <section class="result">
      <div class="row apart">
        <h3 class="label">{title}</h3>
        {isLit && lit.value.size > 0 ? (
          <Choice
            label={onBoard}
            options={(['arrows', 'squares', 'none'] as const).map((value) => ({ value, label: rowViews[value] }))}
            value={sql.view.value}
            onChange={(value) => (sql.view.value = value)}
          />
        ) : null}
      </div>
      <div class="table" tabIndex={0} role="region" aria-label={title} ref={region}>
        <table ref={shown}>
          <thead>
            <tr>
              <td />
              {table.columns.map((column, at) => (
                <th key={`${at}`} scope="col">
                  {column}
                </th>
              ))}
            </tr>
          </thead>
          <tbody>
            {rows.map((row, at) => (
              <tr key={`${at}`} class={isLit && sql.row.value === at + 1 ? 'chosen' : ''}>
                <td>
                  {isLit && lit.value.has(at + 1) ? (
                    <button
                      type="button"
                      aria-label={ask.light(at + 1)}
                      aria-pressed={sql.row.value === at + 1}
                      onClick={() => choose(at + 1)}
                    >
                      {at + 1}
                    </button>
                  ) : (
                    at + 1
                  )}
                </td>
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
          <button type="button" onClick={() => ((isWhole.value = true), region.current?.focus())}>
            {rest(table.rows.length - FIRST_ROWS)}
          </button>
        )}
        <button type="button" onClick={() => void give(asText())}>
          {copy}
        </button>
        <button type="button" onClick={() => void give(asJson())}>
          {json}
        </button>
      </div>
    </section>
  );
}
