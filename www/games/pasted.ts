// What is pasted or dropped anywhere on the page, and comes on the board: games, a position, moves, a link, a file.

import { effect, type ReadonlySignal } from '@preact/signals';
import * as commands from '../document/commands';
import { isLink, type Linked } from '../document/link';
import { openLink } from '../document/open-link';
import type { Feedback, Sentence, Session } from '../document/session';
import { isWriting } from '../ui/keys';
import type { Labs } from '../workers/labs';
import { Games, LONG } from './games';

/** What the page has for it. */
export interface PastedDeps {
  readonly games: () => Games;
  readonly go: (place: string) => void;
  /** The place that is shown. */
  readonly place: () => string;
  /** Shows what a link says beside its document. */
  readonly show: (shown: Linked) => void;
  /** Leaves the game that is being played; returns whether it did. */
  readonly leave: () => boolean;
}

/** The games of the document, and the one that can be left. */
interface Playing {
  readonly games: () => Games;
  readonly play: {
    readonly deps: { readonly game: { readonly actions: { readonly leave: { readonly run: () => boolean } } } };
  };
}

/** So much of a text is shown that nothing is known of. */
const QUOTED = 24;

export class Pasted {
  /** What waits for the game that is being played. */
  #waiting: (() => unknown) | undefined;

  constructor(
    private readonly session: Session,
    private readonly labs: Labs,
    private readonly deps: PastedDeps,
  ) {
    effect(() => {
      if (session.locked.value || !this.#waiting) return;
      const work = this.#waiting;
      // The game has ended by a command, which says so first.
      queueMicrotask(() => this.#offer(work));
    });
  }

  /** Takes what was pasted or dropped; returns whether there is anything. */
  take(data: DataTransfer): boolean {
    const [file] = data.files;
    const text = data.getData('text/plain').trim();
    if (file) void this.openFile(file);
    else if (text) void this.open(text);
    return file !== undefined || text !== '';
  }

  openFile(file: File): Promise<void> {
    return this.#unlocked(() => {
      if (this.deps.games().openFile(file)) this.deps.go('games');
    });
  }

  /** Opens the document of a link; returns whether a text is one. */
  openLink(text: string): boolean {
    const fragment = /^\S*#(\S+)$/.exec(text)?.[1];
    if (fragment === undefined || !isLink(fragment)) return false;
    void this.#unlocked(() => {
      const shown = openLink(fragment, this.session);
      if (shown) this.deps.show(shown);
    });
    return true;
  }

  /** Puts what a text says on the board, or says why not. */
  async open(text: string): Promise<void> {
    if (!this.openLink(text)) await this.#unlocked(() => this.session.attempt(() => this.#read(text)));
  }

  async #read(text: string): Promise<void> {
    const { session, labs } = this;
    const games = this.deps.games();
    const kind = text.length > LONG ? 'games' : await labs.textKind(text);
    if (kind === undefined) return this.#refuse(text);
    if (kind === 'start') await this.#setUp(text.split(/[\r\n]/, 1)[0]?.trim() ?? '');
    else if (kind === 'script') commands.loadScript.run(session, undefined, text);
    else {
      await games.read(text);
      if (games.file.isList.peek()) this.deps.go('games');
    }
    this.#offerAnalysis();
  }

  /** Sets a position up, with what has to be put right in it. */
  async #setUp(text: string): Promise<void> {
    const [start, ...notes] = text.startsWith('960:') ? [text] : await this.labs.repairFen(text);
    if (!commands.loadScript.run(this.session, start, '') || notes.length === 0) return;
    const put: Sentence = (words) => notes.map((note) => words.problem(note)).join(' ');
    this.session.show({ tone: 'plain', code: 'repaired', lead: ({ setup }) => setup.repaired, text: put });
  }

  #refuse(text: string): void {
    const quoted = text.length > QUOTED ? `${text.slice(0, QUOTED)}…` : text;
    this.session.refuse('not-known', (words) => words.games.pasted.unknown(quoted));
  }

  /** What has come can be analysed in one press. */
  #offerAnalysis(): void {
    const { session } = this;
    const { feedback } = session;
    const { tone = 'plain', ...said }: Partial<Feedback> = feedback.peek() ?? {};
    if (tone === 'refusal' || tone === 'fault' || said.action || this.deps.place() === 'analyse') return;
    const text = session.spoken.peek();
    const action: Feedback['action'] = {
      label: (words) => words.play.offers.analyse,
      run: () => this.deps.go('analyse'),
    };
    feedback.value = { tone, code: 'pasted', text, ...said, action };
  }

  /** Does something unless a game is being played; then it waits, and can be done once that is left or over. */
  async #unlocked(work: () => unknown): Promise<void> {
    const { session } = this;
    if (!session.locked.peek()) return void (await work());
    this.#waiting = work;
    session.show({
      tone: 'refusal',
      code: 'locked',
      text: (words) => words.games.pasted.waits,
      action: { label: (words) => words.games.pasted.leave, run: () => void (this.deps.leave() && this.#do(work)) },
    });
  }

  #offer(work: () => unknown): void {
    if (this.#waiting !== work) return;
    this.session.show({
      tone: 'plain',
      code: 'waiting',
      text: (words) => words.games.pasted.ready,
      action: { label: (words) => words.games.pasted.open, run: () => this.#do(work) },
    });
  }

  #do(work: () => unknown): void {
    this.#waiting = undefined;
    void work();
  }
}

/** Listens for what is pasted where nothing is written, and for what is dropped anywhere. */
export function listenForContent(
  session: Session,
  labs: Labs,
  page: Pick<PastedDeps, 'go' | 'show'> & { readonly place: ReadonlySignal<string> },
  { play, games }: Playing,
): void {
  const pasted = new Pasted(session, labs, {
    games,
    go: (place) => page.go(place),
    place: () => page.place.peek(),
    show: (shown) => page.show(shown),
    leave: () => play.deps.game.actions.leave.run(),
  });
  const isFor = ({ target, defaultPrevented }: Event, data: DataTransfer | null): data is DataTransfer =>
    data !== null && !defaultPrevented && (data.types.includes('Files') || !isWriting(target));
  const paste = (event: ClipboardEvent) => {
    const data = event.clipboardData;
    if (isFor(event, data) && pasted.take(data)) event.preventDefault();
  };
  const drag = (event: DragEvent) => {
    const data = event.dataTransfer;
    if (!isFor(event, data)) return;
    // The browser would leave the page for a file.
    event.preventDefault();
    if (event.type === 'drop') pasted.take(data);
  };
  document.addEventListener('paste', paste);
  for (const type of ['dragover', 'drop'] as const) document.addEventListener(type, drag);
  // A link in the address has been refused where a game is being played.
  addEventListener('hashchange', (event) => {
    if (session.locked.peek() && event instanceof HashChangeEvent) pasted.openLink(new URL(event.newURL).hash);
  });
}
