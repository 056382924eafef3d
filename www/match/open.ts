// The match of this browser: it goes on where it was, whatever place of the page is shown; and its game on the board.

import { effect, type ReadonlySignal } from '@preact/signals';
import type { TreeDocument } from '#doors/document.js';
import type { Clock } from '../chess/chess';
import { Core, FAR } from '../document/core';
import type { Documents } from '../document/documents';
import type { Session } from '../document/session';
import { askOnce, onlyShown } from '../document/stills';
import { hold, isReload } from '../document/tab';
import type { AllWords } from '../i18n/words';
import type { Engine } from '../workers/jobs';
import { Match } from './match';
import { type GameNames, type MatchGameNow, matchScore, nameOfPlayer } from './record';

const [KEY, LOCK] = ['match', 'gridmate match'];

interface OpenMatchDeps {
  readonly session: Session;
  readonly engine: Engine;
  readonly clock: Clock;
  /** Whether its place is shown. */
  readonly isShown: () => boolean;
  /** Where it is kept; nothing as long as this browser keeps nothing. */
  readonly documents: ReadonlySignal<Documents | undefined>;
  readonly words: ReadonlySignal<AllWords | undefined>;
  readonly isVisible: ReadonlySignal<boolean>;
}

export function openMatch({ session, engine, clock, isShown, documents, words, isVisible }: OpenMatchDeps): Match {
  const storage = {
    read: async () => documents.peek()?.library.get('matches', KEY),
    write: async (value: unknown) => {
      const library = documents.peek()?.library;
      await library?.change([{ store: 'matches', key: KEY, value }]);
      return library !== undefined;
    },
  };
  const match = new Match({
    engine,
    clock,
    storage,
    isVisible,
    lock: async (patience) => ('locks' in navigator ? hold(LOCK, patience) : () => undefined),
    onOver: () => {
      const said = words.peek();
      if (!said) return;
      const { first, second } = match.plan.peek();
      const { won, drawn, lost } = matchScore(match.played.peek());
      const [one, other] = [nameOfPlayer(first, said), nameOfPlayer(second, said)];
      session.show({ tone: 'result', code: 'match', text: (now) => now.match.isOver(one, other, won, drawn, lost) });
    },
  });
  const restore = async () => {
    if (!(await match.restore(isReload())) || isShown()) return;
    const [done, all] = [match.played.peek().length, match.plan.peek().games];
    session.show({ tone: 'busy', code: 'match', text: (now) => now.match.resumed(done, all) });
  };
  effect(() => {
    if (!documents.value) return;
    restore().catch((error: unknown) => session.fail(error));
  });
  return match;
}

/** What a player claims, where the rules alone do not end the game. */
const CLAIMS: ReadonlySet<string> = new Set(['threefold', 'fifty']);

const movesOf = ({ moves }: MatchGameNow): readonly string[] => moves.split(' ').filter(Boolean);

function begin(document: TreeDocument, { start }: MatchGameNow, { white, black, round }: GameNames): void {
  document.loadScript(start, '');
  document.setTag('Event', 'Gridmate');
  document.setTag('Round', String(round));
  document.setTag('White', white);
  document.setTag('Black', black);
}

/** A game that is over, shown at its start. */
export function bytesOf(game: MatchGameNow, names: GameNames): Uint8Array {
  return askOnce(Core.open(), (core) => {
    core.change((document) => {
      begin(document, game, names);
      for (const move of movesOf(game)) document.play(move);
      if (CLAIMS.has(game.end)) document.end(game.end);
      else document.setResult(game.result);
    });
    core.change((document) => document.goTo(0));
    return core.bytes;
  });
}

/** A board that shows the game under way, and takes no moves. */
export class Live {
  readonly session = onlyShown('watching');
  #shown: MatchGameNow | undefined;

  /** Shows a game as far as it has been played; who looks back at it goes on looking there. */
  show(game: MatchGameNow, names: GameNames): void {
    const before = this.#shown;
    const isSame = before?.number === game.number && before.start === game.start && game.moves.startsWith(before.moves);
    this.#shown = game;
    const { cursor, line } = this.session.store;
    const [at, isBack] = [cursor.peek().steps, isSame && cursor.peek().steps < line.peek().length];
    const added = movesOf(game).slice(isSame ? movesOf(before).length : 0);
    if (isSame && added.length === 0) return;
    this.session.change(
      (document) => {
        if (!isSame) begin(document, game, names);
        document.goTo(FAR);
        for (const move of added) document.play(move);
        document.limitUndo();
        if (isBack) document.goTo(at);
      },
      { isScrub: added.length > 1 },
    );
  }
}
