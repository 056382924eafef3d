// The steps of a formula, one after the other, and in a sentence.

import type { CountedStep, SetStep } from '../../document/sets';
import type { StepId } from '../../i18n/areas/sets';
import { squareName } from '../../i18n/squares';
import type { AllWords } from '../../i18n/words';
import type { Builder } from './builder';
import { nameOf } from './palette';

interface StepsProps {
  readonly steps: readonly CountedStep[];
  readonly builder: Builder;
  readonly words: AllWords;
  /** Takes the keyboard from a step that goes. */
  readonly leave: () => void;
}

export const Steps = ({ steps, builder, words, leave }: StepsProps) => (
  <ol class="steps" aria-label={words.sets.steps}>
    {steps.map(({ step, count }, at) => {
      const text = words.sets.step(step.op, whatOf(step, words), at === 0);
      return (
        <li key={`${at} ${text}`}>
          <span>{text}</span> <small>{words.sets.count(count)}</small>
          <button type="button" aria-label={words.sets.remove(text)} onClick={() => (builder.remove(at), leave())}>
            ×
          </button>
        </li>
      );
    })}
  </ol>
);

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
    const op: StepId = step.op;
    return words.sets.inWords(before, op, isPiece(at) && isPiece(at - 1) ? what : phrase);
  }, '');
}
