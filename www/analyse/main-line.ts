// The main line of a document as it is reviewed: its moves as an engine takes them, and the positions between them.

import type { AheadMove } from '#doors/document.js';
import type { Color } from '../chess/chess';
import { startOf } from '../chess/fen';
import { Core } from '../document/core';
import { askOnce } from '../document/stills';
import type { Store } from '../document/store';

/** No opening that has a name is longer. */
const OPENING_PLIES = 60;

/** A move of the main line, and the node that ends it. */
export interface MainMove {
  readonly node: number;
  readonly uci: string;
  readonly san: string;
  readonly color: Color;
  readonly number: number;
}

/** Moves from a start. */
interface PlayedLine {
  /** A FEN. */
  readonly start: string;
  readonly isChess960: boolean;
  readonly moves: readonly Pick<MainMove, 'uci'>[];
}

export interface MainLine extends PlayedLine {
  /** Up to the first step that is no legal move. */
  readonly moves: readonly MainMove[];
}

/** Read while something is computed, that is computed again when the line is another. */
export function mainLineOf(store: Store): MainLine {
  const { start, isChess960 } = store.game.value;
  const moves: MainMove[] = [];
  let [id] = store.node(0)?.value.children ?? [];
  while (id !== undefined) {
    const step = store.node(id)?.value;
    if (!step || step.kind === 'free') break;
    if (step.move) moves.push({ node: id, ...step.move });
    [id] = step.children;
  }
  return { start, isChess960, moves };
}

/** The start alone, and with each of the moves added, as texts: lines that begin with the same share them. */
export function prefixesOf(start: string, moves: readonly string[]): readonly string[] {
  let text = start;
  return [text, ...moves.map((uci) => (text += ` ${uci}`))];
}

/** The keys of the positions of a line by which openings are found. */
export const openingKeysOf = ({ start, isChess960, moves }: MainLine): readonly number[] =>
  askOnce(Core.open(), (core) => {
    core.change((document) => {
      document.loadScript(startOf(start, isChess960), '');
      for (const { uci } of moves.slice(0, OPENING_PLIES)) document.play(uci);
    });
    return core.ask((document) => document.lineKeys());
  });

/** What the moves of a line came to, one after the other. */
export function positionsOf({ start, isChess960, moves }: PlayedLine): readonly AheadMove[] {
  return askOnce(Core.open(), (core) => {
    core.change((document) => document.loadScript(startOf(start, isChess960), ''));
    return core.ask((document) => document.ahead(moves.map(({ uci }) => uci).join(' '))).moves;
  });
}
