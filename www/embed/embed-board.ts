// The board that another page shows: what its address asks for, and what is shown there since.

import { type ReadonlySignal, type Signal, signal, computed } from '@preact/signals';
import type { Arrow } from '../board/arrows';
import type { Highlights } from '../board/marks';
import type { Answers } from '../board/state';
import { Core } from '../document/core';
import type { EmbedRequest } from '../document/embed-link';
import { decode } from '../document/link';
import { lessonIn } from '../document/open-link';
import { Session } from '../document/session';

export class EmbedBoard {
  readonly session: Session;
  readonly isFlipped: Signal<boolean>;
  /** What is shown in the place of the document: the board of a lesson. */
  readonly other = signal<Session | undefined>(undefined);
  readonly shown: ReadonlySignal<Session> = computed(() => this.other.value ?? this.session);
  readonly answers = signal<Answers>({});
  readonly pointed = signal<readonly Arrow[]>([]);
  readonly highlights = signal<Highlights | undefined>(undefined);
  /** The bytes of a link that are those of a lesson. */
  readonly lesson: Uint8Array | undefined;

  constructor(readonly request: EmbedRequest) {
    const { core, isFlipped, lesson, error } = opened(request);
    this.session = new Session(core);
    this.lesson = lesson;
    this.isFlipped = signal(request.side ? request.side === 'b' : isFlipped);
    if (error !== undefined) this.session.fail(error);
  }
}

interface OpenedRequest {
  readonly core: Core;
  readonly isFlipped: boolean;
  readonly lesson?: Uint8Array | undefined;
  /** Why it is not what was asked for. */
  readonly error?: unknown;
}

/** A PGN is read later. */
function opened({ link, fen, script }: EmbedRequest): OpenedRequest {
  try {
    if (link !== undefined) {
      const { bytes, isFlipped } = decode(link);
      return { core: Core.open(bytes), isFlipped, lesson: lessonIn(bytes) };
    }
    const core = Core.open();
    if (fen === undefined && script === undefined) return { core, isFlipped: false };
    core.change((document) => {
      document.loadScript(fen, script ?? '');
      // There is nothing before it.
      document.limitUndo();
    });
    return { core, isFlipped: false };
  } catch (error) {
    return { core: Core.open(), isFlipped: false, error };
  }
}
