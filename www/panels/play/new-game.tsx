// What a new game is to be: which side, against whom, from where, on which clock, with what help.

import type { RivalChoice } from './choices';
import type { AllWords } from '../../i18n/words';
import type { RefObject } from 'preact';
import { Choice } from '../../ui/choice';
import { Switch } from '../../ui/switch';
import {
  CHESS960_STARTS,
  choicesOf,
  CLOCKS,
  LEAST_TIME,
  mayBeUneven,
  MOST,
  MOST_TIME,
  RIVALS,
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
        {chosen.side === 'both' ? null : (
          <RivalPicker
            label={chosen.side === 'watch' ? form.rivalOf('w') : form.rival}
            rival={choices.rival}
            hasMeaning={chosen.side !== 'watch'}
            onChange={(rival) => play.set({ rival })}
            play={play}
            words={words}
          />
        )}
        {chosen.side === 'watch' ? (
          <RivalPicker
            label={form.rivalOf('b')}
            rival={choices.second}
            hasMeaning={false}
            onChange={(second) => play.set({ second })}
            play={play}
            words={words}
          />
        ) : null}
        <Start play={play} words={words} />
        <Clock play={play} words={words} />
        {chosen.side === 'watch' ? null : (
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
        {problem ? (
          <p class="alert" role="alert">
            {problem(words)}
          </p>
        ) : null}
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

interface RivalProps extends PlayProps {
  readonly label: string;
  readonly rival: RivalChoice;
  readonly hasMeaning: boolean;
  readonly onChange: (rival: RivalChoice) => void;
}

/** A player of the computer: its kind, and how strong it is or how far it looks. */
function RivalPicker({ play, words, label, rival, hasMeaning, onChange }: RivalProps) {
  const { form, playerName, playerAbout } = words.play;
  const { kind, numbers } = rival;
  const number = numbers[kind];
  const rating = play.rating(kind, number);
  const told = hasMeaning ? undefined : rating?.elo;
  const name = [playerName(kind, number), playerAbout(kind, number, told)].filter(Boolean).join(' · ');
  return (
    <div class="rival">
      <Choice
        label={form.named(label, name)}
        options={RIVALS.map((value) => ({ value, label: form.rivals[value] }))}
        value={kind}
        onChange={(chosen) => onChange({ ...rival, kind: chosen })}
      />
      {MOST[kind] > 0 ? (
        <input
          type="range"
          aria-label={kind === 'level' ? form.level : form.depth}
          aria-valuetext={name}
          min={1}
          max={MOST[kind]}
          value={number}
          onInput={({ currentTarget }) =>
            onChange({ kind, numbers: { ...numbers, [kind]: currentTarget.valueAsNumber } })
          }
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
      {choices.clock === 'own' ? (
        <div class="row">
          <NumberField
            label={form.minutes}
            least={LEAST_TIME}
            most={MOST_TIME}
            step={LEAST_TIME}
            value={choices.minutes}
            onChange={(minutes) => play.set({ minutes })}
          />
          <NumberField
            label={form.seconds}
            least={0}
            most={MOST_TIME}
            value={choices.seconds}
            onChange={(seconds) => play.set({ seconds })}
          />
        </div>
      ) : null}
      {mayBeUneven(play.chosen.value) ? <Uneven play={play} words={words} /> : null}
    </div>
  );
}

/** Another time for the computer. */
function Uneven({ play, words }: PlayProps) {
  const { form } = words.play;
  const { isUneven, itsMinutes, itsSeconds } = choicesOf(play.chosen.value);
  return (
    <>
      <Switch label={form.uneven} isOn={isUneven} onChange={(isOn) => play.set({ isUneven: isOn })} />
      {isUneven ? (
        <div class="row">
          <NumberField
            label={form.itsMinutes}
            least={LEAST_TIME}
            most={MOST_TIME}
            step={LEAST_TIME}
            value={itsMinutes}
            onChange={(minutes) => play.set({ itsMinutes: minutes })}
          />
          <NumberField
            label={form.itsSeconds}
            least={0}
            most={MOST_TIME}
            value={itsSeconds}
            onChange={(seconds) => play.set({ itsSeconds: seconds })}
          />
        </div>
      ) : null}
    </>
  );
}

interface NumberFieldProps {
  readonly label: string;
  readonly least: number;
  readonly most: number;
  readonly step?: number;
  readonly value: number;
  readonly onChange: (value: number) => void;
}

/** What is no such number changes nothing, and the browser says so. */
const NumberField = ({ label, least, most, step = 1, value, onChange }: NumberFieldProps) => (
  <label class="number-field">
    {label}
    <input
      type="number"
      inputMode={step === 1 ? 'numeric' : 'decimal'}
      required
      min={least}
      max={most}
      step={step}
      value={value}
      onInput={({ currentTarget }) => {
        if (currentTarget.validity.valid) onChange(currentTarget.valueAsNumber);
      }}
    />
  </label>
);
