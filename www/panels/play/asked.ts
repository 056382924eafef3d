// Who is ahead, for who asks by a key or in writing.

import type { ShownPosition } from '#doors/document.js';
import { leadOf } from '../../board/taken';
import type { Evaluated } from '../../engine/asking';
import type { AllWords } from '../../i18n/words';

/** Of a game that is over its result; else what the engine found, or what the pieces are worth. */
export function balanceOf(position: ShownPosition, found: Evaluated | undefined, words: AllWords): string {
  const { mate, centipawns } = found ?? {};
  const { evaluation } = words.play;
  if (position.end !== null) return words.standing(position);
  if (mate !== undefined) return evaluation.byEngine(evaluation.mate(mate));
  if (centipawns !== undefined) return evaluation.byEngine(evaluation.sentence(centipawns));
  return evaluation.byPieces(leadOf('w', position.board));
}
