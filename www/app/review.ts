// The review of the game on this page: with as many workers as the device has cores, kept in its tab, and begun from anywhere.

import type { PuzzlesAround } from '../analyse/game-puzzles';
import { Reviewing } from '../analyse/reviewing';
import type { ReviewAround } from '../analyse/review';
import { openingKeysOf } from '../analyse/main-line';
import { ManyGames } from '../analyse/many-games';
import type { Session } from '../document/session';
import { factsIn, playersOf, tagsOfGame } from '../games/games';
import { loadOpenings, theoryOf } from '../moves/openings';
import type { Play } from '../play/play';
import type { Page } from './page';

/** A phone has cores that it lends for no longer than moments, and little memory. */
const [MOST_LANES, MOST_ON_PHONES] = [8, 2];

type Given = 'session' | 'engine' | 'clock' | 'mayBeKnown' | 'isVisible' | 'marked';

interface OpenReviewing extends Pick<ReviewAround, Given> {
  readonly page: Page;
  readonly play: Play;
  readonly puzzles: Omit<PuzzlesAround, 'title'>;
}

interface OpenedReviewing {
  readonly reviewing: Reviewing;
  /** What looks through the games of a file. */
  readonly many: ManyGames;
}

/** Who plays the game, and when. */
function titleOf(session: Session): string {
  const tags = tagsOfGame(session);
  return [playersOf(tags), ...factsIn(tags, ['Date'])].filter(Boolean).join(', ');
}

/** How many workers share a review. */
export function laneCount({ hardwareConcurrency }: Pick<Navigator, 'hardwareConcurrency'>, isOnPhone: boolean): number {
  return Math.max(1, Math.min(hardwareConcurrency || 1, isOnPhone ? MOST_ON_PHONES : MOST_LANES));
}

/** Whether the device is small, and worked by fingers. */
const isPhone = (): boolean => matchMedia('(pointer: coarse) and (max-width: 959.98px)').matches;

/** The worker that looks for reasons in a game: another than the one that plays, where there are several. */
export const reasonLane = (): number => (laneCount(navigator, isPhone()) > 1 ? 1 : 0);

/** Reviews the document’s main line once that is wanted; the key for it works from now on. */
export function openReviewing({ page, play, puzzles, ...others }: OpenReviewing): OpenedReviewing {
  const theory: ReviewAround['theory'] = (line) => theoryOf(openingKeysOf(line));
  const reviewing = new Reviewing({
    ...others,
    theory,
    theoryKnown: loadOpenings,
    lanes: laneCount(navigator, isPhone()),
    memory: () => sessionStorage,
    shown: page.shown,
    answers: page.answers,
    isFlipped: page.isFlipped,
    side: () => play.person.peek(),
    puzzles: { ...puzzles, title: () => titleOf(others.session) },
  });
  const many = new ManyGames({
    ...{ engine: others.engine, theory, theoryKnown: loadOpenings, lanes: laneCount(navigator, isPhone()) },
    ...puzzles,
  });
  page.review = () => {
    if (reviewing.begin()) page.go('analyse');
  };
  return { reviewing, many };
}
