// What the panel of games has beside the document: a file, a text that is written, an example, and the section that is seen.

import { computed, type ReadonlySignal, type Signal, signal } from '@preact/signals';
import type { Diagnostic } from '#doors/document.js';
import type { Chapters } from '../document/chapters';
import * as commands from '../document/commands';
import type { Documents, SavedGames } from '../document/documents';
import { type Feedback, isDiagnostic, type Sentence, type Session } from '../document/session';
import { askOnce } from '../document/stills';
import type { AllWords, Result, SectionId, StorageErrorCode } from '../i18n/words';
import { download } from '../ui/clipboard';
import type { FoundGame, Labs } from '../workers/labs';
import { documentOf, type Example, type Opens, whoOf } from './examples';
import { PgnFile } from './file';
import type { PuzzleSearch } from './file-puzzles';

/** How a text or a game of a file came on the board. */
interface Taken {
  /** Why it is not there, or not all of it. */
  readonly fault: Diagnostic | undefined;
  readonly notes: readonly Diagnostic[];
  /** How many plies are there; nothing where nothing is. */
  readonly plies: number | undefined;
}

/** What the panel of games is given. */
export interface GamesProps {
  readonly session: Session;
  readonly labs: Labs;
  readonly games: Games;
  readonly kept: {
    readonly problem: ReadonlySignal<StorageErrorCode | undefined>;
    readonly documents: ReadonlySignal<Documents | undefined>;
  };
  /** Nothing until it is known what is kept. */
  readonly saved: SavedGames | undefined;
  /** Those of the lesson that the document belongs to. */
  readonly chapters: Pick<Chapters, 'lesson'>;
  /** What looks through the games of a file. */
  readonly puzzles: PuzzleSearch;
  readonly isFlipped: Signal<boolean>;
  /** Goes to a place, and has it show something. */
  readonly go: (place: string, opens?: Opens) => void;
  /** Goes to where a game is chosen that starts on the board. */
  readonly play: (start: 'here') => void;
  readonly words: AllWords;
}

/** A text that is longer is listed as a file is. */
export const LONG = 200_000;
/** What a file is called that holds a position. */
const POSITION = /\.(fen|epd)$/i;

export class Games {
  readonly section = signal<SectionId>('saved');
  readonly file: PgnFile;
  /** How the document came, as long as it is as it came. */
  readonly taken = computed(() => {
    const { taken, changes } = this.#taken.value ?? {};
    return changes === this.session.revision.value.changes ? taken : undefined;
  });
  /** As long as no other document has come. */
  readonly example = computed(() => {
    const { example, opened } = this.#example.value ?? {};
    return opened === this.session.opened.value ? example : undefined;
  });
  readonly #taken = signal<{ readonly taken: Taken; readonly changes: number } | undefined>(undefined);
  readonly #example = signal<{ readonly example: Example; readonly opened: number } | undefined>(undefined);

  constructor(
    private readonly session: Session,
    private readonly labs: Labs,
    /** Plays a PGN as a lesson. */
    private readonly lesson?: (pgn: Blob) => unknown,
  ) {
    this.file = new PgnFile(
      labs,
      (game) => this.#take(game) && (void this.#offerLesson(), true),
      (error) => this.#fail(error),
      session.opened,
    );
  }

  /** Puts the first game of a text on the board, and lists them all. */
  async read(text: string): Promise<void> {
    this.section.value = 'file';
    if (text.length > LONG) return this.file.open(new Blob([text]), '');
    try {
      if (!this.#take(await this.labs.readGame(text))) return;
    } catch (error) {
      return this.#fail(error);
    }
    await this.file.open(new Blob([text]), '', true);
    await this.#offerLesson();
  }

  /** Lists the games of a file, or puts its position on the board; returns whether it is a list. */
  openFile(file: File): boolean {
    const isList = !POSITION.test(file.name);
    if (isList) {
      this.section.value = 'file';
      void this.#list(file);
    } else void this.#setUp(file);
    return isList;
  }

  /** Puts an example on the board, and says in the line over it what it shows; returns whether it did. */
  show(example: Example): boolean {
    if (
      !commands.open.run(
        this.session,
        askOnce(documentOf(example), ({ bytes }) => bytes),
      )
    )
      return false;
    const said = ({ games }: AllWords) => games.example[example.id];
    const lead: Sentence = (words) => said(words).title.replace(/[^.?!]$/, '$&.');
    const text: Sentence = (words) => {
      const who = whoOf(example, words);
      return who ? `${who}. ${said(words).about}` : said(words).about;
    };
    this.session.show({ tone: 'hint', code: 'example', lead, text });
    this.#example.value = { example, opened: this.session.opened.peek() };
    return true;
  }

  /** Takes the card of the example away. */
  hide(): void {
    this.#example.value = undefined;
  }

  /** Saves the document as a file, named after its players; with all chapters where there are several. */
  save(chapters: Pick<Chapters, 'lesson'>): Promise<void> {
    return this.session.attempt(async () => {
      const lesson = await chapters.lesson();
      const text = lesson?.pgn ?? (await this.labs.pgn(this.session.bytes.peek()))[0];
      download(`${fileNameOf(playersOf(tagsOfGame(this.session)))}.pgn`, 'application/x-chess-pgn', text);
    });
  }

  /** Puts the position on the board that stands in the first line of a file. */
  #setUp(file: File): Promise<void> {
    return this.session.attempt(async () => {
      const [line = ''] = (await file.text()).split(/[\r\n]/, 1);
      commands.loadScript.run(this.session, line, '');
    });
  }

