// What there is to do in a game, by how it stands, and why it is not done now.

import * as commands from '../document/commands';
import type { MethodId } from '../i18n/arguments';
import type { AllWords, OfferId } from '../i18n/words';
import type { IconName } from '../ui/icons';
import { offer, type Offer } from '../ui/panel';
import { rivalOf, STRONGEST } from '../workers/jobs';
import { playerNames } from './bars';
import { besides } from './choices';
import type { GameAction } from './game';
import { personOf, type Play } from './play';
import type { Terms } from './rules';

const ICONS = {
  takeBack: 'undo',
  hint: 'bulb',
  showMove: 'bulb',
  draw: 'equal',
  claim: 'equal',
  resign: 'flag',
  moveNow: 'fast',
  pause: 'pause',
  goOn: 'play',
  rematch: 'rematch',
  same: 'rematch',
  here: 'play',
  newGame: 'plus',
  analyse: 'graph',
  review: 'lens',
  why: 'bulb',
} as const satisfies Partial<Record<OfferId, IconName>>;

/** Shows how one of the searches of the article sees the position on the board. */
export type Explain = (method: MethodId, depth: number) => void;

interface Offers {
  /** In the row. */
  readonly row: readonly Offer[];
  /** Behind the last sign of the row. */
  readonly more: readonly Offer[];
}

/** Read while something is drawn, it is drawn again when any of it changes. */
export function offersOf(play: Play, words: AllWords, explain?: Explain): Offers {
  const { game, session } = play.deps;
  const { actions } = game;
  const make = (id: keyof typeof ICONS, action?: GameAction, run: () => void = () => action?.run()): Offer => {
    const code = action?.refuse();
    return { label: words.play.offers[id], icon: ICONS[id], refusal: code && words.refusals[code], run };
  };
  const newGame = make('newGame', undefined, () => play.open());
  const analyse = make('analyse', actions.leave, () => play.analyse());
  const review = make('review', undefined, () => play.review());
  const moveNow = make('moveNow', actions.moveNow);
  const isPaused = game.isPaused.value;
  const pause = make(isPaused ? 'goOn' : 'pause', actions.pause);
  const terms = game.terms.value;
  const why = explain ? whyOf(play, explain).map((run) => make('why', undefined, run)) : [];
  if (game.phase.value === 'none' || !terms) {
    const here = make('here', undefined, () => play.playOn());
    if (play.mayPlayOn.value) return { row: [{ ...here, look: 'primary' }, newGame], more: [] };
    return { row: [{ ...newGame, look: 'primary' }], more: [] };
  }
  const takeBack = make('takeBack', actions.takeBack);
  const rematch = make('rematch', actions.rematch);
  if (game.phase.value === 'over')
    return {
      // None lies where something is pressed that may end the game at once.
      row: [takeBack, review, newGame, { ...rematch, look: 'primary' }],
      more: [analyse, ...why, ...othersOf(play, words, terms)],
    };
  if (terms.white !== 'person' && terms.black !== 'person') return { row: [pause, analyse, newGame], more: why };
  const resign = make('resign', actions.resign, () => play.askToResign());
  if (isPaused) return { row: [{ ...pause, look: 'primary' }, takeBack, resign], more: [newGame, analyse] };

  const stage = game.hint.value?.stage;
  const asked = make(stage === 1 ? 'showMove' : 'hint', actions.askHint);
  // What a hint has shown is asked about next.
  const hint = stage === 2 ? { ...asked, label: words.review.why.ask, run: () => void play.why.ofHint() } : asked;
  const purpose: readonly Offer[] = play.why.hasPurpose
    ? [{ ...asked, label: words.review.purpose.ask, run: () => void play.why.ofLastMove() }]
    : [];
  const [claim] = session.store.position.value.claims;
  const draw = claim
    ? { ...make('claim', actions.claim), name: words.play.claimOf(claim) }
    : make('draw', actions.offerDraw);
  return {
    row: [takeBack, game.hint.value ? { ...hint, look: 'on' } : hint, draw, resign],
    more: [
      ...(isSlow(terms) ? [moveNow] : []),
      ...purpose,
      ...why,
      ...(terms.clock ? [pause] : []),
      rematch,
      newGame,
      analyse,
    ],
  };
}

/** From this depth on a search of the article takes seconds. */
const SLOW_DEPTH = 3;

/** Whether the computer may think for longer than a moment. */
const isSlow = ({ white, black }: Terms): boolean =>
  [white, black].some((player) => {
    const [kind, number = 0] = rivalOf(player) ?? [];
    return player === STRONGEST || (kind !== 'level' && number >= SLOW_DEPTH);
  });

/** Shows the search that the computer's last move comes from, at the position before it; nothing where no search is shown. */
function whyOf({ deps: { game, session }, isWithoutHelp }: Play, explain: Explain): readonly (() => void)[] {
  const { line, cursor } = session.store;
  const { steps } = cursor.value;
  const color = line.value[steps - 1]?.move?.color;
  const player = color && game.terms.value?.[color === 'w' ? 'white' : 'black'];
  const [kind, depth = 0] = (player && rivalOf(player)) || [];
  if (!kind || kind === 'level' || kind === 'random' || isWithoutHelp.value) return [];
  const run = () => {
    // It looks this many moves beyond each of its own.
    if (commands.back.run(session)) explain(kind, depth + 1);
  };
  return [run];
}

/** Other ways to play the same again: with the same sides, or against a weaker or a stronger player. */
function othersOf(play: Play, words: AllWords, terms: Terms): readonly Offer[] {
  const { game } = play.deps;
  if (personOf(terms) === undefined) return [];
  const again = (label: string, next: Terms) => offer(ICONS.same, label, () => void game.rematch(next));
  const levels = [-1, 1].flatMap((by) => {
    const next = besides(terms, by);
    const rival = next && playerNames(play, words, next, next.white === 'person' ? 'b' : 'w').name;
    return rival ? [again(words.play.rematchWith(rival), next)] : [];
  });
  return [again(words.play.offers.same, terms), ...levels];
}
