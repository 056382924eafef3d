// What is known of the positions of games that are reviewed: by all moves up to each, so that it stays known however the
// line goes on; and kept in the tab, so that it is not asked again after a reload.

import { signal } from '@preact/signals';
import type { Judgement } from '#doors/review.js';
import { type Memory, recall, remember } from '../ui/remember';
import { prefixesOf } from './main-line';
import { BLOCK_PLIES, type GameToReview } from './review-jobs';

/** What is known of a position, wherever it stands in a game. */
type Known = Omit<Judgement, 'ply'>;
type Game = Pick<GameToReview, 'start' | 'moves'>;

/** A game as one text. */
export const textOf = ({ start, moves }: Game): string => `${start} ${moves}`.trim();

const KEY = 'gridmate.review';
/** What is kept is of another kind where another number stands beside it. */
const VERSION = 2;
/** No longer text is kept. */
const MOST_LETTERS = 500_000;
/** More positions are not known at a time. */
const MOST_KNOWN = 5000;

const movesOf = ({ moves }: Game): readonly string[] => moves.split(' ').filter(Boolean);
/** The start and the moves up to each position. */
const namesOfPositions = (game: Game): readonly string[] => prefixesOf(game.start, movesOf(game));

/** What belongs to what is known, and is kept with it. */
export interface KeptReview {
  /** Whether the review goes on. */
  readonly isWanted: boolean;
  /** The game whose marks have been written to the document, as a text. */
  readonly written: string;
}

interface Restored extends KeptReview {
  /** The game that was reviewed, as a text. */
  readonly text: string;
}

const NOTHING_KEPT: Restored = { isWanted: false, written: '', text: '' };

export class Judgements {
  readonly #known = signal<ReadonlyMap<string, Known>>(new Map());

  constructor(
    /** The storage of the tab. */
    private readonly memory: Memory,
    private readonly nodes: number,
  ) {}

  /** Takes in what was kept; answers what was kept with it. */
  restore(): Restored {
    const { version, nodes, start, moves, judged, isWanted, written } = recall(this.memory, KEY);
    const isOwn = version === VERSION && nodes === this.nodes && Array.isArray(judged);
    if (!isOwn || typeof start !== 'string' || typeof moves !== 'string') return NOTHING_KEPT;
    const names = namesOfPositions({ start, moves });
    const all = (judged as readonly (Known | null)[]).flatMap((known, ply) => (known ? [{ ...known, ply }] : []));
    this.#put(names, all);
    const text = textOf({ start, moves });
    return { isWanted: isWanted === true, written: typeof written === 'string' ? written : '', text };
  }

  /** Keeps what is known of a game, in the place of what is kept of another. */
  keep(game: Game, kept: KeptReview): void {
    const judged = namesOfPositions(game).map((name) => this.#known.peek().get(name) ?? null);
    const { start, moves } = game;
    const record = { version: VERSION, nodes: this.nodes, start, moves, judged, ...kept };
    if (JSON.stringify(record).length <= MOST_LETTERS) remember(this.memory, KEY, record);
  }

  learn(game: Game, judgements: readonly Judgement[]): void {
    this.#put(namesOfPositions(game), judgements);
  }

  #put(names: readonly string[], judgements: readonly Judgement[]): void {
    const before = this.#known.peek();
    const known = new Map(before.size > MOST_KNOWN ? [] : before);
    for (const { ply, ...judged } of judgements) {
      const name = names[ply];
      if (name !== undefined) known.set(name, judged);
    }
    this.#known.value = known;
  }

  /** What is known of the positions of a game, in their order. */
  of(game: Game): readonly Judgement[] {
    const known = this.#known.value;
    return namesOfPositions(game).flatMap((name, ply) => {
      const judged = known.get(name);
      return judged ? [{ ply, ...judged }] : [];
    });
  }
}

/** Where not all positions of a block are known, it is judged up to the last of those. */
export interface DueBlock {
  readonly block: number;
  readonly last: number;
}

/** The blocks of a game of which not all is known. */
export function dueBlocks(game: Game, known: readonly Judgement[]): readonly DueBlock[] {
  const plies = new Set(known.map(({ ply }) => ply));
  const due = new Map<number, number>();
  for (let ply = 0; ply < positionCount(game); ply += 1)
    if (!plies.has(ply)) due.set(Math.floor(ply / BLOCK_PLIES), ply);
  return [...due].map(([block, last]) => ({ block, last }));
}

/** A game up to some position; all of it where that is the last of its block. */
export const cutAfter = (game: GameToReview, ply: number): GameToReview =>
  (ply + 1) % BLOCK_PLIES === 0 ? game : { ...game, moves: movesOf(game).slice(0, ply).join(' ') };

/** The number of positions of a game. */
export const positionCount = (game: Game): number => movesOf(game).length + 1;
