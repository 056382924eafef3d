// What works with the engine, as long as the page is open: the game of the document, and what is found out about it.

import { computed, effect, type ReadonlySignal, signal } from '@preact/signals';
import type { Answers } from '../board/desk';
import type { Documents } from '../document/documents';
import { draw } from '../document/random';
import type { Session } from '../document/session';
import { Analysis } from '../engine/analysis';
import { openGame } from '../engine/game';
import { listenTo } from '../engine/heard';
import { type Engine, type Rating, ratings as askRatings } from '../engine/jobs';
import type { Match } from '../match/match';
import type { AllWords } from '../i18n/words';
import { keepChoices } from '../panels/analyse/kept';
import { savedOf } from '../panels/games/games';
import { balanceOf } from '../panels/play/asked';
import { dateTag, tagsOf } from '../panels/play/bars';
import { Play } from '../panels/play/play';
import { isCalm } from '../ui/calm';
import { openMatch } from '../match/open';
import { CLOCK } from './open';
import type { Page } from './page';
import type { Settings } from './settings';
import { sounding } from './sounds';
import { stepByWheel } from './wheel';

export interface Playing {
  readonly play: Play;
  readonly analysis: Analysis;
  readonly match: Match;
  /** What the board can be asked about the game. */
  readonly answers: Answers;
}

export function openPlaying(
  session: Session,
  engine: Engine,
  page: Page,
  documents: ReadonlySignal<Documents | undefined>,
  words: ReadonlySignal<AllWords | undefined>,
  settings: Settings,
): Playing {
  const ratings = signal<readonly Rating[]>([]);
  const game = openGame(session, engine, CLOCK, {
    tagsOf: (terms) => [...tagsOf(terms, words.peek()), ['Date', dateTag(new Date(CLOCK.now()))]],
    isCalm,
    keep: (played) => {
      const known = documents.peek();
      if (known) return savedOf(session, known).keep(played);
      // What is on the board when there is somewhere to keep it may be another game.
      const bytes = played.bytes ?? session.bytes.peek();
      return new Promise((resolve) => {
        const stop = documents.subscribe((its) => {
          if (!its) return;
          queueMicrotask(() => stop());
          resolve(savedOf(session, its).keep({ ...played, bytes }));
        });
      });
    },
  });
  const mayBeKnown = computed(() => game.phase.value !== 'playing' || game.terms.value?.isHelpAllowed !== false);
  const isVisible = visibility();
  const analysis = new Analysis({ session, engine, clock: CLOCK, mayBeKnown, isVisible });
  keepChoices(analysis, () => localStorage);
  const play = new Play({
    session,
    game,
    isFlipped: page.isFlipped,
    isSideKept: page.isSideKept,
    isAnalysed: analysis.isShown,
    ratings,
    analyse: () => page.go('analyse'),
    storage: () => localStorage,
    draw,
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
  listenTo(session, game, sounding(settings.sounds));
  stepByWheel(() => page.shown.peek() ?? play.shown.peek() ?? session);
  const answers = {
    evaluation: () => {
      const position = session.store.position.peek();
      const found = analysis.known.peek() ?? game.evaluation.peek();
      session.say(() => (words.value ? balanceOf(position, found, words.value) : ''));
    },
    best: () => void game.actions.askHint.run(),
    clocks: () => session.say(({ engine: { said } }) => said.clocks(game.remaining.peek())),
  };
  const match = openMatch({
    session,
    engine,
    clock: CLOCK,
    isShown: () => page.place.peek() === 'match',
    documents,
    words,
    isVisible,
  });
  return { play, answers, analysis, match };
}

/** Whether the page is on a screen. */
function visibility(): ReadonlySignal<boolean> {
  const isVisible = signal(!document.hidden);
  document.addEventListener('visibilitychange', () => (isVisible.value = !document.hidden));
  return isVisible;
}
