// What is to be played.

import type { Signal } from '@preact/signals';
import type { Computer } from '../../engine/jobs';
import type { Plan } from '../../engine/match-jobs';
import { MOST_GAMES, MOST_SEED, OPENINGS, PLAYERS } from '../../engine/match-record';
import type { AllWords } from '../../i18n/words';
import { Choice } from '../../ui/choice';
import { Switch } from '../../ui/switch';
import { byKind, nameOf } from './names';

interface FormProps {
  readonly draft: Signal<Plan>;
  readonly words: AllWords;
}

export function Form({ draft, words }: FormProps) {
  const { match } = words;
  const { first, second, games, opening, swap, seed } = draft.value;
  const set = (change: Partial<Plan>) => void (draft.value = { ...draft.value, ...change });
  return (
    <div class="match-form">
      <p class="note">{match.about}</p>
      <div class="pair">
        <PlayerField label={match.first} player={first} onChange={(chosen) => set({ first: chosen })} words={words} />
        <PlayerField
          label={match.second}
          player={second}
          onChange={(chosen) => set({ second: chosen })}
          words={words}
        />
      </div>
      <Choice
        label={match.opening}
        options={OPENINGS.map((value) => ({ value, label: match.openings[value] }))}
        value={opening}
        onChange={(chosen) => set({ opening: chosen })}
      />
      <div class="pair">
        <NumberField
          label={match.games}
          range={[1, MOST_GAMES]}
          value={games}
          onChange={(chosen) => set({ games: chosen })}
        />
        <NumberField
          label={match.seed}
          range={[0, MOST_SEED]}
          value={seed}
          onChange={(chosen) => set({ seed: chosen })}
        />
      </div>
      <Switch label={match.swap} isOn={swap} onChange={(chosen) => set({ swap: chosen })} />
    </div>
  );
}

interface PlayerFieldProps {
  readonly label: string;
  readonly player: Computer;
  readonly onChange: (player: Computer) => void;
  readonly words: AllWords;
}

const PlayerField = ({ label, player, onChange, words }: PlayerFieldProps) => (
  <label class="match-field">
    {label}
    <select
      value={player}
      onChange={({ currentTarget }) => onChange(PLAYERS.find((known) => known === currentTarget.value) ?? player)}
    >
      {byKind(PLAYERS).map(([kind, players]) => (
        <optgroup key={kind} label={words.play.form.rivals[kind]}>
          {players.map((known) => (
            <option key={known} value={known}>
              {nameOf(known, words)}
            </option>
          ))}
        </optgroup>
      ))}
    </select>
  </label>
);

interface NumberFieldProps {
  readonly label: string;
  readonly range: readonly [least: number, most: number];
  readonly value: number;
  readonly onChange: (value: number) => void;
}

/** What is no such number changes nothing, and the browser says so. */
const NumberField = ({ label, range: [least, most], value, onChange }: NumberFieldProps) => (
  <label class="match-field">
    {label}
    <input
      type="number"
      inputMode="numeric"
      required
      min={least}
      max={most}
      step={1}
      value={value}
      onInput={({ currentTarget }) => currentTarget.validity.valid && onChange(currentTarget.valueAsNumber)}
    />
  </label>
);
