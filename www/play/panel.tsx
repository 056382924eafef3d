// Playing: the moves of the game and what there is to do in it, or what a new one is to be.

import { useEffect, useLayoutEffect, useRef } from 'preact/hooks';
import type { AllWords } from '../i18n/words';
import { Moves } from '../moves/moves';
import { Alert, Foot } from '../ui/panel';
import { MenuButton } from '../ui/menu';
import { faultText } from '../workers/fault';
import { playerNames } from './bars';
import { type HeadedProps, NewGame, type PlayProps } from './new-game';
import { type Explain, offersOf } from './offers';
import { endingOf } from './over-board';
import type { Play } from './play';

/** Head, body and foot of the panel. */
export function PlayPanel({ play, explain, words }: PlayProps & { readonly explain: Explain }) {
  const heading = useRef<HTMLHeadingElement>(null);
  const isChoosing = play.isChoosing.value;
  useRefocus(isChoosing, () => heading.current);
  useEffect(() => {
    play.enter();
    return () => play.leave();
  }, [play]);
  return isChoosing ? (
    <NewGame play={play} words={words} heading={heading} />
  ) : (
    <Playing play={play} explain={explain} words={words} heading={heading} />
  );
}

/** Where a value is another than before, and what had the keyboard has gone with that, something else has it. */
function useRefocus(value: unknown, find: () => HTMLElement | null | undefined): void {
  const before = useRef(value);
  useEffect(() => {
    if (before.current !== value && document.activeElement === document.body) find()?.focus();
    before.current = value;
  }, [value]);
}

function Playing({ play, explain, words, heading }: HeadedProps & { readonly explain: Explain }) {
  const { game, session } = play.deps;
  const footer = useRef<HTMLElement>(null);
  const isResigning = play.isResigning.value;
  const failure = game.failure.value;
  const flag = () => footer.current?.querySelector<HTMLElement>('[data-icon="flag"]');
  useRefocus(isResigning, () => (isResigning ? undefined : flag()));
  useRefocus(failure, () => (failure ? undefined : heading.current));
  return (
    <>
      <header>
        <h2 ref={heading} tabIndex={-1}>
          {titleOf(play, words)}
        </h2>
      </header>
      <div class="body">
        {failure ? (
          <Alert
            text={`${faultText(failure, words)} ${words.play.isSafe}`}
            again={{ label: words.play.offers.again, run: () => void game.actions.again.run() }}
          />
        ) : null}
        {play.ended.value && !play.hasResult.value ? <Ended play={play} words={words} /> : null}
        {play.why.said.value ? <p class="reason">{play.why.said.value(words)}</p> : null}
        <Moves session={session} words={words} />
      </div>
      <footer ref={footer}>
        {isResigning ? <Resigning play={play} words={words} /> : <Row play={play} explain={explain} words={words} />}
      </footer>
    </>
  );
}

/** How the game ended, once its result has been seen over the board. */
function Ended({ play, words }: PlayProps) {
  const { title, text, score } = words.play.result;
  const ending = endingOf(play, words);
  return (
    <p class="ended">
      <strong>{title(ending)}</strong> <span class="points">{score(ending.position)}</span>
      <span>{text(ending)}</span>
    </p>
  );
}

function titleOf(play: Play, words: AllWords): string {
  const terms = play.deps.game.terms.value;
  if (!terms) return words.play.title(undefined, undefined);
  return words.play.title(playerNames(play, words, terms, 'w').name, playerNames(play, words, terms, 'b').name);
}

function Row({ play, explain, words }: PlayProps & { readonly explain: Explain }) {
  const { row, more } = offersOf(play, words, explain);
  const menu = (
    <MenuButton label={words.play.offers.more} icon="more" look="offer" sections={() => [{ items: more }]} />
  );
  return <Foot offers={row}>{more.length > 0 ? menu : null}</Foot>;
}

/**
 * Whether the game is to be given up. The answer that does nothing has the keyboard, and lies over the whole row: what was
 * pressed to come here gives up nothing if it is pressed twice.
 */
function Resigning({ play, words }: PlayProps) {
  const { question, yes, no } = words.play.resigning;
  const keep = useRef<HTMLButtonElement>(null);
  useLayoutEffect(() => keep.current?.focus(), []);
  const key = (event: KeyboardEvent) => {
    if (event.key !== 'Escape') return;
    event.preventDefault();
    play.answerResigning(false);
  };
  return (
    <div class="resigning" role="group" aria-label={question} onKeyDown={key}>
      <div class="asked">
        <strong>{question}</strong>
        <button type="button" class="danger" onClick={() => play.answerResigning(true)}>
          {yes}
        </button>
      </div>
      <button type="button" ref={keep} onClick={() => play.answerResigning(false)}>
        {no}
      </button>
    </div>
  );
}
