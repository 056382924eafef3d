// What is shown on the board of a set, and of a result: hatches, numbers and arrows.

import type { Arrow } from '../../board/arrow';
import type { Exhibit, Tally } from '../../board/exhibit';
import type { Mark } from '../../board/marks';
import type { AllWords } from '../../i18n/words';
import type { Builder } from './builder';
import type { Lit, SqlConsole, Way } from './console';

/** More ways than these are not drawn. */
const MOST_WAYS = 24;
/** Nor are they told by where they start, if that is on more squares. */
const MOST_STARTS = 7;

interface Light {
  readonly ways: readonly Way[];
  /** Which end is counted. */
  readonly end: 'to' | 'from';
  readonly hasArrows: boolean;
  /** The square that was pressed: only its pairs are shown. */
  readonly square: number | undefined;
  /** The row that was chosen. */
  readonly row?: number | undefined;
  /** What the name of a square says of the pairs that are counted there. */
  readonly counted: (count: number) => string;
  readonly begins: string;
  readonly press: (square: number) => void;
}

const NOTHING = { marks: new Map(), tallies: [], arrows: [], told: () => undefined } as const;

/** Shows the pairs of a square, or of all again. */
const pressOn =
  ({ square }: Pick<Builder, 'square'>) =>
  (at: number) =>
    void (square.value = square.value === at ? undefined : at);

export function setShown(builder: Builder, { sets }: AllWords): Exhibit {
  const [view, found, square] = [builder.view.value, builder.found.value, builder.square.value];
  const press = pressOn(builder);
  if (view === 'none' || !found) return { ...NOTHING, press };
  return light({
    ways: found.pairs.map((pair) => ({ pair })),
    end: view,
    hasArrows: true,
    square,
    counted: view === 'to' ? sets.told.ends : sets.told.starts,
    begins: sets.begins,
    press,
  });
}

export function rowsShown(sql: SqlConsole, { sets }: AllWords): Exhibit {
  const [view, { ways, squares }] = [sql.view.value, sql.lit.value];
  const press = pressOn(sql);
  if (view === 'none') return { ...NOTHING, press };
  const lit = {
    ways,
    end: 'to',
    hasArrows: view === 'arrows',
    square: sql.square.value,
    row: sql.row.value,
    counted: sets.told.rows,
    begins: sets.begins,
    press,
  } as const;
  return ways.length === 0 ? lightSquares(squares, lit) : light(lit);
}

/** The pairs of a square, from it or to it; all, if there is none. */
export const waysOf = ({ ways, end, square }: Pick<Light, 'ways' | 'end' | 'square'>): readonly Way[] =>
  square === undefined ? ways : ways.filter(({ pair }) => pair[end === 'to' ? 0 : 1] === square);

export function light(lit: Light): Exhibit {
  const { end, hasArrows, square, row } = lit;
  const shown = waysOf(lit);
  const counts = countsOf(shown.map(({ pair }) => pair[end === 'to' ? 1 : 0]));
  const others = countsOf(shown.map(({ pair }) => pair[end === 'to' ? 0 : 1]));
  const isFew = others.size <= MOST_STARTS;
  const begins = new Set(square === undefined ? (isFew ? others.keys() : []) : [square]);
  const marks = new Map<number, Mark[]>([...begins].map((start) => [start, ['from']]));
  for (const at of counts.keys()) marks.set(at, [...(marks.get(at) ?? []), 'hatch']);
  const drawn = shown.length <= MOST_WAYS ? shown : shown.filter((way) => way.row !== undefined && way.row === row);
  const arrows = hasArrows ? arrowsOf(drawn, row) : [];
  // Where each row has an arrow with its number, nothing else is counted.
  const isNumbered = drawn.length === shown.length && arrows.some(({ label }) => label);
  const isCounted = arrows.length === 0 || [...counts.values()].some((count) => count > 1);
  return {
    marks,
    tallies: isCounted && !isNumbered ? talliesOf(counts) : [],
    arrows,
    told: (at) => toldOf(counts.get(at), lit.counted) ?? (begins.has(at) ? lit.begins : undefined),
    press: lit.press,
  };
}

/** Squares of a result, each with the row that it stands in. */
function lightSquares(
  squares: Lit['squares'],
  { row, counted, press }: Pick<Light, 'row' | 'counted' | 'press'>,
): Exhibit {
  const counts = countsOf(squares.map(({ square }) => square));
  const rows = new Map(squares.map((found) => [found.square, found.row]));
  const marksOf = (at: number): Mark[] => (at === row ? ['hatch', 'from'] : ['hatch']);
  return {
    marks: new Map([...rows].map(([square, at]) => [square, marksOf(at)])),
    tallies: talliesOf(squares.length === counts.size ? rows : counts),
    arrows: [],
    told: (at) => toldOf(counts.get(at), counted),
    press,
  };
}

const toldOf = (count: number | undefined, counted: (count: number) => string) =>
  count === undefined ? undefined : counted(count);

function countsOf(squares: readonly number[]): ReadonlyMap<number, number> {
  const counts = new Map<number, number>();
  for (const square of squares) counts.set(square, (counts.get(square) ?? 0) + 1);
  return counts;
}

const talliesOf = (numbers: ReadonlyMap<number, number>): readonly Tally[] =>
  [...numbers].map(([square, number]) => ({ square, text: String(number) }));

/** Each way once, with the first row that it stands in; the row that was chosen lies over the others. */
function arrowsOf(ways: readonly Way[], chosen: number | undefined): readonly Arrow[] {
  const arrows = new Map<string, Arrow>();
  for (const { pair, row } of ways) {
    const [from, to] = pair;
    const isChosen = row !== undefined && row === chosen;
    if (from === to || (arrows.has(`${pair}`) && !isChosen)) continue;
    const label = row === undefined ? {} : { label: String(row) };
    arrows.set(`${pair}`, { from, to, kind: isChosen ? 'best' : 'line', ...label });
  }
  return [...arrows.values()].toSorted((a, b) => Number(a.kind === 'best') - Number(b.kind === 'best'));
}
