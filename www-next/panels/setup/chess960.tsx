// The 960 starts: by number or by lot, how a number leads to its row, the board as text, and a check of the rules.

import { useSignal } from '@preact/signals';
import { useId } from 'preact/hooks';
import * as commands from '../../document/commands';
import { Icon } from '../../ui/icons';
import { useAnswer } from './answer';
import { ALL_STARTS, type SetupProps } from './around';
import { Way } from './row';
import { Sample, SelfCheck } from './self-check';

const STANDARD = 518;
/** The number of what was written; nothing at all is no number. */
const numberOf = (text: string): number => (text.trim() === '' ? Number.NaN : Number(text));

interface Chess960Props extends SetupProps {
  readonly play: (start: number) => void;
}

export function Chess960({ around, play, words }: Chess960Props) {
  const { session, labs, draw } = around;
  const said = words.setup.chess960;
  const id = useId();
  const text = useSignal(String(STANDARD));
  const number = numberOf(text.value);
  const { value: found, problem } = useAnswer(text.value, () => labs.chess960(number));
  const set = (chosen: number) => {
    text.value = String(chosen);
    commands.chess960.run(session, chosen);
  };
  const submit = (event: Event) => {
    event.preventDefault();
    if (problem) session.refuse('bad-number', problem);
    else commands.chess960.run(session, number);
  };
  return (
    <section class="chess960" aria-labelledby={id}>
      <h3 id={id}>{said.title}</h3>
      <p class="note">{said.about}</p>
      <form class="row" onSubmit={submit} noValidate>
        <label class="number-field">
          {said.number}
          <input
            type="number"
            min={0}
            max={ALL_STARTS - 1}
            value={text.value}
            aria-invalid={problem !== undefined}
            aria-describedby={`${id}-problem`}
            onInput={({ currentTarget }) => (text.value = currentTarget.value)}
          />
        </label>
        <button type="submit">{words.setup.set}</button>
        <button type="button" onClick={() => set(draw(ALL_STARTS))}>
          <Icon name="dice" />
          {said.draw}
        </button>
      </form>
      <p class="note error" id={`${id}-problem`}>
        {problem?.(words)}
      </p>
      {found ? (
        <>
          <Way key={found.row} start={found} words={words}>
            <button type="button" onClick={() => play(number)}>
              {said.play}
            </button>
          </Way>
          <button type="button" class="link" onClick={() => set(found.mirrored)}>
            {said.mirrored(found.mirrored)}
          </button>
          <Sample title={said.board} text={found.sample} around={around} words={words} />
        </>
      ) : null}
      <SelfCheck around={around} words={words} />
    </section>
  );
}
