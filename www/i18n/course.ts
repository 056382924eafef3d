// The words of the course in each language, loaded with the list of lessons.

import type { CourseWords } from './words';

const LOADS: ReadonlyMap<string, () => Promise<{ readonly course: CourseWords }>> = new Map([
  ['en', () => import('./en/course')],
  ['de', () => import('./de/course')],
  ['fr', () => import('./fr/course')],
  ['es', () => import('./es/course')],
]);

/** Those of a language as HTML names it; English where there are none. */
export async function courseWords(tag: string): Promise<CourseWords> {
  const load = LOADS.get(tag) ?? (() => import('./en/course'));
  return (await load()).course;
}
