// What there is to say about the node that is looked at: what became of it, and what its position is worth, by the article
// and by the strong engine, each under its name.

import { useSignal } from '@preact/signals';
import { useEffect } from 'preact/hooks';
import type { Explanation, TeachingTerms } from '#doors/labs.js';
import type { Labs } from '../../document/labs';
import type { Session } from '../../document/session';
import type { AllWords } from '../../i18n/words';
import type { Place } from './still';
import type { Thinking } from './thinking';

interface DetailProps {
  readonly thinking: Thinking;
  readonly session: Session;
  readonly labs: Labs;
  readonly words: AllWords;
  /** The `id` of what tells about the node. */
  readonly id: string;
}

export function Detail({ thinking, session, labs, words, id }: DetailProps) {
  const place = thinking.place.value;
  if (!place) return null;
  const { node } = place;
  const { think } = words;
  return (
    <>
      <div class="told">
        <b>{place.node.up ? lineOf(place) : think.toMove(node.turn)}</b>
        <p id={id}>{think.sentence(node)}</p>
        {node.method === 'alphabeta' ? <p class="note">{think.window(node)}</p> : null}
        {node.isInner ? <p class="note">{think.below(node)}</p> : null}
        {place.tokens ? (
          <p class="note">
            {think.tokens}: <code>{place.tokens}</code>
          </p>
        ) : null}
      </div>
      <Counted place={place} session={session} labs={labs} words={words} />
      <Worth place={place} session={session} labs={labs} words={words} />
    </>
  );
}

const lineOf = ({ node }: Place): string =>
  node.path
    .slice(1)
    .map(({ san }, at) => `${at + 1} ${san}`)
    .join(', ');

interface TermsProps extends Pick<DetailProps, 'session' | 'labs' | 'words'> {
  readonly place: Place;
}

/** What is answered about something; while that is on its way, what was answered before. */
function useAnswer<T>(session: Session, key: string | undefined, ask: () => Promise<T>): T | undefined {
  const answer = useSignal<T | undefined>(undefined);
  useEffect(() => {
    if (key === undefined) return undefined;
    let isWanted = true;
    ask().then(
      (found) => isWanted && (answer.value = found),
      (error: unknown) => isWanted && session.fail(error),
    );
    return () => void (isWanted = false);
  }, [key]);
  return answer.value;
}

function Counted({ place: { start, moves }, session, labs, words: { think } }: TermsProps) {
  const told = useAnswer<TeachingTerms>(session, `${start} ${moves}`, () => labs.teachingTerms(start, moves));
  if (!told) return null;
  const { pieces, checked, score } = told;
  const check = checked === 'w' ? -1 : 1;
  const rows = pieces.map(
    ({ role, worth, white, black }) => [think.roles(role), worth, white, black, worth * (white - black)] as const,
  );
  const all = checked
    ? [...rows, [think.inCheck(checked), 1, Number(checked === 'w'), Number(checked === 'b'), check] as const]
    : rows;
  return (
    <>
      <p class="evaluation-of">{think.evaluation(told)}</p>
      <details>
        <summary>{think.counts.title}</summary>
        <table>
          <Heads heads={think.counts.heads} />
          <tbody>
            {all.map(([name, worth, white, black, sum]) => (
              <Cells key={name} name={name} cells={[`${worth}`, `${white}`, `${black}`, think.signed(sum)]} />
            ))}
            <Cells name={think.total} cells={['', '', '', think.signed(score)]} />
          </tbody>
        </table>
      </details>
    </>
  );
}

function Worth({ place: { fen }, session, labs, words }: TermsProps) {
  const isOpen = useSignal(false);
  const told = useAnswer<Explanation>(session, isOpen.value ? fen : undefined, () => labs.explain(fen));
  const { worth } = words.think;
  return (
    <details onToggle={({ currentTarget }) => (isOpen.value = currentTarget.open)}>
      <summary>{worth.title}</summary>
      <p class="note">{worth.about}</p>
      {told ? (
        <>
          <p>{worth.total(told.white, told.phase, told.scale)}</p>
          <table>
            <Heads heads={worth.heads} />
            <tbody>
              {told.terms.map(({ name, white: { tapered: white }, black: { tapered: black } }) => (
                <Cells
                  key={name}
                  name={worth.term(name)}
                  cells={[white, black, white - black].map(worth.pawns)}
                  balance={white - black}
                />
              ))}
            </tbody>
          </table>
        </>
      ) : null}
    </details>
  );
}

const Heads = ({ heads }: { readonly heads: readonly string[] }) => (
  <thead>
    <tr>
      {heads.map((head) => (
        <th key={head} scope="col">
          {head}
        </th>
      ))}
    </tr>
  </thead>
);

interface CellsProps {
  readonly name: string;
  readonly cells: readonly string[];
  /** In hundredths of a pawn: which side a term is for, and how much. */
  readonly balance?: number;
}

/** So much fills half of the bar. */
const FULL = 150;

function Cells({ name, cells, balance }: CellsProps) {
  const size = Math.min(50, (Math.abs(balance ?? 0) / FULL) * 50);
  const bar = { insetInlineStart: `${(balance ?? 0) < 0 ? 50 - size : 50}%`, inlineSize: `${size}%` };
  return (
    <tr>
      <th scope="row">
        {name}
        {balance === undefined ? null : (
          <span class={`share ${balance < 0 ? 'b' : 'w'}`} aria-hidden="true">
            <span style={bar} />
          </span>
        )}
      </th>
      {cells.map((cell, at) => (
        <td key={at}>{cell}</td>
      ))}
    </tr>
  );
}
