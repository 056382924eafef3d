// A trainer, in the place of the tabs: the time that is left, what is asked, where it is answered; at the end the points.

import { effect, type Signal } from '@preact/signals';
import type { RefObject } from 'preact';
import { useEffect, useLayoutEffect } from 'preact/hooks';
import type { Highlights } from '../board/marks';
import type { AllWords } from '../i18n/words';
import { Foot, offer, type Offer } from '../ui/panel';
import { useNext } from '../ui/reveal';
import { TRAINER_MS, type Trainer } from './trainer';
import { TrainerFields } from './trainer-fields';
import { pressTrainerKey } from './trainer-keys';
import type { Trainers } from './trainers';
import { askOf } from './trainer-words';

interface TrainerProps {
  readonly trainers: Trainers;
  readonly trainer: Trainer;
  /** What it shows on the board. */
  readonly highlights: Signal<Highlights | undefined>;
  readonly isFlipped: Signal<boolean>;
  readonly card: RefObject<HTMLDivElement | null>;
  readonly words: AllWords;
}

const CELL = '[role=grid] [data-square][tabindex="0"]';

export function TrainerView(props: TrainerProps) {
  const { trainers, trainer, highlights, isFlipped, card, words } = props;
  const its = words.trainers;
  useEffect(() => {
    const press = (event: KeyboardEvent) => pressTrainerKey(trainers, trainer, event);
    document.addEventListener('keydown', press);
    const stop = effect(() => void (highlights.value = trainer.shown(words)));
    return () => {
      document.removeEventListener('keydown', press);
      stop();
      highlights.value = undefined;
    };
  }, [trainers, trainer, words, highlights]);
  useNext(() => card.current);
  const [question, result, said] = [trainer.question.value, trainer.result.value, trainer.said.value];
  // Who works by keys is where the next answer is given.
  useLayoutEffect(() => {
    // What began it has gone with the list.
    if (document.activeElement === document.body) card.current?.focus();
    const active = document.activeElement;
    const isByKeys = active?.matches(':focus-visible') === true;
    const isThere = active?.closest('.trainer, [role=grid]') !== null;
    if (!isByKeys || !isThere || !question || result) return;
    const field = card.current?.querySelector<HTMLElement>('input');
    if (question.kind === 'find') document.querySelector<HTMLElement>(CELL)?.focus();
    else if (question.kind === 'name' || active === card.current) field?.focus();
  }, [question]);
  useLayoutEffect(() => {
    if (result) card.current?.focus();
  }, [result]);
  return (
    <>
      <header class="lesson-head">
        <h2>{its.names[trainer.id]}</h2>
        {result ? null : (
          <span class="ways">
            <span class="place">{its.points(trainer.points.value)}</span>
            <progress aria-label={its.timeLeft} max={TRAINER_MS / 1000} value={trainer.left.value} />
          </span>
        )}
      </header>
      <div
        class="body lesson trainer"
        data-trainer={trainer.id}
        role="group"
        aria-label={its.card}
        tabIndex={-1}
        ref={card}
      >
        {said && !result ? <p class="said">{said(words)}</p> : null}
        {question && !result ? (
          <p class="asked">
            <strong>{askOf(question, isFlipped.value).text(words)}</strong>
          </p>
        ) : null}
        {question && !result ? <TrainerFields {...{ trainer, question, words }} /> : null}
        {result ? (
          <p>
            <strong>{its.result(result.points, result.best, result.isNew)}</strong>
          </p>
        ) : null}
      </div>
      <footer>
        <Foot offers={offersOf(props)} />
      </footer>
    </>
  );
}

/** What can be done now, the one that most people want first. */
function offersOf({ trainers, trainer, words: { trainers: its } }: TrainerProps): readonly Offer[] {
  if (trainer.result.value)
    return [
      offer('rematch', its.again, () => trainers.again(), 'primary'),
      offer('out', its.close, () => trainers.close()),
    ];
  const kind = trainer.question.value?.kind;
  const isMarked = kind === 'moves' || kind === 'attacked';
  return [
    ...(isMarked ? [offer('done', its.check, () => trainer.check(), 'primary')] : []),
    offer('stop', its.stop, () => trainer.stop()),
  ];
}
