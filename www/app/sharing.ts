// What of the document is given to others: a link, pictures, texts; and what has come of it.

import { signal } from '@preact/signals';
import { pictureLookOf, pageTheme, pngOf } from '../board/picture';
import { type Copied, copy, copyPgn } from '../document/answer';
import { embedAddress, type EmbedLook, type EmbedText, embedText } from '../document/embed-link';
import { encode } from '../document/link';
import { lessonIn } from '../document/open-link';
import { isDiagnostic, problemOf, type Sentence, type Session } from '../document/session';
import { playersOf, tagsOfGame } from '../games/games';
import type { AllWords } from '../i18n/words';
import { EngineFault, LinkError } from '../workers/fault';
import type { Labs, PictureLook } from '../workers/labs';
import type { Page } from './page';

/** What it needs of a browser. */
export interface SharingTools {
  /** The look of the board as it is shown, in a picture of this width in pixels. */
  readonly look: (title: string, size: number, isFlipped: boolean) => PictureLook;
  readonly png: (svg: string, size: number) => Promise<BlobPart>;
  readonly save: (name: string, type: string, content: BlobPart) => void;
}

/** The tools of a browser. */
export const toolsOf = (session: Session, save: SharingTools['save']): SharingTools => ({
  look: (title, size, isFlipped) =>
    pictureLookOf({ theme: pageTheme(), title, size, isFlipped, hasSigns: true, hasMarks: true }),
  png: pngOf,
  save,
});

/** A moving picture that is being drawn. */
interface Drawing {
  readonly drawn: number;
  readonly count: number;
}

/** The width of pictures, and of moving ones, in pixels. */
const [STILL, MOVING] = [1024, 480];
/** So long each board of a moving picture is seen. */
const BOARD_MS = 1000;

/** Moving pictures have numbers, so that a worker knows one from another. */
let films = 0;

export class Sharing {
  /** What came of what was done last. */
  readonly outcome = signal<Copied | undefined>(undefined);
  readonly drawing = signal<Drawing | undefined>(undefined);
  /** The number of the moving picture that is wanted. */
  #film = 0;

  constructor(
    private readonly session: Session,
    private readonly labs: Labs,
    private readonly page: Pick<Page, 'isFlipped'>,
    private readonly words: () => AllWords,
    private readonly tools: SharingTools,
  ) {}

  /** Does something, and shows what came of it. */
  async attempt(work: Promise<Copied | undefined>): Promise<void> {
    try {
      this.outcome.value = await work;
    } catch (error) {
      const isKnown = isDiagnostic(error) || error instanceof EngineFault;
      if (!isKnown) console.error(error);
      this.outcome.value = { isDone: false, text: isKnown ? problemOf(error) : ({ sheets }) => sheets.share.failed };
    }
  }

  copy(text: string, what: 'link' | 'fen'): Promise<void> {
    return this.copyText(text, ({ sheets }) => sheets.share.copied[what]);
  }

  copyText(text: string, done: Sentence): Promise<void> {
    return this.attempt(copy(text, { done, byHand: ({ sheets }) => sheets.share.notCopied }));
  }

  /** Copies the document as PGN, or the PGN of its lesson. */
  copyPgn(lesson: string | undefined): Promise<void> {
    return this.attempt(copyPgn(this.session, this.labs, ({ sheets }) => sheets.share.notCopied, lesson));
  }

  savePgn(lesson: string | undefined): Promise<void> {
    return this.attempt(this.#savePgn(lesson));
  }

  /** Saves the board that is shown, with what is marked on it. */
  savePicture(kind: 'svg' | 'png'): Promise<void> {
    return this.attempt(this.#savePicture(kind));
  }

  /** Saves the line as a moving picture, unless that is stopped meanwhile; one at a time. */
  async saveFilm(): Promise<void> {
    if (!this.drawing.peek()) await this.attempt(this.#saveFilm());
  }

  stopFilm(): void {
    this.#film = 0;
    this.drawing.value = undefined;
  }

  #look(size: number): PictureLook {
    const { steps } = this.session.store.cursor.peek();
    const title = this.words().games.picture.title(playersOf(tagsOfGame(this.session)), steps);
    return this.tools.look(title, size, this.page.isFlipped.peek());
  }

  get #name(): string {
    return `gridmate-${this.session.store.cursor.peek().steps}`;
  }

  async #savePgn(lesson: string | undefined): Promise<Copied> {
    const [pgn, left] = lesson === undefined ? await this.labs.pgn(this.session.bytes.peek()) : [lesson, undefined];
    if (pgn === '') return { isDone: false, text: (words) => (left ? words.problem(left) : words.sheets.share.noPgn) };
    return this.#save('gridmate.pgn', 'application/x-chess-pgn', pgn);
  }

  async #savePicture(kind: 'svg' | 'png'): Promise<Copied> {
    const svg = await this.labs.picture(this.session.bytes.peek(), this.#look(STILL));
    if (kind === 'svg') return this.#save(`${this.#name}.svg`, 'image/svg+xml', svg);
    return this.#save(`${this.#name}.png`, 'image/png', await this.tools.png(svg, STILL));
  }

  async #saveFilm(): Promise<Copied | undefined> {
    const id = (this.#film = films += 1);
    const [bytes, look] = [this.session.bytes.peek(), this.#look(MOVING)];
    this.outcome.value = undefined;
    this.drawing.value = { drawn: 0, count: this.session.store.line.peek().length + 1 };
    try {
      for (let drawn = 0; ;) {
        const part = await this.labs.filmPart(id, bytes, look, BOARD_MS, drawn);
        if (this.#film !== id) return undefined;
        drawn = part.drawn;
        this.drawing.value = { drawn, count: part.count };
        if (part.gif) return this.#save('gridmate.gif', 'image/gif', new Uint8Array(part.gif));
      }
    } finally {
      if (this.#film === id) this.stopFilm();
    }
  }

  #save(name: string, type: string, content: BlobPart): Copied {
    const { size } = new Blob([content]);
    this.tools.save(name, type, content);
    return { isDone: true, text: ({ sheets }) => sheets.share.saved(name, Math.ceil(size / 1000)) };
  }
}

/** The address that opens the document as it is shown, or its lesson, or why there is none. */
export const linkOf = (
  session: Session,
  { place, isFlipped }: Pick<Page, 'place' | 'isFlipped'>,
  base: string,
  lesson?: Uint8Array,
): string | Sentence =>
  linked(session, (bytes) => `${base}#${encode({ bytes, panel: place.value, isFlipped: isFlipped.value })}`, lesson);

/** The text that shows the document, or its lesson, within another page, or why there is none. */
export const embedOf = (
  session: Session,
  { isFlipped }: Pick<Page, 'isFlipped'>,
  base: string,
  look: EmbedLook,
  title: string,
  lesson?: Uint8Array,
): EmbedText | Sentence =>
  linked(
    session,
    (bytes) => {
      const address = embedAddress(base, { bytes, panel: '', isFlipped: isFlipped.value }, look);
      return embedText(address, look, title, lessonIn(bytes) !== undefined);
    },
    lesson,
  );

/** What is made of the bytes of a link, or why there are none. */
function linked<T>(session: Session, make: (bytes: Uint8Array) => T, lesson?: Uint8Array): T | Sentence {
  try {
    const bytes = session.revision.value && (lesson ?? session.ask((document) => document.linkBytes()));
    if (!bytes) throw new LinkError('long');
    return make(bytes);
  } catch (error) {
    if (!(error instanceof LinkError)) throw error;
    return (words) => words.links[error.code];
  }
}
