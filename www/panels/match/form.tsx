// What is to be played.

import type { Signal } from '@preact/signals';
import type { Plan } from '../../engine/jobs';
import { MOST_GAMES, MOST_SEED, OPENINGS, playerNamed, PLAYERS } from '../../engine/match-record';
import type { AllWords } from '../../i18n/words';
import { Choice } from '../../ui/choice';
import { Switch } from '../../ui/switch';
import { nameOf } from './names';

interface FormProps {
  readonly draft: Signal<Plan>;
  readonly words: AllWords;
}

export function Form({ draft, words }: FormProps) {
  const { match, play } = words;
  const plan = draft.value;
  const set = (change: Partial<Plan>) => void (draft.value = { ...draft.value, ...change });
  const playerField = (which: 'first' | 'second') => (
    <label class="match-field">
      {match[which]}
      <select
        value={plan[which]}
        onChange={({ currentTarget: { value } }) => set({ [which]: playerNamed(value) ?? plan[which] })}
      >
        {PLAYERS.map(([kind, players]) => (
          <optgroup key={kind} label={play.form.rivals[kind]}>
            {players.map((player) => (
              <option key={player} value={player}>
                {nameOf(player, words)}
              </option>
            ))}
          </optgroup>
        ))}
      </select>
    </label>
  );
  /** What is no such number changes nothing, and the browser says so. */
  const numberField = (which: 'games' | 'seed', least: number, most: number) => (
    <label class="match-field">
      {match[which]}
      <input
        type="number"
        inputMode="numeric"
        required
        min={least}
        max={most}
        step={1}
        value={plan[which]}
        onInput={({ currentTarget: { validity, valueAsNumber } }) => validity.valid && set({ [which]: valueAsNumber })}
      />
    </label>
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
      <div class="pair">
        {numberField('games', 1, MOST_GAMES)}
        {numberField('seed', 0, MOST_SEED)}
      </div>
      <Switch label={match.swap} isOn={plan.swap} onChange={(swap) => set({ swap })} />
    </div>
  );
}
