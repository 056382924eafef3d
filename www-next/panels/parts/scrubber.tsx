// Under the board: a way through the line, undo and redo, the board's other side, and what works on it.

import { useEffect, useMemo } from 'preact/hooks';
import type { Desk } from '../../board/desk';
import { boardActions } from '../../board/tools';
import * as commands from '../../document/commands';
import type { Clock } from '../../document/keeper';
import type { Words } from '../../i18n/words';
import { IconButton } from '../../ui/button';
import { MenuButton } from '../../ui/menu';
import { actionOf } from './action';
import { Autoplay, SPEEDS } from './autoplay';

interface ScrubberProps {
  readonly desk: Desk;
  /** What autoplay goes by. */
  readonly clock: Clock;
  readonly words: Words;
}

export function Scrubber({ desk, clock, words }: ScrubberProps) {
  const { session, isFlipped } = desk;
  const autoplay = useMemo(() => new Autoplay(session, clock), [session, clock]);
  useEffect(() => () => autoplay.pause(), [autoplay]);
  const places = session.store.places.value;
  const length = places.length - 1;
  const at = places.findLastIndex((place) => place <= session.store.cursor.value.steps);
  const go = ({ currentTarget }: { readonly currentTarget: HTMLInputElement }) =>
    void commands.goTo.run(session, places[currentTarget.valueAsNumber] ?? 0);
  const flip = {
    label: words.flip,
    icon: 'flip',
    refusal: undefined,
    run: () => (isFlipped.value = !isFlipped.value),
  } as const;
  return (
    <div class="scrubber">
      <span class="ends">
        <IconButton action={actionOf(commands.first, 'first', session, words)} />
      </span>
      <IconButton action={actionOf(commands.back, 'back', session, words)} />
      <Playing autoplay={autoplay} words={words} />
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
      <IconButton action={actionOf(commands.undo, 'undo', session, words)} />
      <IconButton action={actionOf(commands.redo, 'redo', session, words)} />
      <IconButton action={flip} />
      <MenuButton label={words.tools} icon="more" sections={() => [{ items: boardActions(desk, words) }]} />
    </div>
  );
}

/** Plays and pauses; while it plays, how fast. */
function Playing({ autoplay, words }: { readonly autoplay: Autoplay; readonly words: Words }) {
  const isPlaying = autoplay.isPlaying.value;
  const code = autoplay.refusal;
  const action = {
    label: isPlaying ? words.moves.autoplay.pause : words.moves.autoplay.play,
    icon: isPlaying ? 'pause' : 'play',
    refusal: code && words.refusals[code],
    run: () => autoplay.toggle(),
  } as const;
  const choose = (event: Event) => (autoplay.speed.value = Number((event.currentTarget as HTMLSelectElement).value));
  return (
    <>
      <IconButton action={action} />
      {isPlaying ? (
        <select aria-label={words.moves.autoplay.speed} value={autoplay.speed.value} onChange={choose}>
          {SPEEDS.map((speed) => (
            <option key={speed} value={speed}>
              {words.moves.times(speed)}
            </option>
          ))}
        </select>
      ) : null}
    </>
  );
}
