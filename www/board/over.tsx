// What may lie over a board: arrows and numbers, the pencil's colours, the field for typed moves, a question, where pieces
// may be put.

import { signal, useSignalEffect } from '@preact/signals';
import { squareIndex, squareName, SQUARES } from '../chess/squares';
import { eraseAll } from '../document/commands';
import { PAINTS } from '../document/store';
import type { AllWords } from '../i18n/words';
import { type Action, IconButton } from '../ui/button';
import { cornerOf, labelOf, lengthOf, outlineOf, threadOf } from './arrows';
import { isWhite, signOf } from './pieces';
import { Prompt } from './prompt';
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
  const question = input.question.value;
  board.labs = labs;
  useSignalEffect(() => showLandings(cellOf, board));
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
      {question ? <Prompt input={input} question={question} words={words} cell={cellOf(question.square)} /> : null}
    </>
  );
}

type CellOf = (square: number) => HTMLElement | undefined;

/** Shows it on a board as long as it holds; answers how to take it away, if there is anything. */
export function showLandings(cellOf: CellOf, { session, input }: BoardState): (() => void) | undefined {
  const [castles, held] = [input.castling.value, input.picked.value];
  if (!castles || !held) return undefined;
  const rook = session.store.position.value.board[squareIndex(castles.rookFrom)] ?? '';
  const shown = [show(cellOf, castles.king, held.piece), show(cellOf, castles.rookTo, rook)];
  return () => {
    for (const cell of shown) delete cell?.dataset['landing'];
  };
}

function show(cellOf: CellOf, square: string, letter: string): HTMLElement | undefined {
  const cell = cellOf(squareIndex(square));
  if (!cell) return undefined;
  cell.dataset['landing'] = signOf(letter);
  cell.dataset['side'] = isWhite(letter) ? 'white' : 'black';
  return cell;
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

/** Their order is that of the squares as they are seen. */
export const SquareNames = ({ isFlipped }: { readonly isFlipped: boolean }) => (
  <div class="names" aria-hidden="true">
    {Array.from(SQUARES, (_, at) => (
      <span key={at}>{squareName(isFlipped ? (at & 56) + 7 - (at & 7) : 56 - (at & 56) + (at & 7))}</span>
    ))}
  </div>
);

/** Shorter arrows lie above longer ones, and above all of them their numbers. */
export function Arrows({ board }: { readonly board: BoardState }) {
  const flipped = board.isFlipped.value;
  const arrows = board.shown.value;
  const numbers = board.highlights.value?.tallies ?? [];
  if (arrows.length + numbers.length === 0) return null;
  const drawn = arrows.toSorted((one, other) => lengthOf(other) - lengthOf(one));
  const labels = [
    ...drawn.map((arrow) => ({ kind: arrow.kind, text: arrow.label, at: labelOf(arrow, flipped) })),
    ...numbers.map(({ square, text }) => ({ kind: 'tally', text, at: cornerOf(square, flipped) })),
  ];
  return (
    <svg class="arrows" viewBox="0 0 8 8" aria-hidden="true">
      {drawn.map((arrow) => (
        <g key={`${arrow.kind} ${arrow.from} ${arrow.to}`} class={arrow.kind}>
          <path class="body" d={outlineOf(arrow, flipped)} />
          <path class="thread" d={threadOf(arrow, flipped)} />
        </g>
      ))}
      {labels.map(({ kind, text, at: [x, y] }) =>
        text ? (
          <g key={`${kind} ${x} ${y}`} class={kind}>
            <circle cx={x} cy={y} r={0.17} />
            <text x={x} y={y}>
              {text}
            </text>
          </g>
        ) : null,
      )}
    </svg>
  );
}
