// The lessons that are examples: positions and moves in one place, what is said about them in words.

import type { AllWords, ExampleLessonId } from '../i18n/words';
import data from './lessons.json';

/** A chapter: where it starts, and its moves with tasks, in which `$name` stands for a text of that name. */
interface ExampleChapter {
  readonly start: string;
  readonly text: string;
}

interface ExampleLesson {
  readonly id: ExampleLessonId;
  readonly chapters: readonly ExampleChapter[];
}

export const EXAMPLE_LESSONS = data as readonly ExampleLesson[];

/** Under which an example is kept once it has been played. */
export const exampleKey = (id: ExampleLessonId): string => `example ${id}`;

/** Whether a lesson that is kept is an example. */
export const isExample = (key: string): boolean => EXAMPLE_LESSONS.some(({ id }) => exampleKey(id) === key);

/** An example as PGN, in the language of the words. */
export function examplePgn({ id, chapters }: ExampleLesson, words: AllWords): string {
  const { title, texts } = words.learn.examples[id];
  const named = new Map(Object.entries(texts));
  return chapters
    .map(({ start, text }) => {
      const said = text.replace(/\$([a-z]\w*)/gi, (_, name: string) => named.get(name) ?? '');
      return `[Event "${title}"]\n[SetUp "1"]\n[FEN "${start}"]\n\n${said}\n`;
    })
    .join('\n');
}
