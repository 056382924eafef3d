// The games of a file as a list, of which only the rows are drawn that are in sight; how such a list follows its scrolling.

import { useSignal } from '@preact/signals';
import type { RefObject } from 'preact';
import { useEffect, useId, useRef } from 'preact/hooks';
import type { AllWords } from '../i18n/words';
import { hasModifier } from '../ui/keys';
import { leadsTo } from '../ui/roving';
import type { FileGameRow, PgnFile } from './file';
import { resultOf } from './games';

interface FileListProps {
  readonly file: PgnFile;
  readonly words: AllWords;
}

export function FileList({ file, words }: FileListProps) {
  const id = useId();
  const box = useRef<HTMLDivElement>(null);
  const { first, count, height, look, show } = useRows(box);
  /** The row that the keyboard is at. */
  const active = useSignal(0);
  const { games } = file.list.value;
  // Another filter shows its first games.
  useEffect(() => {
    active.value = 0;
    if (box.current) box.current.scrollTop = 0;
  }, [file.filter.value, file.isFaulty.value]);
  const point = (at: number) => {
    if (at < 0) return;
    active.value = Math.min(at, games.length - 1);
    show(active.value);
  };
  // The one on the board is in sight, whichever way it came there.
  const current = file.current.value;
  useEffect(() => {
    if (current && height > 0) point(games.indexOf(current));
  }, [current, height]);
  const choose = (at: number) => {
    const game = games[at];
    if (!game) return;
    active.value = at;
    void file.choose(game);
  };
  const key = (event: KeyboardEvent) => {
    const next = leadsTo(event.key, active.value, games.length, ROWS);
    const isChosen = event.key === 'Enter' || event.key === ' ';
    if (hasModifier(event) || (next === undefined && !isChosen)) return;
    event.preventDefault();
    event.stopPropagation();
    if (next === undefined) choose(active.value);
    else point(next);
  };
  const click = ({ target }: MouseEvent) => {
    const option = target instanceof Element ? target.closest<HTMLElement>('[role="option"]') : null;
    choose(Number(option?.dataset['at'] ?? -1));
  };
  return (
    <div class="file-list" dir={words.direction}>
      <Heads names={words.games.file.heads} />
      <div
        class="file-rows"
        role="listbox"
        tabIndex={0}
        aria-label={words.games.file.list}
        aria-activedescendant={games.length > 0 ? `${id}-${active.value}` : undefined}
        ref={box}
        onScroll={look}
        onKeyDown={key}
        onClick={click}
      >
        <div role="none" style={{ blockSize: `${games.length * height}px` }}>
          {games.slice(first, first + count).map((game, index) => {
            const at = first + index;
            return (
              <div
                key={game.number}
                {...cellsOf(game, words)}
                role="option"
                id={`${id}-${at}`}
                style={{ insetBlockStart: `${at * height}px` }}
                data-at={at}
                aria-posinset={at + 1}
                aria-setsize={games.length}
                aria-selected={at === active.value}
                aria-current={game === current ? 'true' : undefined}
              />
            );
          })}
        </div>
      </div>
    </div>
  );
}

/** What stands over the columns of a list. */
export const Heads = ({ names }: { readonly names: readonly string[] }) => (
  <p class="file-row heads" aria-hidden="true">
    {names.map((name) => (
      <span key={name}>{name}</span>
    ))}
  </p>
);

/** What a row says of a game. */
function cellsOf({ white, black, plies, error, result, date, event: title }: FileGameRow, words: AllWords) {
  const { file } = words.games;
  const [end, year] = [resultOf(result) || '*', /^\d{4}/.exec(date)?.[0] ?? ''];
  const event = title.replace(/^[?]+$/, '');
  const fault = error ? words.problem(error) : '';
  const name = [[white || '?', black || '?'].join(' – '), end, event, year, file.plies(plies), fault];
  return {
    class: error ? 'file-row faulty' : 'file-row',
    title: fault || undefined,
    'aria-label': name.filter(Boolean).join(', '),
    children: (
      <>
        <span class={result === '1-0' ? 'won' : ''}>{white || '?'}</span>
        <span class={result === '0-1' ? 'won' : ''}>{black || '?'}</span>
        <span class="event">{fault || event}</span>
        <span>{year}</span>
        <span>{Math.ceil(plies / 2)}</span>
        <span>{end}</span>
      </>
    ),
  };
}

/** The number of rows that are drawn above and below those in sight. */
const AROUND = 6;
/** The number of rows that a page key goes. */
export const ROWS = { lies: 'upright', page: 8 } as const;

interface Rows {
  /** The first row that is drawn, how many are, and how high each is; that is nothing before it is known. */
  readonly first: number;
  readonly count: number;
  readonly height: number;
  /** Finds out what is in sight now. */
  readonly look: () => void;
  /** Scrolls so that a row is in sight. */
  readonly show: (at: number) => void;
}

export function useRows(box: RefObject<HTMLElement | null>): Rows {
  const [first, count, height] = [useSignal(0), useSignal(0), useSignal(0)];
  const look = () => {
    const element = box.current;
    if (!element) return;
    height.value = Number.parseFloat(getComputedStyle(element).getPropertyValue('--row')) || 1;
    first.value = Math.max(0, Math.floor(element.scrollTop / height.value) - AROUND);
    count.value = Math.ceil(element.clientHeight / height.value) + 2 * AROUND;
  };
  const show = (at: number) => {
    const element = box.current;
    if (!element) return;
    const top = at * height.peek();
    element.scrollTop = Math.min(top, Math.max(element.scrollTop, top + height.peek() - element.clientHeight));
    look();
  };
  useEffect(() => {
    const watcher = new ResizeObserver(look);
    if (box.current) watcher.observe(box.current);
    return () => watcher.disconnect();
  }, []);
  return { first: first.value, count: count.value, height: height.value, look, show };
}
