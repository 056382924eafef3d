// Where a trainer is answered: the name of a square, squares that are marked, or yes and no.

import { useSignal } from '@preact/signals';
import { useEffect } from 'preact/hooks';
import { squareName } from '../chess/squares';
import type { AllWords } from '../i18n/words';
import { Button } from '../ui/button';
import { CODE } from '../ui/fields';
import type { Trainer } from './trainer';
import type { TrainerQuestion } from './trainer-questions';

interface TrainerFieldsProps<Q extends TrainerQuestion = TrainerQuestion> {
  readonly trainer: Trainer;
  readonly question: Q;
  readonly words: AllWords;
}

/** The length of the name of a square. */
const NAME_LENGTH = 2;

export function TrainerFields({ question, trainer, words }: TrainerFieldsProps) {
  switch (question.kind) {
    case 'name':
      return <NameField {...{ question, trainer, words }} />;
    case 'find':
      return <p class="note">{words.trainers.tapIt}</p>;
    case 'moves':
    case 'attacked':
      return <MarkedField trainer={trainer} words={words} />;
    case 'check':
      return <YesOrNo trainer={trainer} words={words} />;
  }
}

/** A name is taken as soon as it is written; four stand there to choose from. */
function NameField({
  question,
  trainer,
  words: { trainers: its },
}: TrainerFieldsProps<Extract<TrainerQuestion, { kind: 'name' }>>) {
  const written = useSignal('');
  useEffect(() => void (written.value = ''), [question]);
  const write = (text: string) => {
    written.value = text;
    if (text.trim().length >= NAME_LENGTH) trainer.name(text);
  };
  return (
    <>
      <div class="trainer-choices" role="group" aria-label={its.choices}>
        {question.choices.map(squareName).map((name) => (
          <Button key={name} label={name} run={() => trainer.name(name)} />
        ))}
      </div>
      <div class="squares-field">
        <label>
          {its.field}
          <input
            type="text"
            name="square"
            {...CODE}
            maxLength={NAME_LENGTH}
            value={written.value}
            onInput={({ currentTarget }) => write(currentTarget.value)}
          />
        </label>
      </div>
    </>
  );
}

/** What is written there is marked on the board, and the other way round; Enter checks it. */
function MarkedField({ trainer, words }: Omit<TrainerFieldsProps, 'question'>) {
  const submit = (event: SubmitEvent) => {
    event.preventDefault();
    const field =
      event.currentTarget instanceof HTMLFormElement ? event.currentTarget.elements.namedItem('squares') : null;
    if (!(field instanceof HTMLInputElement)) return;
    trainer.write(field.value);
    trainer.check();
    // What is no square is no mark, and would stay for the next question.
    field.value = '';
  };
  return (
    <form class="squares-field" onSubmit={submit}>
      <p class="note">{words.trainers.markThem}</p>
      <label>
        {words.learn.squaresField}
        <input
          type="text"
          name="squares"
          {...CODE}
          value={trainer.text.value}
          onChange={({ currentTarget }) => trainer.write(currentTarget.value)}
        />
      </label>
    </form>
  );
}

const YesOrNo = ({ trainer, words: { trainers: its } }: Omit<TrainerFieldsProps, 'question'>) => (
  <div class="trainer-choices" role="group" aria-label={its.names.check}>
    <Button label={its.yes} name={its.yesKey} run={() => trainer.decide(true)} />
    <Button label={its.no} name={its.noKey} run={() => trainer.decide(false)} />
  </div>
);
