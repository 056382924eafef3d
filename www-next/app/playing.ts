// What playing has of the page: the game of the document, and how strong the levels are.

import { effect, type ReadonlySignal, type Signal, signal } from '@preact/signals';
import type { Answers } from '../board/desk';
import type { Session } from '../document/session';
import { Game } from '../engine/game';
import { type Engine, type Rating, ratings as askRatings } from '../engine/jobs';
import type { AllWords } from '../i18n/words';
import { tagsOf } from '../panels/play/bars';
import { OverBoard, PlayerAt } from '../panels/play/over-board';
import { Play } from '../panels/play/play';
import { isCalm } from '../ui/calm';
import { CLOCK } from './open';

/** Playing, and what of it is shown on the board and at its edges. */
export interface Playing {
  readonly play: Play;
  /** What the board can be asked about the game. */
  readonly answers: Answers;
  readonly PlayerAt: typeof PlayerAt;
  readonly OverBoard: typeof OverBoard;
}

export function openPlaying(
  session: Session,
  engine: Engine,
  isFlipped: Signal<boolean>,
  analyse: () => void,
  words: ReadonlySignal<AllWords | undefined>,
): Playing {
  const ratings = signal<readonly Rating[]>([]);
  const game = new Game(session, engine, CLOCK, {
    tagsOf: (terms) => tagsOf(terms, words.peek()),
    isCalm,
  });
  const play = new Play({
    session,
    game,
    isFlipped,
    ratings,
    analyse,
    storage: () => localStorage,
    draw: (below) => Math.floor(Math.random() * below),
  });
  let isAsked = false;
  // The engine is not loaded before somebody wants to play.
  effect(() => {
    if (isAsked || !(play.isChoosing.value || game.terms.value)) return;
    isAsked = true;
    engine.run(askRatings()).then(
      (told) => (ratings.value = told),
      (error: unknown) => session.fail(error),
    );
  });
  play.follow();
  const answers = {
    best: () => void game.askHint(),
    clocks: () => session.say(({ engine: { said } }) => said.clocks(game.remaining.peek())),
  };
  return { play, answers, PlayerAt, OverBoard };
}
