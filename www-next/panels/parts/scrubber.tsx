// Under the board: a way through the line, undo and redo, and the board's other side.

import type { Signal } from '@preact/signals';
import * as commands from '../../document/commands';
import type { Session } from '../../document/session';
import type { Words } from '../../i18n/words';
import { IconButton } from '../../ui/button';
import { actionOf } from './action';

interface ScrubberProps {
  readonly session: Session;
  readonly isFlipped: Signal<boolean>;
  readonly words: Words;
}

export function Scrubber({ session, isFlipped, words }: ScrubberProps) {
  const steps = session.store.cursor.value.steps;
  const length = session.store.line.value.length;
  const go = (event: Event) => void commands.goTo.run(session, (event.currentTarget as HTMLInputElement).valueAsNumber);
  const flip = {
    label: words.flip,
    icon: 'flip',
    refusal: undefined,
    run: () => (isFlipped.value = !isFlipped.value),
  } as const;
  return (
    <div class="scrubber">
      <IconButton action={actionOf(commands.first, 'first', session, words)} />
      <IconButton action={actionOf(commands.back, 'back', session, words)} />
      <input
        type="range"
        aria-label={words.step}
        aria-valuetext={words.stepOf(steps, length)}
        min={0}
        max={length}
        value={steps}
        onInput={go}
      />
      <IconButton action={actionOf(commands.forward, 'forward', session, words)} />
      <IconButton action={actionOf(commands.last, 'last', session, words)} />
      <span class="count">
        {steps} / {length}
      </span>
      <IconButton action={actionOf(commands.undo, 'undo', session, words)} />
      <IconButton action={actionOf(commands.redo, 'redo', session, words)} />
      <IconButton action={flip} />
    </div>
  );
}
