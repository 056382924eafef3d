// The games of a file as a list, of which only the rows are drawn that are in sight: it may be as long as it likes.

import { useSignal } from '@preact/signals';
import { useEffect, useId, useRef } from 'preact/hooks';
import type { AllWords } from '../../i18n/words';
import type { ListedGame, PgnFile } from './file';
import { resultOf } from './games';

/** So many rows are drawn above and below those in sight. */
const AROUND = 6;
/** So many rows a page key goes. */
const LEAP = 8;

interface FileListProps {
  readonly file: PgnFile;
  readonly words: AllWords;
}

export function FileList({ file, words }: FileListProps) {
  const id = useId();
  const box = useRef<HTMLDivElement>(null);
  const view = useSignal({ first: 0, count: 0, row: 1 });
  /** The row that the keyboard is at. */
  const active = useSignal(0);
  const { games } = file.list.value;
  const look = () => {
    const element = box.current;
    if (!element) return;
    const row = Number.parseFloat(getComputedStyle(element).getPropertyValue('--row')) || 1;
    const first = Math.max(0, Math.floor(element.scrollTop / row) - AROUND);
    const count = Math.ceil(element.clientHeight / row) + 2 * AROUND;
    const known = view.peek();
    if (known.first !== first || known.count !== count || known.row !== row) view.value = { first, count, row };
  };
  useEffect(() => {
    const watcher = new ResizeObserver(look);
    if (box.current) watcher.observe(box.current);
    return () => watcher.disconnect();
  }, []);
  // Another filter shows its first games.
  useEffect(() => {
    active.value = 0;
    if (box.current) box.current.scrollTop = 0;
  }, [file.filter.value, file.isFaulty.value]);
  const point = (at: number) => {
    const element = box.current;
    if (!element || at < 0) return;
    const { row } = view.peek();
    active.value = Math.min(at, games.length - 1);
    const [top, bottom] = [active.value * row, (active.value + 1) * row - element.clientHeight];
    if (element.scrollTop > top) element.scrollTop = top;
    else if (element.scrollTop < bottom) element.scrollTop = bottom;
    look();
  };
  // The one on the board is in sight, whichever way it came there.
  const current = file.current.value;
  useEffect(() => {
    if (current) point(games.indexOf(current));
  }, [current]);
  const key = (event: KeyboardEvent) => {
    const at = active.value;
    const game = games[at];
    const ways: Readonly<Record<string, number>> = {
      ArrowDown: at + 1,
      ArrowUp: at - 1,
      PageDown: at + LEAP,
      PageUp: at - LEAP,
      Home: 0,
      End: games.length - 1,
    };
    const next = ways[event.key];
    const isChosen = event.key === 'Enter' || event.key === ' ';
    if (event.ctrlKey || event.metaKey || event.altKey || (next === undefined && !isChosen)) return;
    event.preventDefault();
    event.stopPropagation();
    if (next !== undefined) point(Math.max(0, next));
    else if (game) void file.choose(game);
  };
  const click = ({ target }: MouseEvent) => {
    const option = target instanceof Element ? target.closest<HTMLElement>('[role="option"]') : null;
    const at = Number(option?.dataset['at'] ?? -1);
    const game = games[at];
    if (!game) return;
    active.value = at;
    void file.choose(game);
  };
  const { first, count, row } = view.value;
  return (
    <div class="file-list" dir={words.direction}>
      <p class="file-row heads" aria-hidden="true">
        {words.games.file.heads.map((head) => (
          <span key={head}>{head}</span>
        ))}
      </p>
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
        <div role="none" style={{ blockSize: `${games.length * row}px` }}>
          {games.slice(first, first + count).map((game, index) => (
            <Row
              key={game.number}
              id={`${id}-${first + index}`}
              game={game}
              at={first + index}
              all={games.length}
              top={(first + index) * row}
              isActive={first + index === active.value}
              isCurrent={game === current}
              words={words}
            />
          ))}
        </div>
      </div>
    </div>
  );
}

interface RowProps {
  readonly id: string;
  readonly game: ListedGame;
  readonly at: number;
  readonly all: number;
  /** Where it stands, in pixels. */
  readonly top: number;
  readonly isActive: boolean;
  readonly isCurrent: boolean;
  readonly words: AllWords;
}

function Row({ id, game, at, all, top, isActive, isCurrent, words }: RowProps) {
  const { white, black, plies, error } = game;
  const { file } = words.games;
  const result = resultOf(game.result) || '*';
  const year = /^\d{4}/.exec(game.date)?.[0] ?? '';
  const event = game.event.replace(/^[?]+$/, '');
  const fault = error ? words.problem(error) : '';
  const name = [[white || '?', black || '?'].join(' – '), result, event, year, file.plies(plies), fault]
    .filter(Boolean)
    .join(', ');
  return (
    <div
      role="option"
      id={id}
      class={error ? 'file-row faulty' : 'file-row'}
      style={{ insetBlockStart: `${top}px` }}
      data-at={at}
      aria-label={name}
      aria-posinset={at + 1}
      aria-setsize={all}
      aria-selected={isActive}
      aria-current={isCurrent ? 'true' : undefined}
      title={fault || undefined}
    >
      <span class={game.result === '1-0' ? 'won' : ''}>{white || '?'}</span>
      <span class={game.result === '0-1' ? 'won' : ''}>{black || '?'}</span>
      <span class="event">{fault || event}</span>
      <span>{year}</span>
      <span>{Math.ceil(plies / 2)}</span>
      <span>{result}</span>
    </div>
  );
}
