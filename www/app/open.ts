// Opens the document of this tab in its browser, and what a link says on top of that.

import { computed, signal } from '@preact/signals';
import { Core } from '../document/core';
import { isLink, type Linked } from '../document/link';
import { openLink } from '../document/open-link';
import type { Begun } from '../document/opening';
import { Session } from '../document/session';
import { CLOCK } from '../ui/time';
import type { KeptSignals } from './kept';

/** Shows what a link says beside the document. */
type Show = (shown: Linked) => void;

export interface Opened {
  readonly session: Session;
  readonly kept: KeptSignals;
}

interface Opening extends Opened {
  /** Opens what the address links to, now and whenever it links to something else. */
  readonly follow: () => void;
}

/** Opens the document, and keeps it from now on where this browser keeps anything. */
export async function openDocument(show: Show): Promise<Opening> {
  const begun = signal<Begun | undefined>(undefined);
  const failed = signal(false);
  const first = isNewTab() ? new Session(Core.open()) : undefined;
  const isLinked = isLink(location.hash.slice(1));
  const coming = import('./keeping').then(async ({ keep }) => (begun.value = await keep(CLOCK, isLinked, first)));
  if (first)
    coming.catch((error: unknown) => {
      console.error(error);
      failed.value = true;
    });
  const session = first ?? (await coming).session;
  const kept: KeptSignals = {
    problem: computed(() => (failed.value ? 'broken' : begun.value?.unkept.value)),
    unread: computed(() => begun.value?.unread.value ?? 0),
    documents: computed(() => begun.value?.documents.value),
    news: signal(undefined),
  };
  return { session, kept, follow: () => follow(session, show) };
}

/** Whether nothing was left in this browser: then the board need not wait for what is kept. */
export function isNewTab(): boolean {
  try {
    return sessionStorage.length + localStorage.length === 0;
  } catch (error) {
    // What is denied holds nothing.
    console.warn(error);
    return true;
  }
}

function follow(session: Session, show: Show): void {
  const look = () => {
    const fragment = location.hash.slice(1);
    if (!isLink(fragment)) return;
    history.replaceState(history.state, '', location.pathname + location.search);
    const shown = openLink(fragment, session);
    if (shown) show(shown);
  };
  addEventListener('hashchange', look);
  look();
}
