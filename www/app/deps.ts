// What the parts of the page share.

import type { ReadonlySignal } from '@preact/signals';
import type { Session } from '../document/session';
import type { Labs } from '../workers/labs';
import type { KeptSignals } from './kept';
import type { Page } from './page';
import type { Playing } from './playing';

export interface PageDeps {
  readonly session: Session;
  readonly page: Page;
  /** Nothing until it has come. */
  readonly playing: ReadonlySignal<Playing | undefined>;
  readonly labs: Labs;
  readonly kept: KeptSignals;
}

/** What the board shows: what a panel shows on it, else where a game that is being chosen would start, else the document. */
export const boardOf = ({ session, page, playing }: Pick<PageDeps, 'session' | 'page' | 'playing'>): Session =>
  page.shown.value ?? playing.value?.play.shown.value ?? session;
