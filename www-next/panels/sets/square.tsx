// What is to be known of the square that was pressed: where it leads in the set, what its piece may do, who attacks it.

import { squareName } from '../../i18n/squares';
import type { AllWords } from '../../i18n/words';
import type { Builder } from './builder';

interface SquareProps {
  readonly builder: Builder;
  readonly words: AllWords;
  readonly leave: () => void;
}

export function SquareFactsList({ builder, words, leave }: SquareProps) {
  const { sets } = words;
  const [square, found] = [builder.square.value, builder.found.value];
  if (square === undefined || !found) return null;
  const { reach, legal, white, black } = found.facts ?? {};
  const lines = {
    to: found.pairs.filter(([from]) => from === square).map(([, to]) => to),
    from: found.pairs.filter(([, to]) => to === square).map(([from]) => from),
    reach,
    legal,
    white,
    black,
  };
  const ids = ['to', 'from', 'reach', 'legal', 'white', 'black'] as const;
  return (
    <section class="facts" aria-label={sets.chosen(squareName(square))}>
      <div class="row apart">
        <h3 class="label">{sets.chosen(squareName(square))}</h3>
        <button type="button" onClick={() => (builder.press(square), leave())}>
          {sets.allSquares}
        </button>
      </div>
      <dl>
        {ids.map((id) => {
          const squares = lines[id];
          if (!squares) return null;
          const names = squares.map(squareName).toSorted().join(' ');
          return (
            <div key={id}>
              <dt>
                {sets.facts[id]} <small>{sets.count(squares.length)}</small>
              </dt>
              <dd dir="ltr">{names || sets.nothing}</dd>
            </div>
          );
        })}
      </dl>
    </section>
  );
}
