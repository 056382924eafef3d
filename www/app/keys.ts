// The keys of the page, made from the commands: one that is pressed outside of a field runs its command. None of them writes
// a character, but the one that shows all keys on the board.

import type { Command } from '../document/command';
import * as commands from '../document/first-commands';
import type { Session } from '../document/session';
import { isOff, isWriting, nameOfKey } from '../ui/keys';
import type { Page } from './page';

/** The commands that a key alone can run. */
export const KEYED: readonly Command[] = [
  commands.undo,
  commands.redo,
  commands.first,
  commands.back,
  commands.forward,
  commands.last,
];

/** The key that shows all keys, on the board. */
export const HELP_KEY = 'Shift+?';

/** The key that reviews the game, wherever it is shown. */
export const REVIEW_KEY = 'F8';

/** Listens for keys, which are for what the board shows, and some for the page; answers how to stop. */
export function listen(board: () => Session, page?: Pick<Page, 'review' | 'sheet'>): () => void {
  const press = (event: KeyboardEvent) => {
    if (event.defaultPrevented || isElsewhere(event.target)) return;
    const name = nameOfKey(event);
    const found = KEYED.find(({ keys }) => keys.includes(name));
    if (page && name === REVIEW_KEY) page.review();
    else if (page && name === HELP_KEY && !isOff(name) && isOnBoard(event.target)) page.sheet.value = 'keys';
    else if (!found) return;
    event.preventDefault();
    found?.run(board());
  };
  document.addEventListener('keydown', press);
  return () => document.removeEventListener('keydown', press);
}

const isOnBoard = (target: EventTarget | null): boolean =>
  target instanceof Element && target.closest('[role=grid]') !== null;

/** Whether a key is for something else: a field that is written in, or a sheet over the page. */
const isElsewhere = (target: EventTarget | null): boolean =>
  isWriting(target) || (target instanceof HTMLElement && target.closest('dialog') !== null);
