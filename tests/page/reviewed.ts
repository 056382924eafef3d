// A game that is reviewed by an engine that waits until a test answers.

import { effect, type Signal, signal } from '@preact/signals';
import type { Claim, Judgement, ReviewedMove } from '#doors/review.js';
import assert from 'node:assert/strict';
import { Reviewing } from '../../www/analyse/reviewing';
import type { Answers } from '../../www/board/state';
import * as commands from '../../www/document/commands';
import { Core } from '../../www/document/core';
import { type Sentence, Session } from '../../www/document/session';
import { english } from '../../www/i18n/en/all';
import type { Engine } from '../../www/workers/jobs';
import { type Asked, ToldEngine } from './told-engine';
import { settled, TurnedClock } from './turned';

/** Thirteen plies: positions 0 to 9 are one block, 10 to 13 another. */
export const GAME = 'e2e4, e7e5, g1f3, b8c6, f1c4, g8f6, f3g5, d7d5, e4d5, f6d5, g5f7, e8f7, d1f3';

export const FORK: Claim = {
  about: 'allows',
  motif: 'fork',
  side: 'w',
  at: 0,
  by: [{ piece: 'n', square: 'f7', color: 'w' }],
  targets: [
    { piece: 'q', square: 'd8', color: 'b' },
    { piece: 'r', square: 'h8', color: 'b' },
  ],
  through: [],
  line: ['Nxf7', 'Kxf7', 'Qf3+'],
  uci: ['g5f7', 'e8f7', 'd1f3'],
  outcome: { kind: 'material', won: ['n'], lost: [] },
  text: 'Nxf7 forks the queen on d8 and the rook on h8.',
};

export function opened(script = GAME, kept = new Map<string, string>(), lanes = 2) {
  const [session, clock, engine] = [new Session(Core.open()), new TurnedClock(), new ToldEngine()];
  commands.loadScript.run(session, undefined, script);
  return { ...reviewed(session, clock, engine, kept, lanes), kept };
}

export function reviewed<E extends Engine>(
  session: Session,
  clock: TurnedClock,
  engine: E,
  kept = new Map<string, string>(),
  lanes = 2,
  nodes = 0,
) {
  const [mayBeKnown, isVisible, shown] = [signal(true), signal(true), signal<Session | undefined>(undefined)];
  const memory = () => ({
    getItem: (key: string) => kept.get(key) ?? null,
    setItem: (key: string, text: string) => void kept.set(key, text),
  });
  const theory = () => [1, 2];
  const theoryKnown = () => Promise.resolve();
  const around = { session, engine, clock, mayBeKnown, isVisible, theory, theoryKnown, lanes, memory, nodes };
  const [isFlipped, answers] = [signal(false), signal<Answers>({})];
  const deps = { ...around, shown, isFlipped, answers, side: () => undefined };
  const reviewing = new Reviewing(deps);
  const { review } = reviewing;
  return { session, clock, engine, reviewing, review, mayBeKnown, isVisible, shown, isFlipped, answers };
}

export const waiting = ({ asked }: ToldEngine, name: string): readonly Asked[] =>
  asked.filter((one) => one.name === name && !one.options.signal?.aborted && !answered.has(one));
export const answered = new Set<Asked>();

export const judged = (ply: number, line = 'a1a1'): Judgement => ({ ply, lines: [{ score: 10 * ply, line }] });

/** Answers all blocks that are asked about, until none is. */
export async function judgeAll(engine: ToldEngine): Promise<void> {
  for (let [next] = waiting(engine, 'judgeBlock'); next; [next] = waiting(engine, 'judgeBlock')) {
    const [game, block] = next.args as [{ readonly moves: string }, number];
    const last = game.moves.split(' ').length;
    const plies = Array.from({ length: 10 }, (_, at) => block * 10 + at).filter((ply) => ply <= last);
    answered.add(next);
    await next.answer(plies.map((ply) => judged(ply)));
  }
}

/** Says that some moves are marked. */
export async function mark(engine: ToldEngine, marks: Readonly<Record<number, ReviewedMove['mark']>>): Promise<void> {
  const [next] = waiting(engine, 'reviewGame');
  assert.ok(next);
  const [{ moves }] = next.args as [{ readonly moves: string }];
  answered.add(next);
  await next.answer({
    moves: moves.split(' ').map((uci, at) => {
      const given = marks[at + 1] ?? null;
      return { ply: at + 1, san: '', uci, best: 'Na5', win: 0, loss: given ? 0.3 : 0, mark: given };
    }),
    accuracy: { white: 91.4, black: 70 },
  });
}

/** With two mistakes of Black and one of White. */
export async function done(script = GAME) {
  const all = opened(script);
  all.reviewing.start();
  await judgeAll(all.engine);
  await mark(all.engine, { 7: 'inaccuracy', 8: 'great', 10: 'blunder', 12: 'mistake' });
  return all;
}

export const sansOf = ({ store }: Session): string => store.line.value.map(({ move }) => move?.san).join(' ');
export const here = ({ store }: Session): string | undefined => store.node(store.cursor.value.node)?.value.move?.san;
export const said = ({ feedback }: Session): string | undefined => {
  const { lead, text } = feedback.value ?? {};
  return text && `${lead ? `${lead(english)} ` : ''}${text(english)}`;
};

/** What the line over the board announces: the last of what the board that is shown says in a turn, and nothing twice. */
export function listening({
  session,
  shown,
}: {
  readonly session: Session;
  readonly shown: Signal<Session | undefined>;
}) {
  const [heard, before]: [string[], WeakSet<Sentence>] = [[], new WeakSet()];
  let [last, isDue]: [Sentence, boolean] = [session.spoken.peek(), false];
  before.add(last);
  effect(() => {
    last = (shown.value ?? session).spoken.value;
    if (isDue) return;
    isDue = true;
    queueMicrotask(() => {
      isDue = false;
      const text = before.has(last) ? '' : last(english);
      before.add(last);
      if (text) heard.push(text);
    });
  });
  /** All since the last time. */
  return async (): Promise<readonly string[]> => {
    await settled();
    return heard.splice(0);
  };
}
