// What is pasted or dropped anywhere on the page, opened with it or shared with it, and comes on the board: games, a
// position, moves, a link, a file.

import { effect, type ReadonlySignal, type Signal, untracked } from '@preact/signals';
import * as commands from '../document/commands';
import { isLink, type Linked } from '../document/link';
import { openLink } from '../document/open-link';
import type { Feedback, Sentence, Session } from '../document/session';
import type { Labs } from '../workers/labs';
import { Games, LONG } from './games';

/** What was pasted or dropped: a file counts before the text that comes with it. */
export interface PastedContent {
  readonly file: File | undefined;
  readonly text: string;
}

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

  take({ file, text }: PastedContent): Promise<void> {
    return file ? this.openFile(file) : this.open(text);
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

/** What the device has opened with the page: files, each of which is read when it is wanted. */
interface Launch {
  readonly files?: readonly { readonly getFile: () => Promise<File> }[];
}

declare global {
  interface Window {
    /** Only where a browser opens files with pages. */
    readonly launchQueue?: { readonly setConsumer: (take: (launch: Launch) => void) => void };
  }
}

/** What waits for the page, and where; the service worker has put it there. */
const SHARED = 'shared';

/** Takes what another program has shared with the page, once. */
export async function takeShared(pasted: Pick<Pasted, 'open' | 'openFile'>, home: string): Promise<void> {
  const [name, key] = [`gridmate-shared ${home}`, `${home}?${SHARED}`];
  const shared = await (await caches.open(name)).match(key);
  await caches.delete(name);
  const file = decodeURIComponent(shared?.headers.get('X-Name') ?? '');
  if (shared && file) await pasted.openFile(new File([await shared.blob()], file));
  else await pasted.open((await shared?.text())?.trim() ?? '');
}

/** Opens what the page was opened with. */
function takeLaunch(pasted: Pasted, session: Session): void {
  window.launchQueue?.setConsumer(({ files: [first] = [] }) => {
    if (first) void session.attempt(async () => pasted.openFile(await first.getFile()));
  });
  if (!new URLSearchParams(location.search).has(SHARED)) return;
  history.replaceState(history.state, '', location.pathname + location.hash);
  void session.attempt(() => takeShared(pasted, location.origin + location.pathname));
}

/** Opens what is pasted or dropped, and what came before this part of the page. */
export function openContent(
  session: Session,
  labs: Labs,
  page: Pick<PastedDeps, 'go' | 'show'> & { readonly place: ReadonlySignal<string> },
  { play, games }: Playing,
  content: Signal<PastedContent | undefined>,
): void {
  const pasted = new Pasted(session, labs, {
    games,
    go: (place) => page.go(place),
    place: () => page.place.peek(),
    show: (shown) => page.show(shown),
    leave: () => play.deps.game.actions.leave.run(),
  });
  takeLaunch(pasted, session);
  effect(() => {
    const given = content.value;
    content.value = undefined;
    if (given) untracked(() => void pasted.take(given));
  });
  // A link in the address has been refused where a game is being played.
  addEventListener('hashchange', (event) => {
    if (session.locked.peek() && event instanceof HashChangeEvent) pasted.openLink(new URL(event.newURL).hash);
  });
}
