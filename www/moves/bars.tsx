// At the edges of the board: the bar of a player, and beside it a bar that shows who is ahead.

import type { ShownPosition } from '#doors/document.js';
import { isWhite, signOf } from '../board/pieces';
import { type Color, type Evaluated, shareOf } from '../chess/chess';
import type { AllWords } from '../i18n/words';

interface EvaluationBarProps {
  readonly position: ShownPosition;
  /** Nothing while it is not known yet. */
  readonly evaluation: Evaluated | undefined;
  readonly isFlipped: boolean;
  readonly words: AllWords;
}

export function EvaluationBar({ position, evaluation, isFlipped, words }: EvaluationBarProps) {
  const { share, short, sentence } = weigh(position, evaluation, words);
  const percent = Math.round(share * 100);
  return (
    <>
      <span class="score" aria-hidden="true">
        {short}
      </span>
      <div
        class={isFlipped ? 'evaluation flipped' : 'evaluation'}
        role="meter"
        aria-label={words.play.evaluation.name}
        aria-valuemin={0}
        aria-valuemax={100}
        aria-valuenow={percent}
        aria-valuetext={sentence}
        title={sentence}
      >
        <span style={{ blockSize: `${percent}%` }} />
      </div>
    </>
  );
}

interface Weighed {
  /** White's share of the bar. */
  readonly share: number;
  readonly short: string;
  readonly sentence: string;
}

/** What the bar shows; at the end of a game its result. */
export function weigh(position: ShownPosition, evaluation: Evaluated | undefined, words: AllWords): Weighed {
  if (position.end !== null) {
    const share = position.winner === 'w' ? 1 : position.winner === 'b' ? 0 : 0.5;
    return { share, short: words.play.result.score(position), sentence: words.standing(position) };
  }
  const known = evaluation ?? {};
  return { share: shareOf(known), short: scoreOf(known, words), sentence: scoreInWords(known, words) };
}

/** In few letters; nothing where it is not known. */
export function scoreOf({ mate, centipawns }: Evaluated, { play: { evaluation } }: AllWords): string {
  if (mate !== undefined) return evaluation.shortMate(mate);
  return centipawns === undefined ? '' : evaluation.short(centipawns);
}

export function scoreInWords({ mate, centipawns }: Evaluated, { play: { evaluation } }: AllWords): string {
  if (mate !== undefined) return evaluation.mate(mate);
  return centipawns === undefined ? evaluation.unknown : evaluation.sentence(centipawns);
}

export interface Bar {
  readonly color: Color;
  readonly name: string;
  readonly about: string;
  /** What the game brought it; nothing while it is not over. */
  readonly score: string;
  /** As FEN letters. */
  readonly taken: string;
  /** By how many pawns its pieces are worth more than those of the other. */
  readonly lead: number;
  readonly clock: { readonly text: string; readonly isLow: boolean; readonly isRunning: boolean } | undefined;
  readonly isToMove: boolean;
  readonly isThinking: boolean;
}

export function PlayerBar({ bar, words }: { readonly bar: Bar; readonly words: AllWords }) {
  const { color, name, about, score, taken, lead, clock, isToMove, isThinking } = bar;
  const { bar: said, sideName } = words.play;
  const isNamed = name !== sideName(color);
  const label = isNamed ? `${sideName(color)}: ${name}` : name;
  // The line over the board and a clock that is filled show who is to move; it has to be said all the same.
  return (
    <div class="player" data-named={isNamed || clock ? '' : undefined} role="group" aria-label={label}>
      <span class={`disc ${color}`} aria-hidden="true" />
      <strong>{name}</strong>
      {about ? <span class="about">{about}</span> : null}
      {score ? <strong class="outcome">{score}</strong> : null}
      {taken ? (
        <span class="taken" role="img" aria-label={said.taken(taken)}>
          {Array.from(taken, (letter, at) => (
            <span key={at} class={isWhite(letter) ? 'man white' : 'man black'}>
              {signOf(letter)}
            </span>
          ))}
        </span>
      ) : null}
      {lead > 0 ? (
        <span class="lead" role="img" aria-label={said.lead(lead)}>
          +{lead}
        </span>
      ) : null}
      {isToMove ? <span class={isThinking ? 'turn' : 'spoken'}>{isThinking ? said.thinking : said.toMove}</span> : null}
      {clock ? (
        <span
          class={`clock ${clock.isRunning || isToMove ? 'on' : ''} ${clock.isLow ? 'low' : ''}`}
          role="timer"
          aria-label={said.clock(color)}
        >
          {clock.text}
        </span>
      ) : null}
    </div>
  );
}
