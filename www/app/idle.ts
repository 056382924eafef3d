// What the line over the board says and offers where nothing has just been done.

import * as commands from '../document/commands';
import type { Session } from '../document/session';
import { factsIn, playersOf, tagsOf } from '../panels/games/games';
import type { Play } from '../panels/play/play';
import { type KeptSignals, type Message, tellKept } from './kept';
import type { Page } from './page';

interface IdleProps {
  readonly session: Session;
  readonly kept: KeptSignals;
  readonly page: Page;
  /** Nothing where nobody plays on the board that is shown. */
  readonly play: Play | undefined;
}

/** A draw that may be claimed, what there is to say of what is kept, or who plays and a game from the position on the board. */
export const idle = ({ session, kept, page, play }: IdleProps): Partial<Message> | undefined =>
  claimOn(session) ?? tellKept(kept) ?? { ...openedTitle(session), ...(play && onward(play, page)) };

/** Who plays the game that was opened, where and when, until something is changed in it. */
export function openedTitle(session: Session): Pick<Message, 'text'> | undefined {
  const tags = tagsOf(session);
  const players = playersOf(tags);
  if (players === '' || session.isTouched || session.beside.value !== undefined) return undefined;
  const name = [players, ...factsIn(tags, ['Event', 'Date'])].join(', ');
  return { text: () => name };
}

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
