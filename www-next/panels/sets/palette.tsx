// The sets with a name, with how many pairs each has.

import { signOf } from '../../board/signs';
import type { SetName } from '../../i18n/areas/sets';
import type { AllWords } from '../../i18n/words';

/** Those of the article, with the pieces that stand for them, as FEN letters. */
const FIRST: readonly (readonly [SetName, string])[] = [
  ['rook', 'r'],
  ['bishop', 'b'],
  ['knight', 'n'],
  ['queen', 'q'],
  ['king', 'k'],
  ['pawn', 'p'],
  ['possible', 'rbn'],
  ['all', ''],
];
const MORE: readonly SetName[] = [
  'king-steps',
  'white-pawn',
  'black-pawn',
  'white-pawn-pushes',
  'black-pawn-pushes',
  'white-pawn-double-pushes',
  'black-pawn-double-pushes',
  'white-pawn-captures',
  'black-pawn-captures',
  'here',
  'legal',
  'blocked',
  'moves-w',
  'moves-b',
  'attacks-w',
  'attacks-b',
];

/** What a set is called. */
export const nameOf = (set: string, { sets }: AllWords): string => {
  const name = [...FIRST.map(([known]) => known), ...MORE].find((known) => known === set);
  return name ? sets.names[name] : set;
};

interface PaletteProps {
  readonly counts: ReadonlyMap<string, number>;
  readonly words: AllWords;
  readonly use: (set: SetName) => void;
}

export function Palette({ counts, words, use }: PaletteProps) {
  const { sets } = words;
  const pick = (select: HTMLSelectElement) => {
    const set = MORE.find((known) => known === select.value);
    select.value = '';
    if (set) use(set);
  };
  return (
    <section aria-label={sets.palette}>
      <h3 class="label">{sets.palette}</h3>
      <div class="set-palette">
        {FIRST.map(([set, letters]) => (
          <button key={set} type="button" onClick={() => use(set)}>
            <span class="glyphs" aria-hidden="true">
              {letters === '' ? '∗' : Array.from(letters, signOf).join('')}
            </span>
            <span>
              {sets.names[set]} <small>{sets.count(counts.get(set) ?? 0)}</small>
            </span>
          </button>
        ))}
        <select aria-label={sets.more} onChange={({ currentTarget }) => pick(currentTarget)}>
          <option value="">{sets.choose}</option>
          {MORE.map((set) => (
            <option key={set} value={set}>
              {sets.names[set]}
            </option>
          ))}
        </select>
      </div>
    </section>
  );
}
