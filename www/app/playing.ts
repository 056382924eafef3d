// What works with the engine, as long as the page is open: the game of the document, what is found out about it, its sounds,
// and the wheel that walks through it.

import { computed, effect, type ReadonlySignal, signal, untracked } from '@preact/signals';
import { Analysis, keepChoices } from '../analyse/analysis';
import { Reasons } from '../analyse/reasons';
import { refuting } from '../analyse/refutations';
import type { Reviewing } from '../analyse/reviewing';
import { type Cue, playCuesBy } from '../board/cues';
import { areSquaresNamed } from '../board/over';
import type { Answers } from '../board/state';
import { Chapters } from '../document/chapters';
import { type Documents, SavedGames } from '../document/documents';
import * as commands from '../document/first-commands';
import { randomNumber } from '../document/random';
import { ReviewedGames } from '../document/reviewed';
import type { Session } from '../document/session';
import type { PuzzleSearch } from '../games/file-puzzles';
import { Games } from '../games/games';
import type { AllWords } from '../i18n/words';
import type { Match } from '../match/match';
import { openMatch } from '../match/open';
import { dateTag, tagsOf } from '../play/bars';
import { openGame } from '../play/game';
import { listenTo, type Sound } from '../play/heard';
import { Play } from '../play/play';
import { readRecord } from '../play/rules';
import { CLOCK, isCalm } from '../ui/time';
import { type Engine, type Rating, ratings as askRatings } from '../workers/jobs';
import { answersOf } from './answers';
import { Learning } from './learning';
import type { Page } from './page';
import { openReviewing, reasonLane } from './review';
import type { Settings } from './settings';
import { Sets } from '../sets/builder';
import { openThinking, type Thinking } from '../think/thinking';
import type { Labs } from '../workers/labs';

export interface Playing {
  readonly play: Play;
  readonly analysis: Analysis;
  readonly reviewing: Reviewing;
  /** What looks through the games of a file for puzzles. */
  readonly many: PuzzleSearch;
  readonly match: Match;
  /** Those of the lesson that the document belongs to. */
  readonly chapters: Chapters;
  /** What the board can be asked about the game. */
  readonly answers: Answers;
  readonly learning: Learning;
  /** Each is made when it is first wanted. */
  readonly games: () => Games;
  readonly sets: () => Sets;
  readonly thinking: () => Thinking;
  /** Nothing until it is known what this browser keeps. */
  readonly saved: ReadonlySignal<SavedGames | undefined>;
}

/** Made when it is first wanted, and once. */
function lazy<T>(make: () => T): () => T {
  let made: { readonly value: T } | undefined;
  return () => (made ??= { value: make() }).value;
}

