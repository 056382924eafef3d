// The keys of the page, made from the commands: one that is pressed outside of a field runs its command.

import type { Command } from '../document/command';
import * as commands from '../document/commands';
import type { Session } from '../document/session';

/** The commands that a key alone can run. */
const KEYED: readonly Command[] = [
  commands.undo,
  commands.redo,
  commands.first,
  commands.back,
  commands.forward,
  commands.last,
];

/** Listens for keys; answers how to stop. */
export function listen(session: Session): () => void {
  const press = (event: KeyboardEvent) => {
    if (event.defaultPrevented || isWriting(event.target)) return;
    const name = nameOf(event);
    const found = KEYED.find(({ keys }) => keys.includes(name));
    if (!found) return;
    event.preventDefault();
    found.run(session);
  };
  document.addEventListener('keydown', press);
  return () => document.removeEventListener('keydown', press);
}

/** A key as commands name it. */
function nameOf({ key, ctrlKey, metaKey, shiftKey, altKey }: KeyboardEvent): string {
  const mod = ctrlKey || metaKey;
  const letter = key.length === 1 ? key.toLowerCase() : key;
  return `${mod ? 'Mod+' : ''}${altKey ? 'Alt+' : ''}${shiftKey ? 'Shift+' : ''}${letter}`;
}

const isWriting = (target: EventTarget | null): boolean =>
  target instanceof HTMLElement && (target.isContentEditable || /^(INPUT|TEXTAREA|SELECT)$/.test(target.tagName));
