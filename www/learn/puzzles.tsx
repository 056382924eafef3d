// Puzzles: a theme and a grade are chosen, and ten of them are gone through as a lesson. They are loaded when they are wanted.

import { useSignal } from '@preact/signals';
import { useAnswer } from '../document/answer';
import type { AllWords, PuzzleGrade } from '../i18n/words';
import { Button } from '../ui/button';
import { Choice, Select } from '../ui/fields';
import { isNameIn } from '../ui/remember';
import type { WantedPuzzles } from '../workers/labs';
import type { LearnProps } from './learn';

/** A theme with fewer puzzles is not offered. */
const FEWEST = 5;

/** The Elo of each grade, at which half of the tries solve it. */
const GRADES: Readonly<Record<PuzzleGrade, Pick<WantedPuzzles, 'least' | 'most'>>> = {
  all: {},
  easy: { most: 399 },
  medium: { least: 400, most: 799 },
  hard: { least: 800 },
};

/** What a theme is called; nothing where it has no name. */
export function themeName(theme: string, { puzzles, sets }: AllWords): string | undefined {
  if (isNameIn(puzzles.themes, theme)) return puzzles.themes[theme];
  return isNameIn(sets.motifs, theme) ? sets.motifs[theme] : undefined;
}

export function Puzzles({ learn, labs, words }: LearnProps) {
  const its = words.puzzles;
  const isOpen = useSignal(false);
  const theme = useSignal('');
  const grade = useSignal<PuzzleGrade>('all');
  const { value: themes = [], problem } = useAnswer(isOpen.value ? 'open' : undefined, () => labs.puzzleThemes());
  const named = themes.flatMap(({ theme: value, count }) => {
    const name = count < FEWEST ? undefined : themeName(value, words);
    return name === undefined ? [] : [[value, its.theme(name, count)] as const];
  });
  const solve = () => {
    const title = themeName(theme.peek(), words);
    void learn.openPuzzles({ theme: theme.peek() || undefined, ...GRADES[grade.peek()] }, its.titleOf(title));
  };
  return (
    <details class="puzzles" onToggle={({ currentTarget }) => (isOpen.value = currentTarget.open)}>
      <summary>{its.title}</summary>
      <p class="note">{its.about}</p>
      <label class="row">
        {its.themesLabel}
        <Select
          options={[['', its.all], ...named]}
          value={theme.value}
          onChange={(chosen: string) => (theme.value = chosen)}
        />
      </label>
      <Choice
        label={its.gradesLabel}
        options={(['all', 'easy', 'medium', 'hard'] as const).map((value) => ({ value, label: its.grades[value] }))}
        value={grade.value}
        onChange={(chosen) => (grade.value = chosen)}
      />
      <Button look="primary" label={its.solve} run={solve} />
      <p class="note" role="status">
        {problem?.(words)}
      </p>
    </details>
  );
}
