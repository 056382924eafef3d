// Goes to a place, and has it show something.

import type { Labs } from '../document/labs';
import type { Session } from '../document/session';
import type { Opens } from '../panels/games/examples';
import { setsOf } from '../panels/sets/sets';
import { thinkingOf } from '../panels/think/thinking';
import type { Page } from './page';

export interface Around {
  readonly session: Session;
  readonly labs: Labs;
  readonly page: Page;
}

export function showIn({ session, labs, page }: Around, place: string, { formula, query, depth }: Opens = {}): void {
  if (formula !== undefined) setsOf(session, labs).show({ formula });
  if (query !== undefined) setsOf(session, labs).show({ query });
  if (depth !== undefined) thinkingOf(session, labs).search.look(depth);
  page.go(place);
}
