// The review of the game in the panel: what begins it, how far it has come, what it came to, the card of a mistake and of what is
// practised; its keys.

import { effect, untracked } from '@preact/signals';
import type { RefObject } from 'preact';
import { useEffect } from 'preact/hooks';
import type { ReviewKeyId } from '../i18n/words';
import { Button } from '../ui/button';
import { hasModifier, isOff, isWriting, nameOfKey } from '../ui/keys';
import { Alert } from '../ui/panel';
import { faultText } from '../workers/fault';
import { MistakeCard, type ReviewProps } from './mistake-card';
import type { MistakeMark } from './marks';
import { PractiseCard } from './practise-card';
import type { Reviewing } from './reviewing';
import { Summary } from './summary';

interface ReviewKey {
  readonly id: ReviewKeyId;
  readonly keys: readonly string[];
  readonly run: (reviewing: Reviewing, way: 1 | -1) => void;
}

const goes = (mark: MistakeMark) => (reviewing: Reviewing, way: 1 | -1) => void reviewing.go(way, mark);

/** All of them, with Shift the other way round: the list of keys that is shown is made from it. */
export const REVIEW_KEYS: readonly ReviewKey[] = [
  { id: 'inaccuracy', keys: ['i', 'Shift+i'], run: goes('inaccuracy') },
  { id: 'mistake', keys: ['m', 'Shift+m'], run: goes('mistake') },
  { id: 'blunder', keys: ['b', 'Shift+b'], run: goes('blunder') },
  { id: 'practise', keys: ['p'], run: (reviewing) => reviewing.practiseOf() },
  { id: 'hint', keys: ['h'], run: (reviewing) => reviewing.hint() },
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
    // What a document says of its moves is shown without being asked for.
    const isDue = () => review.isNoted && review.state.value === 'none' && !review.refusal.value;
    // What follows another document that is opened comes first.
    const stop = effect(() => {
      if (isDue()) queueMicrotask(() => untracked(isDue) && reviewing.look());
    });
    return () => {
      stop();
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
      {reviewing.practise.isOn.value ? (
        <PractiseCard reviewing={reviewing} words={words} />
      ) : (
        <>
          {review.state.value === 'done' ? <Summary reviewing={reviewing} words={words} /> : null}
          <MistakeCard reviewing={reviewing} words={words} />
        </>
      )}
    </div>
  );
}

/**
 * Does what a key does; Enter goes to the next mistake of any kind or to the next exercise, where it presses nothing else, and
 * Escape back to the mistake that is shown or tried, or to the game.
 */
function pressKey(reviewing: Reviewing, event: KeyboardEvent, panel: HTMLElement | null | undefined): void {
  const { target } = event;
  if (event.defaultPrevented || isWriting(target) || hasModifier(event) || reviewing.review.state.peek() !== 'done')
    return;
  const name = nameOfKey(event);
  const found = isOff(name) ? undefined : REVIEW_KEYS.find(({ keys }) => keys.includes(name));
  const isFree = target === panel || (target instanceof Element && target.matches('.review, .mistake-card'));
  if (found) found.run(reviewing, event.shiftKey ? -1 : 1);
  else if (name === 'Enter' && isFree && reviewing.practise.exercise.peek()) reviewing.practise.next();
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
