// The column of the board, with the line over it, the players and the controls. Its rows never appear or go, so that nothing
// moves the board.

import { effect, type ReadonlySignal } from '@preact/signals';
import { useEffect, useLayoutEffect, useMemo, useRef } from 'preact/hooks';
import { Board } from '../board/board';
import type { Highlights } from '../board/marks';
import { BoardState } from '../board/state';
import type { Color } from '../chess/chess';
import type { Feedback, Sentence, Session, Tone } from '../document/session';
import { spelled } from '../i18n/notation';
import type { AllWords, Words } from '../i18n/words';
import { Scrubber } from '../moves/scrubber';
import { Icon, type IconName } from '../ui/icons';
import { deferred } from './deferred';
import { boardOf, type PageDeps } from './deps';
import type { Message } from './kept';
import { CLOCK } from './open';
import type { Playing } from './playing';

interface StageProps extends PageDeps {
  readonly words: Words;
  /** All words; nothing until they have come. */
  readonly all: AllWords | undefined;
  /** What the place that is open shows on the board. */
  readonly highlights: ReadonlySignal<Highlights | undefined>;
}

export function Stage(props: StageProps) {
  const { session, playing: coming, page, labs, words, all, kept, highlights } = props;
  const playing = coming.value;
  const { isFlipped, palette } = page;
  const parts = deferred.value;
  const still = page.shown.value;
  // A position that a panel shows is not played on.
  const players = still ? undefined : playing;
  const shown = boardOf(props);
  const board = useMemo(() => new BoardState(shown, isFlipped, palette), [shown, isFlipped, palette]);
  // While a game is being chosen, what is said of the document is shown, too.
  const told = !still && session.feedback.value && !shown.feedback.value ? session : shown;
  // What is known of the document is shown with no other board.
  const its = shown === session ? playing : undefined;
  board.answers = its?.answers ?? page.answers.value;
  const premove = its?.play.premove;
  board.input.premove = premove;
  if (premove) premove.take = (square) => board.input.press(square);
  useEffect(
    () => effect(() => void (board.arrows.value = [...page.pointed.value, ...(its?.play.pointed.value ?? [])])),
    [board, its],
  );
  useEffect(() => effect(() => void (board.highlights.value = highlights.value)), [board]);
  return (
    <section class="stage" aria-label={words.board.name}>
      <Notice
        session={told}
        words={words}
        idle={all && parts?.idle({ session: told, kept, page, play: players?.play })}
      />
      <div class="bar top">
        <Edge board={board} other={still} playing={players} words={words} all={all} edge="upper" />
      </div>
      <div class="table">
        <Board
          key={`${words.tag} ${still ? 'still' : shown === session}`}
          board={board}
          words={words}
          keys={parts?.BOARD_KEYS}
          drawings={parts && <parts.Overlay board={board} />}
          over={(cellOf) => parts && all && <parts.Over board={board} words={all} labs={labs} cellOf={cellOf} />}
        />
        {players && parts && all ? (
          <>
            <parts.OverBoard play={players.play} words={all} />
            <parts.AnalysedBar analysis={players.analysis} isFlipped={isFlipped.value} words={all} />
          </>
        ) : null}
      </div>
      <div class="bar bottom">
        <Edge board={board} other={still} playing={players} words={words} all={all} edge="lower" />
      </div>
      <Scrubber
        board={board}
        words={words}
        player={parts && all ? <parts.Player board={board} clock={CLOCK} words={all} /> : null}
        tools={parts && all ? <parts.Tools board={board} words={all} /> : null}
      />
      {parts && all ? <parts.Paper session={still ?? session} place={page.place.value} words={all} /> : null}
    </section>
  );
}

interface EdgeProps extends Pick<StageProps, 'words' | 'all'> {
  readonly board: BoardState;
  /** What is shown in the place of the document. */
  readonly other: Session | undefined;
  readonly playing: Playing | undefined;
  readonly edge: 'upper' | 'lower';
}

