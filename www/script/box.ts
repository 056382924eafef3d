// Keeps a text box and the text of the line equal: what is written goes into the document, and what the document becomes
// by other ways is shown, without a loss of caret, selection or what an input method has begun.

import { effect } from '@preact/signals';
import type { Splice } from '#doors/document.js';
import type { Command } from '../document/command';
import * as commands from '../document/commands';
import type { Session } from '../document/session';

/** What is used of a text area. */
export type TextBox = Pick<
  HTMLTextAreaElement,
  'value' | 'selectionStart' | 'selectionEnd' | 'setRangeText' | 'setSelectionRange'
>;

/** Keys that follow each other within such a time are one change. */
const PAUSE_MS = 2000;

export class Box {
  readonly #session: Session;
  readonly #element: TextBox;
  /** The text that was shown last, or written last. */
  #known = '';
  #isComposing = false;
  /** Where the last key has written, and when. */
  #last = { at: -1, time: 0 };

  constructor(session: Session, element: TextBox) {
    this.#session = session;
    this.#element = element;
  }

  /** Shows the text from now on; answers how to stop. */
  start(): () => void {
    return effect(() => {
      const text = shownText(this.#session);
      if (!this.#isComposing) this.#show(text);
    });
  }

  /** An input method begins to put characters together. */
  compose(): void {
    this.#isComposing = true;
  }

  /** It has ended. */
  composed(time: number): void {
    this.#isComposing = false;
    this.write(time);
  }

  /** Takes in what stands in the box by now; what is refused is taken out again. */
  write(time: number): void {
    if (this.#isComposing) return;
    // What an input method has begun in a text that is another by now has no place in it.
    if (shownText(this.#session) === this.#known) this.#write(time);
    this.#show(shownText(this.#session));
  }

  /** Takes a change back or makes it again, and puts the caret where that is. */
  travel(command: Command): void {
    const before = this.#element.value;
    command.run(this.#session);
    const { at, removed, added } = difference(before, this.#element.value);
    if (removed + added.length > 0) this.#element.setSelectionRange(at + added.length, at + added.length);
  }

  #write(time: number): void {
    // The box has other line breaks than the document may have.
    const { at, removed, added } = difference(this.#session.store.text.peek(), this.#element.value);
    const isKey = removed + added.length === 1;
    const goesOn = isKey && (at === this.#last.at || at + removed === this.#last.at);
    if (!goesOn || time - this.#last.time > PAUSE_MS) this.#session.ask((document) => document.pause());
    this.#last = { at: at + added.length, time };
    commands.write.run(this.#session, at, removed, added, time);
  }

  #show(text: string): void {
    const { at, removed, added } = difference(this.#element.value, text);
    if (removed + added.length > 0) this.#element.setRangeText(added, at, at + removed, 'preserve');
    this.#known = text;
  }
}

/** The text of the line with the line breaks that text boxes have. */
export const shownText = ({ store }: Session): string => store.text.value.replaceAll(/\r\n?/g, '\n');

/** The one part in which a text differs from another; halves of a character never stand alone. */
export function difference(old: string, text: string): Splice<string> {
  const most = Math.min(old.length, text.length);
  let at = 0;
  while (at < most && old.charCodeAt(at) === text.charCodeAt(at)) at += 1;
  let end = 0;
  const isSame = () => old.charCodeAt(old.length - 1 - end) === text.charCodeAt(text.length - 1 - end);
  while (end < most - at && isSame()) end += 1;
  if (/[\uD800-\uDBFF]/.test(old.charAt(at - 1))) at -= 1;
  if (/[\uDC00-\uDFFF]/.test(old.charAt(old.length - end))) end -= 1;
  return { at, removed: old.length - end - at, added: text.slice(at, text.length - end) };
}
