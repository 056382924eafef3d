// What this browser keeps: games that are saved under names, and those of tabs that are closed.

import { useSignal } from '@preact/signals';
import type { ComponentChildren, Ref } from 'preact';
import { useEffect, useLayoutEffect, useRef } from 'preact/hooks';
import type { Documents } from '../../document/documents';
import type { Sentence } from '../../document/session';
import { troubleOf } from '../../document/trouble';
import type { TroubleCode } from '../../i18n/areas/kept';
import type { AllWords } from '../../i18n/words';
import { Button } from '../../ui/button';
import { download } from '../../ui/download';
import { useNext } from '../parts/next';
import { type GamesProps, playersOf, tagsOf } from './games';
import { type Item, NameForm, Row } from './saved-row';

/** So many are shown at first, and with each press more; of closed tabs the last few. */
const [SHOWN, CLOSED] = [50, 2];

interface Lists {
  readonly games: Awaited<ReturnType<Documents['games']>>;
  readonly closed: Awaited<ReturnType<Documents['closed']>>;
}

export function Saved({ session, labs, kept, words }: GamesProps) {
  const documents = kept.documents.value;
  const lists = useSignal<Lists>({ games: [], closed: [] });
  const problem = useSignal<TroubleCode | undefined>(undefined);
  const told = useSignal<Sentence | undefined>(undefined);
  const removed = useSignal<{ readonly text: Sentence; readonly back: () => Promise<boolean> } | undefined>(undefined);
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
  }, [documents]);
  const list = useRef<HTMLElement>(null);
  useLayoutEffect(() => undo.current?.focus(), [removed.value]);
  useNext(() => list.current);
  /** Does something, and shows what is there then. */
  const change = async (work: Promise<unknown> | undefined) => {
    told.value = undefined;
    removed.value = undefined;
    await work;
    await look();
  };
  const remove = async (key: string) => {
    const back = await documents?.remove(key);
    await look();
    // It has been said already.
    removed.value = back && { back, text: session.spoken.peek() };
  };
  const saveAll = () =>
    session.attempt(async () => {
      const all: string[] = [];
      for (const { bytes } of lists.peek().games) all.push((await labs.pgn(bytes))[0]);
      const texts = all.filter(Boolean);
      download('gridmate.pgn', 'application/x-chess-pgn', texts.join('\n'));
      told.value = ({ games }) => games.saved.savedAll(texts.length, all.length - texts.length);
    });
  const trouble = kept.trouble.value ?? problem.value;
  const { saved } = words.games;
  const games = lists.value.games.map(({ name, ...game }): Item => ({
    ...game,
    title: name || words.kept.unnamed(new Date(game.date)),
    open: () => void documents?.open(game.key),
    rename: (next) => void change(documents?.rename(game.key, next)),
    remove: () => void remove(game.key),
  }));
  const closed = lists.value.closed.map(({ key, bytes, changed }): Item => ({
    key: `${key} ${changed}`,
    bytes,
    date: changed,
    open: () => void change(documents?.bringBack(key)),
  }));
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
        {told.value?.(words)}
      </p>
      {removed.value ? (
        <p class="games-row removed">
          {removed.value.text(words)}
          <Button label={saved.undo} of={undo} run={() => change(removed.value?.back())} />
        </p>
      ) : null}
      {closed.length > 0 ? (
        <List title={saved.closed} items={closed} first={CLOSED} nameOf={saved.bringBack} words={words} />
      ) : null}
      <List title={saved.list} items={games} first={SHOWN} nameOf={saved.open} of={list} words={words}>
        {games.length === 0 && documents && !trouble ? <p class="note">{saved.none}</p> : null}
        {games.length > 0 ? <Button label={saved.saveAll} run={saveAll} /> : null}
      </List>
    </div>
  );
}

interface ListProps {
  readonly title: string;
  readonly items: readonly Item[];
  /** So many are shown at first. */
  readonly first: number;
  readonly nameOf: (name: string) => string;
  readonly of?: Ref<HTMLElement>;
  readonly words: AllWords;
  /** What stands below. */
  readonly children?: ComponentChildren;
}

function List({ title, items, first, nameOf, of = null, words, children }: ListProps) {
  const list = useRef<HTMLUListElement>(null);
  const most = useSignal(first);
  useNext(() => list.current?.children[most.value - SHOWN]?.querySelector('button'));
  const left = items.length - most.value;
  return (
    <section aria-label={title} tabIndex={-1} ref={of}>
      <h3 class="label">{title}</h3>
      <ul class="saved-list" ref={list}>
        {items.slice(0, most.value).map((item) => (
          <Row key={item.key} item={item} nameOf={nameOf} words={words} />
        ))}
      </ul>
      {left > 0 ? <Button look="quiet" label={words.games.saved.more(left)} run={() => (most.value += SHOWN)} /> : null}
      {children}
    </section>
  );
}
