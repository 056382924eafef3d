// The games of a file as a list, of which only the rows are drawn that are in sight: it may be as long as it likes.

import { useSignal } from '@preact/signals';
import { useEffect, useId, useRef } from 'preact/hooks';
import type { AllWords } from '../../i18n/words';
import { hasModifier } from '../../ui/keys';
import type { ListedGame, PgnFile } from './file';
import { resultOf } from './games';
import { rowBy, useRows } from './windowed';

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
    const next = rowBy(event.key, active.value, games.length);
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

/** What a row tells of a game. */
function cellsOf({ white, black, plies, error, result, date, event: title }: ListedGame, words: AllWords) {
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
