// What is typed on the board beside moves and squares: words for what keys ask, and for what is done in a game. English is
// understood in each language.

import { aloud as english } from '../i18n/en/aloud';
import type { AllWords, BoardKeyId, TypedCommandId } from '../i18n/words';
import { namesOf } from '../ui/remember';
import { BOARD_KEYS } from './late-keys';
import type { Answers, BoardState } from './state';

/** The keys that do the same. */
const KEYS: Partial<Record<TypedCommandId, BoardKeyId>> = {
  clock: 'clocks',
  last: 'last',
  evaluation: 'evaluation',
  best: 'best',
  playBest: 'playBest',
  ranks: 'ranks',
  files: 'files',
  white: 'whites',
  black: 'blacks',
  took: 'took',
  rays: 'rays',
  forward: 'forward',
  back: 'back',
  first: 'toStart',
  end: 'toEnd',
  nextVariation: 'nextVariation',
  previousVariation: 'previousVariation',
};

/** What is asked of the game around the board. */
const ASKED: Partial<Record<TypedCommandId, keyof Answers>> = {
  opponent: 'opponent',
  draw: 'draw',
  resign: 'resign',
  takeBack: 'takeBack',
};

/** The command that a text names, if it names one. */
export function typedCommand(text: string, words: Pick<AllWords, 'aloud'>): TypedCommandId | undefined {
  const wanted = text.trim().toLowerCase().replaceAll(/\s+/g, ' ');
  const namedIn = (typed: Readonly<Record<TypedCommandId, string>>) =>
    namesOf(typed).find((id) => typed[id].split('|').includes(wanted));
  return namedIn(words.aloud.typed) ?? namedIn(english.typed);
}

/** Does what a command says, or says why not; returns whether it was done. */
export function runTyped(id: TypedCommandId, board: BoardState): boolean {
  const { session, answers } = board;
  const before = session.feedback.peek();
  const asked = ASKED[id];
  const answer = asked && answers[asked];
  const key = BOARD_KEYS.find((known) => known.id === KEYS[id]);
  const isKnown = answer !== undefined || (key !== undefined && key.run(board, key.keys[0] ?? '') !== false);
  answer?.();
  if (!isKnown) session.refuse('unanswered', ({ aloud }) => aloud.unanswered);
  const after = session.feedback.peek();
  return after === before || after?.tone !== 'refusal';
}
