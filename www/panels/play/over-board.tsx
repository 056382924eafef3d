// What playing shows on the board and at its edges: the players, who is ahead, and how the game ended.

import { useEffect } from 'preact/hooks';
import type { Ending } from '../../i18n/areas/play';
import { isInUpperHalf } from '../../i18n/squares';
import type { Color, AllWords } from '../../i18n/words';
import { EvaluationBar } from '../parts/evaluation-bar';
import { PlayerBar } from '../parts/player-bar';
import { ResultCard } from '../parts/result-card';
import { barOf, namesOf } from './bars';
import type { PlayProps } from './new-game';
import { offersOf } from './offers';
import type { Play } from './play';

/** The player at the upper or the lower edge. */
export function PlayerAt({ play, words, edge }: PlayProps & { readonly edge: 'upper' | 'lower' }) {
  const color: Color = (edge === 'upper') === play.around.isFlipped.value ? 'w' : 'b';
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
  const { game, session, isFlipped } = play.around;
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
  const isKingAbove = check === null || isInUpperHalf(check) !== play.around.isFlipped.value;
  return (
    <ResultCard
      title={title(ending)}
      text={text(ending)}
      isLow={isKingAbove}
      actions={(['rematch', 'graph'] as const).flatMap((sign) => row.filter(({ icon }) => icon === sign))}
      close={{ label: words.play.offers.close, icon: 'close', run: () => play.closeResult() }}
    />
  );
}

/** How the game ended, for who played it. */
export function endingOf(play: Play, words: AllWords): Ending {
  const { game, session } = play.around;
  const { store } = session;
  const position = play.ended.value ?? store.position.value;
  const person = play.person.value;
  const rival = person && namesOf(play, words, game.terms.value, person === 'w' ? 'b' : 'w').name;
  const moves = store.line.value.filter(({ kind }) => kind === 'legal').length;
  return { position, person, moves, rival };
}
