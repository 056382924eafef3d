// What is seen of the board of an element, and what is said there: its squares, what lies over and beside them.

import { effect } from '@preact/signals';
import { workOn } from '../board/controls';
import { cellOf, drawSquares, squareLook } from '../board/drawing';
import { drawArrows, showLandings, squareNames } from '../board/overlays';
import { askOn } from '../board/question';
import { FILES, RANKS, squareIndex, squareName } from '../chess/squares';
import { PAINTS } from '../document/store';
import { spelled } from '../i18n/notation';
import { elementOf, shapeOf } from '../ui/elements';
import type { BoardModel } from './board-model';

const HIDDEN = { 'aria-hidden': 'true' };

/** Adds the board, whose elements are made once; answers how to take it away. */
export function showBoard(parent: ParentNode, model: BoardModel): () => void {
  const { board, hand, isFlipped, coordinates, label, language, words } = model;
  const { session, pencil, highlights, shown } = board;
  const [ranks, files] = [
    elementOf('div', { class: 'ranks', ...HIDDEN }),
    elementOf('div', { class: 'files', ...HIDDEN }),
  ];
  const names = elementOf('div', { class: 'names', ...HIDDEN });
  const arrows = shapeOf('svg', { class: 'arrows', viewBox: '0 0 8 8', ...HIDDEN });
  const squares = (squaresOfAll ??= newSquares()).cloneNode(true) as HTMLElement;
  const rows = [...squares.children];
  const drawings = elementOf('p', { id: 'drawn', class: 'spoken' });
  const spoken = elementOf('p', { class: 'spoken', role: 'status' });
  const frame = elementOf('div', { class: 'board-frame' }, [ranks, squares, drawings, files]);
  const root = elementOf('div', { class: 'root' }, [frame, spoken]);
  squares.append(names, arrows);
  parent.append(root);
  const cell = (square: number) => cellOf(squares, square);
  const first = session.spoken.peek();
  let wasTurned = false;
  const stops = [
    effect(() => {
      root.lang = language.value.tag;
      squares.ariaLabel = label.value ?? language.value.board.name;
    }),
    effect(() => void (root.dataset['coordinates'] = coordinates.value)),
    effect(() => void (root.dataset['hand'] = hand.value)),
    effect(() => void (frame.dataset['tool'] = pencil.tool.value)),
    effect(() => {
      const [isTurned, focused] = [isFlipped.value, (squares.getRootNode() as ShadowRoot).activeElement];
      const turn = <T>(all: readonly T[]): readonly T[] => (isTurned ? all.toReversed() : all);
      ranks.replaceChildren(...turn(RANKS).map((rank) => elementOf('span', {}, [rank])));
      files.replaceChildren(...turn(FILES).map((file) => elementOf('span', {}, [file])));
      if (isTurned === wasTurned) return;
      wasTurned = isTurned;
      squares.prepend(...turn(rows));
      for (const row of rows) row.append(...[...row.children].toReversed());
      // Who is moved loses the keyboard.
      if (focused instanceof HTMLElement && squares.contains(focused)) focused.focus();
    }),
    effect(() => {
      const all = coordinates.value === 'every' ? squareNames(isFlipped.value) : [];
      names.replaceChildren(...all.map((name) => elementOf('span', {}, [name])));
    }),
    effect(() => arrows.replaceChildren(...drawArrows(shown.value, highlights.value?.tallies ?? [], isFlipped.value))),
    effect(() => {
      const { drawing } = language.value.board;
      const all = shown.value.flatMap(({ from, to, kind }) =>
        PAINTS.filter((paint) => paint === kind).map((paint) => drawing.shape(paint, squareName(from), squareName(to))),
      );
      drawings.textContent = all.length > 0 ? drawing.all(all) : '';
    }),
    effect(() => drawSquares(squares, squareLook(board, language.value))),
    workOn(squares, board, () => model.keys.peek()),
    effect(() => showLandings(cell, board)),
    effect(() => askOn(board.input, words.peek(), cell)),
    // The same words are another text each time, so that they are heard again.
    effect(() => {
      const said = session.spoken.value;
      if (said !== first) spoken.replaceChildren(elementOf('span', {}, [spelled(said(words.peek()))]));
    }),
  ];
  return () => {
    for (const stop of stops) stop();
    root.remove();
  };
}

/** All boards have copies of the first one's squares. */
let squaresOfAll: HTMLElement | undefined;

/** Sixty-four squares in their rows, as White sees them. */
function newSquares(): HTMLElement {
  const rows = RANKS.map((rank) =>
    elementOf(
      'div',
      { class: 'rank', role: 'row' },
      FILES.map((file) => {
        const place = { role: 'gridcell', tabindex: -1, 'data-square': squareIndex(file + rank) };
        return elementOf('div', { class: 'square', ...place }, [elementOf('span', { class: 'piece' })]);
      }),
    ),
  );
  return elementOf('div', { class: 'board', role: 'grid', 'aria-describedby': 'drawn' }, rows);
}
