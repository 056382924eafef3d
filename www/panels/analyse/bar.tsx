// Beside the board while it is analysed: who is ahead.

import type { Analysis } from '../../engine/analysis';
import type { AllWords } from '../../i18n/words';
import { EvaluationBar } from '../parts/evaluation-bar';

interface AnalysedBarProps {
  readonly analysis: Analysis;
  readonly isFlipped: boolean;
  readonly words: AllWords;
}

export const AnalysedBar = ({ analysis, isFlipped, words }: AnalysedBarProps) =>
  analysis.isShown.value ? (
    <EvaluationBar
      position={analysis.session.store.position.value}
      evaluation={analysis.worth.value}
      isFlipped={isFlipped}
      words={words}
    />
  ) : null;
