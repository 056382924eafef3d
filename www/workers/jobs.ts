// What a worker can be asked, what it says, and the players of the computer by kind and number.

import type { Thought as FoundThought } from '#doors/engine.js';
import type { EngineFaultCode, Rival } from '../i18n/arguments';
import { namesOf, oneOf } from '../ui/remember';

/** A player of the computer’s, as the core names it. */
export type Computer = 'random' | `${'level' | 'minimax' | 'negamax' | 'alphabeta'}:${number}`;

/** The player that holds nothing back. */
export const STRONGEST: Computer = 'level:10';

/** What to play after some UCI moves from a start. */
export interface SearchRequest {
  /** A FEN. */
  readonly start: string;
  /** With blanks between them. */
  readonly moves: string;
  readonly player: Computer;
  /** What a level overlooks, and what is drawn by chance, follows from it. */
  readonly seed: number;
  /** For so long it may think. */
  readonly milliseconds: number;
  /** What its clock shows, which may have it think for less. */
  readonly clock?: { readonly left: number; readonly increment: number } | undefined;
  /** How many lines are wanted, if more than one. */
  readonly lines?: number;
}

/** One of the lines that have been found, as it stood at a depth; its score is for the side to move. */
export type Thought = Omit<FoundThought, 'fullness'>;

/** What is new, and the work so far. */
export interface Report {
  readonly thoughts: readonly Thought[];
  /** What would be played now, in UCI. */
  readonly move: string | undefined;
  readonly nodes: number;
  readonly elapsed: number;
  /** Of a review: how many positions of its block are judged. */
  readonly judged?: number;
}

/** What a level is worth: the true Elo is so near to that with 95 % certainty. */
export interface Rating {
  readonly elo: number;
  readonly error: number;
}

export type ModuleName = 'engine' | 'review' | 'match' | 'labs' | 'search' | 'sql';

/** Something to do for a worker; `A` is what it answers. */
export interface Job<A> {
  /** The module that can do it. */
  readonly module: ModuleName;
  readonly name: string;
  readonly args: readonly unknown[];
  /** Which of several workers of the module does it; the first, where no number is given. */
  readonly lane?: number;
  /** For the types alone. */
  readonly answer?: A;
}

/** A job of a module. */
export const job = <A>(module: ModuleName, name: string, ...args: readonly unknown[]): Job<A> => ({
  module,
  name,
  args,
});

/** The move of a player, in UCI; nothing where there is none. */
export const think = (question: SearchRequest) => job<string | undefined>('engine', 'think', question);

/** What each level is worth, from the first. */
export const ratings = () => job<readonly Rating[]>('engine', 'ratings');

/** From the most urgent to that which has all the time. */
export const PRIORITIES = ['opponent', 'hint', 'evaluation', 'analysis', 'review'] as const;
export type Priority = (typeof PRIORITIES)[number];

export interface Options {
  /** Aborts the job. */
  readonly signal?: AbortSignal | undefined;
  readonly priority?: Priority;
  readonly onProgress?: ((report: Report) => void) | undefined;
}

/** Who has jobs done. */
export interface Engine {
  /** Fails with an `EngineFault`, with the reason of the signal, or with what the module has to say. */
  run<A>(job: Job<A>, options?: Options): Promise<A>;
}

/** What the page says to a worker. */
export type Order =
  | (Job<unknown> & { readonly kind: 'job'; readonly id: number; readonly priority: Priority })
  | { readonly kind: 'abort'; readonly id: number };

/** What a worker says. */
export type News =
  /** Its module is there, and it has the job. */
  | { readonly kind: 'heard'; readonly id: number }
  | { readonly kind: 'progress'; readonly id: number; readonly report: Report }
  /** Of the type that the job names. */
  | { readonly kind: 'answer'; readonly id: number; readonly answer: never }
  /** What the module has to say about what it was given. */
  | { readonly kind: 'problem'; readonly id: number; readonly problem: { readonly message: string } }
  /** After this nothing in the worker can be trusted any more. */
  | { readonly kind: 'fault'; readonly code: EngineFaultCode; readonly detail: string };

/** The highest number of each kind: a level, or how many moves it looks beyond its own. */
export const MOST: Readonly<Record<Rival, number>> = { level: 10, minimax: 3, negamax: 3, alphabeta: 4, random: 0 };
export const RIVALS = namesOf(MOST);

export const computerOf = (kind: Rival, number: number): Computer =>
  kind === 'random' ? 'random' : `${kind}:${number}`;

/** The kind and the number of a player of the computer; nothing for a person. */
export function rivalOf(player: Computer | 'person'): readonly [kind: Rival, number: number] | undefined {
  const [name, number] = player.split(':');
  const kind = oneOf(RIVALS, name);
  return kind && [kind, Number(number ?? 0)];
}
