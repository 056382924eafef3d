// What is heard of the game on the board: of each step that is made or looked at next, of the end, and of little time.

import { effect, untracked } from '@preact/signals';
import type { Session } from '../document/session';
import { LOW_MS } from './clock';
import type { Game } from './game';
import { playerOf } from './rules';

export type Sound = 'move' | 'capture' | 'check' | 'end' | 'low';

type HeardGame = Pick<Game, 'phase' | 'terms' | 'remaining' | 'running'>;

/** Plays a sound where there is something to hear; answers how to stop. */
export function listenTo(session: Session, game: HeardGame, play: (sound: Sound) => void): () => void {
  const stops = [
    effect(follow(session, game.phase, play)),
    effect(ending(game.phase, play)),
    effect(runningOut(game, play)),
  ];
  return () => stops.forEach((stop) => stop());
}

/** A step forward from where the board was. */
function follow({ store }: Session, phase: HeardGame['phase'], play: (sound: Sound) => void): () => void {
  let before = store.cursor.peek();
  return () => {
    const now = store.cursor.value;
    const from = before;
    before = now;
    untracked(() => {
      const [line, places] = [store.line.value, store.places.value];
      const isSameLine = (line[from.steps - 1]?.nodes.at(-1) ?? 0) === from.node;
      const isNext = places[places.indexOf(from.steps) + 1] === now.steps;
      // What is ignored is passed by.
      const passed = isSameLine && isNext ? line.slice(from.steps, now.steps) : [];
      const step = passed.findLast(({ kind }) => kind !== 'ignored');
      if (!step) return;
      const { end } = store.position.value;
      const san = step.move?.san ?? '';
      if (end && phase.value === 'none') play('end');
      else play(/[+#]/.test(san) ? 'check' : san.includes('x') ? 'capture' : 'move');
    });
  };
}

/** The end of a game that was played, whatever ends it. */
function ending(phase: HeardGame['phase'], play: (sound: Sound) => void): () => void {
  let before = phase.peek();
  return () => {
    const now = phase.value;
    if (before === 'playing' && now === 'over') untracked(() => play('end'));
    before = now;
  };
}

/** Little time of a person, once for each side of a game. */
function runningOut({ terms, remaining, running }: HeardGame, play: (sound: Sound) => void): () => void {
  let [known, told]: [unknown, Set<string>] = [undefined, new Set()];
  return () => {
    const [now, color] = [terms.value, running.value];
    const left = color && remaining.value?.[color];
    if (known !== now) [known, told] = [now, new Set()];
    if (!now || !color || !left || left > LOW_MS || told.has(color) || playerOf(now, color) !== 'person') return;
    told.add(color);
    untracked(() => play('low'));
  };
}
