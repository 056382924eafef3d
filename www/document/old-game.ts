// A game of the page before this one, as this one keeps what it plays beside a document (`GameRecord` of the engine).

import { fieldsOf } from '../ui/remember';
import { Core } from './core';

const COMPUTER = /^(random|level:([1-9]|10)|(minimax|negamax):[1-3]|alphabeta:[1-4])$/;

/** The game that was played in a document, unless there was none or it waited for somebody to go on with it. */
export function gameOf(found: unknown, bytes: Uint8Array): unknown {
  const { w, b, seed, time, stamps, from, help, isOver, isPaused, isAway } = fieldsOf(found);
  const [white, black] = [playerOf(w), playerOf(b)];
  if (!white || !black || (white === black && white === 'person') || isPaused || isAway) return undefined;
  const [ofWhite, ofBlack] = [timeOf(fieldsOf(time)['w']), timeOf(fieldsOf(time)['b'])];
  const clock = ofWhite && ofBlack && { w: ofWhite, b: ofBlack };
  const steps = Number.isInteger(from) ? Number(from) : 0;
  const core = Core.open(bytes);
  core.change((document) => document.goTo(steps));
  const { fen } = core.view(false).position;
  return {
    version: 1,
    terms: { white, black, clock, isHelpAllowed: help !== 'locked', seed: Number(seed) >>> 0 },
    where: fen === Core.open().view(false).position.fen ? 'standard' : 'here',
    origin: { fen, steps },
    isOver: isOver === true,
    stamps: clock && Array.isArray(stamps) && stamps.every(areTimes) ? stamps : [],
  };
}

/** A player as both pages call it; once it was the number of a level. */
function playerOf(name: unknown): string | undefined {
  if (name === '' || name === 0) return 'person';
  const called = typeof name === 'number' ? `level:${name}` : name;
  return typeof called === 'string' && COMPUTER.test(called) ? called : undefined;
}

/** Milliseconds to begin with, and added after each move. */
function timeOf(found: unknown): { readonly initial: number; readonly increment: number } | undefined {
  const { base, increment } = fieldsOf(found);
  return isTime(base) && isTime(increment) ? { initial: base, increment } : undefined;
}

const isTime = (value: unknown): value is number => typeof value === 'number' && value >= 0;
const areTimes = (value: unknown): boolean => isTime(fieldsOf(value)['w']) && isTime(fieldsOf(value)['b']);
