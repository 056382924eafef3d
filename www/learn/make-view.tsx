// Making a lesson of the document: its chapters, the tasks at its moves, what is wrong with it, and how it is handed on.

import { useSignalEffect } from '@preact/signals';
import { useEffect, useLayoutEffect, useRef } from 'preact/hooks';
import { collect, type Highlights } from '../board/marks';
import type { AllWords } from '../i18n/words';
import { Moves } from '../moves/moves';
import { Button } from '../ui/button';
import { Choice } from '../ui/fields';
import { ChapterList } from './chapter-list';
import { FaultList, TaskList } from './fault-list';
import { HandOn, ReadPgn } from './hand-on';
import type { LearnProps } from './learn';
import { TaskForm } from './task-form';
import type { TaskMaker } from './task-maker';
import { TextField } from './text-field';

/** The tab *Make*. */
export function MakeView({ session, labs, learn, making, highlights, words }: LearnProps) {
  const texts = words.making;
  useEffect(() => making.follow(), [making]);
  useSignalEffect(() => {
    highlights.value = making.maker.isMarking.value ? marked(making.maker, words) : undefined;
  });
  useEffect(() => () => void (highlights.value = undefined), [highlights]);
  // Who comes back from trying it goes on from there.
  const trying = useRef<HTMLButtonElement>(null);
  useLayoutEffect(() => {
    if (making.isTried) trying.current?.focus();
    making.isTried = false;
  }, []);
  const preview = () =>
    session.attempt(async () => {
      const trial = await making.trial();
      if (!trial) return;
      making.isTried = true;
      await learn.open(trial.chapters, trial.options);
    });
  return (
    <div class="making">
      <p class="note">{texts.about}</p>
      <div class="row">
        <Button label={texts.preview} look="primary" of={trying} run={preview} />
      </div>
      <ChapterList making={making} words={words} />
      <ChapterFacts making={making} words={words} />
      <TaskList making={making} words={words} />
      <TaskForm maker={making.maker} faults={making.faultsHere(words)} words={words} />
      <FaultList making={making} words={words} />
      <details open>
        <summary>{words.moves.name}</summary>
        <Moves session={session} words={words} />
      </details>
      <ReadPgn making={making} words={words} />
      <HandOn {...{ making, learn, labs, words }} />
    </div>
  );
}

/** What the board shows of the squares of a task; a tap adds one to them, or takes it away. */
function marked(maker: TaskMaker, { making: texts }: AllWords): Highlights {
  const squares = maker.squares.value;
  return {
    marks: collect(squares.map((square) => [square, 'hatch'])),
    tallies: [],
    arrows: [],
    describe: (square) => (squares.includes(square) ? texts.marked : undefined),
    press: (square) => void maker.toggle(square),
  };
}

const SIDES = ['auto', 'white', 'black'] as const;

/** The title of the chapter, and whose side is down. */
function ChapterFacts({ making, words: { making: texts } }: Pick<LearnProps, 'making' | 'words'>) {
  const { tags } = making.session.store.game.value;
  const known = new Map(tags);
  const side = SIDES.find((one) => one === known.get('Orientation')) ?? 'auto';
  const title = known.get('Event') ?? '';
  return (
    <section class="facts" aria-label={texts.chapter}>
      <TextField label={texts.title} value={title === '?' ? '' : title} set={(text) => making.setTag('Event', text)} />
      <Choice
        label={texts.orientation}
        options={SIDES.map((value) => ({ value, label: texts.sides[value] }))}
        value={side}
        onChange={(value) => making.setTag('Orientation', value === 'auto' ? '' : value)}
      />
    </section>
  );
}
