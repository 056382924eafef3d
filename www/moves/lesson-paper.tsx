// The printed sheet of a lesson: boards with what is asked, lines to write on, the solutions last.

import type { QrCode, SheetChapter, SheetTask } from '#doors/labs.js';
import { addressOf } from '../board/picture';
import { written } from '../i18n/notation';
import type { AllWords } from '../i18n/words';
import { QrDrawing } from './qr-picture';

/** How many boards stand on a page where their texts are short. */
export type Boards = '6' | '12';

export interface PrintedLesson {
  readonly chapters: readonly SheetChapter[];
  /** The code of the lesson’s link, where one has room for it. */
  readonly code: QrCode | undefined;
}

/** A task with its number, and what its chapter is called where it is the first of it. */
export interface NumberedTask extends SheetTask {
  readonly number: number;
  readonly title: string;
}

/** All tasks with their numbers; a lesson of one chapter has its title at the head. */
export function numberedOf(chapters: readonly SheetChapter[]): readonly NumberedTask[] {
  const all = chapters.flatMap(({ title, tasks }) =>
    tasks.map((task, index) => ({ ...task, title: index === 0 && chapters.length > 1 ? title : '' })),
  );
  return all.map((task, index) => ({ ...task, number: index + 1 }));
}

/** A code with more modules is too fine for the head of a page, and stands large behind the solutions. */
const MOST_MODULES = 73;

interface LessonPaperProps {
  readonly lesson: PrintedLesson;
  readonly boards: Boards;
  readonly hasHints: boolean;
  readonly words: AllWords;
}

export function LessonPaper({ lesson: { chapters, code }, boards, hasHints, words }: LessonPaperProps) {
  const { paper } = words;
  const tasks = numberedOf(chapters);
  const title = chapters.find((chapter) => chapter.title)?.title ?? paper.lesson;
  const isSmall = code !== undefined && code.size <= MOST_MODULES;
  return (
    <>
      <section class={`boards-${boards}`}>
        <Head title={title} code={isSmall ? code : undefined} words={words} />
        <ol class="sheet-boards">
          {tasks.map((task) => (
            <Task key={task.number} task={task} hasHint={hasHints} words={words} />
          ))}
        </ol>
      </section>
      <section class="sheet-solutions">
        <h2>
          {title}: {paper.solutions}
        </h2>
        <ol>
          {tasks.map((task) => (
            <li key={task.number}>
              <b>{task.number}:</b> {solutionOf(task, words)}
            </li>
          ))}
        </ol>
        {code && !isSmall ? <Code code={code} words={words} /> : null}
      </section>
    </>
  );
}

interface HeadProps {
  readonly title: string;
  readonly code: QrCode | undefined;
  readonly words: AllWords;
}

const Head = ({ title, code, words }: HeadProps) => (
  <header class="sheet-head">
    <div>
      <h1>{title}</h1>
      <p class="sheet-names">
        <span>{words.paper.name}</span>
        <span>{words.paper.date}</span>
      </p>
    </div>
    {code ? <Code code={code} words={words} /> : null}
  </header>
);

interface CodeProps {
  readonly code: QrCode;
  readonly words: AllWords;
}

const Code = ({ code, words: { paper } }: CodeProps) => (
  <figure>
    <QrDrawing {...code} label={paper.codeOf} />
    <figcaption>{paper.onScreen}</figcaption>
  </figure>
);

interface TaskProps {
  readonly task: NumberedTask;
  readonly hasHint: boolean;
  readonly words: AllWords;
}

function Task({ task, hasHint, words }: TaskProps) {
  const { paper } = words;
  const choices = task.task.kind === 'choose' ? task.task.choices : undefined;
  return (
    <li class="sheet-task">
      {task.title ? <h3>{task.title}</h3> : null}
      <img src={addressOf(task.board)} alt={paper.board(task.number)} />
      <p>
        <b>{task.number}.</b> {words.think.toMove(task.turn)}. {askedOf(task, words)}
      </p>
      {task.text ? <p class="sheet-text">{task.text}</p> : null}
      {hasHint && task.hint ? <p class="sheet-text">{paper.hint(task.hint)}</p> : null}
      {choices ? (
        <ul>
          {choices.map(({ text }, place) => (
            <li key={place}>{text}</li>
          ))}
        </ul>
      ) : (
        <div class="sheet-lines" aria-hidden="true" />
      )}
    </li>
  );
}

/** What a task asks for. */
export function askedOf({ task }: SheetTask, { paper: { asked } }: AllWords): string {
  if (task.kind === 'mate') return asked.mate(task.moves);
  if (task.kind === 'win' || task.kind === 'hold' || task.kind === 'draw')
    return asked[task.kind](task.moves, task.level);
  return asked[task.kind];
}

/** The solution of a task in a line, with the letters of pieces that the reader has chosen. */
export function solutionOf({ task, lines, squares, texts }: SheetTask, { paper }: AllWords): string {
  if (task.kind === 'choose') {
    const right = texts.flatMap((place) => task.choices[place]?.text ?? []);
    return right.join('; ');
  }
  if (task.kind === 'squares' || task.kind === 'formula') return squares.join(', ');
  if (lines.length === 0) return task.kind === 'find' || task.kind === 'mate' ? paper.unknown : paper.played;
  return lines.map((line) => written(line)).join(` ${paper.or} `);
}
