// What a new game is to be: which side, against whom, from where, on which clock, with what help.

import { useSignal } from '@preact/signals';
import type { RefObject } from 'preact';
import { useRef } from 'preact/hooks';
import { CHESS960_STARTS } from '../chess/fen';
import type { AllWords } from '../i18n/words';
import { Button } from '../ui/button';
import { Choice, NumberField, Switch } from '../ui/fields';
import { Alert } from '../ui/panel';
import { useNext } from '../ui/reveal';
import { MOST, RIVALS } from '../workers/jobs';
import {
  choicesOf,
  CLOCKS,
  LEAST_TIME,
  mayBeUneven,
  modeOf,
  MOST_TIME,
  type RivalChoice,
  SIDES,
  STARTS,
  timeOf,
} from './choices';
import type { Play } from './play';

export interface PlayProps {
  readonly play: Play;
  readonly words: AllWords;
}

export interface HeadedProps extends PlayProps {
  readonly heading: RefObject<HTMLHeadingElement | null>;
}

/** In the place of the panel; the board shows side, clock and start. */
export function NewGame({ play, words, heading }: HeadedProps) {
  const chosen = play.chosen.value;
  const choices = choicesOf(chosen);
  const mode = modeOf(chosen.side);
  const { form, offers } = words.play;
  const problem = play.problem.value;
  const submit = (event: Event) => {
    event.preventDefault();
    play.begin();
  };
  const key = (event: KeyboardEvent) => {
    if (event.key !== 'Escape') return;
    event.preventDefault();
    play.close();
  };
  return (
    <form class="new-game" aria-label={offers.newGame} onSubmit={submit} onKeyDown={key}>
      <header>
        <h2 ref={heading} tabIndex={-1}>
          {offers.newGame}
        </h2>
      </header>
      <div class="body">
        <Choice
          label={form.side}
          options={SIDES.map((value) => ({ value, label: form.sides[value] }))}
          value={chosen.side}
          onChange={(side) => play.choose({ side })}
        />
        {RIVALS_OF[mode].map((name) => (
          <RivalPicker key={name} name={name} play={play} words={words} />
        ))}
        <Start play={play} words={words} />
        <Clock play={play} words={words} />
        {mode === 'watch' ? null : (
          <Switch
            label={form.help}
            note={choices.isHelpAllowed ? form.helpMeans : form.noHelpMeans}
            isOn={choices.isHelpAllowed}
            onChange={(isHelpAllowed) => play.set({ isHelpAllowed })}
          />
        )}
        {choices.isHelpAllowed ? (
          <Switch
            label={form.evaluation}
            isOn={chosen.isEvaluated}
            onChange={(isEvaluated) => play.choose({ isEvaluated })}
          />
        ) : null}
        {problem ? <Alert text={problem(words)} /> : null}
      </div>
      <footer>
        <button type="button" class="quiet" onClick={() => play.close()}>
          {offers.cancel}
        </button>
        <button type="submit" class="primary">
          {offers.play}
        </button>
      </footer>
    </form>
  );
}

/** Which players of the computer are chosen: Black's is the second where both are. */
const RIVALS_OF = { computer: ['rival'], people: [], watch: ['rival', 'second'] } as const;

