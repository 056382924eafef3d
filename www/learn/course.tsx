// The course: six lessons on how a computer plays chess, and the place that each of them leads to. Its words come with it.

import type { CourseLessonId, CourseWords } from '../i18n/words';
import data from './course.json';
import type { CourseGoal } from './parts';
import type { LearnProps } from './learn';
import { type WrittenChapter, writtenLesson } from './lessons';
import { LessonRow } from './lesson-rows';
import type { ListedLesson } from './progress';

interface CourseLesson {
  readonly id: CourseLessonId;
  readonly opens: CourseGoal;
  readonly chapters: readonly WrittenChapter[];
}

export const COURSE = data as readonly CourseLesson[];

/** Under which a lesson of the course is kept. */
export const courseKey = (id: CourseLessonId): string => `course ${id}`;

/** Whether a lesson that is kept is one of the course. */
export const isOfCourse = (key: string): boolean => COURSE.some(({ id }) => courseKey(id) === key);

/** A lesson of the course as PGN. */
export const coursePgn = ({ id, chapters }: CourseLesson, words: CourseWords): string =>
  writtenLesson(chapters, words.lessons[id]);

interface CourseProps extends LearnProps {
  readonly kept: readonly ListedLesson[];
  readonly its: CourseWords;
}

export function Course({ learn, kept, its, words }: CourseProps) {
  const play = (lesson: CourseLesson) => {
    const { title } = its.lessons[lesson.id];
    void learn.openPgn(coursePgn(lesson, its), { title, key: courseKey(lesson.id), goal: lesson.opens });
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
