// A row of the list of moves: a move with what is said about it and the field in which that is written, or a token that is
// none, and what stands against it.

import type { ComponentChildren } from 'preact';
import { useLayoutEffect, useRef } from 'preact/hooks';
import type { ShownNode } from '#doors/document.js';
import * as commands from '../document/commands';
import { moveName } from '../document/store';
import type { AllWords } from '../i18n/words';
import { MenuButton } from '../ui/menu';
import { afterFrame, reveal } from '../ui/reveal';
import { menuOf } from './keys';
import { isNumbered, isRow, type MoveList } from './list';

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
          {node.nags?.map((nag) => (
            <span key={nag} class={`nag n${nag}`}>
              {words.moves.mark(nag)}
            </span>
          ))}
        </span>
        <Beside node={node} words={words} />
      </button>
      {isCurrent && !list.isRead ? (
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

/** What a file or an engine says of a move, small beside it. */
function Beside({ node, words }: { readonly node: ShownNode; readonly words: AllWords }) {
  const { clock, elapsed, evaluation, shapes, task } = node;
  const told: ComponentChildren[] = [];
  if (task !== undefined)
    told.push(
      <span role="img" class="task-sign" aria-label={words.making.task}>
        ?
      </span>,
    );
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

interface CommentFieldProps {
  readonly list: MoveList;
  readonly id: number;
  /** What was said so far. */
  readonly said: string;
}

/** Keeps what is written when it is left, by its button, Escape or Mod+Enter. */
export function CommentField({ list, id, said }: CommentFieldProps) {
  const { session, words } = list;
  const field = useRef<HTMLTextAreaElement>(null);
  const kept = useRef(said);
  const keep = () => {
    const text = field.current?.value.trim() ?? kept.current;
    if (text !== kept.current) commands.comment.run(session, id, text);
    kept.current = text;
  };
  const close = () => {
    // What has been closed has nothing to keep any more.
    kept.current = field.current?.value.trim() ?? '';
    list.editing.value = undefined;
  };
  // The next key is written into it, however soon it comes.
  useLayoutEffect(() => {
    field.current?.focus();
    field.current?.select();
    afterFrame(() => field.current && reveal(field.current));
    // A phone may end a page that is hidden, and say nothing more to it.
    const hide = () => document.hidden && keep();
    addEventListener('beforeunload', keep);
    document.addEventListener('visibilitychange', hide);
    return () => {
      removeEventListener('beforeunload', keep);
      document.removeEventListener('visibilitychange', hide);
    };
  }, []);
  const blur = () => {
    keep();
    // Where another window has the keyboard now, the field stays open.
    if (document.activeElement !== field.current) close();
  };
  const done = () => {
    keep();
    close();
    list.focus(id);
  };
  const key = (event: KeyboardEvent) => {
    const isDone = event.key === 'Escape' || (event.key === 'Enter' && (event.ctrlKey || event.metaKey));
    if (!isDone) return;
    event.preventDefault();
    done();
  };
  return (
    <div class="comment-field">
      <textarea
        ref={field}
        rows={3}
        aria-label={words.moves.commentOn(list.nameOf(id))}
        placeholder={words.moves.ask}
        defaultValue={said}
        onKeyDown={key}
        onBlur={blur}
      />
      {/* The field keeps the keyboard until the button has done its work. */}
      <button type="button" onMouseDown={(event) => event.preventDefault()} onClick={done}>
        {words.moves.done}
      </button>
    </div>
  );
}
