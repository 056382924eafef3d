// The review of the game in the panel: what begins it, how far it has come, what it came to, and the card of a mistake; its
// keys.

import type { RefObject } from 'preact';
import { useEffect } from 'preact/hooks';
import type { Color } from '../chess/chess';
import type { ReviewKeyId } from '../i18n/words';
import { Button } from '../ui/button';
import { Select } from '../ui/fields';
import { hasModifier, isOff, isWriting, nameOfKey } from '../ui/keys';
import { Alert } from '../ui/panel';
import { faultText } from '../workers/fault';
import { MistakeCard, type ReviewProps } from './mistake-card';
import { type MistakeMark, REVIEW_MARKS, reviewSign } from './marks';
import type { Reviewing } from './reviewing';

interface ReviewKey {
  readonly id: ReviewKeyId;
  readonly keys: readonly string[];
  readonly mark: MistakeMark;
}

/** All of them, each with Shift the other way round: the list of keys that is shown is made from it. */
export const REVIEW_KEYS: readonly ReviewKey[] = [
  { id: 'inaccuracy', keys: ['i', 'Shift+i'], mark: 'inaccuracy' },
  { id: 'mistake', keys: ['m', 'Shift+m'], mark: 'mistake' },
  { id: 'blunder', keys: ['b', 'Shift+b'], mark: 'blunder' },
];

/** It listens for its keys in the whole panel. */
export function ReviewSection({
  reviewing,
  section,
  words,
}: ReviewProps & { readonly section: RefObject<HTMLDivElement | null> }) {
  const { review } = reviewing;
  useEffect(() => {
    const panel = section.current?.closest<HTMLElement>('.panel');
    const press = (event: KeyboardEvent) => pressKey(reviewing, event, panel);
    panel?.addEventListener('keydown', press);
    return () => {
      panel?.removeEventListener('keydown', press);
      reviewing.leave();
    };
  }, [reviewing]);
  return (
    <div class="review" tabIndex={-1} ref={section}>
      {review.state.value === 'running' ? <Progress reviewing={reviewing} words={words} /> : null}
      {review.failure.value && review.state.value === 'failed' ? (
        <Alert
          text={faultText(review.failure.value, words)}
          again={{ label: words.review.again, run: () => review.start() }}
        />
      ) : null}
      {review.state.value === 'done' ? <Summary reviewing={reviewing} words={words} /> : null}
      <MistakeCard reviewing={reviewing} words={words} />
    </div>
  );
}

/**
 * Goes to the next mistake of a kind; Enter goes to the next of any, where it presses nothing else, and Escape back to the one
 * that is shown or tried.
 */
function pressKey(reviewing: Reviewing, event: KeyboardEvent, panel: HTMLElement | null | undefined): void {
  const { target } = event;
  if (event.defaultPrevented || isWriting(target) || hasModifier(event) || reviewing.review.state.peek() !== 'done')
    return;
  const name = nameOfKey(event);
  const found = isOff(name) ? undefined : REVIEW_KEYS.find(({ keys }) => keys.includes(name));
  const isFree = target === panel || (target instanceof Element && target.matches('.review, .mistake-card'));
  if (found) reviewing.go(event.shiftKey ? -1 : 1, found.mark);
  else if (name === 'Enter' && isFree) reviewing.go(1);
  else if (name === 'Escape' && reviewing.isElsewhere) reviewing.back();
  else return;
  event.preventDefault();
}

/** What begins it, as long as there is something to review, or breaks it off. */
export function BeginReview({ reviewing, words }: ReviewProps) {
  const { review } = reviewing;
  const state = review.state.value;
  if (review.refusal.value || (state !== 'none' && state !== 'running')) return null;
  return state === 'running' ? (
    <Button look="begin-review" label={words.review.stop} run={() => review.stop()} />
  ) : (
    <Button look="primary begin-review" label={words.review.start} run={() => reviewing.start()} />
  );
}

function Progress({ reviewing: { review }, words }: ReviewProps) {
  const { done, all, left } = review.progress.value;
  return (
    <div class="review-row">
      <progress aria-label={words.review.begins} max={all} value={done} />
      <span class="note">
        {words.review.progress(done, all)}
        {left === undefined ? null : `, ${words.review.left(Math.ceil(left / 1000))}`}
      </span>
    </div>
  );
}

/** What the game came to: for each side how exactly it has played, and how many marks it has. */
function Summary({ reviewing, words }: ReviewProps) {
  const { review, mistakes, worst } = reviewing;
  const { shell } = words;
  const moves = review.moves.value;
  const accuracy = review.accuracy.value;
  const worstNow = worst.value;
  const first = mistakes.all.value[0];
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
    <div class={mistakes.current.value ? 'summary beside' : 'summary'}>
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
      <div class="review-row">
        {first && !mistakes.current.value ? (
          <Button look="primary" label={words.review.first} run={() => (reviewing.leave(), mistakes.show(first))} />
        ) : null}
        {worstNow ? (
          <span class="note">{words.review.worst(worstNow.phase, worstNow.first, worstNow.last)}</span>
        ) : null}
        <Whose reviewing={reviewing} words={words} />
      </div>
    </div>
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
