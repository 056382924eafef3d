// The tree as an outline that is walked by keys: arrows, Home, End, Enter, and letters for a move that begins with them.

import type { TargetedMouseEvent } from 'preact';
import { useLayoutEffect, useRef } from 'preact/hooks';
import type { AllWords } from '../../i18n/words';
import { hasModifier } from '../../ui/keys';
import { reveal } from '../../ui/reveal';
import type { Node } from './node';
import type { Thinking } from './thinking';

interface OutlineProps {
  readonly thinking: Thinking;
  readonly words: AllWords;
  /** What tells more about the node that is looked at. */
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
  switch (key) {
    case 'ArrowDown':
      return rows[at + 1]?.node ?? node;
    case 'ArrowUp':
      return rows[at - 1]?.node ?? node;
    case 'Home':
      return rows[0]?.node;
    case 'End':
      return rows.at(-1)?.node;
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
