// Goes to a place, and has it show something.

import type { Labs } from '../document/labs';
import type { Session } from '../document/session';
import type { MethodId } from '../i18n/areas/think';
import type { Opens } from '../panels/games/examples';
import { setsOf } from '../panels/sets/sets';
import { thinkingOf } from '../panels/think/thinking';
import type { Page } from './page';

export interface Around {
  readonly session: Session;
  readonly labs: Labs;
  readonly page: Page;
}

export function showIn(
  { session, labs, page }: Around,
  place: string,
  opens: Opens & { readonly method?: MethodId } = {},
): void {
  const { formula, query, depth, method } = opens;
  if (formula !== undefined) setsOf(session, labs).show({ formula });
  if (query !== undefined) setsOf(session, labs).show({ query });
  if (depth !== undefined) thinkingOf(session, labs).look(depth, method);
  page.go(place);
}
