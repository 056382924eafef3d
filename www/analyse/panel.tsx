// What the engine finds at the cursor, how the line stands after each step, and what has been played, with all variations.

import { effect, type Signal } from '@preact/signals';
import { useEffect, useRef } from 'preact/hooks';
import type { Arrow, ArrowKind } from '../board/arrows';
import { squareIndex } from '../chess/squares';
import type { Session } from '../document/session';
import type { AllWords } from '../i18n/words';
import { Moves } from '../moves/moves';
import { type Action, IconButton } from '../ui/button';
import { Switch } from '../ui/fields';
import type { IconName } from '../ui/icons';
import { Alert } from '../ui/panel';
import { useNext } from '../ui/reveal';
import { faultText } from '../workers/fault';
import { type Analysis, MOST_LINES } from './analysis';
import { type AnalysisProps, Graph, sentenceOf } from './graph';
import { Lines } from './lines';
import { BeginReview, ReviewSection } from './review-panel';
import type { Reviewing } from './reviewing';

interface AnalysePanelProps {
  readonly session: Session;
  /** Nothing until it has come. */
  readonly analysis: Analysis | undefined;
  readonly reviewing: Reviewing | undefined;
  /** What is pointed at on the board. */
  readonly board: { readonly pointed: Signal<readonly Arrow[]> };
  /** Goes to where a task of a lesson is set at the cursor. */
  readonly addTask?: () => void;
  readonly words: AllWords;
}

/** It works as long as it is on the screen. */
export function AnalysePanel({ session, analysis, reviewing, addTask, ...others }: AnalysePanelProps) {
  const {
    board: { pointed },
    words,
  } = others;
  useEffect(() => {
    analysis?.look(true);
    const stop = effect(() => {
      // What is tried is tried without the engine.
      const lines = analysis && !reviewing?.isTrying.value ? arrowsOf(analysis) : [];
      pointed.value = [...lines, ...(reviewing?.arrows.value ?? [])];
    });
    return () => {
      stop();
      pointed.value = [];
      analysis?.look(false);
    };
  }, [analysis, reviewing, pointed]);
  const isTrying = reviewing?.isTrying.value === true;
  const isPractised = reviewing?.practise.isOn.value === true;
  // Where what begins a review is gone, the review has the keyboard.
  const section = useRef<HTMLDivElement>(null);
  const state = reviewing?.review.state.value;
  useNext(() => (state === undefined ? undefined : section.current));
  return (
    <>
      <header class="analyse-head">
        <h2 class="spoken">{words.shell.place.analyse}</h2>
        {analysis ? <Head analysis={analysis} words={words} /> : null}
        {reviewing ? <BeginReview reviewing={reviewing} words={words} /> : null}
      </header>
      {analysis?.isOn.value && !isTrying ? <Findings {...{ analysis, reviewing, words }} /> : null}
      {reviewing ? <ReviewSection {...{ reviewing, section, words }} /> : null}
      <div class="body">
        {/* The moves of the game would give away what is looked for. */}
        {isPractised ? null : (
          <>
            {analysis && !analysis.isOn.value ? <Course {...{ analysis, reviewing, words }} /> : null}
            <Moves session={session} addTask={addTask} words={words} />
          </>
        )}
      </div>
    </>
  );
}

function Head({ analysis, words }: AnalysisProps) {
  const { analyse } = words;
  const isOn = analysis.isOn.value;
  return (
    <>
      <Switch label={analyse.engine} isOn={isOn} onChange={(next) => analysis.turn(next)} />
      {isOn ? <Figures analysis={analysis} words={words} /> : null}
      {isOn ? <Count analysis={analysis} words={words} /> : null}
    </>
  );
}

/** How far it has come, and how fast it is. */
function Figures({ analysis, words: { analyse } }: AnalysisProps) {
  const found = analysis.found.value;
  if (analysis.refusal.value || analysis.failure.value) return null;
  if (!found) return <span class="figures">{analyse.looking}</span>;
  return (
    <span class="figures">
      {analyse.depth(found.depth)}
      {found.speed === undefined ? null : <span class="speed"> · {analyse.speed(found.speed)}</span>}
    </span>
  );
}

function Count({ analysis: { count }, words: { analyse } }: AnalysisProps) {
  const action = (label: string, icon: IconName, by: number): Action => {
    const isOut = count.value + by < 1 || count.value + by > MOST_LINES;
    return { label, icon, refusal: isOut ? label : undefined, run: () => void (isOut || (count.value += by)) };
  };
  return (
    <div class="count-lines" role="group" aria-label={analyse.lines}>
      <span aria-hidden="true">{analyse.lines}</span>
      <IconButton action={action(analyse.fewer, 'minus', -1)} />
      <output>{count.value}</output>
      <IconButton action={action(analyse.more, 'plus', 1)} />
    </div>
  );
}

interface CourseProps extends AnalysisProps {
  readonly reviewing: Reviewing | undefined;
}

/** Where the engine is off: how the game stood, once it is reviewed; else what the engine does. */
const Course = (props: CourseProps) =>
  props.reviewing?.review.state.value === 'done' ? <Graph {...props} /> : <p class="note">{props.words.analyse.off}</p>;

function Findings({ analysis, reviewing, words }: CourseProps) {
  const { analyse } = words;
  const { failure, refusal } = analysis;
  if (failure.value)
    return (
      <div class="findings">
        <Alert
          text={faultText(failure.value, words)}
          again={{ label: words.play.offers.again, run: () => analysis.turn(true) }}
        />
      </div>
    );
  const code = refusal.value;
  return (
    <div class="findings">
      {code ? (
        <p class="note">{analyse.reasons[code]}</p>
      ) : (
        <>
          <Lines analysis={analysis} words={words} />
          <p class="stands">{sentenceOf(analysis.found.value?.lines[0]?.value ?? analysis.value.value, words)}</p>
        </>
      )}
      {code === 'no-help' ? null : (
        <>
          <Graph {...{ analysis, reviewing, words }} />
          <p class="note about-lines">{analyse.about}</p>
        </>
      )}
    </div>
  );
}

const KINDS: readonly ArrowKind[] = ['best', 'second', 'line'];

/** Of the first three; the best lies above the others. */
export function arrowsOf({ found }: Pick<Analysis, 'found'>): readonly Arrow[] {
  const arrows = KINDS.flatMap((kind, at): readonly Arrow[] => {
    const effect = found.value?.lines[at]?.moves[0]?.effect;
    if (!effect) return [];
    return [{ from: squareIndex(effect.from), to: squareIndex(effect.to), kind, label: String(at + 1) }];
  });
  return arrows.toReversed();
}
