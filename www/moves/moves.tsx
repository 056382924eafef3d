// The tree of moves as text: the main line in two columns, variations indented below the move that they stand against.
//
// A row draws itself again when its node is another or is the current one; a line only when other nodes follow.

import { effect, useComputed, useSignal } from '@preact/signals';
import { useEffect, useId, useMemo, useRef } from 'preact/hooks';
import type { Session } from '../document/session';
import type { AllWords } from '../i18n/words';
import { hasModifier } from '../ui/keys';
import { listenForMenu, Menu, type Point } from '../ui/menu';
import { revealIn } from '../ui/reveal';
import { menuOf, nodeOf, pressMoveKey } from './keys';
import { MoveList, type Part, partsOf } from './list';
import { keysOf, loadOpenings, openingOf } from './openings';
import { Comments, Row } from './row';

/** Variations this deep are folded. */
const FOLDED_DEPTH = 3;

interface MovesProps {
  readonly session: Session;
  readonly words: AllWords;
  /** Goes to where a task of a lesson is set at the cursor. */
  readonly addTask?: (() => void) | undefined;
  /** Whether moves are shown and gone to, and nothing of them is changed. */
  readonly isRead?: boolean;
}

export function Moves({ session, words, addTask, isRead = false }: MovesProps) {
  const id = useId();
  const list = useMemo(() => new MoveList(session, words, id, addTask, isRead), [session, words]);
  const box = useRef<HTMLDivElement>(null);
  const menu = useSignal<{ readonly node: number; readonly at: Point } | undefined>(undefined);
  useEffect(() => effect(() => list.mark()), [list]);
  useEffect(() => effect(() => list.follow()), [list]);
  useEffect(() => {
    const around = box.current?.closest('.body');
    return around ? keepInSight(around, () => list.elementOf(list.current.peek())) : undefined;
  }, [list]);
  useEffect(() => {
    const open = (target: Element, at: Point) => {
      const node = nodeOf(target);
      if (node !== undefined) menu.value = { node, at };
      return node !== undefined;
    };
    return box.current && !isRead ? listenForMenu(box.current, open) : undefined;
  }, []);
  const click = (event: MouseEvent) => {
    const node = nodeOf(event.target);
    if (node !== undefined) list.select(node);
  };
  const key = (event: KeyboardEvent) => {
    const node = nodeOf(event.target);
    if (node === undefined || hasModifier(event)) return;
    if (!pressMoveKey(list, node, event.key)) return;
    event.preventDefault();
    event.stopPropagation();
  };
  const { store } = session;
  const { result } = store.game.value;
  const start = store.node(0)?.value;
  const [first] = start?.children ?? [];
  return (
    <div class="moves">
      {isRead ? null : <Opening list={list} />}
      <div role="group" aria-label={words.moves.name} ref={box} onClick={click} onKeyDown={key} onMouseDown={keepKeys}>
        <Comments of={start?.comments} />
        {first === undefined ? null : <Line key={first} list={list} start={first} depth={0} />}
        {result === '*' ? null : <p class="result">{words.moves.result(result)}</p>}
      </div>
      {menu.value ? (
        <Menu
          label={words.moves.menu(list.nameOf(menu.value.node))}
          sections={menuOf(list, menu.value.node)}
          at={menu.value.at}
          onClose={() => (menu.value = undefined)}
        />
      ) : null}
    </div>
  );
}

/** A mouse leaves the keyboard to the page, whose arrows then go on from the move that was clicked. */
function keepKeys(event: MouseEvent): void {
  const { activeElement } = document;
  if (nodeOf(event.target) === undefined || nodeOf(activeElement) !== undefined) return;
  event.preventDefault();
  if (activeElement instanceof HTMLElement) activeElement.blur();
}

/** What the opening is called that the game is in. */
function Opening({ list }: { readonly list: MoveList }) {
  const { session, words } = list;
  const keys = useComputed(() => keysOf(session));
  const opening = useComputed(() => openingOf(keys.value, session.store.cursor.value.steps)).value;
  const isBegun = useComputed(() => keys.value.length > 0).value;
  useEffect(() => void (isBegun && loadOpenings()), [isBegun]);
  return <p class="opening">{opening ? `${opening.code} ${words.openings(opening.name)}` : ''}</p>;
}

interface LineProps {
  readonly list: MoveList;
  /** The node that it begins with. */
  readonly start: number;
  /** How many lines it stands aside of; the main line has 0. */
  readonly depth: number;
}

/** A line of nodes, each the first after the one before it, and what stands against any of them. */
function Line({ list, start, depth }: LineProps) {
  const parts = useMemo(() => partsOf(list.session.store, start), [list, start]);
  return (
    <div role="list" class={depth === 0 ? 'line main-line' : 'line'}>
      {parts.value.map((part) => (
        <PartOfLine key={part.nodes[0]} list={list} start={start} depth={depth} part={part} />
      ))}
    </div>
  );
}

function PartOfLine({ list, start, depth, part }: LineProps & { readonly part: Part }) {
  const against = (id: number) => {
    const starts = depth > 0 && id === start ? undefined : part.others.get(id);
    return starts ? <Others key={`against ${id}`} list={list} starts={starts} depth={depth + 1} /> : null;
  };
  return (
    <div role="none" class="part">
      {part.nodes.flatMap((id) => [
        <Row key={id} list={list} id={id} isFirst={id === start} isMain={depth === 0} />,
        // What stands against the first of a variation stands beside that, not below it.
        against(id),
      ])}
    </div>
  );
}

interface OthersProps {
  readonly list: MoveList;
  /** The nodes that they begin with. */
  readonly starts: readonly number[];
  readonly depth: number;
}

/** The variations that stand against a node. */
function Others({ list, starts, depth }: OthersProps) {
  const isFolding = depth === FOLDED_DEPTH;
  const isOpen = !isFolding || starts.some((start) => list.unfolded.value.has(start));
  return (
    <>
      {isFolding ? (
        <div role="listitem" class="variation">
          <button type="button" class="fold" aria-expanded={isOpen} onClick={() => list.unfold(starts, !isOpen)}>
            {list.words.moves.more(starts.length)}
          </button>
        </div>
      ) : null}
      {(isOpen ? starts : []).map((start) => (
        <div key={start} role="listitem" class="variation">
          <Line list={list} start={start} depth={depth} />
        </div>
      ))}
    </>
  );
}

/** Scrolls a box that becomes lower: what was in sight in it of an element stays so. */
export function keepInSight(box: Element, elementOf: () => Element | undefined): () => void {
  let height = box.clientHeight;
  const watcher = new ResizeObserver(() => {
    const element = elementOf();
    const end = element ? element.getBoundingClientRect().bottom - box.getBoundingClientRect().top : 0;
    if (element && end > 0 && end <= height) revealIn(box, element);
    height = box.clientHeight;
  });
  watcher.observe(box);
  return () => watcher.disconnect();
}
