// What is known of a set: how many pairs there are, in words and step by step; and of the square that was pressed.

import type { CountedStep, SetStep } from '../../document/sets';
import { squareName } from '../../i18n/squares';
import type { AllWords } from '../../i18n/words';
import { Button } from '../../ui/button';
import { namesOf } from '../../ui/names';
import type { Builder } from './builder';
import { nameOf } from './palette';

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
  const { near, steps = [], pairs } = found;
  const [only] = steps.length === 1 ? steps : [];
  const isNamed = near !== undefined && only !== undefined && 'set' in only.step && only.step.set === near.set;
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
export function SquareFacts({ builder, words: { sets }, leave }: FoundProps) {
  const found = builder.found.value;
  const square = builder.square.value === undefined ? undefined : found?.square;
  if (square === undefined || !found) return null;
  const to = found.pairs.flatMap(([start, end]) => (start === square ? [end] : []));
  const from = found.pairs.flatMap(([start, end]) => (end === square ? [start] : []));
  const facts = { to, from, reach: undefined, legal: undefined, white: undefined, black: undefined, ...found.facts };
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

/** Sets that are no piece’s: their names are those of moves. */
const OF_MOVES = new Set(['all', 'legal', 'blocked', 'moves-w', 'moves-b', 'attacks-w', 'attacks-b']);

function whatOf(step: SetStep, words: AllWords): string {
  if ('squares' in step) return step.squares.map(squareName).join(' ');
  return 'set' in step ? nameOf(step.set, words) : '';
}

/** Of several pieces in a row the moves are said once. */
export function wordsOf(steps: readonly CountedStep[], words: AllWords): string {
  const isPiece = (at: number): boolean => {
    const step = steps[at]?.step;
    return step !== undefined && 'set' in step && step.op === 'union' && !OF_MOVES.has(step.set);
  };
  return steps.reduce((before, { step }, at) => {
    const what = whatOf(step, words);
    const phrase = 'set' in step && !OF_MOVES.has(step.set) ? words.sets.moves(what) : what;
    if (at === 0) return phrase;
    return words.sets.inWords(before, step.op, isPiece(at) && isPiece(at - 1) ? what : phrase);
  }, '');
}