/** A player of the computer: its kind, and how strong it is or how far it looks. */
function RivalPicker({ name: field, play, words }: PlayProps & { readonly name: 'rival' | 'second' }) {
  const { form, playerName, playerAbout } = words.play;
  const chosen = play.chosen.value;
  const rival = choicesOf(chosen)[field];
  const hasMeaning = modeOf(chosen.side) !== 'watch';
  const label = hasMeaning ? form.rival : form.rivalOf(field === 'rival' ? 'w' : 'b');
  const set = (change: RivalChoice) => play.set({ [field]: change });
  const { kind, numbers } = rival;
  const areOthersShown = useSignal(kind !== 'level');
  const picker = useRef<HTMLDivElement>(null);
  // What showed them is gone; the keyboard goes on among them.
  useNext(() => picker.current?.querySelector('input'));
  const number = numbers[kind];
  const rating = play.rating(kind, number);
  const told = hasMeaning ? undefined : rating?.elo;
  const name = [playerName(kind, number), playerAbout(kind, number, told)].filter(Boolean).join(' · ');
  return (
    <div class="rival" ref={picker}>
      {areOthersShown.value ? (
        <Choice
          label={form.named(label, name)}
          options={RIVALS.map((value) => ({ value, label: form.rivals[value] }))}
          value={kind}
          onChange={(one) => set({ ...rival, kind: one })}
        />
      ) : (
        <p class="label">
          {form.named(label, name)}
          <Button look="link" label={form.others} run={() => (areOthersShown.value = true)} />
        </p>
      )}
      {MOST[kind] > 0 ? (
        <input
          type="range"
          aria-label={kind === 'level' ? form.level : form.depth}
          aria-valuetext={name}
          min={1}
          max={MOST[kind]}
          value={number}
          onInput={({ currentTarget }) => set({ kind, numbers: { ...numbers, [kind]: currentTarget.valueAsNumber } })}
        />
      ) : null}
      {hasMeaning ? <p class="note">{form.means(kind, number, rating?.elo, rating?.error)}</p> : null}
    </div>
  );
}

/** Where it starts; of Chess960 one of 960. */
function Start({ play, words }: PlayProps) {
  const { form } = words.play;
  const { number } = play.chosen.value;
  const { start } = choicesOf(play.chosen.value);
  return (
    <div class="start">
      <Choice
        label={form.start}
        options={STARTS.map((value) => ({ value, label: form.starts[value] }))}
        value={start}
        onChange={(chosen) => play.set({ start: chosen })}
      />
      {start === 'chess960' ? (
        <div class="row">
          <NumberField
            label={form.number}
            least={0}
            most={CHESS960_STARTS - 1}
            value={number}
            onChange={(chosen) => play.choose({ number: chosen })}
          />
          <button type="button" onClick={() => play.drawNumber()}>
            {form.draw}
          </button>
        </div>
      ) : null}
    </div>
  );
}

function Clock({ play, words }: PlayProps) {
  const { form } = words.play;
  const choices = choicesOf(play.chosen.value);
  const time = timeOf(choices);
  const note = choices.clock === 'own' ? '' : time ? form.clockMeans(...time) : form.noClockMeans;
  return (
    <div class="time">
      <Choice
        label={form.clock}
        options={CLOCKS.map((value) => ({ value, label: form.clocks[value], note }))}
        value={choices.clock}
        onChange={(clock) => play.set({ clock })}
      />
      {choices.clock === 'own' ? <Time names={['minutes', 'seconds']} play={play} words={words} /> : null}
      {mayBeUneven(play.chosen.value) ? (
        <Switch label={form.uneven} isOn={choices.isUneven} onChange={(isUneven) => play.set({ isUneven })} />
      ) : null}
      {mayBeUneven(play.chosen.value) && choices.isUneven ? (
        <Time names={['itsMinutes', 'itsSeconds']} play={play} words={words} />
      ) : null}
    </div>
  );
}

interface TimeProps extends PlayProps {
  readonly names: readonly ['minutes', 'seconds'] | readonly ['itsMinutes', 'itsSeconds'];
}

/** How many minutes there are, and how many seconds more for each move. */
function Time({ names, play, words }: TimeProps) {
  const choices = choicesOf(play.chosen.value);
  return (
    <div class="row">
      {names.map((name, at) => (
        <NumberField
          key={name}
          label={words.play.form[name]}
          least={at === 0 ? LEAST_TIME : 0}
          most={MOST_TIME}
          step={at === 0 ? LEAST_TIME : 1}
          value={choices[name]}
          onChange={(value) => play.set({ [name]: value })}
        />
      ))}
    </div>
  );
}
