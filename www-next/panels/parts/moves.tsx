// The tree of moves as text: the main line in two columns, variations indented below the move that they stand against.
//
// A row draws itself again when its node is another or is the current one; a line only when other nodes follow.

import { type ReadonlySignal, useComputed } from '@preact/signals';
import { useEffect, useRef } from 'preact/hooks';
import type { ShownNode } from '#doors/document.js';
import * as commands from '../../document/commands';
import type { Session } from '../../document/session';
import type { Words } from '../../i18n/words';

interface MovesProps {
  readonly session: Session;
  readonly words: Words;
}

export const Moves = ({ session, words }: MovesProps) => (
  <div class="moves" role="group" aria-label={words.moves.name}>
    <Variation session={session} words={words} start={0} isMain />
  </div>
);

interface VariationProps extends MovesProps {
  /** The node that it begins with; the start of the document for the main line. */
  readonly start: number;
  readonly isMain?: boolean;
}

/** A line of nodes, each the first after the one before it, and what stands against any of them. */
function Variation({ session, words, start, isMain = false }: VariationProps) {
  const nodes = useComputed(() => lineFrom(session, start, isMain)).value;
  return (
    <ol class={isMain ? 'line main-line' : 'line'}>
      {nodes.map((id) => (
        <Row
          key={id}
          session={session}
          words={words}
          id={id}
          isFirst={id === nodes[0]}
          hasVariations={isMain || id !== start}
        />
      ))}
    </ol>
  );
}

/** The nodes of a line. */
function lineFrom({ store }: Session, start: number, isMain: boolean): readonly number[] {
  const line: number[] = [];
  for (let node = store.node(start)?.value; node;) {
    if (!isMain || node.id !== start) line.push(node.id);
    const [next] = node.children;
    node = next === undefined ? undefined : store.node(next)?.value;
  }
  return line;
}

interface RowProps extends MovesProps {
  readonly id: number;
  readonly isFirst: boolean;
  /** Whether what stands against it is shown below it: not for the first of a variation, which is one of those itself. */
  readonly hasVariations: boolean;
}

function Row({ session, words, id, isFirst, hasVariations }: RowProps) {
  const { store } = session;
  const button = useRef<HTMLButtonElement>(null);
  const isCurrent = useComputed(() => store.cursor.value.node === id).value;
  const node = useNode(session, id).value;
  const others = useComputed(() => (hasVariations ? othersOf(session, id) : [])).value;
  useEffect(() => {
    if (isCurrent) button.current?.scrollIntoView({ block: 'nearest' });
  }, [isCurrent]);
  if (!node) return null;
  const text = textOf(node);
  const number =
    node.move && (node.move.color === 'w' || isFirst)
      ? `${node.move.number}${node.move.color === 'w' ? '.' : '…'}`
      : '';
  return (
    <>
      {text === '' ? null : (
        <li class={`move ${node.kind} ${node.move?.color ?? ''}`}>
          {number ? <span class="number">{number}</span> : null}
          <button
            type="button"
            ref={button}
            aria-current={isCurrent ? 'step' : undefined}
            onClick={() => void commands.select.run(session, id)}
          >
            {text}
            {node.nags.map((nag) => words.moves.mark(nag)).join('')}
          </button>
          {node.comments.map((comment) => (
            <p key={comment} class="comment">
              {comment}
            </p>
          ))}
        </li>
      )}
      {others.map((other) => (
        <li key={other} class="variation">
          <Variation session={session} words={words} start={other} />
        </li>
      ))}
    </>
  );
}

const useNode = ({ store }: Session, id: number): ReadonlySignal<ShownNode | undefined> =>
  useComputed(() => store.node(id)?.value);

/** The nodes that stand against one that goes on with its line. */
function othersOf({ store }: Session, id: number): readonly number[] {
  const parent = store.node(id)?.value.parent;
  const siblings = parent === null || parent === undefined ? [] : (store.node(parent)?.value.children ?? []);
  return siblings[0] === id ? siblings.slice(1) : [];
}

/** What stands in the list: SAN, or the token as it was written; of a move of several tokens the last alone. */
function textOf({ kind, move, token }: ShownNode): string {
  if (kind === 'start') return '';
  if (move) return move.san;
  return kind === 'legal' ? '' : token;
}
