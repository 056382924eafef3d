// How the line stands after each of its steps, as a picture: a slider that goes to them.

import * as commands from '../../document/commands';
import { moveName } from '../../document/note';
import type { Store } from '../../document/store';
import type { Worth } from '../../engine/course';
import type { AllWords } from '../../i18n/words';
import { shareOf } from '../parts/evaluation-bar';
import { type AnalysisProps, sentenceOf, shortOf } from './worth';

/** In its own unit: the picture is stretched to the room that there is. */
const [WIDE, TALL] = [1000, 100];
/** So many places further at a time. */
const PAGE = 10;

export function Graph({ analysis: { session, course }, words }: AnalysisProps) {
  const { store } = session;
  const places = store.places.value;
  const worths = places.map((place) => course.worths.value[place]);
  const length = places.length - 1;
  const at = Math.max(
    0,
    places.findLastIndex((place) => place <= store.cursor.value.steps),
  );
  if (length < 1 || !worths.some(Boolean)) return null;
  const nameOf = (place: number) => nameAfter(store, places[place] ?? 0, words);
  const go = (place: number) => {
    const next = Math.max(0, Math.min(length, place));
    if (next !== at) commands.goTo.run(session, places[next] ?? 0);
  };
  const key = (event: KeyboardEvent) => {
    const next = {
      ...{ ArrowRight: at + 1, ArrowUp: at + 1, ArrowLeft: at - 1, ArrowDown: at - 1 },
      ...{ PageUp: at + PAGE, PageDown: at - PAGE, Home: 0, End: length },
    }[event.key];
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
  const swing = swingOf(worths);
  const told = (place: number) => shortOf(worths[place] ?? {}, words);
  return (
    <>
      <svg
        class="graph"
        role="slider"
        tabindex={0}
        aria-label={words.analyse.graph}
        aria-valuemin={0}
        aria-valuemax={length}
        aria-valuenow={at}
        aria-valuetext={words.analyse.stands(nameOf(at), sentenceOf(worths[at], words))}
        viewBox={`0 0 ${WIDE} ${TALL}`}
        preserveAspectRatio="none"
        onKeyDown={key}
        onPointerDown={point}
        onPointerMove={point}
      >
        <path class="black" d={outline(worths, () => 1)} />
        <path class="white" d={outline(worths)} />
        <path class="middle" d={`M0 ${TALL / 2}H${WIDE}`} />
        <path class="here" d={`M${x} 0V${TALL}`} />
      </svg>
      {swing === undefined ? null : (
        <p class="note">{words.analyse.swing(nameOf(swing) ?? '', told(swing - 1), told(swing))}</p>
      )}
    </>
  );
}

/** The last of so many steps: its move, or the token as it was written; none at the start. */
export function nameAfter(store: Store, steps: number, { analyse }: AllWords): string | undefined {
  const { move, nodes = [] } = store.line.value[steps - 1] ?? {};
  return move ? analyse.move(move) : moveName(store.node(nodes.at(-1) ?? 0)?.value) || undefined;
}

const isKnown = (worth: Worth | undefined): worth is Worth =>
  worth !== undefined && (worth.isOver === true || worth.centipawns !== undefined || worth.mate !== undefined);

/** White's share of the height. */
const shareOfWhite = ({ isOver, winner, ...worth }: Worth): number =>
  !isOver ? shareOf(worth) : winner === undefined ? 0.5 : winner === 'w' ? 1 : 0;

/** Places that are known one after the other as one area, from so high down to the edge. */
export function outline(worths: readonly (Worth | undefined)[], heightOf = shareOfWhite): string {
  const at = (place: number, height: number) =>
    `${((place / (worths.length - 1)) * WIDE).toFixed(1)} ${((1 - height) * TALL).toFixed(1)}`;
  return worths
    .map((worth, place) => {
      if (!isKnown(worth)) return '';
      const start = isKnown(worths[place - 1]) ? 'L' : `M${at(place, 0)}L`;
      return `${start}${at(place, heightOf(worth))}${isKnown(worths[place + 1]) ? '' : `L${at(place, 0)}Z`}`;
    })
    .join('');
}

/** The place before which White’s share was most otherwise, if there is any: a game that is won stays so. */
export function swingOf(worths: readonly (Worth | undefined)[]): number | undefined {
  let [largest, found]: [number, number | undefined] = [0, undefined];
  for (const [place, worth] of worths.entries()) {
    const before = worths[place - 1];
    if (!isKnown(worth) || !isKnown(before)) continue;
    const by = Math.abs(shareOfWhite(worth) - shareOfWhite(before));
    if (by > largest) [largest, found] = [by, place];
  }
  return found;
}
