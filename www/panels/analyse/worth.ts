// How the worth of a place is told: for White.

import type { Analysis } from '../../engine/analysis';
import type { Worth } from '../../engine/course';
import type { AllWords } from '../../i18n/words';

/** What all that shows an analysis is given. */
export interface AnalysisProps {
  readonly analysis: Analysis;
  readonly words: AllWords;
}

/** In few letters. */
export function shortOf({ mate, centipawns, isOver, winner }: Worth, { analyse, play }: AllWords): string {
  if (isOver) return analyse.score(winner);
  if (mate !== undefined) return play.evaluation.shortMate(mate);
  return centipawns === undefined ? '' : play.evaluation.short(centipawns);
}

/** In words. */
export function sentenceOf(worth: Worth | undefined, { analyse, play }: AllWords): string {
  const { mate, centipawns, isOver, winner } = worth ?? {};
  if (isOver) return analyse.result(winner);
  if (mate !== undefined) return play.evaluation.mate(mate);
  return centipawns === undefined ? play.evaluation.unknown : play.evaluation.sentence(centipawns);
}
