// The card of what is practised: what is asked, how far it is, hints, the way on; at the end what was solved.

import { useEffect, useRef } from 'preact/hooks';
import { Button } from '../ui/button';
import { useNext } from '../ui/reveal';
import type { Exercise } from './exercise';
import { MarkSign, type ReviewProps } from './mistake-card';

interface ExerciseProps extends ReviewProps {
  readonly exercise: Exercise;
}

/** What begins it, as its key does. */
export function PractiseButton({ reviewing, words }: ReviewProps) {
  const all = reviewing.toPractise();
  const [first] = all;
  if (!first) return null;
  const label = words.review.practise.begin(first.color, all.length);
  return <Button label={label} run={() => reviewing.practiseOf(first.color)} />;
}

/** The keyboard stays in it where a button goes, and comes to it where all is done. */
export function PractiseCard({ reviewing, words }: ReviewProps) {
  const card = useRef<HTMLDivElement>(null);
  const exercise = reviewing.practise.exercise.value;
  useNext(() => card.current);
  const before = useRef(exercise);
  useEffect(() => {
    const isOver = before.current !== undefined && exercise === undefined;
    before.current = exercise;
    if (isOver && !card.current?.contains(document.activeElement)) card.current?.focus({ preventScroll: true });
  }, [exercise]);
  return (
    <div class="mistake-card" role="group" aria-label={words.review.practise.name} tabIndex={-1} ref={card}>
      {exercise ? (
        <OnBoard reviewing={reviewing} words={words} exercise={exercise} />
      ) : (
        <Solved reviewing={reviewing} words={words} />
      )}
    </div>
  );
}

function OnBoard({ reviewing: { practise }, words, exercise }: ExerciseProps) {
  const { review } = words;
  const { mistake } = exercise;
  const [at, all] = [practise.outcomes.value.length + 1, practise.all.value.length];
  const isDone = exercise.stage.value === 'done';
  const hint = review.hints[Math.min(exercise.hints.value, 2)] ?? '';
  const onward = at === all ? review.practise.result : isDone ? review.practise.next : review.practise.skip;
  return (
    <>
      <div class="mistake-head">
        <MarkSign mark={mistake.mark} />
        <strong>{review.practise.name}</strong>
        <span class="ways">
          <span class="place">{review.place(at, all)}</span>
          <progress aria-label={review.practise.name} max={all} value={at - 1} />
        </span>
      </div>
      <p class="why">{exercise.said.value(words)}</p>
      <div class="mistake-row">
        {isDone ? null : <Button label={hint} run={() => exercise.hint()} />}
        <Button look={isDone ? 'primary' : ''} label={onward} run={() => practise.next()} />
        <Button label={review.back} run={() => practise.leave()} />
      </div>
    </>
  );
}

/** What became of each, which leads to its card. */
function Solved({ reviewing, words }: ReviewProps) {
  const { practise } = reviewing;
  const { review, analyse } = words;
  const [all, outcomes] = [practise.all.value, practise.outcomes.value];
  const firsts = outcomes.filter((outcome) => outcome === 'first').length;
  return (
    <>
      <p class="why">
        <strong>{review.practise.over(firsts, all.length)}</strong>
      </p>
      <ul class="outcomes">
        {all.map((mistake, at) => (
          <li key={mistake.node}>
            <button type="button" class="quiet" onClick={() => reviewing.goTo(mistake)}>
              <MarkSign mark={mistake.mark} />
              <span>{analyse.move(mistake)}</span>
              <span class="note">{review.practise.outcomes[outcomes[at] ?? 'open']}</span>
            </button>
          </li>
        ))}
      </ul>
      <div class="mistake-row">
        <Button look="primary" label={review.practise.again} run={() => practise.again()} />
        <Button label={review.practise.list} run={() => practise.leave()} />
      </div>
    </>
  );
}
