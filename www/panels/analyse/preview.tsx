// A little board beside a move that is pointed at: the position that its line comes to there.

import { useLayoutEffect, useMemo, useRef } from 'preact/hooks';
import type { AheadMove } from '#doors/document.js';
import { marksOfMove } from '../../board/marks';
import { StillBoard } from '../../board/still';
import { endOf } from '../../document/stills';
import type { Worth } from '../../engine/course';
import type { AllWords } from '../../i18n/words';
import { standAt } from '../../ui/stand';
import { shortOf } from './worth';

interface PreviewProps {
  readonly move: AheadMove;
  readonly worth: Worth;
  /** Where the move is seen. */
  readonly at: DOMRect;
  readonly words: AllWords;
}

/** So far it stays from the move. */
const GAP = 8;

/** A picture of what the name of the move says. */
export function Preview({ move, worth, at, words }: PreviewProps) {
  const card = useRef<HTMLDivElement>(null);
  const { fen, effect } = move;
  const still = useMemo(() => endOf(fen, ''), [fen]);
  useLayoutEffect(() => {
    const element = card.current;
    if (!element) return;
    const below = at.bottom + GAP;
    const isAbove = below + element.offsetHeight > innerHeight - GAP;
    standAt(element, at.left, isAbove ? at.top - GAP - element.offsetHeight : below);
  }, [at]);
  return (
    <div class="preview" ref={card} aria-hidden="true">
      <StillBoard letters={still.board} marks={marksOfMove(effect)} />
      <p>{words.analyse.after(words.analyse.move(move), shortOf(worth, words))}</p>
    </div>
  );
}
