// Reasons for moves in a game that goes on: what is proved of a best move beside the second best of the same position, and what
// a side that has just moved would do if it could move again.

import type { Claim, Judgement } from '#doors/review.js';
import { other, shareOf } from '../chess/chess';
import { fieldsOf, withFields } from '../chess/fen';
import { forWhite } from '../document/search';
import type { Sentence } from '../document/session';
import { written } from '../i18n/notation';
import type { Engine, SearchRequest } from '../workers/jobs';
import { positionsOf } from './main-line';
import { explainMove, judgeBlock } from './review-jobs';

/** A position by the moves that lead there. */
interface ReasonPlace extends Pick<SearchRequest, 'start' | 'moves'> {
  readonly isChess960: boolean;
}

/** A position that is judged, and what aborts that. */
interface ReasonPosition {
  readonly fen: string;
  readonly signal: AbortSignal | undefined;
}

/** The first moves of the two best lines of a position, what the best is worth, and what is proved of the one beside the other. */
interface Compared {
  readonly best: string | undefined;
  readonly second: string | undefined;
  readonly chance: number;
  readonly claims: readonly Claim[];
}

/** The nodes that a position is judged with: so no search of an explanation, with ten times as many, takes long. */
const NODES = 40_000;
/** A threat is what to pass against loses as much as a mistake does. */
const LEAST_THREAT = 0.2;

export class Reasons {
  constructor(
    private readonly engine: Engine,
    /** Which worker looks for them: beside the one that plays, where there is another. */
    private readonly lane = 0,
    private readonly nodes = NODES,
  ) {}

  /** Why a move in UCI is the best one. */
  async why(place: ReasonPlace, uci: string, signal?: AbortSignal): Promise<Sentence> {
    const fen = positionsOf(lineOf(place)).at(-1)?.fen ?? place.start;
    return (await this.#reason({ fen, signal }, uci, place.isChess960)) ?? (({ review }) => review.why.nothing);
  }

  /** What the last move does, or threatens. */
  async purpose(place: ReasonPlace, signal?: AbortSignal): Promise<Sentence> {
    const { isChess960, start } = place;
    const line = lineOf(place);
    const positions = positionsOf(line);
    const [last, before] = [positions.at(-1), positions.at(-2)?.fen ?? start];
    const does = last && (await this.#reason({ fen: before, signal }, last.uci, isChess960));
    const threat = does || !last || last.effect.check ? undefined : await this.#threat({ fen: last.fen, signal });
    return does ?? threat ?? (({ review }) => review.purpose.nothing);
  }

  async #reason(position: ReasonPosition, uci: string, isChess960: boolean): Promise<Sentence | undefined> {
    const { best, second, claims } = await this.#compare(position);
    if (best !== uci) return undefined;
    if (second === undefined) return ({ review }) => review.why.only;
    const [move] = positionsOf({ start: position.fen, isChess960, moves: [{ uci: second }] });
    const proved = claims.filter(
      ({ about, uci: [first] }) => about === 'allows' || (about === 'better' && first === uci),
    );
    if (!move || proved.length === 0) return undefined;
    return ({ review, analyse }) => [review.why.second(analyse.move(move)), ...proved.map(review.claim)].join(' ');
  }

  /** What the other side would do if it could move at once, where that wins something. */
  async #threat({ fen, signal }: ReasonPosition): Promise<Sentence | undefined> {
    const passed = withFields(fen, { turn: other(fieldsOf(fen).turn === 'w' ? 'w' : 'b') });
    const [now] = await this.#judge({ fen, signal });
    const { best, chance, claims } = await this.#compare({ fen: passed, signal });
    if (!now || chanceOf(now) + chance < LEAST_THREAT) return undefined;
    const claim = claims.find(({ about, uci: [first] }) => about === 'better' && first === best);
    if (claim?.outcome.kind !== 'mate' && claim?.outcome.kind !== 'material') return undefined;
    const [moves, isMate] = [claim.line.map((san) => written(san)).join(' '), claim.outcome.kind === 'mate'];
    return ({ review }) => review.purpose.threat(moves, isMate);
  }

  /** Judges a position, and explains its second best move, if it has one. */
  async #compare(position: ReasonPosition): Promise<Compared> {
    const { fen, signal } = position;
    const lines = await this.#judge(position);
    const [best, second] = lines.map(({ line }) => line.split(' ')[0] ?? '');
    const chance = lines[0] ? chanceOf(lines[0]) : 0;
    if (second === undefined) return { best, second, chance, claims: [] };
    const game = { start: fen, moves: second, nodes: this.nodes, theory: [] };
    const job = explainMove(game, [], 1, this.lane);
    return { best, second, chance, claims: await this.engine.run(job, { priority: 'hint', signal }) };
  }

  async #judge({ fen, signal }: ReasonPosition): Promise<Judgement['lines']> {
    const game = { start: fen, moves: '', nodes: this.nodes, theory: [] };
    const [judged] = await this.engine.run(judgeBlock(game, 0, this.lane), { priority: 'hint', signal });
    return judged?.lines ?? [];
  }
}

const lineOf = ({ start, moves, isChess960 }: ReasonPlace) => ({
  start,
  isChess960,
  moves: moves
    .split(' ')
    .filter(Boolean)
    .map((uci) => ({ uci })),
});

/** The winning chance of the side to move, from -1 to 1. */
const chanceOf = (line: Judgement['lines'][number]): number => 2 * shareOf(forWhite(line, 'w')) - 1;
