// The tree of a search twice: as an outline that is walked and spoken, and as a drawing from left to right, which shows the same
// and is therefore hidden from screen readers.

import type { TargetedMouseEvent } from 'preact';
import { useLayoutEffect, useRef } from 'preact/hooks';
import type { AllWords } from '../i18n/words';
import { Icon } from '../ui/icons';
import { hasModifier } from '../ui/keys';
import { reveal } from '../ui/reveal';
import type { Node } from './node';
import type { Thinking } from './thinking';
import { leadsTo } from '../ui/roving';

interface DiagramProps {
  readonly thinking: Thinking;
  readonly words: AllWords;
}

export function Diagram({ thinking, words }: DiagramProps) {
  const [selected, looked, widened] = [thinking.selected.value, thinking.looked.value, thinking.widened.value];
  const columns = selected && columnsOf({ selected, looked, widened });
  if (!columns) return null;
  const { start, moves, replies } = columns;
  const last = replies.flatMap(({ cells }) => cells);
  const rows = Math.max(moves.length, last.length);
  const { takes, toMove } = words.think;
  const row = (node: Node | undefined) => moves.findIndex((cell) => 'node' in cell && cell.node === node);
  /** The node at the left stands beside the move that is looked at, or the best. */
  const onWay = moves.find((cell) => 'node' in cell && selected.path.includes(cell.node));
  const at = Math.max(0, onWay ? moves.indexOf(onWay) : row(start.best));
  const draw = (cells: readonly Cell[]) =>
    cells.map((cell) =>
      'node' in cell ? (
        <div key={keyOf(cell)} class={`box ${looksOf(cell.node, selected)}`} onClick={() => thinking.select(cell.node)}>
          <b>{cell.node.san || words.think.start}</b>
          <span>{words.think.label(cell.node)}</span>
          <Tag node={cell.node} isLooked={cell.node === looked} think={words.think} />
        </div>
      ) : (
        <div key={keyOf(cell)} class="box rest" onClick={() => thinking.widen(cell.of)}>
          {cell.isCut ? <Icon name="cut" /> : null}
          <span>{cell.isCut ? words.think.unseen(cell.more) : words.think.more(cell.more)}</span>
        </div>
      ),
    );
  /** From a row of one column to the rows of the next, in their order. */
  const link = (cells: readonly (readonly [from: number, cell: Cell])[]) => (
    <svg viewBox={`0 0 10 ${rows}`} preserveAspectRatio="none">
      {cells.map(([from, cell], to) => (
        <path
          key={keyOf(cell)}
          class={'node' in cell ? looksOf(cell.node, selected) : 'rest'}
          d={`M0 ${from + 0.5}C5 ${from + 0.5} 5 ${to + 0.5} 10 ${to + 0.5}`}
        />
      ))}
    </svg>
  );
  const [reply] = replies;
  return (
    <div class="diagram" aria-hidden="true" style={{ '--rows': rows }}>
      <small>{start.up ? '' : toMove(start.turn)}</small>
      <small>{takes(start.turn, start.method)}</small>
      <small>{reply ? takes(reply.of.turn, reply.of.method) : ''}</small>
      <div class="boxes start" style={{ '--at': at }}>
        {draw([{ node: start }])}
      </div>
      {link(moves.map((cell) => [at, cell]))}
      <div class="boxes">{draw(moves)}</div>
      {link(replies.flatMap(({ of, cells }) => cells.map((cell) => [row(of), cell] as const)))}
      <div class="boxes">{draw(last)}</div>
    </div>
  );
}

const keyOf = (cell: Cell): string =>
  'node' in cell ? cell.node.way.join(' ') : `${cell.of.way.join(' ')} ${cell.isCut ? 'cut' : 'more'}`;

function looksOf(node: Node, selected: Node): string {
  const isSelected = node === selected;
  const isOnWay = !isSelected && selected.path.includes(node);
  const looks = [node.outcome, node.isChosen && 'chosen', isOnWay && 'walked', isSelected && 'selected'];
  return looks.filter(Boolean).join(' ');
}

interface TagProps {
  readonly node: Node;
  readonly isLooked: boolean;
  readonly think: AllWords['think'];
}

/** What is reported of a node besides its score: that it is chosen, how much was saved below it, or what else there is. */
function Tag({ node, isLooked, think: { tags, saved: told } }: TagProps) {
  const saved = node.plain - node.visited;
  const isCut = node.outcome === 'cut' && saved > 0;
  if (isCut && !node.isChosen)
    return (
      <em>
        <Icon name="cut" />
        {told(saved)}
      </em>
    );
  const end = node.outcome === 'over' ? (node.isMate ? tags.mate : tags.draw) : undefined;
  const text = node.isChosen ? tags.chosen : (end ?? (node.isTied ? tags.ties : isLooked ? tags.asked : undefined));
  if (text === undefined) return null;
  return (
    <em>
      {node.isChosen ? <Icon name="done" /> : null}
      <span>{text}</span>
    </em>
  );
}

