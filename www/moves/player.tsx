// In the row under the board, what the first board does not need: autoplay, and a menu of what works on the board.

import { effect, type Signal, signal } from '@preact/signals';
import { useEffect, useMemo } from 'preact/hooks';
import type { BoardState } from '../board/state';
import type { Clock } from '../chess/chess';
import * as commands from '../document/commands';
import type { Session } from '../document/session';
import type { AllWords } from '../i18n/words';
import { type Action, IconButton } from '../ui/button';
import { Select } from '../ui/fields';
import { MenuButton } from '../ui/menu';

interface ToolsProps {
  readonly board: BoardState;
  readonly words: AllWords;
}

interface PlayerProps extends ToolsProps {
  /** What it goes by. */
  readonly clock: Clock;
}

/** Plays and pauses; while it plays, how fast. */
export function Player({ board: { session }, clock, words }: PlayerProps) {
  const autoplay = useMemo(() => new Autoplay(session, clock), [session, clock]);
  useEffect(() => () => autoplay.pause(), [autoplay]);
  const isPlaying = autoplay.isPlaying.value;
  const code = autoplay.refusal;
  const action = {
    label: isPlaying ? words.moves.autoplay.pause : words.moves.autoplay.play,
    icon: isPlaying ? 'pause' : 'play',
    refusal: code && words.refusals[code],
    run: () => autoplay.toggle(),
  } as const;
  return (
    <>
      <IconButton action={action} />
      {isPlaying ? (
        <Select
          label={words.moves.autoplay.speed}
          options={SPEEDS.map((speed) => [String(speed), words.moves.times(speed)])}
          value={String(autoplay.speed.value)}
          onChange={(speed) => (autoplay.speed.value = Number(speed))}
        />
      ) : null}
    </>
  );
}

/** What is switched on for the board: the field for typed moves, and the pencil. */
export function Tools({ board: { isTyping, pencil }, words }: ToolsProps) {
  const { typed, drawing } = words.board;
  const items: readonly Action[] = [
    { label: typed.open, icon: 'keyboard', run: () => (isTyping.value = true) },
    { label: drawing.open, icon: 'draw', run: () => pencil.toggle() },
  ];
  return <MenuButton label={words.tools} icon="more" sections={() => [{ items }]} />;
}

/** A step stays so long on the board. */
export const STEP_MS = 1000;
/** The speed of autoplay: faster or slower by this factor. */
export const SPEEDS: readonly number[] = [0.5, 1, 2, 4];

export class Autoplay {
  readonly speed: Signal<number> = signal(1);
  readonly #session: Session;
  readonly #clock: Clock;
  readonly isPlaying = signal(false);
  #stop: (() => void) | undefined;

  constructor(session: Session, clock: Clock) {
    this.#session = session;
    this.#clock = clock;
  }

  /** Why there is nothing to play. */
  get refusal(): 'nothing-to-play' | undefined {
    return this.#session.store.line.value.length === 0 ? 'nothing-to-play' : undefined;
  }

  toggle(): void {
    const code = this.refusal;
    if (this.isPlaying.peek()) this.pause();
    else if (code) this.#session.forbid(code);
    else this.#play();
  }

  pause(): void {
    this.#stop?.();
    this.#stop = undefined;
    this.isPlaying.value = false;
  }

  /** From where the cursor is, or from the start where all has been shown. */
  #play(): void {
    const { revision } = this.#session;
    const isAnew = commands.forward.refuse(this.#session) !== undefined && commands.first.run(this.#session);
    const begun = revision.peek();
    let isOwn = false;
    let cancel = (): void => undefined;
    const wait = () => {
      cancel = this.#clock.later(step, STEP_MS / this.speed.peek());
    };
    const step = () => {
      isOwn = true;
      const isDone = commands.forward.run(this.#session);
      isOwn = false;
      if (!isDone || commands.forward.refuse(this.#session)) this.pause();
      else wait();
    };
    const unwatch = effect(() => {
      if (revision.value !== begun && !isOwn) this.pause();
    });
    this.#stop = () => {
      unwatch();
      cancel();
    };
    this.isPlaying.value = true;
    if (isAnew) wait();
    else step();
  }
}
