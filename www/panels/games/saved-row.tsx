// A document in a list, with its board, and a field for a name.

import { useSignal } from '@preact/signals';
import { useEffect, useLayoutEffect, useRef } from 'preact/hooks';
import { marksOfMove } from '../../board/marks';
import { StillBoard } from '../../board/still';
import { type Look, lookOf } from '../../document/stills';
import type { AllWords } from '../../i18n/words';
import { IconButton } from '../../ui/button';
import { ended } from '../../ui/turn';
import { useNext } from '../parts/next';
import { playersOf } from './games';

export interface Item {
  readonly key: string;
  readonly bytes: Uint8Array;
  /** Without one it is called after who plays. */
  readonly title?: string;
  readonly date: number;
  readonly open: () => void;
  readonly rename?: (name: string) => void;
  readonly remove?: () => void;
}

interface RowProps {
  readonly item: Item;
  /** What its button is called. */
  readonly nameOf: (name: string) => string;
  readonly words: AllWords;
}

export function Row({ item: { bytes, title, date, open, rename, remove }, nameOf, words: { games } }: RowProps) {
  const look = useLook(bytes);
  const row = useRef<HTMLLIElement>(null);
  const isRenaming = useSignal(false);
  useNext(() => row.current?.querySelector<HTMLElement>('.icon-button'));
  const { saved } = games;
  const name = title ?? (look ? playersOf(look.tags) : '');
  const facts = [look ? games.steps(look.steps) : '', date > 0 ? games.day(new Date(date)) : ''];
  const about = facts.filter(Boolean).join(' · ');
  const end = (next?: string) => {
    isRenaming.value = false;
    if (next !== undefined) rename?.(next);
  };
  const begin = () => void (isRenaming.value = true);
  return (
    <li class="saved-row" ref={row}>
      {isRenaming.value ? (
        <NameForm label={saved.newName} action={saved.save} initial={name} done={end} cancel={end} />
      ) : (
        <>
          <button type="button" class="saved-game" aria-label={nameOf(name || about)} title={about} onClick={open}>
            <span class="little">{look ? <StillBoard letters={look.board} marks={marksOfMove(look)} /> : null}</span>
            <span class="about">
              <strong>{name || about}</strong>
              {name ? <small>{about}</small> : null}
            </span>
          </button>
          {rename ? <IconButton action={{ label: saved.rename(name), icon: 'draw', run: begin }} /> : null}
          {remove ? <IconButton action={{ label: saved.remove(name), icon: 'bin', run: remove }} /> : null}
        </>
      )}
    </li>
  );
}

/** Documents are read one after the other, each in a turn of its own. */
let queue = Promise.resolve();

/** What there is to see of a document, once it has been read. */
function useLook(bytes: Uint8Array): Look | undefined {
  const look = useSignal<Look | undefined>(undefined);
  useEffect(() => {
    let isWanted = true;
    queue = queue.then(async () => {
      if (!isWanted) return;
      look.value = lookOf(bytes);
      await ended();
    });
    return () => void (isWanted = false);
  }, []);
  return look.value;
}

interface NameFormProps {
  readonly label: string;
  readonly action: string;
  readonly initial: string;
  readonly placeholder?: string;
  readonly done: (name: string) => void;
  /** What Escape does, where there is something to go back to. */
  readonly cancel?: () => void;
}

export function NameForm({ label, action, initial, placeholder, done, cancel }: NameFormProps) {
  const input = useRef<HTMLInputElement>(null);
  useLayoutEffect(() => (cancel ? input.current?.select() : undefined), []);
  const submit = (event: Event) => {
    event.preventDefault();
    done(input.current?.value ?? '');
  };
  const key = (event: KeyboardEvent) => {
    if (event.key !== 'Escape' || !cancel) return;
    event.preventDefault();
    event.stopPropagation();
    cancel();
  };
  return (
    <form class="games-row" onSubmit={submit} onKeyDown={key}>
      <input
        ref={input}
        key={initial}
        aria-label={label}
        placeholder={placeholder}
        maxLength={80}
        autocomplete="off"
        defaultValue={initial}
      />
      <button type="submit" class="primary">
        {action}
      </button>
    </form>
  );
}
