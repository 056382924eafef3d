// The lessons that are examples: positions and moves in one place, what is said about them in words.

import type { AllWords, ExampleLessonId } from '../i18n/words';
import { withWritten } from '../i18n/notation';
import data from './lessons.json';

/** A chapter: where it starts, and its moves with tasks, in which `$name` stands for a text of that name. */
export interface WrittenChapter {
  readonly start: string;
  readonly text: string;
}

/** What a lesson says, by the names that its chapters have for it. */
interface LessonTexts {
  readonly title: string;
  readonly texts: Readonly<Record<string, string>>;
}

interface ExampleLesson {
  readonly id: ExampleLessonId;
  readonly chapters: readonly WrittenChapter[];
}

export const EXAMPLE_LESSONS = data as readonly ExampleLesson[];

/** Under which an example is kept once it has been played. */
export const exampleKey = (id: ExampleLessonId): string => `example ${id}`;

/** Whether a lesson that is kept is an example. */
export const isExample = (key: string): boolean => EXAMPLE_LESSONS.some(({ id }) => exampleKey(id) === key);

/** An example as PGN, in the language of the words. */
export const examplePgn = ({ id, chapters }: ExampleLesson, { learn }: AllWords): string =>
  writtenLesson(chapters, learn.examples[id]);

/** Some chapters as PGN, with the texts that they name. */
export function writtenLesson(chapters: readonly WrittenChapter[], { title, texts }: LessonTexts): string {
  const named = new Map(Object.entries(texts));
  return chapters
    .map(({ start, text }) => {
      const said = text.replace(/\$([a-z]\w*)/gi, (_, name: string) => withWritten(named.get(name) ?? ''));
      return `[Event "${title}"]\n[SetUp "1"]\n[FEN "${start}"]\n\n${said}\n`;
    })
    .join('\n');
}
