// A set by its formula: written, or put together by buttons.

import { useSignalEffect } from '@preact/signals';
import type { RefObject } from 'preact';
import { useId, useRef } from 'preact/hooks';
import type { Pair } from '../../document/sets';
import { squareName } from '../../i18n/squares';
import type { AllWords } from '../../i18n/words';
import { Button } from '../../ui/button';
import { Setting } from '../../ui/choice';
import { CODE } from '../../ui/code';
import { Copyable } from '../parts/copyable';
import type { Builder } from './builder';
import { FoundSet, SquareFacts } from './found';
import { Palette } from './palette';
import { COPIED } from './sets';

/** More pairs than these are counted, not listed. */
const MOST_LISTED = 400;
/** A longer text is opened on wish. */
const MOST_OPEN = 400;

interface BuildProps {
  readonly builder: Builder;
  readonly words: AllWords;
  readonly ask: (text: string) => void;
}

export function Build({ builder, words, ask }: BuildProps) {
  const { sets } = words;
  const told = useRef<string>(undefined);
  const field = useRef<HTMLInputElement>(null);
  /** Where the keyboard goes when what it was on is gone. */
  const leave = () => field.current?.focus();
  useSignalEffect(() => {
    void builder.session.store.position.value;
    const asked = `${builder.formula.value} ${builder.square.value} ${builder.view.value}`;
    void builder.work().then((isDone) => {
      if (isDone && asked !== told.current) tell(builder);
      if (isDone) told.current = asked;
    });
  });
  return (
    <>
      <Palette counts={builder.counts.value} words={words} use={(set) => builder.use(set)} />
      <FormulaField builder={builder} words={words} field={field} />
      <FoundSet builder={builder} words={words} leave={leave} />
      <SquareFacts builder={builder} words={words} leave={leave} />
      <div class="row">
        <Setting
          label={sets.join}
          values={['new', 'union', 'meet', 'less', 'then']}
          names={sets.joins}
          setting={builder.join}
        />
        <Setting label={sets.onBoard} values={['to', 'from', 'none']} names={sets.views} setting={builder.view} />
      </div>
      <div class="row">
        {(['inverse', 'paths'] as const).map((step) => (
          <Button key={step} label={sets.turns[step]} run={() => builder.add(step)} />
        ))}
        {(['here', 'legal'] as const).map((set) => (
          <Button key={set} label={sets.turns[set]} run={() => builder.add(`and ${set}`)} />
        ))}
      </div>
      <Details builder={builder} words={words} ask={ask} />
    </>
  );
}

/** The pairs of the square that was pressed, or all. */
const pairsShown = ({ found, square: { value: square }, view }: Builder): readonly Pair[] =>
  found.value?.pairs.filter((pair) => square === undefined || pair[view.value === 'from' ? 1 : 0] === square) ?? [];

/** Tells in the line over the board how many pairs there are. */
function tell(builder: Builder): void {
  const { session, found, square, view } = builder;
  const isAll = view.peek() === 'none' || square.peek() === undefined;
  const count = isAll ? (found.peek()?.pairs.length ?? 0) : pairsShown(builder).length;
  const name = isAll ? undefined : squareName(square.peek() ?? 0);
  session.show({ tone: 'plain', code: 'sets', lead: (words) => words.sets.pairs(count, name), text: () => '' });
}

type PartProps = Pick<BuildProps, 'builder' | 'words'>;

/** The formula as it is written, and what is wrong with it. */
function FormulaField({ builder, words, field }: PartProps & { readonly field: RefObject<HTMLInputElement | null> }) {
  const id = useId();
  const fault = builder.fault.value;
  const { near, word, column } = fault?.args ?? {};
  const mend = () => {
    const [at, length] = [Number(column) - 1, String(word).length];
    const { value } = builder.formula;
    builder.formula.value = `${value.slice(0, at)}${String(near)}${value.slice(at + length)}`;
    field.current?.focus();
  };
  return (
    <div class="entry">
      <label class="label" for={id}>
        {words.sets.formula}
      </label>
      <input
        {...CODE}
        id={id}
        ref={field}
        value={builder.formula.value}
        aria-invalid={fault !== undefined}
        aria-describedby={`${id}-about`}
        onInput={({ currentTarget }) => (builder.formula.value = currentTarget.value)}
      />
      <p class={fault ? 'note error' : 'note'} id={`${id}-about`}>
        {fault ? words.problem(fault) : words.sets.formulaAbout}
      </p>
      {typeof near === 'string' ? <Button label={words.sets.use(near)} run={mend} /> : null}
    </div>
  );
}

/** The pairs one by one, and as SQL. */
function Details({ builder, words: { sets }, ask }: BuildProps) {
  const { sql } = builder.found.value ?? {};
  if (sql === undefined) return null;
  const shown = pairsShown(builder);
  const { session } = builder;
  const shared = (text: string) => ({ session, text, isOpen: text.length <= MOST_OPEN, copy: sets.copy, said: COPIED });
  return (
    <>
      <details>
        <summary>{sets.list}</summary>
        <ul class="pairs code" dir="ltr">
          {shown.slice(0, MOST_LISTED).map((pair) => (
            <li key={`${pair}`}>{pair.map(squareName).join('–')}</li>
          ))}
        </ul>
        {shown.length > MOST_LISTED ? <p class="note">{sets.rest(shown.length - MOST_LISTED)}</p> : null}
      </details>
      <Copyable title={sets.sql} {...shared(sql)}>
        <Button label={sets.openSql} run={() => ask(sql)} />
      </Copyable>
    </>
  );
}
