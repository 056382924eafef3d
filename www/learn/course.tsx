// The course: six lessons on how a computer plays chess, and the place that each of them leads to. Its words come with it.

import { useAnswer } from '../document/answer';
import { courseWords } from '../i18n/course';
import type { AllWords, CourseLessonId, CourseWords, ExampleId } from '../i18n/words';
import data from './course.json';
import type { LearnProps } from './learn';
import { type WrittenChapter, writtenLesson } from './lessons';
import { LessonRow } from './lesson-rows';
import type { ListedLesson } from './progress';

/** The place where a program does what a lesson has asked for, and what is opened there. */
export interface CourseGoal {
  readonly place: keyof typeof PLACES;
  readonly example?: ExampleId;
  readonly formula?: string;
  /** A FEN, or `960:` and a number. */
  readonly start?: string;
}

interface CourseLesson {
  readonly id: CourseLessonId;
  readonly opens: CourseGoal;
  readonly chapters: readonly WrittenChapter[];
}

export const COURSE = data as readonly CourseLesson[];

/** What those places are called. */
const PLACES = {
  script: ({ shell }: AllWords) => shell.place.script,
  setup: ({ shell }: AllWords) => shell.place.setup,
  sets: ({ sets }: AllWords) => sets.name,
  think: ({ think }: AllWords) => think.name,
  match: ({ match }: AllWords) => match.name,
};

/** Under which a lesson of the course is kept. */
export const courseKey = (id: CourseLessonId): string => `course ${id}`;

/** Whether a lesson that is kept is one of the course. */
export const isOfCourse = (key: string): boolean => COURSE.some(({ id }) => courseKey(id) === key);

/** A lesson of the course as PGN. */
export const coursePgn = ({ id, chapters }: CourseLesson, words: CourseWords): string =>
  writtenLesson(chapters, words.lessons[id]);

interface CourseProps extends LearnProps {
  readonly kept: readonly ListedLesson[];
  /** Opens a place. */
  readonly open: (goal: CourseGoal) => void;
}

export function Course({ learn, kept, open, words }: CourseProps) {
  const { value: its } = useAnswer(words.tag, () => courseWords(words.tag));
  if (!its) return null;
  const play = (lesson: CourseLesson) => {
    const leads = {
      label: ({ learn: now, ...others }: AllWords) => now.see(PLACES[lesson.opens.place]({ learn: now, ...others })),
      run: () => open(lesson.opens),
    };
    const { title } = its.lessons[lesson.id];
    void learn.openPgn(coursePgn(lesson, its), { title, key: courseKey(lesson.id), leads });
  };
  return (
    <section aria-label={its.title}>
      <h3>{its.title}</h3>
      <p class="note">{its.about}</p>
      <ol class="lesson-rows">
        {COURSE.map((lesson) => (
          <li key={lesson.id}>
            <LessonRow
              title={its.lessons[lesson.id].title}
              lesson={kept.find(({ key }) => key === courseKey(lesson.id))}
              run={() => play(lesson)}
              words={words}
            />
          </li>
        ))}
      </ol>
    </section>
  );
}