/** The most moves of a node that are drawn, unless all are asked for. */
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
  /** The move at the root that is asked about. */
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

interface OutlineProps {
  readonly thinking: Thinking;
  readonly words: AllWords;
  /** What says more about the node that is looked at. */
  readonly describedBy: string;
}

interface RowOf {
  readonly node: Node;
  readonly isOpen: boolean;
}

/** What lies below a node is seen where it is open, or where the node that is looked at is among it. */
export function rowsOf(node: Node, selected: Node): readonly RowOf[] {
  const isOpen = node.isInner && (node.isOpen.value || (node !== selected && selected.path.includes(node)));
  const below = isOpen ? (node.children.value ?? []) : [];
  return [{ node, isOpen }, ...below.flatMap((child) => rowsOf(child, selected))];
}

export function Outline({ thinking, words, describedBy }: OutlineProps) {
  const box = useRef<HTMLDivElement>(null);
  const [root, selected] = [thinking.root.value, thinking.selected.value];
  const rows = root && selected ? rowsOf(root, selected) : [];
  useLayoutEffect(() => {
    const row = box.current?.querySelector<HTMLElement>('[aria-selected="true"]');
    if (!row) return;
    if (box.current?.contains(document.activeElement)) row.focus({ preventScroll: true });
    reveal(row);
  }, [selected]);
  const key = (event: KeyboardEvent) => {
    if (hasModifier(event) || !selected) return;
    const next = press(thinking, rows, selected, event.key);
    if (!next) return;
    event.preventDefault();
    event.stopPropagation();
    if (next !== selected) thinking.select(next);
  };
  const click = (event: TargetedMouseEvent<HTMLElement>, { node, isOpen }: RowOf) => {
    event.currentTarget.focus({ preventScroll: true });
    const isTwisty = event.target instanceof Element && event.target.classList.contains('twisty');
    if (node.isInner && (isTwisty || node === selected)) thinking.toggle(node, !isOpen);
    if (node !== selected && !isTwisty) thinking.select(node);
  };
  return (
    <div class="outline" role="tree" aria-label={words.think.outline} ref={box} onKeyDown={key}>
      {rows.map((row) => {
        const { node, isOpen } = row;
        const isSelected = node === selected;
        return (
          <div
            key={node.way.join(' ')}
            class={`row-of ${node.outcome} ${node.isChosen ? 'chosen' : ''}`}
            role="treeitem"
            style={{ '--level': node.level }}
            aria-level={node.level + 1}
            aria-setsize={node.up?.children.value?.length ?? 1}
            aria-posinset={node.place + 1}
            aria-expanded={node.isInner ? isOpen : undefined}
            aria-selected={isSelected}
            aria-describedby={isSelected ? describedBy : undefined}
            tabIndex={isSelected ? 0 : -1}
            onClick={(event) => click(event, row)}
          >
            <span class="twisty" aria-hidden="true" />
            <span>{words.think.item(node, node.isChosen)}</span>
          </div>
        );
      })}
    </div>
  );
}

/** The node that a key leads to from the one that is looked at; nothing where it does nothing. */
function press(thinking: Thinking, rows: readonly RowOf[], node: Node, key: string): Node | undefined {
  const at = rows.findIndex((row) => row.node === node);
  const isOpen = rows[at]?.isOpen === true;
  const next = leadsTo(key, at, rows.length, { lies: 'upright' });
  if (next !== undefined) return rows[next]?.node ?? node;
  switch (key) {
    case 'ArrowRight':
      if (node.isInner && !isOpen) thinking.toggle(node, true);
      return isOpen ? (node.children.peek()?.[0] ?? node) : node;
    case 'ArrowLeft':
      if (!isOpen) return node.up ?? node;
      thinking.toggle(node, false);
      return node;
    case 'Enter':
    case ' ':
      if (node.isInner) thinking.toggle(node, !isOpen);
      return node;
    default:
      return /^[a-z\d]$/i.test(key) ? (beginning(rows, at, key.toLowerCase()) ?? node) : undefined;
  }
}

/** The next row whose move begins with a letter. */
const beginning = (rows: readonly RowOf[], at: number, letter: string): Node | undefined =>
  [...rows.slice(at + 1), ...rows.slice(0, at)].find(({ node }) => node.san.toLowerCase().startsWith(letter))?.node;
