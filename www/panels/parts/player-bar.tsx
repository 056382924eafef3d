// A side at its edge of the board: who plays it, what it has taken, what its clock shows, and whether it is to move.

import { isWhite, signOf } from '../../board/signs';
import type { Color, AllWords } from '../../i18n/words';

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
