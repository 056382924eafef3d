// How the worth of a place is told: for White.

import type { Analysis } from '../../engine/analysis';
import type { Worth } from '../../engine/course';
import type { AllWords } from '../../i18n/words';
import { scoreInWords, scoreOf } from '../parts/evaluation-bar';

/** What all that shows an analysis is given. */
export interface AnalysisProps {
  readonly analysis: Analysis;
  readonly words: AllWords;
}

/** In few letters. */
export const shortOf = (worth: Worth, words: AllWords): string =>
  worth.isOver ? words.analyse.score(worth.winner) : scoreOf(worth, words);

/** In words. */
export const sentenceOf = (worth: Worth = {}, words: AllWords): string =>
  worth.isOver ? words.analyse.result(worth.winner) : scoreInWords(worth, words);
