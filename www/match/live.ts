// The games of a match as documents: the one under way, on a board of its own, and those that are over, to be opened.

import type { TreeDocument } from '#doors/document.js';
import { Core, FAR } from '../document/core';
import { askOnce, onlyShown } from '../document/stills';
import type { MatchGameNow } from './jobs';
import type { GameNames } from './names';

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

/** A board that shows the game under way, and lets nobody move on it. */
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
        document.setFloor();
        if (isBack) document.goTo(at);
      },
      { isScrub: added.length > 1 },
    );
  }
}
