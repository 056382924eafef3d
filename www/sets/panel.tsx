// Sets of moves: built by buttons or asked of the database, and what of them the board highlights.

import { type Signal, useSignalEffect } from '@preact/signals';
import { useEffect } from 'preact/hooks';
import type { Arrow } from '../board/arrows';
import type { Highlights, Mark, Tally } from '../board/marks';
import type { Session } from '../document/session';
import type { AllWords } from '../i18n/words';
import { Setting } from '../ui/fields';
import { Origin } from '../ui/panel';
import { Ask } from './ask';
import { Build } from './build';
import { type Builder, Sets } from './builder';
import type { Route, SqlConsole } from './console';

interface SetsPanelProps {
  readonly sets: Sets;
  readonly session: Session;
  readonly highlights: Signal<Highlights | undefined>;
  readonly words: AllWords;
}

export function SetsPanel({ sets, session, highlights, words }: SetsPanelProps) {
  const { tab, builder, sql } = sets;
  const { tabs } = words.sets;
  useSignalEffect(() => {
    highlights.value = tab.value === 'build' ? setShown(builder, words) : rowsShown(sql, words);
  });
  useEffect(
    () => () => {
      highlights.value = undefined;
      if (session.feedback.peek()?.code === 'sets') session.announce(() => '');
    },
    [session, highlights],
  );
  return (
    <>
      <header class="sets-head">
        <Setting label={tabs.label} values={['build', 'ask']} names={tabs} setting={tab} />
      </header>
      <div class="body sets">
        {tab.value === 'build' ? (
          <Build builder={builder} words={words} ask={(text) => sets.show({ sql: text })} />
        ) : (
          <Ask sql={sql} counts={builder.counts.value} words={words} />
        )}
        <Origin of={tab.value === 'build' ? 'pieces' : 'sets'} words={words} />
      </div>
    </>
  );
}

/** More ways than these are not drawn. */
const MOST_WAYS = 24;
/** Nor are they named by where they start, if that is on more squares. */
const MOST_STARTS = 7;

interface HighlightSource {
  readonly ways: readonly Route[];
  /** Which end is counted. */
  readonly end: 'to' | 'from';
  readonly hasArrows: boolean;
  /** The square that was pressed: only its ways are shown. */
  readonly square: number | undefined;
  /** The row that was chosen. */
  readonly row?: number | undefined;
  /** What the name of a square says of the ways that are counted there. */
  readonly counted: (count: number) => string;
  readonly begins: string;
  readonly press: (square: number) => void;
}

const NOTHING = { marks: new Map(), tallies: [], arrows: [], describe: () => undefined } as const;

/** Shows the ways of a square, or all again. */
const pressOn =
  ({ square }: Pick<Builder, 'square'>) =>
  (at: number) =>
    void (square.value = square.value === at ? undefined : at);

export function setShown(builder: Builder, { sets }: AllWords): Highlights {
  const [view, found, press] = [builder.view.value, builder.found.value, pressOn(builder)];
  if (view === 'none' || !found) return { ...NOTHING, press };
  return highlight({
    ways: found.pairs.map(([from, to]) => ({ from, to })),
    end: view,
    hasArrows: true,
    square: builder.square.value,
    counted: view === 'to' ? sets.told.ends : sets.told.starts,
    begins: sets.begins,
    press,
  });
}

export function rowsShown(sql: SqlConsole, { sets }: AllWords): Highlights {
  const [view, press] = [sql.view.value, pressOn(sql)];
  if (view === 'none') return { ...NOTHING, press };
  return highlight({
    ways: sql.highlighted.value,
    end: 'to',
    hasArrows: view === 'arrows',
    square: sql.square.value,
    row: sql.row.value,
    counted: sets.told.rows,
    begins: sets.begins,
    press,
  });
}

export function highlight({ ways, end, hasArrows, square, row, counted, begins, press }: HighlightSource): Highlights {
  const isPressed = ({ from, to }: Route) => from === undefined || (end === 'to' ? from : to) === square;
  const shown = square === undefined ? ways : ways.filter(isPressed);
  const ends = countsOf(shown.map(({ to }) => to));
  const origins = countsOf(shown.flatMap(({ from }) => from ?? []));
  const [counts, others] = end === 'to' ? [ends, origins] : [origins, ends];
  const lone = shown.filter(({ from }) => from === undefined);
  const few = others.size <= MOST_STARTS ? [...others.keys()] : [];
  const chosen = lone.flatMap((way) => (way.row === row ? way.to : []));
  const starts = new Set([...(square === undefined || lone.length > 0 ? few : [square]), ...chosen]);
  const marks = new Map<number, Mark[]>([...starts].map((start) => [start, ['from']]));
  for (const at of counts.keys()) marks.set(at, [...(marks.get(at) ?? []), 'hatch']);
  const drawn = shown.length <= MOST_WAYS ? shown : shown.filter((way) => way.row !== undefined && way.row === row);
  const arrows = hasArrows ? arrowsOf(drawn, row) : [];
  // Where each row has an arrow with its number, or a square of its own, nothing else is counted.
  const isNumbered = drawn.length === shown.length && arrows.some(({ label }) => label);
  const isCounted = arrows.length === 0 || [...counts.values()].some((count) => count > 1);
  const rows = lone.length === counts.size ? new Map(lone.map((way) => [way.to, way.row ?? 0])) : counts;
  return {
    marks,
    tallies: isCounted && !isNumbered ? talliesOf(lone.length > 0 ? rows : counts) : [],
    arrows,
    describe: (at) => {
      const count = counts.get(at);
      if (count !== undefined) return counted(count);
      return starts.has(at) ? begins : undefined;
    },
    press,
  };
}

function countsOf(squares: readonly number[]): ReadonlyMap<number, number> {
  const counts = new Map<number, number>();
  for (const square of squares) counts.set(square, (counts.get(square) ?? 0) + 1);
  return counts;
}

const talliesOf = (numbers: ReadonlyMap<number, number>): readonly Tally[] =>
  [...numbers].map(([square, number]) => ({ square, text: String(number) }));

/** Each way once, with the first row that it stands in; the row that was chosen lies over the others. */
function arrowsOf(ways: readonly Route[], chosen: number | undefined): readonly Arrow[] {
  const arrows = new Map<string, Arrow>();
  for (const { from, to, row } of ways) {
    const isChosen = row !== undefined && row === chosen;
    if (from === undefined || from === to || (arrows.has(`${from} ${to}`) && !isChosen)) continue;
    const label = row === undefined ? {} : { label: String(row) };
    arrows.set(`${from} ${to}`, { from, to, kind: isChosen ? 'best' : 'line', ...label });
  }
  return [...arrows.values()].toSorted((a, b) => Number(a.kind === 'best') - Number(b.kind === 'best'));
}
