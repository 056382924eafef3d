// What is to be known of the square that was pressed: where it leads in the set, what its piece may do, who attacks it.

import { squareName } from '../../i18n/squares';
import type { AllWords } from '../../i18n/words';
import { Button } from '../../ui/button';
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
  const to = found.pairs.flatMap(([start, end]) => (start === square ? [end] : []));
  const from = found.pairs.flatMap(([start, end]) => (end === square ? [start] : []));
  const lines = { to, from, reach, legal, white, black };
  const title = sets.chosen(squareName(square));
  return (
    <section class="facts" aria-label={title}>
      <div class="row apart">
        <h3 class="label">{title}</h3>
        <Button label={sets.allSquares} run={() => (builder.press(square), leave())} />
      </div>
      <dl>
        {(['to', 'from', 'reach', 'legal', 'white', 'black'] as const).map((id) => (
          <Fact key={id} name={sets.facts[id]} squares={lines[id]} words={words} />
        ))}
      </dl>
    </section>
  );
}

interface FactProps {
  readonly name: string;
  readonly squares: readonly number[] | undefined;
  readonly words: AllWords;
}

const Fact = ({ name, squares, words: { sets } }: FactProps) =>
  squares ? (
    <div>
      <dt>
        {name} <small>{sets.count(squares.length)}</small>
      </dt>
      <dd dir="ltr">{squares.map(squareName).toSorted().join(' ') || sets.nothing}</dd>
    </div>
  ) : null;
