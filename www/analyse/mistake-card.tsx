// The card of the mistake that is looked at: why it is one, its lines on the board, the way to the next; the same while it is
// tried to do better, and of a great move.

import type { ComponentChildren } from 'preact';
import { useRef } from 'preact/hooks';
import type { ReviewMark } from '../i18n/arguments';
import { written } from '../i18n/notation';
import type { AllWords } from '../i18n/words';
import { Button, IconButton } from '../ui/button';
import { Icon } from '../ui/icons';
import { useNext } from '../ui/reveal';
import { sentencesOf } from './explained';
import { type MarkedMove, reviewSign } from './marks';
import type { Mistake, PraisedMove } from './mistakes';
import type { Reviewing } from './reviewing';

export interface ReviewProps {
  readonly reviewing: Reviewing;
  readonly words: AllWords;
}

interface CardProps extends ReviewProps {
  readonly mistake: Mistake;
}

export function MistakeCard({ reviewing, words }: ReviewProps) {
  const { mistakes, retry } = reviewing;
  const [tried, mistake, praised] = [retry.mistake.value, mistakes.current.value, mistakes.praised.value];
  if (tried) return <RetryCard reviewing={reviewing} words={words} mistake={tried} />;
  if (praised) return <Praised reviewing={reviewing} words={words} move={praised} />;
  return mistake ? <Explained reviewing={reviewing} words={words} mistake={mistake} /> : null;
}

interface FrameProps extends ReviewProps {
  readonly name: string;
  readonly move: MarkedMove & { readonly mark: ReviewMark };
  readonly title: string;
  readonly text: string;
  /** What can be done before going on. */
  readonly children: ComponentChildren;
}

/** What all cards have; the keyboard stays in it where a button goes. */
function Frame({ reviewing, words, name, move, title, text, children }: FrameProps) {
  const { review } = words;
  const card = useRef<HTMLDivElement>(null);
  useNext(() => card.current);
  const all = reviewing.mistakes.all.value;
  const at = all.findIndex(({ node }) => node === move.node) + 1;
  const go = (way: 1 | -1) => () => void reviewing.go(way);
  return (
    <div class="mistake-card" role="group" aria-label={name} tabIndex={-1} ref={card}>
      <div class="mistake-head">
        <MarkSign mark={move.mark} />
        <strong>{title}</strong>
        <span class="ways">
          <IconButton action={{ label: review.previous, icon: 'back', run: go(-1) }} />
          {at > 0 ? <span class="place">{review.place(at, all.length)}</span> : null}
          <button type="button" class="primary icon-button" title={review.next} onClick={go(1)}>
            <Icon name="forward" />
          </button>
        </span>
      </div>
      <p class="why">{text}</p>
      <div class="mistake-row">{children}</div>
    </div>
  );
}

function Explained({ reviewing, words, mistake }: CardProps) {
  const { explanations, retry, walk } = reviewing;
  const { review, analyse } = words;
  const claims = explanations.claims.value;
  const text = sentencesOf(mistake, claims ?? [], words).join(' ');
  return (
    <Frame
      {...{ reviewing, words }}
      name={review.card}
      move={mistake}
      title={`${analyse.move(mistake)} ${review.isMark[mistake.mark]}`}
      text={claims ? text : `${text} ${review.looking}`}
    >
      <ClaimLines {...{ reviewing, words }} move={mistake} />
      <Button
        label={review.tryIt}
        run={() => {
          walk.stop();
          retry.begin(mistake);
        }}
      />
    </Frame>
  );
}

function Praised({ reviewing, words, move }: ReviewProps & { readonly move: PraisedMove }) {
  const { review, analyse } = words;
  const claims = reviewing.explanations.claims.value;
  // A mark that only the notes have may be anything that a person means by it.
  const only = reviewing.review.isJudged ? review.isOnly : '';
  const text = claims?.length ? claims.map(review.claim).join(' ') : only;
  return (
    <Frame
      {...{ reviewing, words, move }}
      name={review.markName(move.mark)}
      title={`${analyse.move(move)}: ${review.markName(move.mark)}`}
      text={claims ? text : `${text} ${review.looking}`}
    >
      <ClaimLines {...{ reviewing, words, move }} />
    </Frame>
  );
}

/** Shows the lines of what is claimed of a move. */
function ClaimLines({ reviewing, words, move }: ReviewProps & { readonly move: MarkedMove }) {
  const { explanations, walk } = reviewing;
  const shown = explanations.claims.value?.flatMap((claim, at) =>
    claim.uci.length > 0 && claim.about !== 'judgement' ? [{ claim, at }] : [],
  );
  return (
    <>
      {shown?.map(({ claim, at }) => (
        <Button
          key={at}
          label={words.review.line(written(claim.line[0] ?? ''))}
          isPressed={walk.current.value === `${move.node} ${at}`}
          run={() => reviewing.show(move, claim, at)}
        />
      ))}
    </>
  );
}

function RetryCard({ reviewing, words, mistake }: CardProps) {
  const { retry } = reviewing;
  const { review, analyse } = words;
  const stage = retry.stage.value;
  const isOver = stage === 'solved' || stage === 'answered';
  const said = retry.said.value;
  const hint = review.hints[Math.min(retry.hints.value, 2)];
  return (
    <Frame
      {...{ reviewing, words }}
      name={review.card}
      move={mistake}
      title={`${analyse.move(mistake)} ${review.isMark[mistake.mark]}`}
      text={said ? said(words) : review.ask(analyse.move(mistake), mistake.color)}
    >
      {isOver || hint === undefined ? null : <Button label={hint} run={() => retry.hint()} />}
      <Button label={review.back} run={() => reviewing.back()} />
    </Frame>
  );
}

/** The sign of a mark in a shape of its own. */
export const MarkSign = ({ mark }: { readonly mark: ReviewMark }) => (
  <span class={`mark-sign ${mark}`} aria-hidden="true">
    {reviewSign(mark)}
  </span>
);
