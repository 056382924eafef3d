// What of a board is read aloud beside its squares: what was said last, and what is drawn over them.

import { useRef } from 'preact/hooks';
import { squareName } from '../chess/squares';
import type { Sentence } from '../document/session';
import { spelled } from '../i18n/notation';
import type { AllWords, Words } from '../i18n/words';
import type { BoardState } from './state';

interface SpokenProps {
  readonly sentence: Sentence;
  readonly words: AllWords;
}

/**
 * What was said last, as another text each time: the same words are heard again. What another board had said before is not said
 * once more when that board is shown again.
 */
export function Spoken({ sentence, words }: SpokenProps) {
  const said = useRef({ sentence, count: 0, isOld: false, before: new WeakSet<Sentence>([sentence]) });
  if (said.current.sentence !== sentence) {
    const { before, count } = said.current;
    said.current = { sentence, count: count + 1, isOld: before.has(sentence), before: before.add(sentence) };
  }
  return (
    <p class="spoken" role="status">
      <span key={said.current.count}>{said.current.isOld ? '' : spelled(sentence(words))}</span>
    </p>
  );
}

/** What is drawn over the squares, for who does not see it. */
export function DrawnText({ board, words }: { readonly board: BoardState; readonly words: Words }) {
  const { drawing } = words.board;
  const shapes = board.pencil.drawn.value.map(({ kind, from, to }) =>
    drawing.shape(kind, squareName(from), squareName(to)),
  );
  return (
    <p id="drawn" class="spoken">
      {shapes.length > 0 ? drawing.all(shapes) : ''}
    </p>
  );
}
