// The chapters of the lesson that is made: which is on the board, and what adds, moves and removes them.

import { useSignal } from '@preact/signals';
import { useLayoutEffect, useRef } from 'preact/hooks';
import { startOf } from '../chess/fen';
import type { AllWords } from '../i18n/words';
import { IconButton } from '../ui/button';
import { type MenuItem, MenuButton } from '../ui/menu';
import { rove } from '../ui/roving';
import type { Making } from './making';

interface ChapterListProps {
  readonly making: Making;
  readonly words: AllWords;
}

const EMPTY = '8/8/8/8/8/8/8/8 w - - 0 1';

/** One stop of the Tab key for the names; Alt with an arrow moves the chapter, Delete removes it. */
export function ChapterList({ making, words }: ChapterListProps) {
  const { chapters } = making;
  const texts = words.making.chapters;
  const row = useRef<HTMLOListElement>(null);
  /** The chapter whose name gets the keyboard. */
  const wanted = useSignal<number | undefined>(undefined);
  const [list, current] = [chapters.list.value, chapters.at.value];
  const names = () => [...(row.current?.querySelectorAll<HTMLElement>('[data-chapter]') ?? [])];
  useLayoutEffect(() => {
    const at = wanted.peek();
    if (at === undefined) return;
    wanted.value = undefined;
    names()[Math.min(at, list.length - 1)]?.focus();
  });
  const counts = faultCounts(making);
  const act = (isDone: boolean, at: number) => void (isDone && (wanted.value = at));
  const key = (event: KeyboardEvent) => {
    const at = names().findIndex((name) => name === event.target);
    if (at < 0) return;
    const way = event.key === 'ArrowUp' ? -1 : event.key === 'ArrowDown' ? 1 : 0;
    if (event.altKey && way !== 0) act(chapters.move(at, way), at + way);
    else if (event.key === 'Delete') act(chapters.remove(at), at);
    else return void rove(event, names(), { lies: 'upright' });
    event.preventDefault();
    event.stopPropagation();
  };
  return (
    <section class="chapters" aria-label={texts.name}>
      <h3 class="label">{texts.name}</h3>
      <ol ref={row} onKeyDown={key} aria-describedby="chapter-keys">
        {list.map(({ title, tasks }, at) => {
          const name = texts.chapter(at + 1, title);
          const [isCurrent, wrong] = [at === current, counts[at] ?? 0];
          return (
            <li key={at}>
              <button
                type="button"
                class="chapter"
                data-chapter={at}
                tabIndex={isCurrent ? 0 : -1}
                aria-current={isCurrent ? 'true' : undefined}
                onClick={() => chapters.select(at)}
              >
                <span>{name}</span>
                <small>{[texts.tasks(tasks), ...(wrong > 0 ? [texts.faults(wrong)] : [])].join(' · ')}</small>
              </button>
              {isCurrent && list.length > 1 ? (
                <span class="chapter-tools">
                  <IconButton
                    action={{
                      label: texts.up(name),
                      icon: 'up',
                      refusal: at === 0 ? words.refusals['first-chapter'] : undefined,
                      run: () => act(chapters.move(at, -1), at - 1),
                    }}
                  />
                  <IconButton
                    action={{
                      label: texts.down(name),
                      icon: 'unfold',
                      refusal: at === list.length - 1 ? words.refusals['end-chapter'] : undefined,
                      run: () => act(chapters.move(at, 1), at + 1),
                    }}
                  />
                  <IconButton
                    action={{ label: texts.remove(name), icon: 'bin', run: () => act(chapters.remove(at), at) }}
                  />
                </span>
              ) : null}
            </li>
          );
        })}
      </ol>
      {list.length > 1 ? (
        <p class="note" id="chapter-keys">
          {texts.keys}
        </p>
      ) : null}
      <AddChapter making={making} words={words} />
    </section>
  );
}

/** How much is wrong with each, as far as it is known. */
function faultCounts({ chapters, faults, counts }: Making): readonly number[] {
  const current = chapters.at.value;
  const own = faults.value?.length ?? 0;
  if (chapters.list.value.length === 1) return [own];
  return chapters.all().map((bytes, at) => (at === current ? own : (counts.value.get(bytes) ?? 0)));
}

function AddChapter({ making, words }: ChapterListProps) {
  const { chapters, session } = making;
  const texts = words.making.chapters;
  const { store } = session;
  const here = () => startOf(store.position.peek().fen, store.game.peek().isChess960);
  const items = (): readonly MenuItem[] => [
    { label: texts.here, run: () => void chapters.add(here()) },
    { label: texts.usual, run: () => void chapters.add(undefined) },
    { label: texts.empty, run: () => void chapters.add(EMPTY) },
  ];
  const removed = chapters.removed.value;
  return (
    <div class="row">
      <MenuButton label={texts.add} icon="plus" look="named" sections={() => [{ items: items() }]} />
      {removed ? (
        <button type="button" onClick={() => chapters.restore()}>
          {words.making.restore}
        </button>
      ) : null}
    </div>
  );
}
