// What may lie over a board: arrows and numbers, the pencil's colours, the field for typed moves, a question, where pieces
// may be put.

import { effect, signal } from '@preact/signals';
import { useEffect, useLayoutEffect, useRef } from 'preact/hooks';
import { eraseAll } from '../document/commands';
import { PAINTS } from '../document/store';
import type { AllWords } from '../i18n/words';
import { type Action, IconButton } from '../ui/button';
import { drawArrows, showLandings, squareNames } from './overlays';
import { askOn } from './question';
import type { BoardLabs, BoardState } from './state';
import { TypedForm } from './typed-form';

interface OverProps {
  readonly board: BoardState;
  readonly words: AllWords;
  readonly labs: BoardLabs;
  readonly cellOf: (square: number) => HTMLElement | undefined;
}

export function Over({ board, words, labs, cellOf }: OverProps) {
  const { input, pencil, isTyping } = board;
  board.labs = labs;
  useEffect(() => effect(() => showLandings(cellOf, board)), [board]);
  useEffect(() => effect(() => askOn(input, words, cellOf)), [board, words]);
  const close = (end: () => void) => () => {
    end();
    cellOf(board.square.value)?.focus();
  };
  return (
    <>
      {pencil.tool.value === 'draw' ? (
        <DrawingTools board={board} words={words} close={close(() => pencil.toggle())} />
      ) : null}
      {isTyping.value ? <TypedForm board={board} words={words} close={close(() => (isTyping.value = false))} /> : null}
    </>
  );
}

interface DrawingToolsProps {
  readonly board: BoardState;
  readonly words: AllWords;
  readonly close: () => void;
}

export function DrawingTools({ board: { session, pencil }, words, close }: DrawingToolsProps) {
  const code = eraseAll.refuse(session);
  const erase: Action = {
    label: words.commands.eraseAll,
    icon: 'bin',
    refusal: code && words.refusals[code],
    run: () => void eraseAll.run(session),
  };
  return (
    <div class="bench" role="group" aria-label={words.board.drawing.name}>
      {PAINTS.map((paint) => (
        <button
          key={paint}
          type="button"
          class={`paint ${paint}`}
          aria-label={words.board.drawing.paints[paint]}
          title={words.board.drawing.paints[paint]}
          aria-pressed={pencil.paint.value === paint}
          onClick={() => (pencil.paint.value = paint)}
        >
          <svg class="arrows" viewBox="0 0 1 1" aria-hidden="true">
            <g class={paint}>
              <path class="body" d="M.05.35H.95V.65H.05Z" />
              <path class="thread" d="M.12.5H.88" />
            </g>
          </svg>
        </button>
      ))}
      <IconButton action={erase} />
      <button type="button" onClick={close}>
        {words.board.drawing.done}
      </button>
    </div>
  );
}

/** Whether each square shows its name. */
export const areSquaresNamed = signal(false);

/** What is drawn over the squares. */
export const Overlay = ({ board }: { readonly board: BoardState }) => (
  <>
    {areSquaresNamed.value ? <SquareNames isFlipped={board.isFlipped.value} /> : null}
    <Arrows board={board} />
  </>
);

const SquareNames = ({ isFlipped }: { readonly isFlipped: boolean }) => (
  <div class="names" aria-hidden="true">
    {squareNames(isFlipped).map((name) => (
      <span key={name}>{name}</span>
    ))}
  </div>
);

function Arrows({ board }: { readonly board: BoardState }) {
  const svg = useRef<SVGSVGElement>(null);
  const [arrows, numbers, isFlipped] = [
    board.shown.value,
    board.highlights.value?.tallies ?? [],
    board.isFlipped.value,
  ];
  useLayoutEffect(() => svg.current?.replaceChildren(...drawArrows(arrows, numbers, isFlipped)));
  if (arrows.length + numbers.length === 0) return null;
  return <svg class="arrows" viewBox="0 0 8 8" aria-hidden="true" ref={svg} />;
}
