// Says once in a game that a person has little time left.

import { effect, type ReadonlySignal, untracked } from '@preact/signals';
import type { Session } from '../document/session';
import type { Color } from '../i18n/words';
import { type ChessClock, LOW_MS } from './clock';
import { type GameRecord, playerOf, type Terms } from './terms';

export function tellLowTime(session: Session, clock: ChessClock, record: ReadonlySignal<GameRecord | undefined>): void {
  let told: { readonly terms: Terms; readonly sides: Set<Color> } | undefined;
  const look = (color: Color, left: number) => {
    const terms = record.peek()?.terms;
    if (!terms || playerOf(terms, color) !== 'person') return;
    if (told?.terms !== terms) told = { terms, sides: new Set() };
    if (told.sides.has(color)) return;
    told.sides.add(color);
    // What the line over the board asks for stays.
    if (!session.feedback.peek()) session.say((words) => words.engine.said.low(left));
  };
  effect(() => {
    const [color, times] = [clock.running.value, clock.times.value];
    const left = color && times?.[color];
    if (color && left && left <= LOW_MS) untracked(() => look(color, left));
  });
}
