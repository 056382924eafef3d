// What this browser keeps: the games that were played or kept by hand, and those of tabs that are closed.

import { useSignal } from '@preact/signals';
import { useEffect, useLayoutEffect, useMemo, useRef } from 'preact/hooks';
import { marksOfMove } from '../board/marks';
import { StillBoard } from '../board/still';
import { type Documents, type ListedGame, titleOf } from '../document/documents';
import type { Sentence } from '../document/session';
import { type Look, lookOf } from '../document/stills';
import { storageErrorOf } from '../document/storage';
import type { AllWords, StorageErrorCode } from '../i18n/words';
import { loadOpenings, openings } from '../moves/openings';
import { Button } from '../ui/button';
import { download } from '../ui/clipboard';
import { SearchField, Select } from '../ui/fields';
import type { MenuItem } from '../ui/menu';
import { useNext, yieldToMain } from '../ui/reveal';
import { fileNameOf, type GamesProps, playersOf, RESULTS } from './games';
import { type Filter, filtered, SavedList } from './saved-list';
import type { RefObject } from 'preact';

interface Lists {
  readonly games: readonly ListedGame[];
  readonly closed: Awaited<ReturnType<Documents['closed']>>;
}

const NONE: Lists = { games: [], closed: [] };

export function Saved({ session, labs, kept, saved: mine, go, words }: GamesProps) {
  const documents = kept.documents.value;
  const lists = useSignal<Lists | undefined>(undefined);
  const filter = useSignal<Filter>({ text: '', result: '' });
  const problem = useSignal<StorageErrorCode | undefined>(undefined);
  const told = useSignal<Sentence | undefined>(undefined);
  const removed = useSignal<{ readonly text: Sentence; readonly back: () => Promise<boolean> } | undefined>(undefined);
  const undo = useRef<HTMLButtonElement>(null);
  const look = async () => {
    if (!documents || !mine) return;
    try {
      const [games, closed] = await Promise.all([mine.list(), documents.closed()]);
      lists.value = { games, closed };
      problem.value = undefined;
    } catch (error) {
      problem.value = storageErrorOf(error);
    }
  };
  useEffect(() => {
    const again = () => document.hidden || void look();
    again();
    document.addEventListener('visibilitychange', again);
    return () => document.removeEventListener('visibilitychange', again);
  }, [documents, mine?.changes.value]);
  useLayoutEffect(() => undo.current?.focus(), [removed.value]);
  const root = useRef<HTMLDivElement>(null);
  useNext(() => root.current?.querySelector('button'));
  const remove = async ({ key }: ListedGame) => {
    told.value = undefined;
    const back = await mine?.remove(key);
    // It has been said already.
    removed.value = back && { back, text: session.spoken.peek() };
  };
  const bringBack = async () => {
    const last = removed.peek();
    removed.value = undefined;
    await last?.back();
  };
  const save = (games: readonly ListedGame[], name: string) =>
    session.attempt(async () => {
      const all: string[] = [];
      for (const { bytes } of games) all.push((await labs.pgn(bytes))[0]);
      const texts = all.filter(Boolean);
      download(`${name}.pgn`, 'application/x-chess-pgn', texts.join('\n'));
      told.value = ({ games: its }) => its.saved.savedAll(texts.length, all.length - texts.length);
    });
  const analyse = async ({ key }: ListedGame) => {
    if (await mine?.open(key)) go('analyse');
  };
  const { saved } = words.games;
  const itemsOf = (game: ListedGame): readonly MenuItem[] => [
    { label: words.play.offers.analyse, icon: 'graph', run: () => void analyse(game) },
    { label: words.games.savePgn, icon: 'download', run: () => void save([game], fileNameOf(titleOf(game, words))) },
    { label: saved.remove, icon: 'bin', run: () => void remove(game) },
  ];
  const trouble = kept.problem.value ?? problem.value;
  const { games, closed } = lists.value ?? NONE;
  const shown = useMemo(() => filtered(games, filter.value, words), [games, filter.value, words, openings.value]);
  useEffect(() => void (games.length > 0 && loadOpenings()), [games]);
  const { text, result } = filter.value;
  return (
    <div class="games-saved" ref={root}>
      {trouble ? <p class="alert">{words.kept.problems[trouble]}</p> : <p class="note">{saved.about}</p>}
      <div class="games-row">
        {mine ? <Button label={saved.keep} run={() => mine.keepThis()} /> : null}
        {games.length > 0 ? <Button label={saved.saveAll} run={() => save(games, 'gridmate')} /> : null}
      </div>
      <p class="note" role="status">
        {told.value?.(words)}
      </p>
      {removed.value ? (
        <p class="games-row removed">
          {removed.value.text(words)}
          <Button label={saved.undo} of={undo} run={bringBack} />
        </p>
      ) : null}
      <ClosedList closed={closed} open={async (key) => (await documents?.reopen(key), look())} words={words} />
      {games.length > 1 ? (
        <div class="games-row" role="search">
          <SearchField
            label={saved.search}
            value={text}
            onInput={(next) => (filter.value = { ...filter.peek(), text: next })}
          />
          <Select
            label={words.games.tags.result}
            options={[
              ['', saved.anyResult],
              ...RESULTS.map((value) => [value, words.games.tags.results[value]] as const),
            ]}
            value={result}
            onChange={(value) => (filter.value = { ...filter.peek(), result: value })}
          />
        </div>
      ) : null}
      <p class={text || result ? 'note' : 'spoken'} role="status">
        {text || result ? words.games.file.shown(shown.length, games.length) : ''}
      </p>
      {lists.value && games.length === 0 && !trouble ? <p class="note">{saved.none}</p> : null}
      {games.length > 0 ? (
        <SavedList
          games={shown}
          open={({ key }) => void mine?.open(key)}
          remove={(game) => void remove(game)}
          itemsOf={itemsOf}
          words={words}
        />
      ) : null}
    </div>
  );
}

