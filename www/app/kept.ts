// What there is to say of what this browser keeps: that it keeps nothing, what cannot be read, and that a new version of
// the page is there.

import type { ReadonlySignal, Signal } from '@preact/signals';
import type { Documents } from '../document/documents';
import type { Feedback } from '../document/session';
import type { TroubleCode } from '../i18n/areas/kept';
import { download } from '../ui/download';

/** What is told where nothing else is. */
export type Message = Pick<Feedback, 'text' | 'action'>;

export interface KeptSignals {
  /** Why what is done is not kept, if it is not. */
  readonly trouble: ReadonlySignal<TroubleCode | undefined>;
  /** How much of what was kept cannot be read. */
  readonly unread: ReadonlySignal<number>;
  readonly documents: ReadonlySignal<Documents | undefined>;
  /** What there is to tell of a new version of the page. */
  readonly news: Signal<Message | undefined>;
}

/** In the line over the board, where nothing else is told there. */
export function tellKept({ trouble, unread, documents, news }: KeptSignals): Message | undefined {
  const code = trouble.value;
  if (code) return { text: (words) => words.kept.troubles[code] };
  const count = unread.value;
  if (count === 0) return news.value;
  const text: Feedback['text'] = (words) => words.kept.unread(count);
  const library = documents.value?.library;
  if (!library) return { text };
  const save = async () => {
    const { asideText } = await import('../document/library');
    download('gridmate-unread.jsonl', 'application/jsonl', await asideText(library));
  };
  return { text, action: { label: (words) => words.kept.download, run: () => void save() } };
}
