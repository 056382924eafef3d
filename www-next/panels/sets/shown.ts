// What is shown on the board of a set, and of a result.

import type { Exhibit } from '../../board/exhibit';
import type { AllWords } from '../../i18n/words';
import type { Builder } from './builder';
import type { SqlConsole } from './console';
import { light, lightSquares } from './light';

const NOTHING = { marks: new Map(), tallies: [], arrows: [], told: () => undefined } as const;

export function setShown(builder: Builder, { sets }: AllWords): Exhibit {
  const [view, found, square] = [builder.view.value, builder.found.value, builder.square.value];
  const press = (at: number) => builder.press(at);
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
  const press = (at: number) => sql.press(at);
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
