// The database, asked in SQL: questions to start with, the box, what there is to say, and the answer.

import { useSignalEffect } from '@preact/signals';
import { useEffect, useId, useRef } from 'preact/hooks';
import type { AllWords, SqlGroupId } from '../i18n/words';
import { Button } from '../ui/button';
import { CODE, Select } from '../ui/fields';
import { isNameIn, namesOf } from '../ui/remember';
import { EXAMPLES, queryOf, type SqlConsole } from './console';
import { type AskProps, Diagnostics, Palette, Results } from './results';

interface WholeProps extends AskProps {
  /** How many pairs each set has. */
  readonly counts: ReadonlyMap<string, number>;
}

export function Ask({ sql, counts, words }: WholeProps) {
  const { ask } = words.sets;
  const { session } = sql;
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
    if (table)
      session.show({ tone: 'plain', code: 'sets', lead: ({ sets }) => sets.rows(table.count), text: () => '' });
    const { at = -1, missing } = answer?.fault ?? {};
    if (at >= 0) box.current?.setSelectionRange(at, at + (missing?.length ?? 1));
    if (answer || failure) requestAnimationFrame(() => shown.current?.scrollIntoView({ block: 'nearest' }));
  });
  const useSet = (set: string) =>
    session.attempt(async () => {
      const { fen } = session.store.position.value;
      const { sql: text } = await sql.labs.moveSet(set, fen);
      await sql.ask(text);
    });
  const key = (event: KeyboardEvent) => {
    if (event.key !== 'Enter' || !(event.ctrlKey || event.metaKey)) return;
    event.preventDefault();
    void sql.run();
  };
  const isBusy = sql.isBusy.value;
  return (
    <>
      <Palette counts={counts} words={words} use={(set) => void useSet(set)} />
      <div class="row apart">
        <label class="label" for={id}>
          {ask.question}
        </label>
        <Examples sql={sql} words={words} />
      </div>
      <textarea
        {...CODE}
        id={id}
        ref={box}
        rows={4}
        value={sql.text.value}
        aria-invalid={sql.answer.value?.fault !== undefined}
        onInput={({ currentTarget }) => (sql.text.value = currentTarget.value)}
        onKeyDown={key}
      />
      <div class="row">
        <Button
          label={isBusy ? ask.stop : ask.run}
          look="primary"
          of={control}
          run={() => (isBusy ? sql.stop() : sql.run())}
        />
        <kbd>{ask.keys}</kbd>
        <span class="note" role="status">
          {isBusy ? (sql.hasBegun.value ? ask.running : ask.loading) : doneText(sql, words)}
        </span>
      </div>
      <div class="answer">
        <div class="answer-start" ref={shown} />
        <Diagnostics sql={sql} words={words} leave={() => control.current?.focus({ preventScroll: true })} />
        <Results sql={sql} words={words} />
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

function Examples({ sql, words }: AskProps) {
  const { examples, groups, titles } = words.sets.ask;
  const named = (group: SqlGroupId) =>
    EXAMPLES.flatMap(({ id, ...one }) =>
      one.group === group && isNameIn(titles, id) ? [[id, titles[id]] as const] : [],
    );
  return (
    <Select<string>
      label={examples}
      options={[['', examples]]}
      groups={namesOf(groups).map((id) => [groups[id], named(id)])}
      value=""
      onChange={(id) => sql.ask(queryOf(id))}
    />
  );
}
