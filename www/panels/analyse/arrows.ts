// The first moves of the best lines as arrows, with the numbers of the list.

import type { Arrow, ArrowKind } from '../../board/arrow';
import type { Analysis } from '../../engine/analysis';
import { squareIndex } from '../../i18n/squares';

const KINDS: readonly ArrowKind[] = ['best', 'second', 'line'];

/** Of the first three; the best lies above the others. */
export function arrowsOf({ found }: Pick<Analysis, 'found'>): readonly Arrow[] {
  const arrows = KINDS.flatMap((kind, at): readonly Arrow[] => {
    const effect = found.value?.lines[at]?.moves[0]?.effect;
    if (!effect) return [];
    return [{ from: squareIndex(effect.from), to: squareIndex(effect.to), kind, label: String(at + 1) }];
  });
  return arrows.toReversed();
}
