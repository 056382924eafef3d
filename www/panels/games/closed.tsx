// The documents of tabs that are closed, each with its board.

import { useSignal } from '@preact/signals';
import { useEffect } from 'preact/hooks';
import { marksOfMove } from '../../board/marks';
import { StillBoard } from '../../board/still';
import type { Documents } from '../../document/documents';
import { type Look, lookOf } from '../../document/stills';
import type { AllWords } from '../../i18n/words';
import { Button } from '../../ui/button';
import { ended } from '../../ui/turn';
import { playersOf } from './games';

/** So many are shown at first, and with each press more. */
const [SHOWN, MORE] = [2, 50];

type Closed = Awaited<ReturnType<Documents['closed']>>[number];

interface ClosedListProps {
  readonly closed: readonly Closed[];
  readonly open: (key: string) => unknown;
  readonly words: AllWords;
}

export function ClosedList({ closed, open, words }: ClosedListProps) {
  const most = useSignal(SHOWN);
  if (closed.length === 0) return null;
  const { saved } = words.games;
  const left = closed.length - most.value;
  return (
    <section aria-label={saved.closed}>
      <h3 class="label">{saved.closed}</h3>
      <ul class="saved-list">
        {closed.slice(0, most.value).map((kept) => (
          <Row key={`${kept.key} ${kept.changed}`} kept={kept} open={() => void open(kept.key)} words={words} />
        ))}
      </ul>
      {left > 0 ? <Button look="quiet" label={saved.showMore(left)} run={() => (most.value += MORE)} /> : null}
    </section>
  );
}

interface RowProps {
  readonly kept: Closed;
  readonly open: () => void;
  readonly words: AllWords;
}

/** Its button is called by what it shows. */
function Row({ kept: { bytes, changed }, open, words: { games } }: RowProps) {
  const look = useLook(bytes);
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
