// The best lines: each with its value, and its moves, which show their position where they are pointed at.

import { useSignal } from '@preact/signals';
import { useLayoutEffect, useMemo, useRef } from 'preact/hooks';
import type { AheadMove } from '#doors/document.js';
import { marksOfMove } from '../board/marks';
import { StillBoard } from '../board/still';
import * as commands from '../document/commands';
import type { Session } from '../document/session';
import { endOf } from '../document/stills';
import { written } from '../i18n/notation';
import type { AllWords } from '../i18n/words';
import { Icon } from '../ui/icons';
import { placeAt } from '../ui/elements';
import { useNext } from '../ui/reveal';
import type { FoundLine } from './analysis';
import { type AnalysisProps, shortOf } from './graph';
import type { LineValue } from './line-evaluation';

/** A move of a line: the place of the line, and of the move in it. */
interface Spot {
  readonly line: number;
  readonly move: number;
}

const FIRST: Spot = { line: 0, move: 0 };

/** One that is pointed at, and where it is seen. */
interface Pointed extends Spot {
  readonly at: DOMRect;
}

/** The moves are one stop of the Tab key, and the arrow keys walk through them. */
export function Lines({ analysis, words }: AnalysisProps) {
  const list = useRef<HTMLOListElement>(null);
  const stop = useSignal(FIRST);
  const pointed = useSignal<Pointed | undefined>(undefined);
  const found = analysis.found.value;
  const { session } = analysis;
  const point = ({ target }: Event) => {
    const spot = spotOf(target);
    if (spot && target instanceof Element) pointed.value = { ...spot, at: target.getBoundingClientRect() };
  };
  const leave = () => (pointed.value = undefined);
  const click = ({ target }: MouseEvent) => {
    const spot = spotOf(target);
    if (!spot || !found) return;
    leave();
    // The lines of another position take the place of these, and the keyboard stays with them.
    list.current?.focus({ preventScroll: true });
    stop.value = FIRST;
    playTo(session, found.lines[spot.line]?.moves.slice(0, spot.move + 1) ?? []);
  };
  const focus = (event: FocusEvent) => {
    const spot = spotOf(event.target);
    if (spot) stop.value = spot;
    if (event.target instanceof Element && event.target.matches(':focus-visible')) point(event);
  };
  const key = (event: KeyboardEvent) => {
    if (event.key === 'Escape' && pointed.value) leave();
    else if (!walk(list.current, event)) return;
    event.preventDefault();
    event.stopPropagation();
  };
  useNext(() => list.current);
  const at = found?.lines[stop.value.line]?.moves[stop.value.move] ? stop.value : FIRST;
  const shown = pointed.value && found?.lines[pointed.value.line];
  const move = shown?.moves[pointed.value?.move ?? 0];
  return (
    <>
      <ol
        class="found-lines"
        aria-label={words.analyse.best}
        tabIndex={-1}
        ref={list}
        style={{ minBlockSize: `${analysis.count.value * 2.25}rem` }}
        onClick={click}
        onKeyDown={key}
        onFocusIn={focus}
        onFocusOut={leave}
        onPointerOver={(event) => event.pointerType === 'mouse' && point(event)}
        onPointerLeave={leave}
      >
        {found?.lines.map((line, place) => (
          <Line key={place} line={line} place={place} stop={at} words={words} />
        ))}
      </ol>
      {pointed.value && shown && move ? (
        <Preview move={move} worth={shown.value} at={pointed.value.at} words={words} />
      ) : null}
    </>
  );
}

interface LineProps {
  readonly line: FoundLine;
  readonly place: number;
  readonly stop: Spot;
  readonly words: AllWords;
}

function Line({ line: { value, moves }, place, stop, words }: LineProps) {
  const isOpen = useSignal(false);
  const score = shortOf(value, words);
  const isStop = (move: number) => stop.line === place && stop.move === move;
  return (
    <li class={isOpen.value ? 'found-line open' : 'found-line'}>
      <span class="rank" aria-hidden="true">
        {place + 1}
      </span>
      <b>{score}</b>
      <span class="line-moves" role="group" aria-label={words.analyse.line(place + 1, score)} dir="ltr">
        {moves.map((move, at) => (
          <button
            key={at}
            type="button"
            data-line={place}
            data-move={at}
            tabIndex={isStop(at) ? 0 : -1}
            aria-label={words.analyse.move(move)}
          >
            {at === 0 || move.color === 'w' ? (
              <span class="number">{words.moves.number(move.number, move.color)} </span>
            ) : null}
            {written(move.san)}
          </button>
        ))}
      </span>
      <button
        type="button"
        class="icon-button"
        aria-label={words.analyse.unfold(place + 1)}
        aria-expanded={isOpen.value}
        onClick={() => (isOpen.value = !isOpen.value)}
      >
        <Icon name={isOpen.value ? 'minus' : 'plus'} />
      </button>
    </li>
  );
}

function spotOf(target: EventTarget | null | undefined): Spot | undefined {
  const button = target instanceof Element ? target.closest<HTMLElement>('[data-move]') : null;
  return button ? { line: Number(button.dataset['line']), move: Number(button.dataset['move']) } : undefined;
}

/** Plays some moves one after the other. */
function playTo(session: Session, moves: readonly AheadMove[]): void {
  for (const { uci } of moves) if (!commands.play.run(session, uci)) return;
}

/** Goes on to the move before or after, or to the first of the line above or below; returns whether the key does that. */
function walk(list: HTMLElement | null, { key, target }: KeyboardEvent): boolean {
  const all = Array.from(list?.querySelectorAll<HTMLElement>('[data-move]') ?? []);
  const now = all.findIndex((move) => move === target);
  const first = (line: number) => all.find((move) => Number(move.dataset['line']) === line);
  const { line = 0 } = spotOf(target) ?? {};
  if (now < 0 && target !== list) return false;
  if (key === 'ArrowRight') all[now + 1]?.focus();
  else if (key === 'ArrowLeft') all[Math.max(0, now - 1)]?.focus();
  else if (key === 'ArrowDown') first(now < 0 ? 0 : line + 1)?.focus();
  else if (key === 'ArrowUp') first(Math.max(0, line - 1))?.focus();
  else return false;
  return true;
}

interface PreviewProps {
  readonly move: AheadMove;
  readonly worth: LineValue;
  /** Where the move is seen. */
  readonly at: DOMRect;
  readonly words: AllWords;
}

/** So far it stays from the move. */
const GAP = 8;

/** A picture of what the name of the move says. */
export function Preview({ move, worth: value, at, words }: PreviewProps) {
  const card = useRef<HTMLDivElement>(null);
  const { fen, effect } = move;
  const still = useMemo(() => endOf(fen, ''), [fen]);
  useLayoutEffect(() => {
    const element = card.current;
    if (!element) return;
    const below = at.bottom + GAP;
    const isAbove = below + element.offsetHeight > innerHeight - GAP;
    placeAt(element, at.left, isAbove ? at.top - GAP - element.offsetHeight : below);
  }, [at]);
  return (
    <div class="preview" ref={card} aria-hidden="true">
      <StillBoard letters={still.board} marks={marksOfMove(effect)} />
      <p>{words.analyse.after(words.analyse.move(move), shortOf(value, words))}</p>
    </div>
  );
}
