// What there is to say about the node that is looked at: what became of it, and what its position is worth, by the article
// and by the strong engine, each under its name.

import { useSignal } from '@preact/signals';
import type { Labs } from '../../document/labs';
import type { Session } from '../../document/session';
import type { AllWords } from '../../i18n/words';
import { useAnswer } from '../parts/answer';
import { Table } from '../parts/table';
import type { Place } from './still';

interface DetailProps {
  readonly place: Place;
  readonly session: Session;
  readonly labs: Labs;
  readonly words: AllWords;
  /** The `id` of what tells about the node. */
  readonly id: string;
}

export function Detail(props: DetailProps) {
  const { node, tokens } = props.place;
  const { think } = props.words;
  const [root = node, ...moves] = node.path;
  const own = node.scoreFor(root.turn);
  const line = moves.map(({ san }, at) => `${at + 1} ${san}`).join(', ');
  return (
    <>
      <div class="told">
        <b>{line || think.toMove(node.turn)}</b>
        <p id={props.id}>{think.sentence(node)}</p>
        {node.level === 1 && own !== undefined ? <p>{think.why(node, own, root, root.tree.ties)}</p> : null}
        {node.method === 'alphabeta' ? <p class="note">{think.window(node)}</p> : null}
        {node.isInner ? <p class="note">{think.below(node)}</p> : null}
        {tokens ? (
          <p class="note">
            {think.tokens}: <code>{tokens}</code>
          </p>
        ) : null}
      </div>
      <p class="note">
        {think.methodAbout[node.method]} {think.whose[node.method]}
      </p>
      <Counted {...props} />
      <Worth {...props} />
    </>
  );
}

function Counted({ place: { start, moves }, session, labs, words: { think } }: DetailProps) {
  const terms = () => labs.teachingTerms(start, moves);
  const told = useAnswer(`${start} ${moves}`, terms, (error) => session.fail(error)).value;
  if (!told) return null;
  const { pieces, checked, score } = told;
  const row = (name: string, worth: number, white: number, black: number) =>
    [name, `${worth}`, `${white}`, `${black}`, think.signed(worth * (white - black))] as const;
  const rows = pieces.map(({ role, worth, white, black }) => row(think.roles(role), worth, white, black));
  const check = checked ? [row(think.inCheck(checked), -1, Number(checked === 'w'), Number(checked === 'b'))] : [];
  const total = [think.total, '', '', '', think.signed(score)] as const;
  return (
    <>
      <p>{think.evaluation(told)}</p>
      <details>
        <summary>{think.counts.title}</summary>
        <Table heads={think.counts.heads} rows={[...rows, ...check, total]} />
      </details>
    </>
  );
}

function Worth({ place: { fen }, session, labs, words }: DetailProps) {
  const isOpen = useSignal(false);
  const key = isOpen.value ? fen : undefined;
  const told = useAnswer(
    key,
    () => labs.explain(fen),
    (error) => session.fail(error),
  ).value;
  const { worth } = words.think;
  const rows = told?.terms.map(({ name, white, black }) => {
    const [forWhite, forBlack] = [white.tapered, black.tapered];
    return [worth.term(name), ...[forWhite, forBlack, forWhite - forBlack].map(worth.pawns)] as const;
  });
  return (
    <details onToggle={({ currentTarget }) => (isOpen.value = currentTarget.open)}>
      <summary>{worth.title}</summary>
      <p class="note">{worth.about}</p>
      {told ? <p>{worth.total(told.white, told.phase, told.scale)}</p> : null}
      {rows ? <Table heads={worth.heads} rows={rows} /> : null}
    </details>
  );
}
