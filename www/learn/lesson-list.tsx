// The lessons that can be played: what is due, those that this browser keeps, examples, and a PGN of one's own.

import { useSignal } from '@preact/signals';
import { useEffect, useLayoutEffect, useRef } from 'preact/hooks';
import type { Sentence } from '../document/session';
import { Button, IconButton } from '../ui/button';
import { useNext } from '../ui/reveal';
import { Course, isOfCourse } from './course';
import { isOfPuzzles, type LearnProps } from './learn';
import { Examples, LessonRow } from './lesson-rows';
import { isExample } from './lessons';
import { Mine } from './mine';
import { Puzzles } from './puzzles';
import type { ListedLesson } from './progress';
import { TrainerList } from './trainer-list';

const PGN_FILES = '.pgn,.txt,application/x-chess-pgn,application/vnd.chess-pgn,text/plain';

interface LessonListProps extends LearnProps {
  /** Goes to a place of the page. */
  readonly go: (place: string) => void;
}

export function LessonList(props: LessonListProps) {
  const { learn, words } = props;
  const its = words.learn;
  const all = useSignal<readonly ListedLesson[]>([]);
  const due = useSignal(0);
  const removed = useSignal<{ readonly text: Sentence; readonly back: () => Promise<boolean> } | undefined>(undefined);
  const [root, undo] = [useRef<HTMLDivElement>(null), useRef<HTMLButtonElement>(null)];
  const { documents } = learn.deps;
  useEffect(() => {
    const look = async () => {
      const [lessons, tasks] = [await learn.kept.list(), await learn.kept.due()];
      [all.value, due.value] = [lessons, tasks.length];
    };
    void learn.deps.session.attempt(look);
  }, [documents.value, learn.kept.changes.value]);
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
  const mine = all.value.filter(({ key }) => !isExample(key) && !isOfCourse(key) && !isOfPuzzles(key));
  return (
    <div class="lessons" ref={root}>
      <p class="note">{its.about}</p>
      {due.value > 0 ? (
        <p class="due">
          <strong>{its.due(due.value)}</strong>
          <Button look="primary" label={its.repeat} run={() => learn.repeat()} />
        </p>
      ) : null}
      {removed.value ? (
        <p class="due">
          {removed.value.text(words)}
          <Button label={its.undo} of={undo} run={bringBack} />
        </p>
      ) : null}
      <Course {...props} kept={all.value} />
      <Puzzles {...props} />
      <Mine {...props} />
      <TrainerList session={learn.deps.session} trainers={learn.trainers} documents={documents.value} words={words} />
      <Examples {...props} kept={all.value} />
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
