// What playing shows on the board and at its edges: the players, who is ahead, and how the game ended.

import { useEffect, useId, useLayoutEffect, useRef } from 'preact/hooks';
import type { Color } from '../chess/chess';
import { isInUpperHalf } from '../chess/squares';
import type { Ending } from '../i18n/arguments';
import type { AllWords } from '../i18n/words';
import { EvaluationBar, PlayerBar } from '../moves/bars';
import { type Action, IconButton } from '../ui/button';
import { Icon } from '../ui/icons';
import { barOf, playerNames } from './bars';
import type { PlayProps } from './new-game';
import { offersOf } from './offers';
import type { Play } from './play';

/** The player at the upper or the lower edge. */
export function PlayerAt({ play, words, edge }: PlayProps & { readonly edge: 'upper' | 'lower' }) {
  const color: Color = (edge === 'upper') === play.deps.isFlipped.value ? 'w' : 'b';
  return <PlayerBar bar={barOf(play, words, color)} words={words} />;
}

/** In a frame with the board, which it is laid over. */
export const OverBoard = ({ play, words }: PlayProps) => (
  <>
    {play.isEvaluated.value ? <Evaluation play={play} words={words} /> : null}
    {play.hasResult.value ? <Result play={play} words={words} /> : null}
  </>
);

/** The engine is asked as long as it is shown. */
function Evaluation({ play, words }: PlayProps) {
  const { game, session, isFlipped } = play.deps;
  useEffect(() => {
    game.showEvaluation(true);
    return () => game.showEvaluation(false);
  }, [game]);
  return (
    <EvaluationBar
      position={session.store.position.value}
      evaluation={game.evaluation.value}
      isFlipped={isFlipped.value}
      words={words}
    />
  );
}

function Result({ play, words }: PlayProps) {
  const { title, text } = words.play.result;
  const ending = endingOf(play, words);
  const { check } = ending.position;
  const { row } = offersOf(play, words);
  const isKingAbove = check === null || isInUpperHalf(check) !== play.deps.isFlipped.value;
  return (
    <ResultCard
      title={title(ending)}
      text={text(ending)}
      isLow={isKingAbove}
      actions={(['rematch', 'lens'] as const).flatMap((sign) => row.filter(({ icon }) => icon === sign))}
      close={{ label: words.play.offers.close, icon: 'close', run: () => play.closeResult() }}
    />
  );
}

/** How the game ended, for who played it. */
export function endingOf(play: Play, words: AllWords): Ending {
  const { game, session } = play.deps;
  const { store } = session;
  const position = play.ended.value ?? store.position.value;
  const person = play.person.value;
  const rival = person && playerNames(play, words, game.terms.value, person === 'w' ? 'b' : 'w').name;
  const moves = store.line.value.filter(({ kind }) => kind === 'legal').length;
  return { position, person, moves, rival };
}

interface ResultCardProps {
  readonly title: string;
  readonly text: string;
  /** Whether it lies on the lower half. */
  readonly isLow: boolean;
  /** The first of them is what most people want. */
  readonly actions: readonly Action[];
  readonly close: Action;
}

/** The keyboard comes to it from the board, or from what has gone, and goes back; elsewhere it stays where it is. */
export function ResultCard({ title, text, isLow, actions, close }: ResultCardProps) {
  const id = useId();
  const card = useRef<HTMLDivElement>(null);
  const { run } = close;
  useEffect(() => {
    const [before, table] = [document.activeElement, card.current?.parentElement];
    const board = table?.querySelector('[role="grid"] [tabindex="0"]');
    if (before === document.body || table?.contains(before)) card.current?.focus({ preventScroll: true });
    return () => {
      if (document.activeElement !== document.body) return;
      const back = before !== document.body && before?.isConnected ? before : board;
      if (back instanceof HTMLElement) back.focus({ preventScroll: true });
    };
  }, []);
  useLayoutEffect(() => {
    const press = (event: KeyboardEvent) => {
      if (event.key === 'Escape' && !event.defaultPrevented) run();
    };
    document.addEventListener('keydown', press);
    return () => document.removeEventListener('keydown', press);
  }, [run]);
  return (
    <div
      class={isLow ? 'result-card low' : 'result-card'}
      role="dialog"
      aria-labelledby={`${id}-title`}
      aria-describedby={`${id}-text`}
      tabIndex={-1}
      ref={card}
    >
      <h2 id={`${id}-title`}>{title}</h2>
      <p id={`${id}-text`}>{text}</p>
      <div class="row">
        {actions.map((action, at) => (
          <button
            key={action.label}
            type="button"
            class={at === 0 ? 'primary' : ''}
            aria-disabled={action.refusal !== undefined}
            onClick={action.run}
          >
            <Icon name={action.icon} />
            {action.label}
          </button>
        ))}
      </div>
      <IconButton action={close} />
    </div>
  );
}
