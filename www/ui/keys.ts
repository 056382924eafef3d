// How keys are named, and where they write.

/** A key as commands and lists of keys name it, whatever it writes; `Mod` is Ctrl, or ⌘ where there is one. */
export function nameOfKey({ key, ctrlKey, metaKey, shiftKey, altKey }: KeyboardEvent, sign = key): string {
  const mod = ctrlKey || metaKey;
  const letter = sign.length === 1 ? sign.toLowerCase() : sign;
  return `${mod ? 'Mod+' : ''}${altKey ? 'Alt+' : ''}${shiftKey ? 'Shift+' : ''}${letter}`;
}

/** Whether a key pressed there writes something. */
export const isWriting = (target: EventTarget | null): boolean =>
  target instanceof HTMLElement && (target.isContentEditable || /^(INPUT|TEXTAREA|SELECT)$/.test(target.tagName));
