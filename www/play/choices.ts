// What is chosen for a new game, as it was the last time, and the terms that follow from it.

import type { Rival } from '../i18n/arguments';
import type { ClockChoice, SideChoice, StartChoice } from '../i18n/words';
import { oneOf, ownFields } from '../ui/remember';
import { computerOf, MOST, rivalOf, RIVALS } from '../workers/jobs';
import { type PlayerId, swapped, type Terms } from './rules';

export const SIDES = ['w', 'b', 'random', 'both', 'watch'] as const;
export const STARTS = ['standard', 'chess960', 'here'] as const;
export const CLOCKS = ['none', '5+3', '10+0', '15+10', 'own'] as const;
/** The least and the most minutes, and the most seconds for each move. */
export const [LEAST_TIME, MOST_TIME] = [0.5, 180];

/** A player of the computer: its kind, and the number that was chosen of each. */
export interface RivalChoice {
  readonly kind: Rival;
  readonly numbers: Readonly<Record<Rival, number>>;
}

/** What is remembered apart for each mode: against the computer, of two people, of two computers. */
export interface Choices {
  readonly rival: RivalChoice;
  /** Black's, where two computers play. */
  readonly second: RivalChoice;
  readonly start: StartChoice;
  readonly clock: ClockChoice;
  readonly minutes: number;
  readonly seconds: number;
  /** Whether the computer has another time than the person. */
  readonly isUneven: boolean;
  readonly itsMinutes: number;
  readonly itsSeconds: number;
  readonly isHelpAllowed: boolean;
}

type Mode = 'computer' | 'people' | 'watch';

export interface Chosen {
  readonly side: SideChoice;
  /** Of Chess960. */
  readonly number: number;
  /** Whether it is shown beside the board who is ahead. */
  readonly isEvaluated: boolean;
  readonly modes: Readonly<Record<Mode, Choices>>;
}

const FIRST_RIVAL: RivalChoice = {
  kind: 'level',
  numbers: { level: 3, minimax: 1, negamax: 1, alphabeta: 2, random: 0 },
};
const FIRST: Choices = {
  rival: FIRST_RIVAL,
  second: FIRST_RIVAL,
  start: 'standard',
  clock: 'none',
  minutes: 20,
  seconds: 5,
  isUneven: false,
  itsMinutes: 5,
  itsSeconds: 0,
  isHelpAllowed: true,
};
export const DEFAULTS: Chosen = {
  side: 'w',
  number: 0,
  isEvaluated: false,
  modes: { computer: FIRST, people: FIRST, watch: FIRST },
};

export const modeOf = (side: SideChoice): Mode =>
  side === 'both' ? 'people' : side === 'watch' ? 'watch' : 'computer';

export const choicesOf = ({ side, modes }: Chosen): Choices => modes[modeOf(side)];

/** With something else chosen in its mode. */
export const withChoices = (chosen: Chosen, change: Partial<Choices>): Chosen => ({
  ...chosen,
  modes: { ...chosen.modes, [modeOf(chosen.side)]: { ...choicesOf(chosen), ...change } },
});

const playerOf = ({ kind, numbers }: RivalChoice): PlayerId => computerOf(kind, numbers[kind]);

/** The clock, in minutes and seconds for each move. */
export function timeOf({ clock, minutes, seconds }: Choices): readonly [minutes: number, seconds: number] | undefined {
  if (clock === 'none') return undefined;
  if (clock === 'own') return [minutes, seconds];
  const [base = 0, added = 0] = clock.split('+').map(Number);
  return [base, added];
}

/** Whether the computer may have another time: where there are a person and an own time. */
export const mayBeUneven = (chosen: Chosen): boolean =>
  modeOf(chosen.side) === 'computer' && choicesOf(chosen).clock === 'own';

const allowance = (minutes: number, seconds: number) => ({ initial: minutes * 60_000, increment: seconds * 1000 });