  #take({ bytes, fault, notes }: FoundGame): boolean {
    if (!commands.open.run(this.session, bytes)) return false;
    const plies = this.session.store.line.peek().length;
    this.#announce({ fault, notes, plies });
    if (fault) this.session.refuse(fault.code, (words) => `${words.problem(fault)} ${words.games.pgn.cut(plies)}`);
    else this.#name();
    return true;
  }

  /** Lists the games of a file; where the first has tasks, that is said. */
  async #list(file: File): Promise<void> {
    await this.file.open(file, file.name);
    if (this.file.current.peek()) return;
    const first = await this.session.attempt(() => this.file.first());
    const opened = this.session.opened.peek();
    if (!first || !(await this.#hasTasks(first.bytes)) || opened !== this.session.opened.peek()) return;
    const text: Sentence = ({ learn }) => learn.found;
    this.session.show({ tone: 'plain', code: 'lesson', text, action: this.#lessonAction });
  }

  /** Where the document has tasks, all games of its file can be played as a lesson. */
  async #offerLesson(): Promise<void> {
    const { session } = this;
    const bytes = session.bytes.peek();
    if (!(await this.#hasTasks(bytes)) || bytes !== session.bytes.peek()) return;
    const text = session.spoken.peek();
    const said = session.feedback.peek() ?? { tone: 'plain', code: 'lesson', text };
    session.feedback.value = { ...said, action: this.#lessonAction };
  }

  async #hasTasks(bytes: Uint8Array): Promise<boolean> {
    const found = this.lesson && (await this.session.attempt(() => this.labs.lessonTasks(bytes)));
    return found !== undefined && found.tasks.length > 0;
  }

  get #lessonAction(): NonNullable<Feedback['action']> {
    const run = () => void this.session.attempt(async () => this.lesson?.(this.file.whole));
    return { label: ({ learn }) => learn.offer, run };
  }

  /** Says who plays, where and when. */
  #name(): void {
    const tags = tagsOfGame(this.session);
    const players = playersOf(tags);
    const facts = factsIn(tags, ['Event', 'Site', 'Date']);
    const { result } = this.session.store.game.peek();
    const text = [...new Set([...facts, resultOf(result)])].filter(Boolean).join(', ');
    if (players) this.session.show({ tone: 'plain', code: 'players', lead: () => `${players}.`, text: () => text });
  }

  #fail(error: unknown): void {
    if (isDiagnostic(error)) this.#announce({ fault: error, notes: [], plies: undefined });
    this.session.fail(error);
  }

  #announce(taken: Taken): void {
    this.#taken.value = { taken, changes: this.session.revision.peek().changes };
  }
}

/** The tags of the document by their names. */
export const tagsOfGame = ({ store }: Session): ReadonlyMap<string, string> => new Map(store.game.value.tags);

/** What some tags say, as far as it is known. */
export const factsIn = (tags: ReadonlyMap<string, string>, names: readonly string[]): readonly string[] =>
  names.flatMap((name) => tags.get(name)?.replace(/[.]?[?].*$/, '') || []);

/** Who plays, as far as it is known. */
export const playersOf = (tags: ReadonlyMap<string, string>): string =>
  ['White', 'Black'].flatMap((name) => tags.get(name)?.replace(/^\?$/, '') || []).join(' – ');

/** Who plays the game that was opened, where and when, until something is changed in it. */
export function openedTitle(session: Session): Pick<Feedback, 'text'> | undefined {
  const tags = tagsOfGame(session);
  const players = playersOf(tags);
  if (players === '' || session.isTouched || session.gameRecord.value !== undefined) return undefined;
  const name = [players, ...factsIn(tags, ['Event', 'Date'])].join(', ');
  return { text: () => name };
}

/** A result as it is printed; nothing of a game that is not over. */
export const resultOf = (result: string): string => result.replace('1/2-1/2', '½–½').replace('-', '–').replace('*', '');

/** The results that a game may have. */
export const RESULTS: readonly Result[] = ['*', '1-0', '0-1', '1/2-1/2'];

/** What a file is called of games of these players. */
export const fileNameOf = (players: string): string =>
  players.replaceAll('–', '-').replace(/[^\p{L}\p{N} .,'-]/gu, '') || 'gridmate';
