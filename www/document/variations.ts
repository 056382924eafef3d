// The moves that were made in one position, and the way from one of them to another.

import type { AllWords } from '../i18n/words';
import { command, lastStep } from './command';
import type { Session } from './session';
import type { Store } from './store';

interface Variations {
  /** The nodes that are gone to for them, the one of the main line first. */
  readonly nodes: readonly number[];
  /** Which of them is shown. */
  readonly at: number;
}

/** What was made where the move that is shown was made; that move alone where nothing else was, and nothing at the start. */
export function variationsAt({ store }: Session): Variations {
  const { node, steps } = store.cursor.value;
  // Of a move of several tokens the first stands beside other moves.
  const [first = node] = store.line.value[steps - 1]?.nodes ?? [];
  const parent = store.node(first)?.value.parent ?? undefined;
  const children = parent === undefined ? [] : (store.node(parent)?.value.children ?? []);
  const siblings = children.filter((child) => store.node(child)?.value.kind !== 'ignored');
  return { nodes: siblings.map((sibling) => lastOf(store, sibling)), at: siblings.indexOf(first) };
}

/** The node with which the move of a node is made. */
function lastOf(store: Store, id: number): number {
  const node = store.node(id)?.value;
  const [next] = node?.children ?? [];
  return node?.kind === 'legal' && node.move === null && next !== undefined ? lastOf(store, next) : id;
}

/** What was done, and which of several moves that is. */
export function stepSentence(words: AllWords, session: Session): string {
  const { nodes, at } = variationsAt(session);
  const said = lastStep(words, session);
  return nodes.length > 1 ? `${said} ${words.aloud.variation(at + 1, nodes.length)}` : said;
}

/** Goes to another move of the same position; behind the last comes the first. */
const another = (id: 'nextVariation' | 'previousVariation', way: 1 | -1) =>
  command({
    id,
    isTravel: true,
    refuse: (session) => (variationsAt(session).nodes.length > 1 ? undefined : 'no-variation'),
    run: (document, session) => {
      const { nodes, at } = variationsAt(session);
      const node = nodes.at((at + way) % nodes.length);
      if (node !== undefined) document.select(node);
    },
    say: stepSentence,
  });

export const nextVariation = another('nextVariation', 1);
export const previousVariation = another('previousVariation', -1);
