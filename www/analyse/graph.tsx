// How the line stands after each step, as a picture that is walked; what a position is worth in few letters, in a sentence,
// and as a bar beside the board.

import { shareOf } from '../chess/chess';
import * as commands from '../document/commands';
import { moveName, type Store } from '../document/store';
import type { AllWords } from '../i18n/words';
import { EvaluationBar, scoreInWords, scoreOf } from '../moves/bars';
import { leadsTo } from '../ui/roving';
import type { Analysis } from './analysis';
import type { LineValue } from './line-evaluation';
import { reviewSign } from './marks';
import type { Reviewing } from './reviewing';

/** In its own unit: the picture is stretched to the room that there is. */
const [WIDE, TALL] = [1000, 100];
/** The number of places that a page key goes. */
const PAGE = 10;

interface GraphProps extends AnalysisProps {
  /** What a review knows of places, and marks at them. */
  readonly reviewing: Reviewing | undefined;
}

export function Graph({ analysis: { session, line: course }, reviewing, words }: GraphProps) {
  const { store } = session;
  const places = store.places.value;
  const nodes = places.map((place) => store.line.value[place - 1]?.nodes.at(-1) ?? 0);
  const [known, marks] = [reviewing?.values.value, reviewing?.marks.value];
  const values = places.map((place, at) => course.values.value[place] ?? known?.get(nodes[at] ?? 0));
  const length = places.length - 1;
  const at = Math.max(
    0,
    places.findLastIndex((place) => place <= store.cursor.value.steps),
  );
  if (length < 1 || !values.some(Boolean)) return null;
  const nameOf = (place: number) => nameAfter(store, places[place] ?? 0, words);
  const go = (place: number) => {
    const next = Math.max(0, Math.min(length, place));
    if (next !== at) commands.goTo.run(session, places[next] ?? 0);
  };
  const key = (event: KeyboardEvent) => {
    const next = leadsTo(event.key, at, places.length, { isRising: true, page: PAGE });
    if (next === undefined) return;
    event.preventDefault();
    event.stopPropagation();
    go(next);
  };
  const point = ({ currentTarget, buttons, clientX }: PointerEvent) => {
    if (!(buttons & 1) || !(currentTarget instanceof Element)) return;
    const { left, width } = currentTarget.getBoundingClientRect();
    go(Math.round(((clientX - left) / width) * length));
  };
  const x = (at / length) * WIDE;
  const swing = swingOf(values);
  const told = (place: number) => shortOf(values[place] ?? {}, words);
  return (
    <>
      <div class="graph-frame">
        <svg
          class="graph"
          role="slider"
          tabindex={0}
          aria-label={words.analyse.graph}
          aria-valuemin={0}
          aria-valuemax={length}
          aria-valuenow={at}
          aria-valuetext={words.analyse.stands(nameOf(at), sentenceOf(values[at], words))}
          viewBox={`0 0 ${WIDE} ${TALL}`}
          preserveAspectRatio="none"
          onKeyDown={key}
          onPointerDown={point}
          onPointerMove={point}
        >
          <path class="black" d={outline(values, () => 1)} />
          <path class="white" d={outline(values)} />
          <path class="middle" d={`M0 ${TALL / 2}H${WIDE}`} />
          <path class="here" d={`M${x} 0V${TALL}`} />
        </svg>
        {nodes.map((node, place) => {
          const mark = marks?.get(node);
          if (!mark) return null;
          return (
            <span
              key={node}
              class={`mark-sign ${mark}`}
              style={{ left: `${(place / length) * 100}%` }}
              aria-hidden="true"
            >
              {reviewSign(mark)}
            </span>
          );
        })}
      </div>
      {swing === undefined ? null : (
        <p class="note">{words.analyse.swing(nameOf(swing) ?? '', told(swing - 1), told(swing))}</p>
      )}
    </>
  );
}

/** The last of the first steps of the line: its move, or the token as it was written; none at the start. */
export function nameAfter(store: Store, steps: number, { analyse }: AllWords): string | undefined {
  const { move, nodes = [] } = store.line.value[steps - 1] ?? {};
  return move ? analyse.move(move) : moveName(store.node(nodes.at(-1) ?? 0)?.value) || undefined;
}

const isKnown = (value: LineValue | undefined): value is LineValue =>
  value !== undefined && (value.isOver === true || value.centipawns !== undefined || value.mate !== undefined);

/** White's share of the height. */
const shareOfWhite = ({ isOver, winner, ...value }: LineValue): number =>
  !isOver ? shareOf(value) : winner === undefined ? 0.5 : winner === 'w' ? 1 : 0;

/** Places that are known one after the other as one area, from so high down to the edge. */
export function outline(values: readonly (LineValue | undefined)[], heightOf = shareOfWhite): string {
  const at = (place: number, height: number) =>
    `${((place / (values.length - 1)) * WIDE).toFixed(1)} ${((1 - height) * TALL).toFixed(1)}`;
  return values
    .map((value, place) => {
      if (!isKnown(value)) return '';
      const start = isKnown(values[place - 1]) ? 'L' : `M${at(place, 0)}L`;
      return `${start}${at(place, heightOf(value))}${isKnown(values[place + 1]) ? '' : `L${at(place, 0)}Z`}`;
    })
    .join('');
}

/** The place before which White’s share was most otherwise, if there is any: a game that is won stays so. */
export function swingOf(values: readonly (LineValue | undefined)[]): number | undefined {
  let [largest, found]: [number, number | undefined] = [0, undefined];
  for (const [place, value] of values.entries()) {
    const before = values[place - 1];
    if (!isKnown(value) || !isKnown(before)) continue;
    const by = Math.abs(shareOfWhite(value) - shareOfWhite(before));
    if (by > largest) [largest, found] = [by, place];
  }
  return found;
}

export const AnalysedBar = ({ analysis, isFlipped, words }: AnalysisProps & { readonly isFlipped: boolean }) =>
  analysis.isShown.value ? (
    <EvaluationBar
      position={analysis.session.store.position.value}
      evaluation={analysis.value.value}
      isFlipped={isFlipped}
      words={words}
    />
  ) : null;

/** What all that shows an analysis is given. */
export interface AnalysisProps {
  readonly analysis: Analysis;
  readonly words: AllWords;
}

/** In few letters. */
export const shortOf = (value: LineValue, words: AllWords): string =>
  value.isOver ? words.analyse.score(value.winner) : scoreOf(value, words);

/** In words. */
export const sentenceOf = (value: LineValue = {}, words: AllWords): string =>
  value.isOver ? words.analyse.result(value.winner) : scoreInWords(value, words);
