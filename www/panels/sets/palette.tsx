// The sets with a name, with how many pairs each has.

import { signOf } from '../../board/signs';
import type { SetName } from '../../i18n/areas/sets';
import type { AllWords } from '../../i18n/words';
import { isNameIn, namesOf } from '../../ui/names';
import { Select } from '../../ui/select';

/** Those of the article, with the pieces that stand for them, as FEN letters. */
const FIRST: Readonly<Partial<Record<SetName, string>>> = {
  rook: 'r',
  bishop: 'b',
  knight: 'n',
  queen: 'q',
  king: 'k',
  pawn: 'p',
  possible: 'rbn',
  all: '',
};

/** What a set is called. */
export const nameOf = (set: string, { sets: { names } }: AllWords): string => (isNameIn(names, set) ? names[set] : set);

/** Some of the others; a formula may name all. */
const MORE = ['king-steps', 'white-pawn', 'black-pawn', 'blocked'] as const satisfies readonly SetName[];

interface PaletteProps {
  readonly counts: ReadonlyMap<string, number>;
  readonly words: AllWords;
  readonly use: (set: string) => void;
}

export function Palette({ counts, words, use }: PaletteProps) {
  const { sets } = words;
  return (
    <section aria-label={sets.palette}>
      <h3 class="label">{sets.palette}</h3>
      <div class="set-palette">
        {namesOf(FIRST).map((set) => (
          <button key={set} type="button" onClick={() => use(set)}>
            <span class="glyphs" aria-hidden="true">
              {Array.from(FIRST[set] ?? '', signOf).join('') || '∗'}
            </span>
            <span>
              {sets.names[set]} <small>{counts.has(set) ? sets.count(counts.get(set) ?? 0) : null}</small>
            </span>
          </button>
        ))}
        <Select
          label={sets.more}
          options={[['', sets.choose], ...MORE.map((set) => [set, sets.names[set]] as const)]}
          value=""
          onChange={(set) => set && use(set)}
        />
      </div>
    </section>
  );
}
