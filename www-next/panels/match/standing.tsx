// What the games of a match come to: points, the difference in Elo, by colour, and how they ended.

import type { EloPoint, MatchGameNow, Plan } from '../../engine/match-jobs';
import { endsOf, scoreOf } from '../../engine/match-record';
import type { AllWords } from '../../i18n/words';
import { Curve } from './curve';
import { nameOf } from './names';

interface StandingProps {
  readonly plan: Plan;
  readonly played: readonly MatchGameNow[];
  readonly course: readonly EloPoint[];
  readonly words: AllWords;
}

export function Standing({ plan, played, course, words }: StandingProps) {
  const { match } = words;
  const { won, drawn, lost } = scoreOf(played);
  const last = course.at(-1);
  return (
    <section aria-label={match.standing}>
      <div class="match-score">
        <p>
          <span class="note">{match.done(played.length, plan.games)}</span>
          <b>{match.score(won + drawn / 2, lost + drawn / 2)}</b>
        </p>
        <p class="elo">
          <span class="note">{match.eloAbout}</span>
          <span>{last ? match.elo(last.elo, last.low, last.high) : match.tooFew}</span>
        </p>
      </div>
      <div class="tally">
        {(['won', 'drawn', 'lost'] as const).map((name) => {
          const count = { won, drawn, lost }[name];
          return count > 0 ? (
            <span key={name} class={name} style={{ flexGrow: count }}>
              {match[name](count)}
            </span>
          ) : null;
        })}
      </div>
      {last ? <Curve plan={plan} course={course} words={words} /> : null}
    </section>
  );
}

/** By colour, and how the games ended. */
export function Tables({ plan, played, words }: Omit<StandingProps, 'course'>) {
  const { match } = words;
  const name = nameOf(plan.first, words);
  const row = (label: string, side: 'w' | 'b') => {
    const { won, drawn, lost } = scoreOf(played.filter(({ first }) => first === side));
    return won + drawn + lost > 0 ? [label, String(won), String(drawn), String(lost)] : [];
  };
  const colours = [row(match.asWhite(name), 'w'), row(match.asBlack(name), 'b')].filter((cells) => cells.length > 0);
  return (
    <div class="match-tables">
      <Table caption={match.byColour} heads={match.heads} rows={colours} />
      <Table
        caption={match.ends}
        heads={match.endHeads}
        rows={endsOf(played).map(([end, count]) => [match.end(end), String(count)])}
      />
    </div>
  );
}

interface TableProps {
  readonly caption: string;
  readonly heads: readonly string[];
  readonly rows: readonly (readonly string[])[];
}

/** The first cell of a row names it. */
const Table = ({ caption, heads, rows }: TableProps) => (
  <table>
    <caption>{caption}</caption>
    <thead>
      <tr>
        {heads.map((head) => (
          <th key={head} scope="col">
            {head}
          </th>
        ))}
      </tr>
    </thead>
    <tbody>
      {rows.map(([label, ...cells]) => (
        <tr key={label}>
          <th scope="row">{label}</th>
          {cells.map((cell, at) => (
            <td key={at}>{cell}</td>
          ))}
        </tr>
      ))}
    </tbody>
  </table>
);