export function openPlaying(
  session: Session,
  engine: Engine,
  labs: Labs,
  page: Page,
  documents: ReadonlySignal<Documents | undefined>,
  words: ReadonlySignal<AllWords | undefined>,
  settings: Settings,
  lookAgain: () => void,
): Playing {
  const ratings = signal<readonly Rating[]>([]);
  const chapters = new Chapters(session, labs);
  const lesson = async () => (await chapters.lesson())?.bytes;
  const saved = computed(() => documents.value && new SavedGames(session, documents.value, lesson));
  const game = openGame(session, engine, CLOCK, {
    tagsOf: (terms) => [...tagsOf(terms, words.peek()), ['Date', dateTag(new Date(CLOCK.now()))]],
    isCalm,
    keep: (played) => {
      const known = saved.peek();
      if (known) return known.keep(played);
      // What is on the board when there is somewhere to keep it may be another game.
      const bytes = played.bytes ?? session.bytes.peek();
      return new Promise((resolve) => {
        const stop = saved.subscribe((its) => {
          if (!its) return;
          queueMicrotask(() => stop());
          resolve(its.keep({ ...played, bytes }));
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
    reasons: new Reasons(engine, reasonLane()),
    analyse: () => page.go('analyse'),
    review: () => page.review(),
    storage: () => localStorage,
    draw: randomNumber,
  });
  // The copy of a game that was played, or that was opened, has the marks, too.
  const marked = () => void saved.peek()?.update(readRecord(session.gameRecord.peek())?.key);
  const reviewed = new ReviewedGames(documents);
  const solve = (game?: string) =>
    void learning.run(({ learn }) =>
      learn.openOwn({ game }, game === undefined ? words.peek()?.mine.title : undefined),
    );
  const puzzles = { labs, reviewed, solve };
  const { reviewing, many } = openReviewing({
    ...{ session, engine, clock: CLOCK, mayBeKnown, isVisible, page, play, marked, puzzles },
  });
  let isAsked = false;
  // The engine is loaded when a game is chosen.
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
  effect(() => void (areSquaresNamed.value = settings.coordinates.value === 'every'));
  playCuesBy((cue) => settings.sounds.peek() === 'all' && playTones(TONES[cue]));
  stepByWheel(() => page.shown.peek() ?? play.shown.peek() ?? session);
  const answers = answersOf(play, analysis.known);
  const match = openMatch({
    session,
    engine,
    clock: CLOCK,
    isShown: () => page.place.peek() === 'match',
    documents,
    words,
    isVisible,
  });
  const learnDeps = {
    ...{ session, labs, engine, clock: CLOCK, documents, reviewed, refute: refuting(engine, reasonLane()) },
    go: () => page.go('learn'),
    ...{ shown: page.shown, isFlipped: page.isFlipped, answers: page.answers },
  };
  const learning = new Learning(session, ({ openLearn }) => openLearn(learnDeps, chapters), lookAgain);
  const games = lazy(() => new Games(session, labs, (pgn) => learning.run(({ learn }) => learn.openPgn(pgn))));
  effect(() => {
    const linked = page.linked.value;
    if (linked?.panel === 'learn') untracked(() => void learning.run(({ learn }) => learn.openLink(linked.bytes)));
  });
  const sets = lazy(() => new Sets(session, labs));
  const thinking = lazy(() => openThinking(session, labs));
  return { play, answers, analysis, reviewing, many, match, games, chapters, learning, sets, thinking, saved };
}

/** Whether the page is on a screen. */
function visibility(): ReadonlySignal<boolean> {
  const isVisible = signal(!document.hidden);
  document.addEventListener('visibilitychange', () => (isVisible.value = !document.hidden));
  return isVisible;
}

/** A wheel that turns by a notch says about a hundred pixels, a finger on a pad a few at a time. */
const STEP_PIXELS = 60;
/** What was turned so long ago is forgotten. */
const REST_MS = 300;

/** Adds up what is turned, and answers by how many steps to go. */
export function turning(): (pixels: number, at: number) => number {
  let [sum, last] = [0, 0];
  return (pixels, at) => {
    if (at - last > REST_MS || Math.sign(pixels) !== Math.sign(sum)) sum = 0;
    last = at;
    sum += pixels;
    const steps = Math.trunc(sum / STEP_PIXELS);
    sum -= steps * STEP_PIXELS;
    // One notch is one step, however far it turns.
    return Math.sign(steps);
  };
}

/** Listens on the whole page, for boards come and go. */
export function stepByWheel(board: () => Session): void {
  const turn = turning();
  const wheel = (event: WheelEvent) => {
    const isOn = event.target instanceof Element && event.target.closest('[role=grid]') !== null;
    if (!isOn || event.ctrlKey || event.shiftKey || event.deltaY === 0) return;
    const [session, command] = [board(), event.deltaY > 0 ? commands.forward : commands.back];
    // At an end of the line the page scrolls on.
    if (command.refuse(session)) return;
    event.preventDefault();
    const pixels = event.deltaY * (event.deltaMode === event.DOM_DELTA_PIXEL ? 1 : STEP_PIXELS);
    if (turn(pixels, event.timeStamp) !== 0) command.run(session);
  };
  document.addEventListener('wheel', wheel, { passive: false });
}

const TONES: Readonly<Record<Sound | Cue, readonly Sounding[]>> = {
  move: [[220, 0, 0.08]],
  capture: [
    [150, 0, 0.1],
    [240, 0.03, 0.07],
  ],
  check: [
    [523, 0, 0.12],
    [784, 0.09, 0.18],
  ],
  end: [
    [392, 0, 0.3],
    [523, 0.13, 0.3],
    [659, 0.26, 0.5],
  ],
  low: [
    [880, 0, 0.09],
    [880, 0.16, 0.09],
  ],
  select: [[660, 0, 0.05]],
  edge: [[110, 0, 0.09]],
  error: [
    [196, 0, 0.1],
    [147, 0.09, 0.16],
  ],
};

/** Plays a sound where sounds are wanted. */
export const sounding = (sounds: Settings['sounds']) => (sound: Sound) => {
  if (sounds.peek() !== 'off') playTones(TONES[sound]);
};

/** A tone: its height in hertz, after how many seconds it begins, and how long it is heard. */
export type Sounding = readonly [hertz: number, after: number, length: number];

const LOUDNESS = 0.25;
/** What fades to this is not heard any more; to nothing it cannot fade. */
const SILENCE = 0.0001;

let context: AudioContext | undefined;

/** A browser is silent until its reader has done something. */
export function playTones(tones: readonly Sounding[]): void {
  if (!('AudioContext' in globalThis) || !navigator.userActivation?.hasBeenActive) return;
  context ??= new AudioContext();
  void context.resume();
  for (const tone of tones) playTone(context, tone);
}

/** It falls a little, and fades, as wood on wood does. */
function playTone(audio: AudioContext, [hertz, after, length]: Sounding): void {
  const [from, volume, source] = [audio.currentTime + after, audio.createGain(), audio.createOscillator()];
  source.type = 'triangle';
  source.frequency.setValueAtTime(hertz, from);
  source.frequency.exponentialRampToValueAtTime(hertz * 0.8, from + length);
  volume.gain.setValueAtTime(LOUDNESS, from);
  volume.gain.exponentialRampToValueAtTime(SILENCE, from + length);
  source.connect(volume).connect(audio.destination);
  source.start(from);
  source.stop(from + length);
}
