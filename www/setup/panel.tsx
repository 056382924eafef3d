// Set up: the position, its FEN, Chess960 and counts; and the pieces of a side at its edge of the board, to be put on it by a
// drag, or one by one on the squares that are pressed.

import { effect, useSignal } from '@preact/signals';
import { useEffect } from 'preact/hooks';
import { pieceClass, PIECES, signOf, type Stamp } from '../board/pieces';
import { slopOf, squareOf } from '../board/pointer';
import type { BoardState } from '../board/state';
import type { Color } from '../chess/chess';
import { actionOf } from '../document/command';
import * as commands from '../document/commands';
import { canBePlayed } from '../document/search';
import type { AllWords } from '../i18n/words';
import { Icon } from '../ui/icons';
import { Foot, type Offer } from '../ui/panel';
import { rove } from '../ui/roving';
import { Chess960 } from './chess960';
import { Counting } from './counting';
import { FenField, PositionFields, type SetupProps } from './fields';

interface SetupPanelProps extends SetupProps {
  /** Goes to where a game is chosen that starts there. */
  readonly play: (start: number | 'here') => void;
  readonly analyse: () => void;
}

export function SetupPanel({ deps, play, analyse, words }: SetupPanelProps) {
  const { session, palette } = deps;
  useEffect(() => {
    // In a game that is being played pieces move by its rules.
    const stop = effect(() => void (palette.isOpen.value = session.locked.value === undefined));
    const lock = session.locked.peek();
    if (lock) session.forbid(lock.code);
    else session.show({ tone: 'hint', code: 'setting-up', lead: ({ setup }) => setup.lead, text: aboutOf });
    return () => {
      stop();
      palette.close();
      if (session.feedback.peek()?.code !== 'setting-up') return;
      session.announce((words) => words.standing(session.store.position.value));
    };
  }, [session, palette]);
  const lock = session.locked.value?.code;
  const code = lock ?? (canBePlayed(session.store) ? undefined : 'no-start');
  const begin = (start: number | 'here') => {
    const no = start === 'here' ? code : lock;
    if (no) session.forbid(no);
    else play(start);
  };
  const offers: readonly Offer[] = [
    actionOf(commands.restart, 'grid', session, words),
    actionOf(commands.clear, 'bin', session, words),
    {
      label: words.setup.play,
      icon: 'play',
      look: 'primary',
      refusal: code && words.refusals[code],
      run: () => begin('here'),
    },
    { label: words.setup.analyse, icon: 'graph', run: analyse },
  ];
  return (
    <>
      <header>
        <h2>{words.shell.place.setup}</h2>
      </header>
      <div class="body setup">
        <PositionFields deps={deps} words={words} />
        <FenField deps={deps} words={words} />
        <Chess960 deps={deps} play={begin} words={words} />
        <Counting deps={deps} words={words} />
      </div>
      <footer>
        <Foot offers={offers} />
      </footer>
    </>
  );
}

const aboutOf = ({ setup }: { readonly setup: { readonly about: string } }): string => setup.about;

interface PaletteRowProps {
  readonly board: BoardState;
  readonly color: Color;
  readonly words: AllWords;
}

/** One stop of the Tab key; arrow keys go along it. */
export function PaletteRow({ board: { session, palette }, color, words }: PaletteRowProps) {
  const at = useSignal(0);
  // One eraser is enough for both.
  const stamps: readonly Stamp[] = color === 'w' ? [...PIECES.w, 'eraser'] : PIECES.b;
  const carryFrom = (stamp: Stamp) => (event: PointerEvent) => {
    const piece = event.currentTarget instanceof Element && event.currentTarget.querySelector<HTMLElement>('.piece');
    if (stamp === 'eraser' || !piece) return;
    carry(event, piece, (square) => void commands.put.run(session, square, stamp));
  };
  return (
    <div
      class="palette"
      role="toolbar"
      aria-label={words.setup.palette(color)}
      onKeyDown={(event) => rove(event, event.currentTarget.querySelectorAll('button'), { lies: 'flat', isRing: true })}
    >
      {stamps.map((stamp, index) => {
        const isChosen = palette.chosen.value === stamp;
        const name = stamp === 'eraser' ? words.setup.eraser : words.setup.piece(stamp);
        return (
          <button
            key={stamp}
            type="button"
            aria-label={name}
            aria-pressed={isChosen}
            tabIndex={index === at.value ? 0 : -1}
            onFocus={() => (at.value = index)}
            onClick={() => palette.choose(isChosen ? undefined : stamp, session)}
            onPointerDown={carryFrom(stamp)}
          >
            {stamp === 'eraser' ? <Icon name="eraser" /> : <span class={pieceClass(stamp)}>{signOf(stamp)}</span>}
          </button>
        );
      })}
    </div>
  );
}

/** A copy of what shows the piece follows the pointer until it is let go over a square, or anywhere else for nothing. */
export function carry(event: PointerEvent, piece: HTMLElement, drop: (square: number) => void): void {
  if (event.button !== 0 || !event.isPrimary) return;
  const { pointerId, clientX, clientY } = event;
  const slop = slopOf(event);
  const stop = new AbortController();
  let image: HTMLElement | undefined;
  const end = () => {
    stop.abort();
    image?.remove();
  };
  const move = (to: PointerEvent) => {
    if (to.pointerId !== pointerId) return;
    if (!image && Math.hypot(to.clientX - clientX, to.clientY - clientY) <= slop) return;
    image ??= imageOf(piece);
    image.style.translate = `calc(${to.clientX}px - 50%) calc(${to.clientY}px - 50%)`;
  };
  const up = (at: PointerEvent) => {
    if (at.pointerId !== pointerId) return;
    const isCarried = image !== undefined;
    end();
    const under = document.elementFromPoint(at.clientX, at.clientY);
    const square = under?.closest('[role="grid"]') ? squareOf(under) : undefined;
    if (isCarried && square !== undefined) drop(square);
  };
  const key = (pressed: KeyboardEvent) => {
    if (pressed.key !== 'Escape' || !image) return;
    pressed.stopPropagation();
    end();
  };
  const { signal } = stop;
  document.addEventListener('pointermove', move, { signal });
  document.addEventListener('pointerup', up, { signal });
  document.addEventListener('pointercancel', (lost) => lost.pointerId === pointerId && end(), { signal });
  document.addEventListener('keydown', key, { signal, capture: true });
}

function imageOf(piece: HTMLElement): HTMLElement {
  const image = document.createElement('span');
  image.className = `${piece.className} drag-image`;
  image.textContent = piece.textContent;
  piece.parentElement?.append(image);
  return image;
}
