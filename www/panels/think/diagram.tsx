// The tree as a drawing from left to right. It shows what the outline tells, and is therefore not told itself.

import type { AllWords } from '../../i18n/words';
import { Icon } from '../../ui/icons';
import { type Cell, columnsOf } from './columns';
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

/** What is told of a node besides its score: that it is chosen, how much was saved below it, or what else there is. */
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
