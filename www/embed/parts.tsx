// What the first board does not need of a board that another page shows: its moves or its lesson, questions and drawings over
// it, all keys, and what its address has that takes more to read: a PGN, a lesson.

import { signal } from '@preact/signals';
import { useRef } from 'preact/hooks';
import { refuting } from '../analyse/refutations';
import type { BoardState } from '../board/state';
import { Core } from '../document/core';
import { encode } from '../document/link';
import { ReviewedGames } from '../document/reviewed';
import { LinkError } from '../workers/fault';
import { LessonView } from '../learn/lesson-view';
import { Learn } from '../learn/learn';
import { Moves } from '../moves/moves';
import { Player } from '../moves/player';
import type { AllWords } from '../i18n/words';
import { Icon } from '../ui/icons';
import { CLOCK } from '../ui/time';
import { Client } from '../workers/client';
import { labsOf } from '../workers/labs';
import { start } from '../workers/start';
import type { EmbedBoard } from './embed-board';
import type { EmbedSideProps } from './frame';

export { BOARD_KEYS } from '../board/late-keys';
export { Over, Overlay } from '../board/over';
export { openedTitle } from '../games/games';
export { LATE_ICONS } from '../ui/late-icons';
// What two scripts share the bundler puts into one: so all of the first board is one file, which packs better than several.
export { startEmbed } from './start';

const engine = new Client(start, CLOCK);
export const labs = labsOf(engine);

/** The lesson that is played on a board, once it has one. */
const lessons = new WeakMap<EmbedBoard, Learn>();

/** Reads what is left of the address: a PGN that is on the board then, a lesson that is begun. */
export async function readRest(board: EmbedBoard): Promise<void> {
  const { session, request, other, isFlipped, answers } = board;
  const { pgn } = request;
  if (pgn === undefined && !board.lesson) return;
  // What another site shows keeps nothing.
  const documents = signal(undefined);
  const learn = new Learn({
    ...{ session, labs, engine, clock: CLOCK, refute: refuting(engine, 0) },
    ...{ documents, reviewed: new ReviewedGames(documents) },
    ...{ shown: other, isFlipped, answers, go: () => learn.show() },
  });
  lessons.set(board, learn);
  learn.show();
  if (board.lesson) return learn.openLink(board.lesson);
  await session.attempt(async () => {
    session.show({ tone: 'busy', code: 'reading', text: ({ loading }) => loading.waiting });
    const { bytes, fault } = await labs.readGame(pgn ?? '');
    session.exchange(Core.open(bytes)).free();
    if (fault) session.show({ tone: 'fault', code: fault.code, text: (words) => words.problem(fault) });
    else session.feedback.value = undefined;
    if ((await labs.lessonTasks(bytes)).tasks.length > 0) await learn.openPgn(pgn ?? '');
  });
}

/** Beside or below the board: the lesson that is played, or the moves. */
export function EmbedSide({ board, words }: EmbedSideProps) {
  const card = useRef<HTMLDivElement>(null);
  const learn = lessons.get(board);
  const lesson = learn?.lesson.value;
  if (learn && lesson)
    return <LessonView {...{ learn, lesson, card, words }} highlights={board.highlights} board={board} />;
  return (
    <div class="body" tabIndex={-1}>
      <Moves session={board.session} words={words} isRead />
    </div>
  );
}

/** Plays one step after the other. */
export const EmbedPlayer = ({ board, words }: { readonly board: BoardState; readonly words: AllWords }) => (
  <Player board={board} clock={CLOCK} words={words} />
);

/** Where this page lies from that of the board. */
const HOME = '../';

/** Opens what the board has in a tab of its own. */
export function OpenLink({ board, words }: EmbedSideProps) {
  const follow = ({ currentTarget }: { readonly currentTarget: HTMLAnchorElement }) => {
    currentTarget.href = homeOf(board);
  };
  return (
    <a
      class="icon-button"
      href={HOME}
      target="_blank"
      rel="noopener"
      title={words.embed.open}
      onFocus={follow}
      onMouseDown={follow}
    >
      <Icon name="open" />
    </a>
  );
}

/** The address of the document, or of the lesson, on the page; that of the page alone where a link would be too long. */
function homeOf({ session, lesson, isFlipped }: EmbedBoard): string {
  const home = new URL(HOME, location.href).href.replace(/[?#].*$/, '');
  const linked = { bytes: lesson ?? session.bytes.peek(), panel: lesson ? 'learn' : '', isFlipped: isFlipped.peek() };
  try {
    return `${home}#${encode(linked)}`;
  } catch (error) {
    if (!(error instanceof LinkError)) throw error;
    return home;
  }
}
