// A board to look at. It has no more elements than pieces and marks: pages of them are drawn at once.

import { useLayoutEffect, useMemo, useRef } from 'preact/hooks';
import { Slides } from './drawing';
import type { Marks } from './marks';
import { pieceClass, signOf } from './pieces';

interface StillBoardProps {
  /** FEN letters from a1 to h8, dots where nothing stands. */
  readonly letters: string;
  readonly marks?: Marks;
}

const NO_MARKS: Marks = new Map();

export function StillBoard({ letters, marks = NO_MARKS }: StillBoardProps) {
  const root = useRef<HTMLDivElement>(null);
  const slides = useMemo(() => {
    const pieceOn = (square: number) => root.current?.querySelector<HTMLElement>(`[data-at="${square}"]`);
    return new Slides((square) => pieceOn(square) ?? undefined);
  }, []);
  useLayoutEffect(() => slides.show(letters, false, () => false), [letters]);
  return (
    <div class="board still" aria-hidden="true" ref={root}>
      {Array.from(marks, ([square, kinds]) => (
        <span key={`mark ${square}`} class={['square', ...kinds].join(' ')} style={placeOf(square)} />
      ))}
      {Array.from(letters, (letter, square) =>
        letter === '.' ? null : (
          <span key={square} class={pieceClass(letter)} data-at={square} style={placeOf(square)}>
            {signOf(letter)}
          </span>
        ),
      )}
    </div>
  );
}

const placeOf = (square: number) => ({ left: `${12.5 * (square & 7)}%`, top: `${87.5 - 12.5 * (square >> 3)}%` });
