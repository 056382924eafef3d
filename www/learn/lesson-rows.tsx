// Lessons in a list: what each is called, what it is about, and how much of it is solved; those that are examples; and the
// trainers, with the most points that there have been.

import type { AllWords } from '../i18n/words';
import type { LearnProps } from './learn';
import { EXAMPLE_LESSONS, exampleKey, examplePgn } from './lessons';
import type { ListedLesson } from './progress';
import { TRAINERS, type Trainers } from './trainers';

interface LessonRowProps {
  readonly title: string;
  readonly about?: string;
  /** What is kept of it, if it has been played. */
  readonly lesson: ListedLesson | undefined;
  readonly run: () => void;
  readonly words: AllWords;
}

export const LessonRow = ({ title, about, lesson, run, words }: LessonRowProps) => (
  <button type="button" class="lesson-row" onClick={run}>
    <strong>{title}</strong>
    {about ? <small>{about}</small> : null}
    {lesson ? <small>{factsOf(lesson, words)}</small> : null}
  </button>
);

/** How much of a lesson is solved, and how much is due. */
function factsOf({ tasks, known, due }: ListedLesson, { learn }: AllWords): string {
  const facts = [known > 0 ? learn.known(known, tasks.length) : learn.tasks(tasks.length)];
  if (due > 0) facts.push(learn.due(due));
  return facts.join(' · ');
}

interface ExamplesProps extends LearnProps {
  readonly kept: readonly ListedLesson[];
}

export function Examples({ learn, kept, words }: ExamplesProps) {
  const its = words.learn;
  return (
    <section aria-label={its.samples}>
      <h3>{its.samples}</h3>
      <ul class="lesson-rows">
        {EXAMPLE_LESSONS.map((example) => {
          const { title, about } = its.examples[example.id];
          const key = exampleKey(example.id);
          const known = kept.find((lesson) => lesson.key === key);
          const run = () => void learn.openPgn(examplePgn(example, words), { title, key });
          return (
            <li key={key}>
              <LessonRow {...{ title, about, run, words }} lesson={known} />
            </li>
          );
        })}
      </ul>
    </section>
  );
}

interface TrainerListProps {
  readonly trainers: Trainers;
  readonly words: AllWords;
}

export function TrainerList({ trainers, words }: TrainerListProps) {
  const its = words.trainers;
  const bests = trainers.bests.value;
  return (
    <section aria-label={its.title}>
      <h3>{its.title}</h3>
      <p class="note">{its.about}</p>
      <ul class="lesson-rows">
        {TRAINERS.map((id) => {
          const best = bests.get(id);
          return (
            <li key={id}>
              <button type="button" class="lesson-row" onClick={() => trainers.start(id)}>
                <strong>{its.names[id]}</strong>
                <small>{its.abouts[id]}</small>
                {best ? <small>{its.best(best.points)}</small> : null}
              </button>
            </li>
          );
        })}
      </ul>
    </section>
  );
}
