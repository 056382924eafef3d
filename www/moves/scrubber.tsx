// Under the board: a way through the line, undo and redo, the board's other side, and what works on it.

import type { ComponentChild } from 'preact';
import type { BoardState } from '../board/state';
import { actionOf } from '../document/command';
import * as commands from '../document/first-commands';
import type { Words } from '../i18n/words';
import { IconButton } from '../ui/button';

interface ScrubberProps {
  readonly board: BoardState;
  readonly words: Words;
  /** What comes later: it plays one step after the other, and is a menu of what works on the board. */
  readonly player: ComponentChild;
  readonly tools: ComponentChild;
}

export function Scrubber({ board, words, player, tools }: ScrubberProps) {
  const { session, isFlipped } = board;
  const places = session.store.places.value;
  const length = places.length - 1;
  const at = places.findLastIndex((place) => place <= session.store.cursor.value.steps);
  const go = ({ currentTarget }: { readonly currentTarget: HTMLInputElement }) =>
    void commands.goTo.run(session, places[currentTarget.valueAsNumber] ?? 0);
  const flip = {
    label: words.flip,
    icon: 'flip',
    run: () => (isFlipped.value = !isFlipped.value),
  } as const;
  return (
    <div class="scrubber">
      <span class="ends">
        <IconButton action={actionOf(commands.first, 'first', session, words)} />
      </span>
      <IconButton action={actionOf(commands.back, 'back', session, words)} />
      <span class="late">{player}</span>
      <input
        type="range"
        aria-label={words.step}
        aria-valuetext={words.stepOf(at, length)}
        min={0}
        max={length}
        value={at}
        onInput={go}
      />
      <IconButton action={actionOf(commands.forward, 'forward', session, words)} />
      <span class="ends">
        <IconButton action={actionOf(commands.last, 'last', session, words)} />
      </span>
      <span class="count">
        {at} / {length}
      </span>
      {/* In a game that is being played a move is taken back by what the game offers. */}
      {session.locked.value?.code === 'locked' ? null : (
        <>
          <IconButton action={actionOf(commands.undo, 'undo', session, words)} />
          <IconButton action={actionOf(commands.redo, 'redo', session, words)} />
        </>
      )}
      <IconButton action={flip} />
      <span class="late">{tools}</span>
    </div>
  );
}
