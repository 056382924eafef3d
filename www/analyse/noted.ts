// What the notes of a document say of its main line: what each position is worth, and how the moves are marked, as a review
// writes it. Where they say it of all positions, those are not judged anew.

import { computed, type ReadonlySignal, signal } from '@preact/signals';
import type { ShownNode } from '#doors/document.js';
import type { Judgement, ReviewedMove } from '#doors/review.js';
import { type Color, other } from '../chess/chess';
import { startOf } from '../chess/fen';
import { Core } from '../document/core';
import { askOnce } from '../document/stills';
import type { Store } from '../document/store';
import type { ReviewMark } from '../i18n/arguments';
import { textOf } from './judgements';
import { type MainLine, positionsOf } from './main-line';
import { markOf } from './marks';
import type { GameToReview } from './review-jobs';

/** What the notes say. */
interface Noted {
  /** Without the moves of its lines; that of the start may be missing. */
  readonly known: readonly Judgement[];
  /** By plies; nothing where no move has a mark. */
  readonly marks: ReadonlyMap<number, ReviewMark> | undefined;
}

/** A best line in UCI, and its first move. */
interface BestLine {
  readonly line: string;
  readonly san: string;
}

export class Notes {
  /** What they say, where they say it of all positions. */
  readonly noted: ReadonlySignal<Noted | undefined>;
  /** The best lines that have been found in addition, by the game and the ply. */
  readonly #best = signal<ReadonlyMap<string, BestLine>>(new Map());

  constructor(
    store: Store,
    private readonly line: ReadonlySignal<MainLine>,
    private readonly game: ReadonlySignal<GameToReview>,
  ) {
    this.noted = computed(() => notedOf(store, line.value));
  }

  /** What has been judged, and what the notes say of the other positions. */
  merged(judged: readonly Judgement[]): readonly Judgement[] {
    const noted = this.noted.value;
    if (!noted) return judged;
    const all = new Map(noted.known.map((judgement) => [judgement.ply, this.#completed(judgement)]));
    for (const judgement of judged) all.set(judgement.ply, judgement);
    return [...all.values()].toSorted((one, other) => one.ply - other.ply);
  }

  /** What they say of a move, as far as it has not been judged. */
  of({ ply, best, mark }: ReviewedMove, judged: readonly Judgement[]): Pick<ReviewedMove, 'best' | 'mark'> {
    const noted = this.noted.value;
    const isJudged = (at: number) => !noted || judged.some((judgement) => judgement.ply === at);
    // A missed mate has no mark that a file could have.
    const marked = noted?.marks ? (noted.marks.get(ply) ?? (mark === 'missed-mate' ? mark : null)) : mark;
    return {
      best: isJudged(ply - 1) ? best : (this.#bestAt(ply - 1)?.san ?? null),
      mark: isJudged(ply) ? mark : marked,
    };
  }

  /** Takes in the best line of a position of the game that is looked at now, once that is found. */
  learning(ply: number, start: string): (line: string) => void {
    const [key, { isChess960 }] = [this.#keyOf(ply), this.line.peek()];
    return (line) => {
      const [first] = positionsOf({ start, isChess960, moves: [{ uci: line.split(' ')[0] ?? '' }] });
      if (first) this.#best.value = new Map(this.#best.peek()).set(key, { line, san: first.san });
    };
  }

  #completed({ ply, lines }: Judgement): Judgement {
    const best = this.#bestAt(ply);
    return { ply, lines: best ? lines.map((noted) => ({ ...noted, line: best.line })) : lines };
  }

  #bestAt = (ply: number): BestLine | undefined => this.#best.value.get(this.#keyOf(ply));

  #keyOf = (ply: number): string => `${ply} ${textOf(this.game.value)}`;
}

/** Read while something is computed, that is computed again when the notes are others. */
function notedOf(store: Store, line: MainLine): Noted | undefined {
  const { moves } = line;
  const [marks, known] = [
    new Map<number, ReviewMark>(),
    judgementOf(store.node(0)?.value.evaluation, 0, moves[0]?.color),
  ];
  for (const [at, { node, color }] of moves.entries()) {
    const { nags = [], evaluation } = store.node(node)?.value ?? {};
    const mark = markOf(nags);
    if (mark) marks.set(at + 1, mark);
    if (evaluation) known.push(...judgementOf(evaluation, at + 1, other(color)));
    else if (at + 1 === moves.length && isOver(line)) known.push({ ply: at + 1, lines: [] });
    else return undefined;
  }
  return moves.length > 0 ? { known, marks: marks.size > 0 ? marks : undefined } : undefined;
}

/** What is written of a position, as the engine says it of the side to move. */
function judgementOf(evaluation: ShownNode['evaluation'], ply: number, turn: Color = 'w'): Judgement[] {
  if (!evaluation) return [];
  const { mate, centipawns = 0 } = evaluation;
  const sign = turn === 'w' ? 1 : -1;
  return [{ ply, lines: [{ score: sign * centipawns, mateIn: mate && sign * mate, line: '' }] }];
}

/** Whether the game is over behind its last move. */
const isOver = (line: MainLine): boolean => askOnce(played(line), (core) => core.view(false).position.end !== null);

function played({ start, isChess960, moves }: MainLine): Core {
  const core = Core.open();
  core.change((document) => {
    document.loadScript(startOf(start, isChess960), '');
    for (const { uci } of moves) document.play(uci);
  });
  return core;
}