/** The number that are shown at first, and that each press adds. */
const [SHOWN, MORE] = [2, 50];

type Closed = Awaited<ReturnType<Documents['closed']>>[number];

interface ClosedListProps {
  readonly closed: readonly Closed[];
  readonly open: (key: string) => unknown;
  readonly words: AllWords;
}

export function ClosedList({ closed, open, words }: ClosedListProps) {
  const most = useSignal(SHOWN);
  const turns = useRef<Promise<void>>(null);
  if (closed.length === 0) return null;
  const { saved } = words.games;
  const left = closed.length - most.value;
  return (
    <section aria-label={saved.closed}>
      <h3 class="label">{saved.closed}</h3>
      <ul class="saved-list">
        {closed.slice(0, most.value).map((kept) => (
          <Row key={`${kept.key} ${kept.changed}`} {...{ kept, turns, words }} open={() => void open(kept.key)} />
        ))}
      </ul>
      {left > 0 ? <Button look="quiet" label={saved.showMore(left)} run={() => (most.value += MORE)} /> : null}
    </section>
  );
}

interface RowProps {
  readonly kept: Closed;
  /** Done when those before it have been read. */
  readonly turns: RefObject<Promise<void> | null>;
  readonly open: () => void;
  readonly words: AllWords;
}

/** Its button is called by what it shows. */
function Row({ kept: { bytes, changed }, turns, open, words: { games } }: RowProps) {
  const look = useLook(bytes, turns);
  const name = look ? playersOf(look.tags) : '';
  const facts = [look ? games.steps(look.steps) : '', changed > 0 ? games.day(new Date(changed)) : ''];
  const about = facts.filter(Boolean).join(' · ');
  return (
    <li>
      <button type="button" class="saved-game" onClick={open}>
        <span class="little">{look ? <StillBoard letters={look.board} marks={marksOfMove(look)} /> : null}</span>
        <span class="about">
          <span class="spoken">{games.saved.bringBack}</span>
          <strong>{name || about}</strong>
          {name ? <small>{about}</small> : null}
        </span>
      </button>
    </li>
  );
}

/** What there is to see of a document, once it has been read: one after the other, each in a turn of its own. */
function useLook(bytes: Uint8Array, turns: RefObject<Promise<void> | null>): Look | undefined {
  const look = useSignal<Look | undefined>(undefined);
  useEffect(() => {
    let isWanted = true;
    turns.current = (turns.current ?? Promise.resolve()).then(async () => {
      if (!isWanted) return;
      look.value = lookOf(bytes);
      await yieldToMain();
    });
    return () => void (isWanted = false);
  }, []);
  return look.value;
}
