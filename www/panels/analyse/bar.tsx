// Beside the board while it is analysed: who is ahead.

import { EvaluationBar } from '../parts/evaluation-bar';
import type { AnalysisProps } from './worth';

export const AnalysedBar = ({ analysis, isFlipped, words }: AnalysisProps & { readonly isFlipped: boolean }) =>
  analysis.isShown.value ? (
    <EvaluationBar
      position={analysis.session.store.position.value}
      evaluation={analysis.worth.value}
      isFlipped={isFlipped}
      words={words}
    />
  ) : null;
