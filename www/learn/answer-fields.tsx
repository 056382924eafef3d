// Where tasks are answered that no move answers: a field for squares, and texts to choose from.

import { useId } from 'preact/hooks';
import type { AllWords } from '../i18n/words';
import { CODE } from '../ui/fields';
import type { LessonWalk } from './lesson-walk';
import { ChooseQuestion, SquaresQuestion } from './mark-question';

interface AnswerProps {
  readonly lesson: LessonWalk;
  readonly words: AllWords;
}

/** Nothing where a move is wanted. */
export function AnswerFields({ lesson, words }: AnswerProps) {
  const question = lesson.question.value;
  const isAsked = lesson.stage.value === 'asked';
  if (question instanceof SquaresQuestion) return <Squares {...{ question, isAsked, words }} />;
  if (question instanceof ChooseQuestion) return <Choices {...{ question, isAsked, words }} />;
  return null;
}

interface FieldProps<Q> {
  readonly question: Q;
  /** Whether an answer is wanted still. */
  readonly isAsked: boolean;
  readonly words: AllWords;
}

/** What is written there is marked on the board, and the other way round; Enter checks it. */
function Squares({ question, isAsked, words: { learn } }: FieldProps<SquaresQuestion>) {
  const submit = (event: SubmitEvent) => {
    event.preventDefault();
    const field =
      event.currentTarget instanceof HTMLFormElement ? event.currentTarget.elements.namedItem('squares') : null;
    if (field instanceof HTMLInputElement) question.write(field.value);
    question.check();
  };
  return (
    <form class="squares-field" onSubmit={submit}>
      <label>
        {learn.squaresField}
        <input
          type="text"
          name="squares"
          {...CODE}
          readOnly={!isAsked}
          value={question.text.value}
          onChange={({ currentTarget }) => question.write(currentTarget.value)}
        />
      </label>
    </form>
  );
}

function Choices({ question, isAsked, words: { learn } }: FieldProps<ChooseQuestion>) {
  const id = useId();
  const [chosen, extra] = [question.chosen.value, question.extra.value];
  return (
    <fieldset class="answers">
      <legend class="spoken">{learn.answers}</legend>
      {question.texts.map((text, at) => (
        <label key={at} class={`answer ${extra.has(at) ? 'wrong' : ''}`}>
          <input
            type={question.isSingle ? 'radio' : 'checkbox'}
            name={id}
            checked={chosen.has(at)}
            disabled={!isAsked}
            onChange={() => question.pick(at)}
          />
          <span>{text}</span>
        </label>
      ))}
    </fieldset>
  );
}