/** What an edge of the board has: pieces to set up, a player, or until it is known who plays, a side. */
function Edge({ board, other, playing, words, all, edge }: EdgeProps) {
  const color: Color = (edge === 'upper') === board.isFlipped.value ? 'w' : 'b';
  const parts = deferred.value;
  if (board.palette.isOpen.value && parts && all) return <parts.PaletteRow board={board} color={color} words={all} />;
  if (playing && parts && all) return <parts.PlayerAt play={playing.play} words={all} edge={edge} />;
  return (
    <div class="player">
      <span class={`disc ${color}`} />
      <strong>{nameIn(other, color) ?? words.shell.side[color]}</strong>
    </div>
  );
}

/** Who plays a side, as the tags of a game say it. */
const nameIn = (game: Session | undefined, color: Color): string | undefined =>
  game?.store.game.value.tags.find(([tag]) => tag === (color === 'w' ? 'White' : 'Black'))?.[1];

interface NoticeProps {
  readonly session: Session;
  readonly words: Words;
  /** What is said and offered where nothing has just been done. */
  readonly idle: Partial<Message> | undefined;
}

const SIGNS: Record<Exclude<Tone, 'plain' | 'busy'>, IconName> = {
  refusal: 'refused',
  fault: 'warning',
  result: 'flag',
  hint: 'bulb',
};

/** Where the button that had the keyboard is gone, the line has it. */
export function Notice({ session, words: known, idle }: NoticeProps) {
  // What needs words that come later is said by what comes with them.
  const words = known as AllWords;
  const line = useRef<HTMLDivElement>(null);
  const hadFocus = line.current?.contains(document.activeElement);
  useLayoutEffect(() => {
    if (hadFocus && document.activeElement === document.body) line.current?.focus();
  });
  const feedback = session.feedback.value ?? noticeOf(session, idle);
  const { tone, lead, text, action = wayOn(feedback) } = feedback;
  const position = session.store.position.value;
  const whose = words.standing(position);
  return (
    <div class={`notice ${tone}`} data-code={feedback.code} ref={line} tabIndex={-1}>
      <Sign tone={tone} turn={position.turn} />
      <p>
        {lead ? <b>{lead(words)}</b> : null} {text(words)}
      </p>
      {action ? (
        <button type="button" onClick={action.run}>
          {action.label(words)}
        </button>
      ) : null}
      {tone === 'plain' || position.end !== null ? null : (
        <span class={`disc ${position.turn}`} role="img" title={whose} />
      )}
      <Spoken sentence={session.spoken.value} words={words} />
    </div>
  );
}

/**
 * What was said last, as another text each time: the same words are heard again. What another board had said before is not said
 * once more when that board is shown again.
 */
function Spoken({ sentence, words }: { readonly sentence: Sentence; readonly words: AllWords }) {
  const said = useRef({ sentence, count: 0, isOld: false, before: new WeakSet<Sentence>([sentence]) });
  if (said.current.sentence !== sentence) {
    const { before, count } = said.current;
    said.current = { sentence, count: count + 1, isOld: before.has(sentence), before: before.add(sentence) };
  }
  return (
    <p class="spoken" role="status">
      <span key={said.current.count}>{said.current.isOld ? '' : spelled(sentence(words))}</span>
    </p>
  );
}

function Sign({ tone, turn }: { readonly tone: Tone; readonly turn: Color }) {
  if (tone === 'plain') return <span class={`disc ${turn}`} />;
  return tone === 'busy' ? <span class="spinner" /> : <Icon name={SIGNS[tone]} />;
}

/** What is said when there is nothing else to say. */
export function noticeOf(session: Session, idle?: Partial<Message>): Feedback {
  const { store } = session;
  const position = store.position.value;
  const isOpen = position.isLegal && position.end === null && !session.locked.value;
  const isNew = isOpen && store.line.value.length === 0;
  return {
    tone: (position.end ?? position.recorded) === null ? 'plain' : 'result',
    code: 'standing',
    lead: (words) => words.standing(position),
    text: (words) => (isNew ? words.shell.begin : ''),
    ...idle,
  };
}

/** The way on from a fault that says none itself: what the program has wrong in its memory goes with the page. */
const wayOn = ({ code }: Feedback): Feedback['action'] =>
  code === 'program-fault' ? { label: (words) => words.shell.reload, run: () => location.reload() } : undefined;
