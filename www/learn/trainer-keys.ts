// The keys of a trainer, which work in its card, and on its board where the board has no other use for them.

import type { TrainerKeyId } from '../i18n/words';
import { isOff, isWriting, nameOfKey } from '../ui/keys';
import type { Trainer } from './trainer';
import type { Trainers } from './trainers';

interface TrainerKey {
  readonly id: TrainerKeyId;
  readonly keys: readonly string[];
  readonly run: (trainer: Trainer, trainers: Trainers) => void;
}

/** The first key of each works on the board, too. */
export const TRAINER_KEYS: readonly TrainerKey[] = [
  { id: 'check', keys: ['Shift+Enter'], run: (trainer) => trainer.check() },
  { id: 'yes', keys: ['y', 'j'], run: (trainer) => trainer.decide(true) },
  { id: 'no', keys: ['u', 'n'], run: (trainer) => trainer.decide(false) },
  { id: 'ask', keys: ['z'], run: (trainer) => trainer.repeat() },
  {
    id: 'stop',
    keys: ['Escape'],
    run: (trainer, trainers) => (trainer.result.peek() ? trainers.close() : trainer.stop()),
  },
];

/** Does what a key does; Escape stops it from a field, too. */
export function pressTrainerKey(trainers: Trainers, trainer: Trainer, event: KeyboardEvent): void {
  const { target, defaultPrevented } = event;
  const name = nameOfKey(event);
  if (defaultPrevented || isOff(name) || (isWriting(target) && name !== 'Escape')) return;
  if (target instanceof Element && target.closest('dialog, [role=menu]')) return;
  const found = TRAINER_KEYS.find(({ keys }) => keys.includes(name));
  // Enter checks where it presses nothing else.
  const isFree = name === 'Enter' && target instanceof Element && target.matches('.trainer');
  if (!found && !isFree) return;
  event.preventDefault();
  if (found) found.run(trainer, trainers);
  else trainer.check();
}
