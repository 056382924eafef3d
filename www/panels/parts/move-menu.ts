// What can be done with a move, as its menu offers it.

import type { Command } from '../../document/command';
import * as commands from '../../document/commands';
import { MARKS } from '../../document/note';
import type { MenuItem, MenuSection } from '../../ui/menu';
import type { MoveList } from './move-list';

export function menuOf(list: MoveList, node: number): readonly MenuSection[] {
  const { session, words } = list;
  const item = <Args extends readonly unknown[]>(
    command: Command<Args>,
    run: (() => void) | undefined,
    ...args: Args
  ): MenuItem => {
    const code = command.refuse(session, ...args);
    const refusal = code && words.refusals[code];
    return { label: words.commands[command.id], refusal, run: run ?? (() => void command.run(session, ...args)) };
  };
  const nags = session.store.node(node)?.value.nags ?? [];
  const marks = (label: string, all: readonly number[]): MenuSection => {
    const items = all.map((nag) => ({
      ...item(commands.mark, undefined, node, nag),
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
        item(commands.select, undefined, node),
        item(commands.comment, () => list.write(node), node, ''),
        { label: words.moves.copyFen, refusal: undefined, run: () => void list.copyFen(node) },
      ],
    },
    {
      items: [
        item(commands.promote, undefined, node),
        item(commands.makeMain, undefined, node),
        item(commands.deleteFrom, () => list.remove(node), node),
      ],
    },
  ];
}
