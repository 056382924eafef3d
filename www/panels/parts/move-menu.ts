// What can be done with a move, as its menu offers it.

import type { Command } from '../../document/command';
import * as commands from '../../document/commands';
import { MARKS } from '../../document/note';
import type { MenuItem, MenuSection } from '../../ui/menu';
import { itemOf } from './action';
import type { MoveList } from './move-list';

export function menuOf(list: MoveList, node: number): readonly MenuSection[] {
  const { session, words } = list;
  const item = <Args extends readonly unknown[]>(command: Command<Args>, ...args: Args): MenuItem =>
    itemOf(command, session, words, ...args);
  const nags = session.store.node(node)?.value.nags ?? [];
  const marks = (label: string, all: readonly number[]): MenuSection => {
    const items = all.map((nag) => ({
      ...item(commands.mark, node, nag),
      label: words.moves.markName(nag),
      sign: words.moves.mark(nag).trim(),
      isChecked: nags.includes(nag),
    }));
    return { label, isRow: true, items };
  };
  return [
    marks(words.moves.marks, MARKS.move),
    marks(words.moves.positionMarks, MARKS.position),
    {
      items: [
        item(commands.select, node),
        { ...item(commands.comment, node, ''), run: () => list.write(node) },
        { label: words.moves.copyFen, run: () => void list.copyFen(node) },
      ],
    },
    {
      items: [
        item(commands.promote, node),
        item(commands.makeMain, node),
        { ...item(commands.deleteFrom, node), run: () => list.remove(node) },
      ],
    },
  ];
}
