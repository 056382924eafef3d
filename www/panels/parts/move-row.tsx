// A row of the list of moves: a move with what is said about it, or a token that is none, and what stands against it.

import type { ComponentChildren } from 'preact';
import type { ShownNode } from '#doors/document.js';
import { moveName } from '../../document/note';
import type { AllWords } from '../../i18n/words';
import { MenuButton } from '../../ui/menu';
import { CommentField } from './comment';
import type { MoveList } from './move-list';
import { menuOf } from './move-menu';
import { isNumbered, isRow } from './rows';

interface RowProps {
  readonly list: MoveList;
  readonly id: number;
  readonly isFirst: boolean;
  readonly isMain: boolean;
}

export function Row({ list, id, isFirst, isMain }: RowProps) {
  const { session, words } = list;
  const node = session.store.node(id)?.value;
  if (!node || !isRow(node)) return null;
  const { isCurrent, isStop, isEdited } = list.marksOf(id).value;
  const number = isNumbered(session.store, node, isFirst) ? node.move : null;
  const side = node.move?.color ?? '';
  const begins = isFirst || (isMain && (number !== null || !node.move));
  return (
    <div role="listitem" class={`move ${node.kind} ${side}`}>
      <Comments of={node.commentsBefore} />
      {number ? <span class="number">{words.moves.number(number.number, number.color)}</span> : null}
      <button
        type="button"
        class={begins ? 'begins' : ''}
        id={list.idOf(id)}
        data-node={id}
        data-side={side}
        tabIndex={isStop ? 0 : -1}
        aria-current={isCurrent ? 'step' : undefined}
      >
        <span>
          {moveName(node)}
          {node.nags?.map((nag) => words.moves.mark(nag)).join('')}
        </span>
        <Beside node={node} words={words} />
      </button>
      {isCurrent ? (
        <MenuButton label={words.moves.menu(list.nameOf(id))} icon="more" sections={() => menuOf(list, id)} />
      ) : null}
      {isEdited ? (
        <CommentField list={list} id={id} said={node.comments?.join('\n') ?? ''} />
      ) : (
        <Comments of={node.comments} />
      )}
    </div>
  );
}

export const Comments = ({ of = [] }: { readonly of: readonly string[] | undefined }) =>
  of.map((comment) => (
    <p key={comment} class="comment">
      {comment}
    </p>
  ));

/** What a file or an engine tells of a move, small beside it. */
function Beside({ node, words }: { readonly node: ShownNode; readonly words: AllWords }) {
  const { clock, elapsed, evaluation, shapes } = node;
  const told: ComponentChildren[] = [];
  if (shapes)
    told.push(
      <span role="img" aria-label={words.moves.drawn(shapes.length)}>
        ↗
      </span>,
    );
  if (evaluation) told.push(words.moves.evaluation(evaluation));
  if (clock !== undefined) told.push(words.moves.clock(clock));
  else if (elapsed !== undefined) told.push(words.moves.elapsed(elapsed));
  return told.length > 0 ? <small>{told.flatMap((one) => [' ', one])}</small> : null;
}
