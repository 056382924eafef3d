// What is pasted where nothing is written, and what is dropped anywhere. It waits for the part of the page that opens it.

import { type Signal, signal } from '@preact/signals';
import type { PastedContent } from '../games/pasted';
import { isWriting } from '../ui/keys';

/** Something is pasted, dragged over the page or dropped there. */
interface ContentEvent extends Event {
  readonly clipboardData?: DataTransfer | null;
  readonly dataTransfer?: DataTransfer | null;
}

/** Listens for it; answers what came last, until it is opened. */
export function listenForContent(): Signal<PastedContent | undefined> {
  const content = signal<PastedContent | undefined>(undefined);
  const take = (event: ContentEvent) => {
    const data = event.clipboardData ?? event.dataTransfer;
    if (!data) return;
    // Of what is still dragged only the types can be read.
    const text = data.getData('text/plain').trim();
    // Cells of a spreadsheet come with a picture of them.
    const file = Array.from(data.files).find(({ type }) => !text || !type.startsWith('image'));
    if (isWriting(event.target) && !file && (text || !data.types.includes('Files'))) return;
    // The browser would leave the page for a file.
    event.preventDefault();
    if (file || text) content.value = { file, text };
  };
  for (const type of ['paste', 'dragover', 'drop'] as const) addEventListener(type, take);
  return content;
}
