// What a reviewed game came to: how exactly each side has played, what decided it, and whose mistakes are looked at.

import { useState } from 'preact/hooks';
import type { Color } from '../chess/chess';
import type { AllWords } from '../i18n/words';
import { Button } from '../ui/button';
import { Select } from '../ui/fields';
import { REVIEW_MARKS, reviewSign } from './marks';
import { MarkSign, type ReviewProps } from './mistake-card';
import type { Mistake } from './mistakes';
import { PractiseButton } from './practise-card';
import { PuzzlesRow } from './puzzles-row';

/** The most swings that are named, and the least that each of them loses: as much as a mistake. */
const [MOST_SWINGS, LEAST_LOSS] = [3, 0.2];
/** Where board and review share a small screen; as in review.css. */
const NARROW = '(max-width: 599.98px), (max-width: 959.98px) and (orientation: portrait)';

/** What the game came to: how exactly each side has played, what decided it, and what there is to do about it. */
export function Summary({ reviewing, words }: ReviewProps) {
  const { mistakes, worst } = reviewing;
  const isBeside = reviewing.isCardShown.value;
  const worstNow = worst.value;
  const first = mistakes.all.value[0];
  return (
    <div class={isBeside ? 'summary beside' : 'summary'}>
      <Marks reviewing={reviewing} words={words} />
      <div class="review-row">
        {first && !isBeside ? (
          <Button look="primary" label={words.review.first} run={() => reviewing.goTo(first)} />
        ) : null}
        <PractiseButton reviewing={reviewing} words={words} />
        <Whose reviewing={reviewing} words={words} />
      </div>
      <Decisive reviewing={reviewing} words={words} />
      {isBeside ? null : <PuzzlesRow reviewing={reviewing} words={words} />}
      {worstNow ? <p class="note">{words.review.worst(worstNow.phase, worstNow.first, worstNow.last)}</p> : null}
    </div>
  );
}

/** For each side how exactly it has played, and how many marks it has. */
function Marks({ reviewing: { review }, words }: ReviewProps) {
  const { shell } = words;
  const moves = review.moves.value;
  const accuracy = review.accuracy.value;
  const countOf = (color: Color, mark: string) =>
    moves.filter((move) => move.color === color && move.mark === mark).length;
  const cells = (color: Color, percent: number | null) => (
    <tr key={color}>
      <th scope="row">
        <span class={`disc ${color}`} aria-hidden="true" />
        {shell.side[color]}
      </th>
      <td>{words.review.percent(percent)}</td>
      {REVIEW_MARKS.map((mark) => (
        <td key={mark} class={countOf(color, mark) > 0 ? mark : 'zero'}>
          {countOf(color, mark)}
        </td>
      ))}
    </tr>
  );
  return (
    <table>
      <thead>
        <tr>
          <td />
          <th scope="col">{words.review.accuracy}</th>
          {REVIEW_MARKS.map((mark) => (
            <th key={mark} scope="col" class={`sign ${mark}`} title={words.review.markName(mark)}>
              <abbr aria-label={words.review.markName(mark)}>{reviewSign(mark)}</abbr>
            </th>
          ))}
        </tr>
      </thead>
      <tbody>
        {cells('w', accuracy?.white ?? null)}
        {cells('b', accuracy?.black ?? null)}
      </tbody>
    </table>
  );
}

/** Where there is room for what can be folded away. */
const isRoomy = (): boolean => !matchMedia(NARROW).matches;

/** The largest swings, each of which leads to its card; folded up on a small screen. */
function Decisive({ reviewing, words }: ReviewProps) {
  const [isOpen] = useState(isRoomy);
  const swings = decisive(reviewing.mistakes.every.value);
  if (swings.length === 0 || reviewing.isCardShown.value) return null;
  return (
    <details class="decisive" open={isOpen}>
      <summary>{words.review.decided}</summary>
      <ul>
        {swings.map((mistake) => (
          <li key={mistake.node}>
            <button type="button" class="quiet" onClick={() => reviewing.goTo(mistake)}>
              <MarkSign mark={mistake.mark} />
              <span>{swingIn(mistake, words)}</span>
            </button>
          </li>
        ))}
      </ul>
    </details>
  );
}

function Whose({ reviewing: { mistakes }, words: { review } }: ReviewProps) {
  const options = [
    ['both', review.sides.both],
    ['w', review.sides.w],
    ['b', review.sides.b],
  ] as const;
  return (
    <label class="whose">
      {review.whose}
      <Select
        options={options}
        value={mistakes.side.value ?? 'both'}
        onChange={(side) => (mistakes.side.value = side === 'both' ? undefined : side)}
      />
    </label>
  );
}

/** The moves that lost most, in their order. */
export const decisive = (every: readonly Mistake[]): readonly Mistake[] =>
  every
    .filter(({ loss }) => loss >= LEAST_LOSS)
    .toSorted((one, other) => other.loss - one.loss)
    .slice(0, MOST_SWINGS)
    .toSorted((one, other) => one.ply - other.ply);

/** A winning chance, from -1 to 1, in percent. */
const percentOf = (chance: number): number => Math.round(50 + 50 * Math.max(-1, Math.min(1, chance)));

/** The chances of its side before and after a move. */
export function swingIn(mistake: Mistake, { analyse, review }: AllWords): string {
  const { color, win, loss } = mistake;
  return review.swing(analyse.move(mistake), color, percentOf(win + loss), percentOf(win));
}
