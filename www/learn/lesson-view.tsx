// A lesson that is played, in the place of the tabs: what is read and asked, where it is answered, how far it is, the way on;
// at the end what was solved.

import { effect, type Signal, useSignal } from '@preact/signals';
import type { RefObject } from 'preact';
import { useEffect, useLayoutEffect } from 'preact/hooks';
import type { Arrow } from '../board/arrows';
import type { Highlights } from '../board/marks';
import type { AllWords } from '../i18n/words';
import { Foot, offer, type Offer } from '../ui/panel';
import { useNext } from '../ui/reveal';
import { AnswerFields } from './answer-fields';
import { type CourseGoal, goalName } from './parts';
import { pressLessonKey } from './keys';
import type { Learn } from './learn';
import type { LessonWalk } from './lesson-walk';
import { ChooseQuestion, SquaresQuestion } from './mark-question';
import { daysUntil } from './progress';

export interface LessonProps {
  readonly learn: Learn;
  readonly lesson: LessonWalk;
  /** What the lesson shows on the board, and points at there. */
  readonly highlights: Signal<Highlights | undefined>;
  readonly board: { readonly pointed: Signal<readonly Arrow[]> };
  /** Opens the place that it leads to, where there are places. */
  readonly open?: (goal: CourseGoal) => void;
  readonly card: RefObject<HTMLDivElement | null>;
  readonly words: AllWords;
}

export function LessonView(props: LessonProps) {
  const { lesson, highlights, board, card, words } = props;
  useEffect(() => {
    const press = (event: KeyboardEvent) => pressLessonKey(lesson, event);
    document.addEventListener('keydown', press);
    const stop = effect(() => {
      const question = lesson.question.value;
      board.pointed.value = lesson.arrows.value;
      highlights.value = question instanceof SquaresQuestion ? question.shown(words) : undefined;
    });
    return () => {
      document.removeEventListener('keydown', press);
      stop();
      [board.pointed.value, highlights.value] = [[], undefined];
    };
  }, [lesson, words, board, highlights]);
  // A task begins with what there is to read, wherever the last one was left.
  const [chapter, number] = [lesson.chapter.value, lesson.at.value];
  useLayoutEffect(() => {
    card.current?.scrollTo(0, 0);
    scrollTo(0, 0);
  }, [lesson, chapter, number]);
  // Where what had the keyboard is gone, the card has it.
  useNext(() => card.current);
  const isOver = lesson.stage.value === 'over';
  const [at, all] = [number + 1, lesson.stops.length];
  return (
    <>
      <header class="lesson-head">
        <h2>{lesson.title(words)}</h2>
        {all > 0 && !isOver ? (
          <span class="ways">
            <span class="place">{words.learn.place(at, all)}</span>
            <progress aria-label={words.learn.card} max={all} value={lesson.outcomes.value.size} />
          </span>
        ) : null}
      </header>
      <div class="body lesson" role="group" aria-label={words.learn.card} tabIndex={-1} ref={card}>
        {isOver ? <Result {...props} /> : <Reading {...props} />}
      </div>
      <footer>
        <Foot offers={offersOf(props)} />
      </footer>
    </>
  );
}

/** What is read, what is asked, and what was said of an answer. */
function Reading({ lesson, words }: LessonProps) {
  const question = lesson.question.value;
  const own = lesson.chapters[lesson.chapter.value]?.title ?? '';
  const said = lesson.said.value?.(words);
  const isAsked = question !== undefined && lesson.stage.value !== 'reading';
  return (
    <>
      {own && own !== lesson.title(words) ? <h3>{own}</h3> : null}
      {said ? <p class="said">{said}</p> : null}
      {lesson.texts.value.map((text, at) => (
        <p key={at}>{text}</p>
      ))}
      {isAsked ? (
        <p class="asked">
          <strong>{question.ask(words)}</strong>
        </p>
      ) : null}
      <AnswerFields lesson={lesson} words={words} />
    </>
  );
}

/** What can be done now, the one that most people want first. */
function offersOf({ learn, lesson, open, words }: LessonProps): readonly Offer[] {
  const { learn: its } = words;
  const goal = learn.goal.value;
  const leave: Offer = { ...offer('out', its.leaveIt, () => learn.close()), name: its.leave };
  const onward = lesson.onward.value;
  if (lesson.stage.value === 'over')
    return [
      ...(goal && open ? [offer('lens', its.see(goalName(goal, words)), () => open(goal), 'primary')] : []),
      offer('rematch', its.from, () => void learn.again(), goal ? undefined : 'primary'),
      offer('out', its.close, () => learn.close()),
    ];
  if (lesson.board.isAway.value || lesson.isTrying.value)
    return [offer('undo', its.back, () => lesson.again(), 'primary'), leave];
  const question = lesson.question.value;
  const isMarked = question instanceof SquaresQuestion || question instanceof ChooseQuestion;
  const on = { task: 'in', over: 'flag', on: 'in', again: 'rematch' } as const;
  const offers: Offer[] = [];
  if (onward === 'skip' && isMarked) offers.push(offer('done', its.check, () => lesson.goOn(), 'primary'));
  if (onward && onward !== 'skip') offers.push(offer(on[onward], its.onward[onward], () => lesson.goOn(), 'primary'));
  if (onward === 'skip' && question) {
    const label = question.isAnswerNext.value ? its.showAnswer : its.hint;
    offers.push(
      offer('bulb', label, () => lesson.hint()),
      ...(lesson.mayTry.value ? [offer('pawn', its.tryMoves, () => lesson.tryMoves())] : []),
      offer('fast', its.onward.skip, () => lesson.skip()),
    );
  }
  return [...offers, leave];
}

/** What became of each task, and when it comes back. */
function Result({ learn, lesson, words }: LessonProps) {
  const outcomes = lesson.outcomes.value;
  const firsts = [...outcomes.values()].filter((outcome) => outcome === 'first').length;
  const days = useSignal<ReadonlyMap<number, number>>(new Map());
  useEffect(() => {
    const keys = lesson.stops.map(({ chapter, place }) => lesson.chapters[chapter]?.taskKey(place) ?? '');
    const look = async () => {
      const progress = await learn.kept.progressOf(keys);
      const now = learn.deps.clock.now();
      days.value = new Map(
        keys.flatMap((key, at) => {
          const known = progress.get(key);
          return known ? [[at, daysUntil(known, now)] as const] : [];
        }),
      );
    };
    void learn.deps.session.attempt(look);
  }, [lesson, learn.kept.changes.value]);
  return (
    <>
      <p>
        <strong>{words.learn.over(firsts, lesson.stops.length)}</strong>
      </p>
      <ul class="outcomes">
        {lesson.stops.map((stop, at) => {
          const outcome = outcomes.get(at) ?? 'open';
          const due = days.value.get(at);
          return (
            <li key={at}>
              <button type="button" class="quiet" onClick={() => lesson.goTo(at)}>
                <span>{words.learn.place(at + 1, lesson.stops.length)}</span>
                <span class={`note ${outcome}`}>
                  {words.learn.results[outcome]}
                  {due === undefined ? '' : ` · ${words.learn.comesBack(due)}`}
                </span>
              </button>
            </li>
          );
        })}
      </ul>
    </>
  );
}
