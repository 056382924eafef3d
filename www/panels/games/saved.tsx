// What this browser keeps: the games that were played or kept by hand, and those of tabs that are closed.

import { useSignal } from '@preact/signals';
import { useEffect, useLayoutEffect, useMemo, useRef } from 'preact/hooks';
import type { Documents } from '../../document/documents';
import { type ListedGame, titleOf } from '../../document/saved-games';
import type { Sentence } from '../../document/session';
import { troubleOf } from '../../document/trouble';
import type { TroubleCode } from '../../i18n/areas/kept';
import { Button } from '../../ui/button';
import { download } from '../../ui/download';
import type { MenuItem } from '../../ui/menu';
import { Select } from '../../ui/select';
import { useNext } from '../parts/next';
import { ClosedList } from './closed';
import { fileNameOf, type GamesProps, RESULTS, savedOf } from './games';
import { SavedList } from './saved-list';
import { type Filter, sifted } from './sifted';

interface Lists {
  readonly games: readonly ListedGame[];
  readonly closed: Awaited<ReturnType<Documents['closed']>>;
}

const NONE: Lists = { games: [], closed: [] };

export function Saved({ session, labs, kept, go, words }: GamesProps) {
  const documents = kept.documents.value;
  const mine = documents && savedOf(session, documents);
  const lists = useSignal<Lists | undefined>(undefined);
  const filter = useSignal<Filter>({ text: '', result: '' });
  const problem = useSignal<TroubleCode | undefined>(undefined);
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
      problem.value = troubleOf(error);
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
  const trouble = kept.trouble.value ?? problem.value;
  const { games, closed } = lists.value ?? NONE;
  const shown = useMemo(() => sifted(games, filter.value, words), [games, filter.value, words]);
  const { text, result } = filter.value;
  return (
    <div class="games-saved" ref={root}>
      {trouble ? <p class="alert">{words.kept.troubles[trouble]}</p> : <p class="note">{saved.about}</p>}
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
      <ClosedList closed={closed} open={async (key) => (await documents?.bringBack(key), look())} words={words} />
      {games.length > 1 ? (
        <div class="games-row" role="search">
          <input
            type="search"
            aria-label={saved.search}
            placeholder={saved.search}
            autocomplete="off"
            spellcheck={false}
            value={text}
            onInput={({ currentTarget }) => (filter.value = { ...filter.peek(), text: currentTarget.value })}
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
