// Beside the board: who is ahead, as a bar with a number over it.

import type { ShownPosition } from '#doors/document.js';
import type { Evaluated } from '../../engine/asking';
import type { AllWords } from '../../i18n/words';

/** How steeply the bar rises: a pawn moves it by about a tenth of its length. */
const STEEPNESS = 0.004;

interface EvaluationBarProps {
  readonly position: ShownPosition;
  /** Nothing while it is not known yet. */
  readonly evaluation: Evaluated | undefined;
  readonly isFlipped: boolean;
  readonly words: AllWords;
}

export function EvaluationBar({ position, evaluation, isFlipped, words }: EvaluationBarProps) {
  const { share, short, sentence } = weigh(position, evaluation, words);
  const percent = Math.round(share * 100);
  return (
    <>
      <span class="score" aria-hidden="true">
        {short}
      </span>
      <div
        class={isFlipped ? 'evaluation flipped' : 'evaluation'}
        role="meter"
        aria-label={words.play.evaluation.name}
        aria-valuemin={0}
        aria-valuemax={100}
        aria-valuenow={percent}
        aria-valuetext={sentence}
        title={sentence}
      >
        <span style={{ blockSize: `${percent}%` }} />
      </div>
    </>
  );
}

interface Weighed {
  /** White's share of the bar. */
  readonly share: number;
  readonly short: string;
  readonly sentence: string;
}

/** What the bar shows; at the end of a game its result. */
export function weigh(position: ShownPosition, evaluation: Evaluated | undefined, words: AllWords): Weighed {
  if (position.end !== null) {
    const share = position.winner === 'w' ? 1 : position.winner === 'b' ? 0 : 0.5;
    return { share, short: words.play.result.score(position), sentence: words.standing(position) };
  }
  const known = evaluation ?? {};
  return { share: shareOf(known), short: scoreOf(known, words), sentence: scoreInWords(known, words) };
}

/** In few letters; nothing where it is not known. */
export function scoreOf({ mate, centipawns }: Evaluated, { play: { evaluation } }: AllWords): string {
  if (mate !== undefined) return evaluation.shortMate(mate);
  return centipawns === undefined ? '' : evaluation.short(centipawns);
}

export function scoreInWords({ mate, centipawns }: Evaluated, { play: { evaluation } }: AllWords): string {
  if (mate !== undefined) return evaluation.mate(mate);
  return centipawns === undefined ? evaluation.unknown : evaluation.sentence(centipawns);
}

/** White's share of what there is to win; half of it where nothing is known. */
export function shareOf({ mate, centipawns = 0 }: Evaluated): number {
  if (mate !== undefined) return mate > 0 ? 1 : 0;
  return 1 / (1 + Math.exp(-STEEPNESS * centipawns));
}
