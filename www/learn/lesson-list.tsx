// The lessons that can be played: what is due, those that this browser keeps, examples, and a PGN of one's own.

import { useSignal } from '@preact/signals';
import { useEffect, useLayoutEffect, useRef } from 'preact/hooks';
import { useAnswer } from '../document/answer';
import type { ListedReview } from '../document/reviewed';
import type { Sentence } from '../document/session';
import { courseWords } from '../i18n/course';
import { Button, IconButton } from '../ui/button';
import { useNext } from '../ui/reveal';
import { Course, isOfCourse } from './course';
import { isOfPuzzles, type LearnProps } from './learn';
import { Examples, LessonRow, TrainerList } from './lesson-rows';
import { isExample } from './lessons';
import { Mine } from './mine';
import { Puzzles } from './puzzles';
import type { ListedLesson } from './progress';

const PGN_FILES = '.pgn,.txt,application/x-chess-pgn,application/vnd.chess-pgn,text/plain';

/** What this browser keeps of lessons and of games that were reviewed. */
interface KeptLists {
  readonly lessons: readonly ListedLesson[];
  /** The number of tasks that are due. */
  readonly due: number;
  readonly games: readonly ListedReview[];
}

const NOTHING_KEPT: KeptLists = { lessons: [], due: 0, games: [] };

interface LessonListProps extends LearnProps {
  /** Goes to a place of the page. */
  readonly go: (place: string) => void;
}

export function LessonList(props: LessonListProps) {
  const { learn, words } = props;
  const its = words.learn;
  const kept = useSignal<KeptLists | undefined>(undefined);
  const course = useAnswer(words.tag, () => courseWords(words.tag));
  const removed = useSignal<{ readonly text: Sentence; readonly back: () => Promise<boolean> } | undefined>(undefined);
  const [root, undo] = [useRef<HTMLDivElement>(null), useRef<HTMLButtonElement>(null)];
  const { documents, reviewed } = learn.deps;
  useEffect(() => {
    const look = async () => {
      const [lessons, due, games] = await Promise.all([learn.kept.list(), learn.kept.due(), reviewed.list()]);
      await learn.trainers.look();
      return { lessons, due: due.length, games };
    };
    void learn.deps.session.attempt(look).then((found) => (kept.value = found ?? kept.peek() ?? NOTHING_KEPT));
  }, [documents.value, learn.kept.changes.value, reviewed.changes.value]);
  useLayoutEffect(() => undo.current?.focus(), [removed.value]);
  useNext(() => root.current?.querySelector('button'));
  const remove = async (lesson: ListedLesson) => {
    const back = await learn.kept.remove(lesson);
    const text: Sentence = ({ learn: now }) => now.removed(lesson.title || now.untitled);
    removed.value = back && { back, text };
    if (back) learn.deps.session.announce(text);
  };
  const bringBack = async () => {
    const last = removed.peek();
    removed.value = undefined;
    await last?.back();
  };
  const edit = ({ bytes, key }: ListedLesson) => {
    if (props.making.chapters.open(bytes, key)) learn.tab.value = 'make';
  };
  // It is drawn whole: what comes later would move what is read or pressed below it.
  if (!kept.value || !(course.value || course.problem)) return null;
  const { lessons, due, games } = kept.value;
  const mine = lessons.filter(({ key }) => !isExample(key) && !isOfCourse(key) && !isOfPuzzles(key));
  return (
    <div class="lessons" ref={root}>
      <p class="note">{its.about}</p>
      {due > 0 ? (
        <p class="due">
          <strong>{its.due(due)}</strong>
          <Button look="primary" label={its.repeat} run={() => learn.repeat()} />
        </p>
      ) : null}
      {removed.value ? (
        <p class="due">
          {removed.value.text(words)}
          <Button label={its.undo} of={undo} run={bringBack} />
        </p>
      ) : null}
      {course.value ? <Course {...props} kept={lessons} its={course.value} /> : null}
      <Puzzles {...props} />
      <Mine {...props} games={games} />
      <TrainerList trainers={learn.trainers} words={words} />
      <Examples {...props} kept={lessons} />
      <section aria-label={its.list}>
        <h3>{its.list}</h3>
        {mine.length === 0 ? <p class="note">{its.none}</p> : null}
        <ul class="lesson-rows">
          {mine.map((lesson) => {
            const { key, title, bytes } = lesson;
            const name = title || its.untitled;
            return (
              <li key={key}>
                <LessonRow
                  title={name}
                  lesson={lesson}
                  run={() => void learn.openBytes(bytes, { key, title })}
                  words={words}
                />
                <IconButton action={{ label: words.making.edit(name), icon: 'draw', run: () => edit(lesson) }} />
                <IconButton action={{ label: its.remove(name), icon: 'bin', run: () => void remove(lesson) }} />
              </li>
            );
          })}
        </ul>
      </section>
      <OpenPgn {...props} />
    </div>
  );
}

function OpenPgn({ learn, words }: LearnProps) {
  const chooser = useRef<HTMLInputElement>(null);
  const open = async ({ currentTarget }: { readonly currentTarget: HTMLInputElement }) => {
    const [file] = currentTarget.files ?? [];
    currentTarget.value = '';
    if (file) await learn.openPgn(file);
  };
  const label = words.learn.openPgn;
  return (
    <p>
      <input type="file" hidden ref={chooser} accept={PGN_FILES} aria-label={label} onChange={open} />
      <Button label={label} run={() => chooser.current?.click()} />
    </p>
  );
}
