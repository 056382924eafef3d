// What there is to say of what this browser keeps, that it keeps nothing, what cannot be read, that a new version of the
// page is there; and what the page says while nothing else is to be said.

import type { ReadonlySignal, Signal } from '@preact/signals';
import * as commands from '../document/commands';
import type { Documents } from '../document/documents';
import type { Feedback, Session } from '../document/session';
import { openedTitle } from '../games/games';
import type { StorageErrorCode } from '../i18n/words';
import type { Play } from '../play/play';
import { download } from '../ui/clipboard';
import type { Page } from './page';

/** What is reported where nothing else is. */
export type Message = Pick<Feedback, 'text' | 'action'>;

export interface KeptSignals {
  /** Why what is done is not kept, if it is not. */
  readonly problem: ReadonlySignal<StorageErrorCode | undefined>;
  /** How much of what was kept cannot be read. */
  readonly unread: ReadonlySignal<number>;
  readonly documents: ReadonlySignal<Documents | undefined>;
  /** What there is to say of a new version of the page. */
  readonly news: Signal<Message | undefined>;
}

/** In the line over the board, where nothing else is reported there. */
export function tellKept({ problem: trouble, unread, documents, news }: KeptSignals): Message | undefined {
  const code = trouble.value;
  if (code) return { text: (words) => words.kept.problems[code] };
  const count = unread.value;
  if (count === 0) return news.value;
  const text: Feedback['text'] = (words) => words.kept.unread(count);
  const library = documents.value?.library;
  if (!library) return { text };
  const save = async () => {
    const { quarantineText } = await import('../document/library');
    download('gridmate-unread.jsonl', 'application/jsonl', await quarantineText(library));
  };
  return { text, action: { label: (words) => words.kept.download, run: () => void save() } };
}

interface IdleProps {
  readonly session: Session;
  readonly kept: KeptSignals;
  readonly page: Page;
  /** Nothing where the board that is shown is not played on. */
  readonly play: Play | undefined;
}

/** A draw that may be claimed, what there is to say of what is kept, or who plays and a game from the position on the board. */
export const idle = ({ session, kept, page, play }: IdleProps): Partial<Message> | undefined =>
  claimOn(session) ?? tellKept(kept) ?? { ...openedTitle(session), ...(play && onward(play, page)) };

/** The draw that may be claimed after the last move, where no game is played that offers it itself. */
export function claimOn(session: Session): Message | undefined {
  const { position, game } = session.store;
  const [code] = position.value.claims;
  const isOpen = !session.locked.value && game.value.cause === null && commands.forward.refuse(session) !== undefined;
  if (code === undefined || !isOpen) return undefined;
  const run = () => void commands.end.run(session, code);
  return {
    text: (words) => words.said.claimable,
    action: { label: (words) => words.commands.claim, run },
  };
}

/** A game against the computer, which the place for playing offers itself. */
function onward(play: Play, { palette, place, go }: Page): Partial<Message> | undefined {
  if (!play.mayPlayOn.value || palette.isOpen.value || place.value === 'play') return undefined;
  const run = () => {
    play.playOn();
    go('play');
  };
  return { action: { label: (words) => words.play.offers.here, run } };
}
