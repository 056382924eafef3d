// Learn: the lesson that is played, or the trainer; else lessons to play, and what makes them.

import type { Signal } from '@preact/signals';
import { useEffect, useRef } from 'preact/hooks';
import type { Arrow } from '../board/arrows';
import type { Highlights } from '../board/marks';
import type { LearnTab } from '../i18n/words';
import { useNext } from '../ui/reveal';
import { Tabs } from '../ui/tabs';
import type { CourseGoal } from './parts';
import type { LearnProps } from './learn';
import { LessonList } from './lesson-list';
import { LessonView } from './lesson-view';
import { MakeView } from './make-view';
import { TrainerView } from './trainer-view';

interface LearnPanelProps extends LearnProps {
  readonly highlights: Signal<Highlights | undefined>;
  /** Opens a place with something in it, or as it is. */
  readonly open: (goal: CourseGoal) => void;
  readonly go: (place: string) => void;
  /** What is pointed at on the board. */
  readonly board: { readonly pointed: Signal<readonly Arrow[]> };
}

/** In the order in which they stand. */
const TABS: readonly LearnTab[] = ['lessons', 'make'];

export function LearnPanel(props: LearnPanelProps) {
  const { learn, highlights, board, open, words } = props;
  useEffect(() => {
    learn.show();
    return () => learn.hide();
  }, [learn]);
  const [card, tabs] = [useRef<HTMLDivElement>(null), useRef<HTMLElement>(null)];
  // Where a lesson is begun or left, what had the keyboard is gone.
  useNext(() => card.current ?? tabs.current?.parentElement?.querySelector('[aria-selected=true]'));
  const [lesson, tab, { trainers }] = [learn.lesson.value, learn.tab.value, learn];
  const trainer = trainers.trainer.value;
  if (lesson) return <LessonView {...{ learn, lesson, highlights, board, open, card, words }} />;
  if (trainer)
    return <TrainerView {...{ trainers, trainer, highlights, card, words }} isFlipped={learn.deps.isFlipped} />;
  // It was played when the page was left, and is being read.
  if (learn.isComing.value)
    return (
      <p class="state" role="status">
        {words.loading.waiting}
      </p>
    );
  return (
    <>
      <header ref={tabs}>
        <h2>{words.shell.place.learn}</h2>
      </header>
      <Tabs
        label={words.shell.place.learn}
        tabs={TABS.map((id) => ({ id, label: words.learn.tabs[id] }))}
        chosen={tab}
        choose={(id) => (learn.tab.value = id)}
      >
        {tab === 'lessons' ? <LessonList {...props} /> : null}
        {tab === 'make' ? <MakeView {...props} /> : null}
      </Tabs>
    </>
  );
}
