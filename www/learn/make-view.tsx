// Making a lesson of the document: tasks, hints, replies, chapters.

import type { LearnProps } from './learn';

/** The tab *Make*. */
export function MakeView({ words }: LearnProps) {
  return (
    <div class="making">
      <p class="note">{words.making.about}</p>
    </div>
  );
}
