// A game against the computer, or of two computers, in the document: what is shown of it, and what can be done in it.

import { computed, type ReadonlySignal, signal, untracked } from '@preact/signals';
import type { Clock } from '../chess/chess';
import { evaluated } from '../document/search';
import type { Session } from '../document/session';
import type { GameCommandId, RefusalCode } from '../i18n/words';
import type { Engine } from '../workers/jobs';
import { Advisor, placeIn } from './computer';
import { EVEN, Round } from './round';
import { type GameDeps, swapped, type Terms, type Where } from './rules';

/** Something that can be done in a game. */
export interface GameAction {
  /** Why it is not done now, if it is not. */
  readonly refuse: () => RefusalCode | undefined;
  /** Returns whether it was done. */
  readonly run: () => boolean;
}

export type Game = ReturnType<typeof openGame>;

/** So early in the game the computer agrees to a draw only if it is worse by this, in centipawns. */
const [EARLY_STEPS, WORSE] = [20, -60];
/** Where there is no page around it. */
const ALONE: GameDeps = { tagsOf: () => [], isCalm: () => false, keep: () => Promise.resolve(false) };

/** Goes on with the game that is kept beside the document, whenever one is. */
export function openGame(session: Session, engine: Engine, clock: Clock, deps: GameDeps = ALONE) {
  const { cursor } = session.store;
  const play = new Round(
    session,
    engine,
    clock,
    deps,
    () => actions.takeBack.run(),
    () => actions.leave.run(),
  );
  const { rules, record } = play;
  const advisor = new Advisor(session, engine);
  const isEvaluated = signal(false);
  const mayBeKnown = computed(() => !play.failure.value && !(rules.phase.value === 'playing' && rules.help()));
  /** Where a draw was offered. */
  const offered = signal<string | undefined>(undefined);

  const refusal = (code: RefusalCode | undefined): boolean => {
    if (code) session.forbid(code);
    return code !== undefined;
  };
  const action = (refuse: GameAction['refuse'], act: () => unknown): GameAction => ({
    refuse,
    run: () => {
      if (refusal(refuse())) return false;
      const done = act();
      if (done instanceof Promise) done.catch((error: unknown) => session.fail(error));
      return true;
    },
  });
  /** Begins a game; what was played before is left. */
  const start = (terms: Terms, where: Where): void => {
    if (!refusal(where === 'here' ? rules.start() : undefined)) play.begin(terms, where);
  };
  /** Begins again where the last game began, with other chances: with the sides changed, or on other terms. */
  const rematch = (terms?: Terms) =>
    action(rules.rematch, () => {
      const last = record.peek();
      if (!last) return;
      const { where, origin } = last;
      if (where === 'here') session.change((document) => document.goTo(origin.steps));
      start({ ...(terms ?? swapped(last.terms)), seed: last.terms.seed + 1 }, where);
    });
  /** The computer agrees to a draw, or does not; of two persons at one board both have agreed. */
  const offerDraw = async () => {
    const { white, black } = record.peek()?.terms ?? {};
    if (white === black) return play.end('agreed');
    offered.value = untracked(() => placeIn(session));
    let score: number | undefined;
    try {
      score = await advisor.score();
    } finally {
      // What is not answered can be offered again.
      if (score === undefined) offered.value = undefined;
    }
    if (score === undefined || rules.phase.peek() !== 'playing') return;
    if (-score <= (cursor.peek().steps < EARLY_STEPS ? WORSE : EVEN)) return play.end('agreed');
    session.show({ tone: 'plain', code: 'declined', text: (words) => words.engine.said.declined });
  };
  const unless = (isSo: () => unknown, code: RefusalCode) => () => (isSo() ? undefined : code);
  const mayOffer = unless(() => offered.value !== placeIn(session), 'already-offered');

  const actions: Readonly<Record<GameCommandId, GameAction>> = {
    takeBack: action(rules.takeBack, () => play.takeBack()),
    moveNow: action(
      unless(() => play.thinking.value, 'nobody-thinks'),
      () => play.opponent.moveNow(),
    ),
    askHint: action(rules.hint, () => advisor.give()),
    offerDraw: action(() => rules.ownTurn() ?? mayOffer(), offerDraw),
    claim: action(rules.claim, () => play.end(session.store.position.peek().claims[0] ?? '')),
    resign: action(rules.resign, () => play.end(`resigned-${rules.person.peek()}`)),
    rematch: rematch(),
    again: action(
      unless(() => play.failure.value, 'nothing-failed'),
      () => play.again(),
    ),
    pause: action(rules.playing, () => play.pause(!play.isPaused.peek())),
    leave: action(
      unless(() => record.value, 'no-game'),
      () => play.leave(),
    ),
  };
  const terms: ReadonlySignal<Terms | undefined> = computed(() => record.value?.terms);
  return {
    actions,
    /** Plays what a hint would show. */
    playBest: action(rules.hint, () => advisor.play()),
    start,
    rematch: (other?: Terms): boolean => rematch(other).run(),
    /** What is agreed; nothing where no game is played. */
    terms,
    phase: rules.phase,
    /** The side of the person who plays; of two persons the one to move. */
    person: rules.person,
    /** Which side the computer is thinking for. */
    thinking: play.thinking,
    /** What the clocks showed at their last tick, and whose runs. */
    remaining: play.clock.times,
    running: play.clock.running,
    /** Whether clocks and computers wait. */
    isPaused: play.isPaused,
    /** Why the computer does not answer. */
    failure: play.failure,
    hint: advisor.hint,
    /** A hint that was given is shown no more. */
    forgetHint: () => advisor.forget(),
    /** How the position at the cursor stands, as far as it is known; only while it is shown. */
    evaluation: evaluated(session, engine, () => isEvaluated.value && mayBeKnown.value, play.fail),
    showEvaluation: (isShown: boolean): void => void (isEvaluated.value = isShown),
  };
}
