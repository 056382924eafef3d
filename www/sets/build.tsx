// A set by its formula: written, or put together by buttons.

import { useSignalEffect } from '@preact/signals';
import type { RefObject } from 'preact';
import { useId, useRef } from 'preact/hooks';
import type { CountedStep, Pair, SetStep } from '#doors/labs.js';
import { squareName } from '../chess/squares';
import { Copyable } from '../document/answer';
import type { AllWords } from '../i18n/words';
import { Button } from '../ui/button';
import { CODE, Setting } from '../ui/fields';
import { namesOf } from '../ui/remember';
import { type Builder, COPIED } from './builder';
import { isOfPairs, nameOf, Palette } from './results';

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
      <SquareList builder={builder} words={words} leave={leave} />
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

/** Says in the line over the board how many pairs there are. */
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

interface FoundProps {
  readonly builder: Builder;
  readonly words: AllWords;
  /** Takes the keyboard from a button that goes. */
  readonly leave: () => void;
}

export function FoundSet({ builder, words, leave }: FoundProps) {
  const found = builder.found.value;
  if (!found) return null;
  const { sets } = words;
  const { near, pairs } = found;
  const steps = found.steps ?? [];
  const [only] = steps.length === 1 ? steps : [];
  const isNamed = only !== undefined && 'set' in only.step && only.step.set === near?.set;
  return (
    <section class="found">
      <p class="total">
        <strong>{sets.pairs(pairs.length, undefined)}</strong> <span>{wordsOf(steps, words)}</span>
      </p>
      {near && !isNamed ? <p class="note">{sets.near(nameOf(near.set, words), near.more, near.fewer)}</p> : null}
      {steps.length > 1 ? (
        <ol class="steps" aria-label={sets.steps}>
          {steps.map(({ step, count }, at) => {
            const text = sets.step(step.op, whatOf(step, words), at === 0);
            return (
              <li key={`${at} ${text}`}>
                <span>{text}</span> <small>{sets.count(count)}</small>
                <Button label="×" name={sets.remove(text)} run={() => (builder.remove(at), leave())} />
              </li>
            );
          })}
        </ol>
      ) : null}
    </section>
  );
}

/** Where the square that was asked about leads in the set, what its piece may do, who attacks it. */
export function SquareList({ builder, words: { sets }, leave }: FoundProps) {
  const found = builder.found.value;
  const square = builder.square.value === undefined ? undefined : found?.square;
  if (square === undefined || !found) return null;
  const to = found.pairs.flatMap(([start, end]) => (start === square ? [end] : []));
  const from = found.pairs.flatMap(([start, end]) => (end === square ? [start] : []));
  const facts = { to, from, reach: null, legal: null, white: null, black: null, ...found.facts };
  const title = sets.chosen(squareName(square));
  const showAll = () => {
    builder.square.value = undefined;
    leave();
  };
  return (
    <section class="facts" aria-label={title}>
      <div class="row apart">
        <h3 class="label">{title}</h3>
        <Button label={sets.allSquares} run={showAll} />
      </div>
      <dl>
        {namesOf(facts).map((id) =>
          facts[id] ? (
            <div key={id}>
              <dt>
                {sets.facts[id]} <small>{sets.count(facts[id].length)}</small>
              </dt>
              <dd dir="ltr">{facts[id].map(squareName).toSorted().join(' ') || sets.nothing}</dd>
            </div>
          ) : null,
        )}
      </dl>
    </section>
  );
}

function whatOf(step: SetStep, words: AllWords): string {
  if ('squares' in step) return step.squares.map(squareName).join(' ');
  return 'set' in step ? nameOf(step.set, words) : '';
}

/** Of several pieces in a row the moves are said once. */
export function wordsOf(steps: readonly CountedStep[], words: AllWords): string {
  const isPiece = (at: number): boolean => {
    const step = steps[at]?.step;
    return step !== undefined && 'set' in step && step.op === 'union' && !isOfPairs(step.set, words);
  };
  return steps.reduce((before, { step }, at) => {
    const what = whatOf(step, words);
    const phrase = 'set' in step && !isOfPairs(step.set, words) ? words.sets.moves(what) : what;
    if (at === 0) return phrase;
    return words.sets.inWords(before, step.op, isPiece(at) && isPiece(at - 1) ? what : phrase);
  }, '');
}
