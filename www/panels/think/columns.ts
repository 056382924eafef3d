// What of a tree is drawn from left to right: a node, its moves, and the replies to one of them; of many moves those that
// matter and some others.

import type { Node } from './node';

/** So many moves of a node are drawn, unless all are asked for. */
const MOST = 7;

/** A node, or how many moves of one are not drawn or were not looked at. */
export type Cell = { readonly node: Node } | { readonly of: Node; readonly more: number; readonly isCut: boolean };

interface Columns {
  readonly start: Node;
  readonly moves: readonly Cell[];
  /** The moves whose replies are drawn, each with these. */
  readonly replies: readonly { readonly of: Node; readonly cells: readonly Cell[] }[];
}

/** What is asked of the drawing. */
interface View {
  readonly selected: Node;
  /** The move at the root that somebody may wonder about. */
  readonly looked: Node | undefined;
  readonly widened: ReadonlySet<Node>;
}

export function columnsOf(view: View): Columns | undefined {
  const way = wayOf(view.selected);
  const known = way.filter(({ children }) => children.value !== undefined);
  const [start, next] = known.length > 1 ? known.slice(-2) : known;
  if (!start) return undefined;
  const all = start.isSmall
    ? (start.children.value ?? []).filter(({ children }) => children.value)
    : next
      ? [next]
      : [];
  return { start, moves: cellsOf(start, way, view), replies: all.map((of) => ({ of, cells: cellsOf(of, way, view) })) };
}

/** From the root to the node that is looked at; from the root itself, to the best move. */
function wayOf(selected: Node): readonly Node[] {
  const { best } = selected;
  return selected.up || !best ? selected.path : [selected, best];
}

/** The moves of a node in their order: those on the way, the best, the one that cut, one that is asked about, and others. */
function cellsOf(of: Node, way: readonly Node[], { looked, widened }: View): readonly Cell[] {
  const all = of.children.value ?? [];
  const matters = new Set([...way, of.best, of.cutter, looked].filter((node) => node !== undefined));
  const seen = all.filter(({ outcome }) => outcome !== 'skipped');
  const first = all.find((node) => way.includes(node))?.place ?? of.best?.place ?? 0;
  const near = seen.toSorted((a, b) => Math.abs(a.place - first) - Math.abs(b.place - first));
  const pinned = all.filter((node) => matters.has(node));
  const others = near.filter((node) => !matters.has(node)).slice(0, Math.max(0, MOST - pinned.length));
  const drawn = widened.has(of) ? new Set(all) : new Set([...pinned, ...others]);
  const more = (isCut: boolean): readonly Cell[] => {
    const left = all.filter((node) => !drawn.has(node) && (node.outcome === 'skipped') === isCut).length;
    return left > 0 ? [{ of, more: left, isCut }] : [];
  };
  return [...all.filter((node) => drawn.has(node)).map((node) => ({ node })), ...more(false), ...more(true)];
}
