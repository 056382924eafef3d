// The 960 starts: by number or at random, how a number leads to its row, and a check of the rules.

import { useSignal } from '@preact/signals';
import type { ComponentChildren } from 'preact';
import { useId } from 'preact/hooks';
import type { Chess960Start, Chess960Step } from '#doors/labs.js';
import { pieceClass, signOf } from '../board/pieces';
import { CHESS960_STARTS } from '../chess/fen';
import { FILES } from '../chess/squares';
import { useAnswer } from '../document/answer';
import * as commands from '../document/commands';
import { problemOf } from '../document/session';
import type { RuleId } from '../i18n/arguments';
import type { AllWords } from '../i18n/words';
import { Button } from '../ui/button';
import { Icon } from '../ui/icons';
import { Origin } from '../ui/panel';

import type { SetupProps } from './fields';

const STANDARD = 518;
/** The number of boards that are looked at, as the article does it. */
const CHECKED = 100;
/** The number of what was written; nothing at all is no number. */
const numberOf = (text: string): number => (text.trim() === '' ? Number.NaN : Number(text));

interface Chess960Props extends SetupProps {
  readonly play: (start: number) => void;
}

export function Chess960({ deps, play, words }: Chess960Props) {
  const { session, labs, draw } = deps;
  const said = words.setup.chess960;
  const id = useId();
  const text = useSignal(String(STANDARD));
  const number = numberOf(text.value);
  const { value: found, problem } = useAnswer(text.value, () => labs.chess960Start(number));
  const set = (chosen: number) => {
    text.value = String(chosen);
    commands.chess960.run(session, chosen);
  };
  const submit = (event: Event) => {
    event.preventDefault();
    // What was answered to the number before says nothing of this one.
    labs.chess960Start(number).then(
      () => commands.chess960.run(session, number),
      (error: unknown) => session.refuse('bad-number', problemOf(error)),
    );
  };
  return (
    <section class="chess960" aria-labelledby={id}>
      <h3 id={id}>{said.title}</h3>
      <p class="note">{said.about}</p>
      <form class="row" onSubmit={submit} noValidate>
        <label class="number-field">
          {said.number}
          <input
            type="number"
            min={0}
            max={CHESS960_STARTS - 1}
            value={text.value}
            aria-invalid={problem !== undefined}
            aria-describedby={`${id}-problem`}
            onInput={({ currentTarget }) => (text.value = currentTarget.value)}
          />
        </label>
        <button type="submit">{words.setup.set}</button>
        <button type="button" onClick={() => set(draw(CHESS960_STARTS))}>
          <Icon name="dice" />
          {said.draw}
        </button>
      </form>
      <p class="note error" id={`${id}-problem`}>
        {problem?.(words)}
      </p>
      {found ? (
        <>
          <Derivation key={found.row} number={number} start={found} words={words}>
            <Button label={said.play} run={() => play(number)} />
          </Derivation>
          <Button look="link" label={said.mirrored(found.mirrored)} run={() => set(found.mirrored)} />
        </>
      ) : null}
      <SelfCheck deps={deps} words={words} />
      <Origin of="chess960" words={words} />
    </section>
  );
}

/** Boards are drawn, and each is looked at. */
function SelfCheck({ deps, words }: SetupProps) {
  const { labs, draw, session } = deps;
  const said = words.setup.chess960;
  const drawn = useSignal<readonly Chess960Start[]>([]);
  const run = () =>
    session.attempt(async () => {
      drawn.value = await Promise.all(Array.from({ length: CHECKED }, () => labs.chess960Start(draw(CHESS960_STARTS))));
      const { passed, count } = check(rows(drawn.value));
      session.announce(({ setup }) => setup.checked(passed, count));
    });
  const { kept, count, passed } = check(rows(drawn.value));
  const last = drawn.value.at(-1);
  return (
    <details>
      <summary>{said.check}</summary>
      <p class="note">{said.checkAbout}</p>
      <Button label={said.run(CHECKED)} run={run} />
      {last ? (
        <>
          <p class="total">{words.setup.checked(passed, count)}</p>
          <ul class="notes">
            {RULES.map((name) => (
              <li key={name} class={kept[name] === count ? 'right' : 'wrong'}>
                {said.rule(name, kept[name], count)}
              </li>
            ))}
          </ul>
          <p class="note">{said.last}</p>
          <Row row={last.row} words={words} />
        </>
      ) : null}
    </details>
  );
}

const rows = (starts: readonly Chess960Start[]): readonly string[] => starts.map(({ row }) => row);

interface WayProps {
  readonly number: number;
  readonly start: Chess960Start;
  readonly words: AllWords;
  /** What stands beside the row. */
  readonly children: ComponentChildren;
}

/** How a number leads to its row: a step that is chosen shows the row as it is after it. */
function Derivation({ number, start: { steps, row }, words, children }: WayProps) {
  const { chess960 } = words.setup;
  const at = useSignal(steps.length - 1);
  return (
    <>
      <div class="row">
        <Row row={steps[at.value]?.row ?? row} step={steps[at.value]} words={words} />
        {children}
      </div>
      <h4>{chess960.way(number)}</h4>
      <ol class="way">
        {steps.map((step, index) => (
          <li key={step.choice}>
            <button
              type="button"
              aria-current={index === at.value ? 'step' : undefined}
              onClick={() => (at.value = index)}
            >
              <span class="code">{chess960.sum(step)}</span> <span>{chess960.step(step)}</span>
            </button>
          </li>
        ))}
      </ol>
    </>
  );
}

interface RowProps {
  readonly row: string;
  /** The step that has led to it. */
  readonly step?: Chess960Step | undefined;
  readonly words: AllWords;
}

const Row = ({ row, step, words }: RowProps) => (
  <div class="arrangement" role="img" aria-label={words.setup.chess960.row(row)}>
    {FILES.map((file, at) => (
      <span key={file} class={step?.files.includes(file) ? 'filled' : step?.open.includes(file) ? 'open' : ''}>
        <span class={pieceClass(row[at] ?? '.')}>{signOf(row[at] ?? '.')}</span>
      </span>
    ))}
  </div>
);

/** Of a row in FEN letters. */
const TESTS: Readonly<Record<RuleId, (row: string) => boolean>> = {
  // An even number of squares lies between the two.
  bishops: (row) => /^[^B]*B([^B]{2})*B[^B]*$/.test(row),
  king: (row) => /^[^KR]*R[^KR]*K[^KR]*R[^KR]*$/.test(row),
  whole: (row) => Array.from(row).toSorted().join('') === 'BBKNNQRR',
};

export const RULES: readonly RuleId[] = ['bishops', 'king', 'whole'];

/** How many rows there are, how many keep each rule, and how many keep all. */
export function check(rows: readonly string[]) {
  const keeping = (rule: RuleId) => rows.filter(TESTS[rule]).length;
  const kept: Readonly<Record<RuleId, number>> = {
    bishops: keeping('bishops'),
    king: keeping('king'),
    whole: keeping('whole'),
  };
  return { count: rows.length, kept, passed: rows.filter((row) => RULES.every((rule) => TESTS[rule](row))).length };
}
