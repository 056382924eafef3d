// The games that are kept as a list, of which only the rows are drawn that are in sight. The arrow keys go from row to row.

import { useSignal } from '@preact/signals';
import { useEffect, useLayoutEffect, useRef } from 'preact/hooks';
import { type ListedGame, titleOf } from '../document/documents';
import type { AllWords, Result } from '../i18n/words';
import { openingOf } from '../moves/openings';
import { hasModifier } from '../ui/keys';
import { MenuButton, type MenuItem } from '../ui/menu';
import { useNext } from '../ui/reveal';
import { leadsTo } from '../ui/roving';
import { Heads, ROWS, useRows } from './file-list';
import { resultOf } from './games';

interface SavedListProps {
  readonly games: readonly ListedGame[];
  readonly open: (game: ListedGame) => void;
  readonly remove: (game: ListedGame) => void;
  /** What else is done with a game. */
  readonly itemsOf: (game: ListedGame) => readonly MenuItem[];
  readonly words: AllWords;
}

export function SavedList({ games, open, remove, itemsOf, words }: SavedListProps) {
  const box = useRef<HTMLDivElement>(null);
  const { first, count, height, look, show } = useRows(box);
  /** The row that the keyboard is at, or comes to. */
  const active = useSignal(0);
  const isComing = useRef(false);
  const at = Math.min(active.value, games.length - 1);
  useEffect(() => look(), [games]);
  useLayoutEffect(() => {
    if (isComing.current) box.current?.querySelector<HTMLElement>(`[data-at="${at}"] button`)?.focus();
    isComing.current = false;
  });
  useNext(() => box.current?.querySelector('[tabindex="0"]'));
  const key = (event: KeyboardEvent) => {
    const next = leadsTo(event.key, at, games.length, ROWS);
    const game = games[at];
    if (hasModifier(event) || (next === undefined && event.key !== 'Delete')) return;
    event.preventDefault();
    event.stopPropagation();
    if (next === undefined) return void (game && remove(game));
    active.value = next;
    isComing.current = true;
    show(next);
  };
  return (
    <div class="file-list" dir={words.direction}>
      <Heads names={words.games.saved.heads} />
      <div
        class="file-rows"
        role="list"
        style={{ blockSize: `${games.length * height}px` }}
        aria-label={words.games.saved.list}
        ref={box}
        onScroll={look}
        onKeyDown={key}
      >
        <div role="none" style={{ blockSize: `${games.length * height}px` }}>
          {games.slice(first, first + count).map((game, index) => {
            const place = first + index;
            return (
              <div
                key={game.key}
                class="saved-row"
                role="listitem"
                aria-posinset={place + 1}
                aria-setsize={games.length}
                style={{ insetBlockStart: `${place * height}px` }}
                data-at={place}
                onFocusIn={() => (active.value = place)}
              >
                <button
                  type="button"
                  class="saved-cells"
                  tabIndex={place === at ? 0 : -1}
                  onClick={() => open(game)}
                  {...cellsOf(game, words)}
                />
                <MenuButton
                  label={words.games.saved.more(titleOf(game, words))}
                  icon="more"
                  tabIndex={place === at ? 0 : -1}
                  sections={() => [{ items: itemsOf(game) }]}
                />
              </div>
            );
          })}
        </div>
      </div>
    </div>
  );
}

/** What a row says of a game. */
function cellsOf(game: ListedGame, words: AllWords) {
  const { saved, day, tags } = words.games;
  const moves = Math.ceil(game.plies / 2);
  return {
    children: (
      <>
        <span class="who">{titleOf(game, words)}</span>
        <span class="event">{openingName(game, words)}</span>
        <span>{day(new Date(game.date))}</span>
        <Short sign={String(moves)} text={saved.moves(moves)} />
        {game.result === '*' ? <Short sign="*" text={tags.results['*']} /> : <span>{resultOf(game.result)}</span>}
      </>
    ),
  };
}

/** What is seen as a sign, and read as words. */
const Short = ({ sign, text }: { readonly sign: string; readonly text: string }) => (
  <span>
    <span aria-hidden="true">{sign}</span>
    <span class="spoken">{text}</span>
  </span>
);

/** What is looked for: words that stand in a row, and a result. */
export interface Filter {
  readonly text: string;
  readonly result: Result | '';
}

/** What the opening of a game is called; nothing before the table of openings has come. */
function openingName({ positions = [] }: ListedGame, words: AllWords): string {
  const opening = openingOf(positions);
  return opening ? words.openings(opening.name) : '';
}

/** The games in which all words of a filter stand, and which have its result. */
export function filtered(
  games: readonly ListedGame[],
  { text, result }: Filter,
  words: AllWords,
): readonly ListedGame[] {
  const wanted = text.toLowerCase().split(/\s+/).filter(Boolean);
  if (wanted.length === 0 && result === '') return games;
  return games.filter((game) => {
    if (result !== '' && game.result !== result) return false;
    const own = textOf(game, words);
    return wanted.every((word) => own.includes(word));
  });
}

function textOf(game: ListedGame, words: AllWords): string {
  const { code } = openingOf(game.positions ?? []) ?? {};
  const day = words.games.day(new Date(game.date));
  const parts = [titleOf(game, words), openingName(game, words), code, day, game.result];
  return parts.join(' ').toLowerCase();
}
