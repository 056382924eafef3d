// How keys are named, and where they write.

import { signal } from '@preact/signals';

/** Whether keys that write a character do something else on the board and in the list of moves. */
export const areCharacterKeysOn = signal(true);

/** Whether the key of a name writes a character, and such keys are switched off. */
export const isOff = (name: string): boolean => !areCharacterKeysOn.value && /^(Shift\+)?\S$/.test(name);

/** A key as commands and lists of keys name it, whatever it writes; `Mod` is Ctrl, or ⌘ where there is one. */
export function nameOfKey({ key, ctrlKey, metaKey, shiftKey, altKey }: KeyboardEvent, sign = key): string {
  const mod = ctrlKey || metaKey;
  const letter = sign.length === 1 ? sign.toLowerCase() : sign;
  return `${mod ? 'Mod+' : ''}${altKey ? 'Alt+' : ''}${shiftKey ? 'Shift+' : ''}${letter}`;
}

/** Whether Ctrl, ⌘ or Alt is held down with a key: what it does then is the browser’s. */
export const hasModifier = ({ ctrlKey, metaKey, altKey }: KeyboardEvent): boolean => ctrlKey || metaKey || altKey;

/** Whether a key pressed there writes something. */
export const isWriting = (target: EventTarget | null): boolean =>
  target instanceof HTMLElement && (target.isContentEditable || /^(INPUT|TEXTAREA|SELECT)$/.test(target.tagName));
