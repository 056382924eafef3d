// Goes to a place, and has it show something.

import type { MethodId } from '../i18n/areas/think';
import type { Opens } from '../panels/games/examples';
import { setsOf } from '../panels/sets/sets';
import { thinkingOf } from '../panels/think/thinking';
import type { Around } from './around';

/** What shows it. */
export type Where = Pick<Around, 'session' | 'labs' | 'page'>;

export function showIn(
  { session, labs, page }: Where,
  place: string,
  opens: Opens & { readonly method?: MethodId } = {},
): void {
  const { formula, query, depth, method } = opens;
  if (formula !== undefined) setsOf(session, labs).show({ formula });
  if (query !== undefined) setsOf(session, labs).show({ query });
  if (depth !== undefined) thinkingOf(session, labs).look(depth, method);
  page.go(place);
}
