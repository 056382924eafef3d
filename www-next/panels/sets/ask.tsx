// The database, asked in SQL: questions to start with, the box, what there is to say, and the answer.

import { useSignalEffect } from '@preact/signals';
import { useEffect, useId, useRef } from 'preact/hooks';
import type { Labs } from '../../document/labs';
import type { SqlExampleId, SqlGroupId } from '../../i18n/areas/sets';
import type { AllWords } from '../../i18n/words';
import type { Builder } from './builder';
import type { SqlConsole } from './console';
import { EXAMPLES } from './examples';
import { Palette } from './palette';
import { type AskProps, Remarks } from './remarks';
import { Results } from './results';

interface WholeProps extends AskProps {
  readonly labs: Labs;
  /** It knows how many pairs each set has. */
  readonly builder: Builder;
}

export function Ask({ session, sql, labs, builder, words }: WholeProps) {
  const { ask } = words.sets;
  const id = useId();
  const box = useRef<HTMLTextAreaElement>(null);
  const shown = useRef<HTMLDivElement>(null);
  const control = useRef<HTMLButtonElement>(null);
  useEffect(() => {
    if (!sql.answer.peek() && !sql.isBusy.peek()) void sql.run();
  }, [sql]);
  // What is answered is seen, on the board and here, however long the question is.
  useSignalEffect(() => {
    const [answer, failure] = [sql.answer.value, sql.failure.value];
    const table = answer?.tables.at(-1);
    if (table) {
      session.show({ tone: 'plain', code: 'sets', lead: ({ sets }) => sets.rows(table.count), text: () => '' });
    }
    if (answer || failure) requestAnimationFrame(() => shown.current?.scrollIntoView({ block: 'nearest' }));
  });
  useSignalEffect(() => {
    const fault = sql.answer.value?.fault;
    if (fault && fault.at >= 0) box.current?.setSelectionRange(fault.at, fault.at + (fault.missing?.length ?? 1));
  });
  const useSet = async (set: string) => {
    const { fen } = session.store.position.value;
    try {
      const { sql: text } = await labs.moveSet({ formula: set, fen, square: undefined, letter: undefined });
      await sql.ask(text);
    } catch (error) {
      session.fail(error);
    }
  };
  const key = (event: KeyboardEvent) => {
    if (event.key !== 'Enter' || !(event.ctrlKey || event.metaKey)) return;
    event.preventDefault();
    void sql.run();
  };
  const isBusy = sql.isBusy.value;
  return (
    <>
      <Palette counts={builder.counts.value} words={words} use={(set) => void useSet(set)} />
      <div class="row apart">
        <label class="label" for={id}>
          {ask.question}
        </label>
        <Examples sql={sql} words={words} />
      </div>
      <textarea
        id={id}
        class="code"
        ref={box}
        rows={4}
        dir="ltr"
        spellcheck={false}
        autocomplete="off"
        autocapitalize="off"
        value={sql.text.value}
        aria-invalid={sql.answer.value?.fault !== undefined}
        onInput={({ currentTarget }) => (sql.text.value = currentTarget.value)}
        onKeyDown={key}
      />
      <div class="row">
        <button type="button" class="primary" ref={control} onClick={() => (isBusy ? sql.stop() : void sql.run())}>
          {isBusy ? ask.stop : ask.run}
        </button>
        <kbd>{ask.keys}</kbd>
        <span class="note" role="status">
          {isBusy ? (sql.hasBegun.value ? ask.running : ask.loading) : doneText(sql, words)}
        </span>
      </div>
      <div class="answer">
        <div class="answer-start" ref={shown} />
        <Remarks
          session={session}
          sql={sql}
          words={words}
          leave={() => control.current?.focus({ preventScroll: true })}
        />
        <Results session={session} sql={sql} words={words} />
      </div>
      <p class="note">{ask.about}</p>
    </>
  );
}

/** What came of a question that yields no table. */
function doneText({ answer, asked }: SqlConsole, { sets: { ask } }: AllWords): string {
  const { tables = [], changed = 0, elapsed = 0, fault } = answer.value ?? {};
  if (!answer.value || fault || tables.length > 0) return '';
  return asked.value.trim() === '' ? ask.none : `${ask.done(changed)} · ${ask.took(elapsed)}`;
}

type Groups = Readonly<Record<SqlGroupId, Partial<Readonly<Record<SqlExampleId, string>>>>>;

function Examples({ sql, words }: Pick<AskProps, 'sql' | 'words'>) {
  const { examples, groups, titles } = words.sets.ask;
  const all: Groups = EXAMPLES;
  const ids = Object.keys(titles) as SqlExampleId[];
  const pick = (select: HTMLSelectElement) => {
    const [group, id] = select.value.split(' ');
    select.value = '';
    const query = Object.entries(all).find(([known]) => known === group)?.[1];
    const text = ids.flatMap((known) => (known === id ? (query?.[known] ?? []) : []))[0];
    if (text !== undefined) void sql.ask(text);
  };
  return (
    <select aria-label={examples} onChange={({ currentTarget }) => pick(currentTarget)}>
      <option value="">{examples}</option>
      {(['article', 'paths', 'game'] as const).map((group) => (
        <optgroup key={group} label={groups[group]}>
          {ids
            .filter((id) => id in all[group])
            .map((id) => (
              <option key={id} value={`${group} ${id}`}>
                {titles[id]}
              </option>
            ))}
        </optgroup>
      ))}
    </select>
  );
}
