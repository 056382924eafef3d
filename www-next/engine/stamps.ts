// What the clocks show after each move: in the record of the game, and in the document.

import { withClock } from '../document/note';
import type { Session } from '../document/session';
import type { Color } from '../i18n/words';
import type { GameRecord, Times } from './terms';

/** The game with what the clocks show after its last move, which has just been made; the increment is added. */
export function stampedAfter(record: GameRecord, made: number, mover: Color, times: Times): GameRecord {
  const increment = record.terms.clock?.[mover].increment ?? 0;
  // The first move starts the clocks.
  const next = made === 1 ? times : { ...times, [mover]: times[mover] + increment };
  return { ...record, stamps: [...record.stamps, next] };
}

/** Writes to the last move of the document what the clock of its side shows. */
export function noteTime(session: Session, { stamps }: GameRecord): void {
  const { store } = session;
  const { move, nodes = [] } = store.line.peek().findLast((step) => step.move) ?? {};
  const [node, left] = [nodes.at(-1), move ? stamps.at(-1)?.[move.color] : undefined];
  if (node === undefined || left === undefined) return;
  session.change((document) => document.setNote(node, withClock(store, node, left)));
}
