// What this browser keeps: games that are saved under names, and those of tabs that are closed.

import { type Signal, useSignal } from '@preact/signals';
import { useEffect, useRef } from 'preact/hooks';
import type { Kept } from '../../document/keeper';
import type { SavedGame } from '../../document/library';
import { troubleOf } from '../../document/trouble';
import type { TroubleCode } from '../../i18n/areas/kept';
import type { AllWords } from '../../i18n/words';
import { download } from '../../ui/download';
import { playersOf, tagsOf } from './games';
import type { GamesProps } from './props';
import { NameForm, Row } from './saved-row';

/** So many are shown at first, and with each press more; of closed tabs the last few. */
const [SHOWN, CLOSED] = [50, 2];

interface Lists {
  readonly games: readonly (SavedGame & { readonly key: string })[];
  readonly closed: readonly (Kept & { readonly key: string })[];
}

export function Saved({ session, labs, games: around, kept, words }: GamesProps) {
  const documents = kept.documents.value;
  const lists = useSignal<Lists>({ games: [], closed: [] });
  const problem = useSignal<TroubleCode | undefined>(undefined);
  const most = useSignal({ games: SHOWN, closed: CLOSED });
  const told = useSignal('');
  const removed = useSignal<{ readonly text: string; readonly back: () => Promise<boolean> } | undefined>(undefined);
  const undo = useRef<HTMLButtonElement>(null);
  const look = async () => {
    if (!documents) return;
    try {
      const [games, closed] = await Promise.all([documents.games(), documents.closed()]);
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
  }, [documents, around.added.value]);
  useEffect(() => undo.current?.focus(), [removed.value]);
  /** Does something, and shows what is there then. */
  const change = async (work: Promise<unknown> | undefined) => {
    told.value = '';
    removed.value = undefined;
    await work;
    await look();
  };
  const remove = async (key: string) => {
    const back = await documents?.remove(key);
    await look();
    // It has been said already.
    removed.value = back && { back, text: session.spoken.peek()(words) };
  };
  const saveAll = async () => {
    try {
      const all: string[] = [];
      for (const { bytes } of lists.peek().games) all.push((await labs.pgn(bytes))[0]);
      const texts = all.filter(Boolean);
      download('gridmate.pgn', 'application/x-chess-pgn', texts.join('\n'));
      told.value = words.games.saved.savedAll(texts.length, all.length - texts.length);
    } catch (error) {
      session.fail(error);
    }
  };
  const trouble = kept.trouble.value ?? problem.value;
  const { games, closed } = lists.value;
  const { saved } = words.games;
  return (
    <div class="games-saved">
      {trouble ? <p class="alert">{words.kept.troubles[trouble]}</p> : <p class="note">{saved.about}</p>}
      {documents ? (
        <NameForm
          label={saved.name}
          action={saved.save}
          initial={playersOf(tagsOf(session))}
          placeholder={words.kept.unnamed(new Date())}
          done={(name) => void change(documents.save(name))}
        />
      ) : null}
      <p class="note" role="status">
        {told.value}
      </p>
      {removed.value ? (
        <p class="games-row removed">
          {removed.value.text}
          <button type="button" ref={undo} onClick={() => void change(removed.value?.back())}>
            {saved.undo}
          </button>
        </p>
      ) : null}
      {closed.length > 0 ? (
        <section aria-label={saved.closed}>
          <h3 class="label">{saved.closed}</h3>
          <ul class="saved-list">
            {closed.slice(0, most.value.closed).map(({ key, bytes, changed }) => (
              <Row
                key={`${key} ${changed}`}
                bytes={bytes}
                title={undefined}
                date={changed}
                nameOf={saved.bringBack}
                open={() => void change(documents?.bringBack(key))}
                words={words}
              />
            ))}
          </ul>
          <More most={most} of="closed" all={closed.length} words={words} />
        </section>
      ) : null}
      <section aria-label={saved.list}>
        <h3 class="label">{saved.list}</h3>
        {games.length === 0 && documents && !trouble ? <p class="note">{saved.none}</p> : null}
        <ul class="saved-list">
          {games.slice(0, most.value.games).map((game) => (
            <Row
              key={game.key}
              bytes={game.bytes}
              title={game.name || words.kept.unnamed(new Date(game.date))}
              date={game.date}
              nameOf={saved.open}
              open={() => void documents?.open(game.key)}
              rename={(name) => void change(documents?.rename(game.key, name))}
              remove={() => void remove(game.key)}
              words={words}
            />
          ))}
        </ul>
        <More most={most} of="games" all={games.length} words={words} />
        {games.length > 0 ? (
          <button type="button" onClick={() => void saveAll()}>
            {saved.saveAll}
          </button>
        ) : null}
      </section>
    </div>
  );
}

interface MoreProps {
  readonly most: Signal<Readonly<Record<keyof Lists, number>>>;
  readonly of: keyof Lists;
  readonly all: number;
  readonly words: AllWords;
}

function More({ most, of, all, words }: MoreProps) {
  const left = all - most.value[of];
  if (left <= 0) return null;
  return (
    <button type="button" class="quiet" onClick={() => (most.value = { ...most.value, [of]: most.value[of] + SHOWN })}>
      {words.games.saved.more(left)}
    </button>
  );
}
