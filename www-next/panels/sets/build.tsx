// A set by its formula: written, or put together by buttons.

import { useSignalEffect } from '@preact/signals';
import type { RefObject } from 'preact';
import { useId, useRef } from 'preact/hooks';
import type { Session } from '../../document/session';
import type { JoinId } from '../../i18n/areas/sets';
import { squareName } from '../../i18n/squares';
import type { AllWords } from '../../i18n/words';
import { Choice } from '../../ui/choice';
import type { Builder } from './builder';
import { Copyable } from './copyable';
import { waysOf } from './light';
import { nameOf, Palette } from './palette';
import { SquareFactsList } from './square';
import { Steps, wordsOf } from './steps';

/** More pairs than these are counted, not listed. */
const MOST_LISTED = 400;

export interface BuildProps {
  readonly session: Session;
  readonly builder: Builder;
  readonly words: AllWords;
  readonly ask: (text: string) => void;
}

export function Build({ session, builder, words, ask }: BuildProps) {
  const { sets } = words;
  const told = useRef<string>(undefined);
  const field = useRef<HTMLInputElement>(null);
  /** Where the keyboard goes when what it was on is gone. */
  const leave = () => field.current?.focus();
  useSignalEffect(() => {
    void session.store.position.value;
    const asked = `${builder.formula.value} ${builder.square.value} ${builder.view.value}`;
    void builder.work().then((isDone) => {
      if (isDone && asked !== told.current) tell(session, builder);
      if (isDone) told.current = asked;
    });
  });
  const joins = (['new', 'union', 'meet', 'less', 'then'] as const).map((value) => ({
    value,
    label: sets.joins[value],
  }));
  const views = (['to', 'from', 'none'] as const).map((value) => ({ value, label: sets.views[value] }));
  return (
    <>
      <Palette counts={builder.counts.value} words={words} use={(set) => builder.use(set)} />
      <FormulaField builder={builder} words={words} field={field} />
      <Found builder={builder} words={words} leave={leave} />
      <SquareFactsList builder={builder} words={words} leave={leave} />
      <div class="row">
        <Choice<JoinId | 'new'>
          label={sets.join}
          options={joins}
          value={builder.join.value}
          onChange={(value) => (builder.join.value = value)}
        />
        <Choice
          label={sets.onBoard}
          options={views}
          value={builder.view.value}
          onChange={(value) => (builder.view.value = value)}
        />
      </div>
      <div class="row">
        {(['inverse', 'complement', 'paths'] as const).map((step) => (
          <button key={step} type="button" onClick={() => builder.add(step)}>
            {sets.turns[step]}
          </button>
        ))}
        {(['here', 'legal'] as const).map((set) => (
          <button key={set} type="button" onClick={() => builder.add(`and ${set}`)}>
            {sets.turns[set]}
          </button>
        ))}
      </div>
      <Details session={session} builder={builder} words={words} ask={ask} />
    </>
  );
}

/** Tells in the line over the board how many pairs there are. */
function tell(session: Session, builder: Builder): void {
  const [found, square, view] = [builder.found.peek(), builder.square.peek(), builder.view.peek()];
  const ways = found?.pairs.map((pair) => ({ pair })) ?? [];
  const count = view === 'none' ? ways.length : waysOf({ ways, end: view, square }).length;
  const name = square === undefined || view === 'none' ? undefined : squareName(square);
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
        class="code"
        id={id}
        ref={field}
        dir="ltr"
        spellcheck={false}
        autocomplete="off"
        autocapitalize="off"
        value={builder.formula.value}
        aria-invalid={fault !== undefined}
        aria-describedby={`${id}-about`}
        onInput={({ currentTarget }) => (builder.formula.value = currentTarget.value)}
      />
      <p class={fault ? 'note error' : 'note'} id={`${id}-about`}>
        {fault ? words.problem(fault) : words.sets.formulaAbout}
      </p>
      {typeof near === 'string' ? (
        <button type="button" onClick={mend}>
          {words.sets.use(near)}
        </button>
      ) : null}
    </div>
  );
}

/** How many pairs there are, in words, and step by step. */
function Found({ builder, words, leave }: PartProps & { readonly leave: () => void }) {
  const found = builder.found.value;
  if (!found) return null;
  const { near, steps } = found;
  const [only] = steps?.length === 1 ? steps : [];
  const isNamed = near !== undefined && only !== undefined && 'set' in only.step && only.step.set === near.set;
  return (
    <section class="found">
      <p class="total">
        <strong>{words.sets.pairs(found.pairs.length, undefined)}</strong>{' '}
        <span>{steps ? wordsOf(steps, words) : ''}</span>
      </p>
      {near && !isNamed ? <p class="note">{words.sets.near(nameOf(near.set, words), near.more, near.fewer)}</p> : null}
      {steps && steps.length > 1 ? <Steps {...{ steps, builder, words, leave }} /> : null}
    </section>
  );
}

/** The pairs one by one, as SQL and as JSON. */
function Details({ session, builder, words, ask }: BuildProps) {
  const { sets } = words;
  const found = builder.found.value;
  if (!found) return null;
  const { square, view } = builder;
  const shown = waysOf({
    ways: found.pairs.map((pair) => ({ pair })),
    end: view.value === 'from' ? 'from' : 'to',
    square: square.value,
  });
  return (
    <>
      <details>
        <summary>{sets.list}</summary>
        <ul class="pairs code" dir="ltr">
          {shown.slice(0, MOST_LISTED).map(({ pair }) => (
            <li key={`${pair}`}>{pair.map(squareName).join('–')}</li>
          ))}
        </ul>
        {shown.length > MOST_LISTED ? <p class="note">{sets.rest(shown.length - MOST_LISTED)}</p> : null}
      </details>
      <Copyable session={session} name={sets.json} text={found.json} words={words} />
      <Copyable session={session} name={sets.sql} text={found.sql} words={words}>
        <button type="button" onClick={() => ask(found.sql)}>
          {sets.openSql}
        </button>
      </Copyable>
    </>
  );
}