/** The terms that follow; `draw` answers a random number below another. */
export function termsOf(chosen: Chosen, draw: (below: number) => number): Terms {
  const choices = choicesOf(chosen);
  const time = timeOf(choices);
  const own = time && allowance(...time);
  const isUneven = mayBeUneven(chosen) && choices.isUneven;
  const its = isUneven ? allowance(choices.itsMinutes, choices.itsSeconds) : own;
  const side = chosen.side === 'random' ? (draw(2) === 0 ? 'w' : 'b') : chosen.side;
  const hasPerson = (color: 'w' | 'b') => side === color || side === 'both';
  return {
    white: hasPerson('w') ? 'person' : playerOf(choices.rival),
    black: hasPerson('b') ? 'person' : playerOf(side === 'watch' ? choices.second : choices.rival),
    ...(own && its && { clock: side === 'b' ? { w: its, b: own } : { w: own, b: its } }),
    isHelpAllowed: side === 'watch' || choices.isHelpAllowed,
    seed: draw(2 ** 32),
  };
}

/** The same again with the sides changed, against a level or at a depth that is so much higher, if there is one. */
export function besides(terms: Terms, by: number): Terms | undefined {
  const color = terms.white === 'person' ? 'black' : 'white';
  const [kind, number] = rivalOf(terms[color]) ?? [];
  const next = (number ?? 0) + by;
  if (!kind || next < 1 || next > MOST[kind]) return undefined;
  return swapped({ ...terms, [color]: computerOf(kind, next) });
}

const numberIn = (value: unknown, least: number, most: number, otherwise: number): number =>
  typeof value === 'number' && value >= least && value <= most ? value : otherwise;

/** What is to be kept: neither the position of one moment, nor that help is forbidden, which holds for one game. */
export const toKeep = ({ side, isEvaluated, modes }: Chosen) => ({ side, isEvaluated, modes });

/** What was kept, as far as it can be read; the usual for all else. */
export function readKept(value: unknown): Chosen {
  const kept = ownFields(value);
  const { computer, people, watch } = ownFields(kept['modes']);
  return {
    side: oneOf(SIDES, kept['side']) ?? DEFAULTS.side,
    number: DEFAULTS.number,
    isEvaluated: kept['isEvaluated'] === true,
    modes: { computer: readMode(computer), people: readMode(people), watch: readMode(watch) },
  };
}

function readMode(value: unknown): Choices {
  const { rival, second, start, clock, minutes, seconds, isUneven, itsMinutes, itsSeconds } = ownFields(value);
  return {
    rival: readRival(rival),
    second: readRival(second),
    start: start === 'chess960' ? start : FIRST.start,
    clock: oneOf(CLOCKS, clock) ?? FIRST.clock,
    minutes: numberIn(minutes, LEAST_TIME, MOST_TIME, FIRST.minutes),
    seconds: numberIn(seconds, 0, MOST_TIME, FIRST.seconds),
    isUneven: isUneven === true,
    itsMinutes: numberIn(itsMinutes, LEAST_TIME, MOST_TIME, FIRST.itsMinutes),
    itsSeconds: numberIn(itsSeconds, 0, MOST_TIME, FIRST.itsSeconds),
    isHelpAllowed: FIRST.isHelpAllowed,
  };
}

function readRival(value: unknown): RivalChoice {
  const { kind, numbers } = ownFields(value);
  const kept = ownFields(numbers);
  const read = (rival: Rival) => {
    const number = numberIn(kept[rival], 1, MOST[rival], FIRST_RIVAL.numbers[rival]);
    return Number.isInteger(number) ? number : FIRST_RIVAL.numbers[rival];
  };
  return {
    kind: oneOf(RIVALS, kind) ?? FIRST_RIVAL.kind,
    numbers: {
      level: read('level'),
      minimax: read('minimax'),
      negamax: read('negamax'),
      alphabeta: read('alphabeta'),
      random: 0,
    },
  };
}
