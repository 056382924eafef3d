// What the games of a match come to: points, the difference in Elo, by colour, and how they ended.

import type { EloPoint } from './jobs';
import type { Match } from './match';
import { endsOf, scoreOf } from './record';
import type { AllWords, Color } from '../i18n/words';
import { Table } from '../panels/parts/table';
import { Curve } from './curve';
import { nameOf } from './names';

interface StandingProps {
  readonly match: Match;
  readonly words: AllWords;
}

/** From where to where a difference may be, in its own direction. */
const rangeOf = ({ elo, low, high }: EloPoint): [low: number, high: number] => (elo < 0 ? [-high, -low] : [low, high]);

const PARTS = ['won', 'drawn', 'lost'] as const;

export function Standing({ match: { plan, played, course }, words }: StandingProps) {
  const { match } = words;
  const score = scoreOf(played.value);
  const last = course.value.at(-1);
  const told = last ? match.elo(nameOf(plan.value.first, words), last.elo, ...rangeOf(last)) : match.tooFew;
  return (
    <section aria-label={match.standing}>
      <div class="match-score">
        <p>
          <span class="note">{match.done(played.value.length, plan.value.games)}</span>
          <b>{match.score(score.won + score.drawn / 2, score.lost + score.drawn / 2)}</b>
        </p>
        <p class="elo">
          <span>{played.value.length > 0 ? told : null}</span>
        </p>
      </div>
      <div class="tally">
        {PARTS.filter((part) => score[part] > 0).map((part) => (
          <span key={part} class={part} style={{ flexGrow: score[part] }}>
            {match[part](score[part])}
          </span>
        ))}
      </div>
      {last ? <Curve games={plan.value.games} course={course.value} words={words} /> : null}
    </section>
  );
}

/** By colour, and how the games ended. */
export function Tables({ match: { plan, played }, words }: StandingProps) {
  const { match } = words;
  const name = nameOf(plan.value.first, words);
  const row = (label: string, side: Color): [string, ...string[]][] => {
    const games = played.value.filter(({ first }) => first === side);
    const score = scoreOf(games);
    return games.length > 0 ? [[label, ...PARTS.map((part) => String(score[part]))]] : [];
  };
  const colours = [...row(match.asWhite(name), 'w'), ...row(match.asBlack(name), 'b')];
  const ends = endsOf(played.value).map(([end, count]) => [match.end(end), String(count)] as const);
  return (
    <div class="match-tables">
      <Table caption={match.byColour} heads={match.heads} rows={colours} />
      <Table caption={match.ends} heads={match.endHeads} rows={ends} />
    </div>
  );
}
