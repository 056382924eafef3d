// The tree as a drawing from left to right. It shows what the outline tells, and is therefore not told itself.

import type { AllWords } from '../../i18n/words';
import { Icon } from '../../ui/icons';
import { type Cell, type Columns, columnsOf } from './columns';
import type { Node } from './node';
import type { Thinking } from './thinking';

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
  const row = (node: Node) => moves.findIndex((cell) => 'node' in cell && cell.node === node);
  const at = Math.max(0, row(onWay(columns, selected) ?? start));
  const links = replies.flatMap(({ of, cells }) => cells.map((cell) => ({ from: row(of), cell })));
  const draw = (cells: readonly Cell[]) =>
    cells.map((cell) => (
      <Box key={keyOf(cell)} cell={cell} selected={selected} looked={looked} thinking={thinking} words={words} />
    ));
  const [reply] = replies;
  return (
    <div class="diagram" aria-hidden="true" style={{ '--rows': rows }}>
      <small>{start.up ? '' : toMove(start.turn)}</small>
      <small>{takes(start.turn, start.method)}</small>
      <small>{reply ? takes(reply.of.turn, reply.of.method) : ''}</small>
      <div class="boxes start" style={{ '--at': at }}>
        {draw([{ node: start }])}
      </div>
      <Links rows={rows} links={moves.map((cell) => ({ from: at, cell }))} selected={selected} />
      <div class="boxes">{draw(moves)}</div>
      <Links rows={rows} links={links} selected={selected} />
      <div class="boxes">{draw(last)}</div>
    </div>
  );
}

const keyOf = (cell: Cell): string =>
  'node' in cell ? cell.node.way.join(' ') : `${cell.of.way.join(' ')} ${cell.isCut ? 'cut' : 'more'}`;

/** The move that the node at the left stands beside: one that is looked at, or the best. */
function onWay({ start, moves }: Columns, selected: Node): Node | undefined {
  const all = moves.flatMap((cell) => ('node' in cell ? [cell.node] : []));
  return all.find((node) => selected.path.includes(node)) ?? start.best;
}

interface LinksProps {
  readonly rows: number;
  /** From a row of one column to the rows of the next, in their order. */
  readonly links: readonly { readonly from: number; readonly cell: Cell }[];
  readonly selected: Node;
}

const Links = ({ rows, links, selected }: LinksProps) => (
  <svg viewBox={`0 0 10 ${rows}`} preserveAspectRatio="none">
    {links.map(({ from, cell }, to) => (
      <path
        key={keyOf(cell)}
        class={'node' in cell ? looksOf(cell.node, selected) : 'rest'}
        d={`M0 ${from + 0.5}C5 ${from + 0.5} 5 ${to + 0.5} 10 ${to + 0.5}`}
      />
    ))}
  </svg>
);

function looksOf(node: Node, selected: Node): string {
  const isOnWay = selected.path.includes(node) && node !== selected;
  const looks = [
    node.outcome,
    node.up?.best === node && 'chosen',
    isOnWay && 'walked',
    node === selected && 'selected',
  ];
  return looks.filter(Boolean).join(' ');
}

interface BoxProps extends DiagramProps {
  readonly cell: Cell;
  readonly selected: Node;
  readonly looked: Node | undefined;
}

function Box({ cell, selected, looked, thinking, words: { think } }: BoxProps) {
  if (!('node' in cell)) {
    return (
      <div class="box rest" onClick={() => thinking.widen(cell.of)}>
        {cell.isCut ? <Icon name="cut" /> : null}
        <span>{cell.isCut ? think.unseen(cell.more) : think.more(cell.more)}</span>
      </div>
    );
  }
  const { node } = cell;
  return (
    <div class={`box ${looksOf(node, selected)}`} onClick={() => thinking.select(node)}>
      <b>{node.san || think.start}</b>
      <span>{think.label(node)}</span>
      <Tag node={node} looked={looked} think={think} />
    </div>
  );
}

interface TagProps {
  readonly node: Node;
  readonly looked: Node | undefined;
  readonly think: AllWords['think'];
}

/** What is told of a node besides its score: that it is chosen, how much was saved below it, or what else there is. */
function Tag({ node, looked, think: { tags, saved: told } }: TagProps) {
  const { up } = node;
  const saved = node.plain - node.visited;
  const isChosen = up?.best === node;
  if (isChosen || (node.outcome === 'cut' && saved > 0))
    return (
      <em>
        <Icon name={isChosen ? 'done' : 'cut'} />
        {isChosen ? <span>{tags.chosen}</span> : told(saved)}
      </em>
    );
  const isTied = up && !up.up && up.tree.ties > 1 && node.bound === 'exact' && node.told.score === up.told.score;
  const end = node.outcome === 'over' ? (node.isMate ? tags.mate : tags.draw) : undefined;
  const text = end ?? (isTied ? tags.ties : node === looked ? tags.asked : undefined);
  return text === undefined ? null : (
    <em>
      <span>{text}</span>
    </em>
  );
}
