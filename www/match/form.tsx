// What is to be played.

import type { Signal } from '@preact/signals';
import type { ComponentChildren } from 'preact';
import type { Plan } from './jobs';
import { MOST_GAMES, MOST_SEED, OPENINGS, PLAYERS } from './record';
import type { AllWords } from '../i18n/words';
import { Choice } from '../ui/choice';
import { NumberField } from '../ui/number-field';
import { Select } from '../ui/select';
import { Switch } from '../ui/switch';
import { nameOf } from './names';

interface FormProps {
  readonly draft: Signal<Plan>;
  readonly words: AllWords;
  /** What else is seldom wanted. */
  readonly children: ComponentChildren;
}

export function Form({ draft, words, children }: FormProps) {
  const { match, play } = words;
  const plan = draft.value;
  const set = (change: Partial<Plan>) => void (draft.value = { ...draft.value, ...change });
  const groups = PLAYERS.map(
    ([kind, players]) =>
      [play.form.rivals[kind], players.map((player) => [player, nameOf(player, words)] as const)] as const,
  );
  const playerField = (which: 'first' | 'second') => (
    <label class="match-field">
      {match[which]}
      <Select options={[]} groups={groups} value={plan[which]} onChange={(player) => set({ [which]: player })} />
    </label>
  );
  const numberField = (which: 'games' | 'seed', least: number, most: number) => (
    <NumberField
      label={match[which]}
      look="match-field"
      least={least}
      most={most}
      value={plan[which]}
      onChange={(value) => set({ [which]: value })}
    />
  );
  return (
    <div class="match-form">
      <p class="note">{match.about}</p>
      <div class="pair">
        {playerField('first')}
        {playerField('second')}
      </div>
      <Choice
        label={match.opening}
        options={OPENINGS.map((value) => ({ value, label: match.openings[value] }))}
        value={plan.opening}
        onChange={(opening) => set({ opening })}
      />
      {numberField('games', 1, MOST_GAMES)}
      <Switch label={match.swap} isOn={plan.swap} onChange={(swap) => set({ swap })} />
      <details>
        <summary>{play.offers.more}</summary>
        <div class="match-more">
          {numberField('seed', 0, MOST_SEED)}
          {children}
        </div>
      </details>
    </div>
  );
}
