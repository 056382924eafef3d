// The examples as little boards, kind by kind; one that is chosen goes on the board, with a card on what it shows.

import { useSignal } from '@preact/signals';
import { useEffect, useMemo, useRef } from 'preact/hooks';
import { StillBoard } from '../board/still';
import type { AllWords } from '../i18n/words';
import { Button, IconButton } from '../ui/button';
import { later } from '../ui/time';
import { exampleBoard, type Example, type Group, GROUPS, storyOf, whoOf } from './examples';
import type { GamesProps } from './games';

/** The number of each kind that are seen at first. */
const SHOWN = 4;

export function Gallery({ session, games, go, play, words }: GamesProps) {
  /** The number of kinds that are drawn by now: each in a turn of its own. */
  const drawn = useSignal(1);
  const gallery = useRef<HTMLDivElement>(null);
  const card = useRef<HTMLElement>(null);
  useEffect(() => {
    if (drawn.value >= GROUPS.length) return undefined;
    return later(() => (drawn.value += 1), 0);
  }, [drawn.value]);
  const example = games.example.value;
  const { examples: said, example: titles } = words.games;
  useEffect(() => card.current?.scrollIntoView({ block: 'start' }), [example]);
  const choose = ({ place }: Group, chosen: Example) => {
    if (games.show(chosen) && place !== 'games') go(place, chosen);
  };
  /** A game that is being played goes on. */
  const begin = () => (session.locked.peek() ? go('play') : play('here'));
  const close = () => {
    const { current } = gallery;
    (
      current?.querySelector<HTMLElement>('[aria-current]') ?? current?.querySelector<HTMLElement>('li button')
    )?.focus();
    games.hide();
  };
  return (
    <div class="gallery" ref={gallery}>
      {example ? (
        <section class="card" ref={card} aria-label={titles[example.id].title}>
          <Story example={example} words={words} />
          <div class="games-row">
            {example.script ? <Button look="primary" label={said.toMoves} run={() => go('analyse')} /> : null}
            <Button look={example.script ? '' : 'primary'} label={said.play} run={begin} />
          </div>
          <IconButton action={{ label: said.close, icon: 'close', run: close }} />
        </section>
      ) : (
        <p class="note">{said.about}</p>
      )}
      {GROUPS.slice(0, drawn.value).map((group) => (
        <Kind key={group.id} group={group} current={example} choose={(chosen) => choose(group, chosen)} words={words} />
      ))}
    </div>
  );
}

interface KindProps {
  readonly group: Group;
  readonly current: Example | undefined;
  readonly choose: (example: Example) => void;
  readonly words: AllWords;
}

function Kind({ group: { id, examples }, current, choose, words: { games } }: KindProps) {
  const isWhole = useSignal(false);
  const { title, about } = games.group[id];
  const text = isWhole.value ? games.examples.less : games.examples.all(examples.length);
  const isCurrent = (example: Example) => (example === current ? 'true' : undefined);
  return (
    <section class="kind" aria-label={title}>
      <header>
        <h3 class="label">{title}</h3>
        {examples.length > SHOWN ? (
          <Button
            look="quiet"
            label={text}
            name={`${text}: ${title}`}
            isOpen={isWhole.value}
            run={() => (isWhole.value = !isWhole.value)}
          />
        ) : null}
      </header>
      <p class="note">{about}</p>
      <ul>
        {examples.slice(0, isWhole.value ? examples.length : SHOWN).map((example) => (
          <li key={example.id}>
            <button
              type="button"
              title={games.example[example.id].about}
              aria-current={isCurrent(example)}
              onClick={() => choose(example)}
            >
              <Little example={example} />
              <span class="title">{games.example[example.id].title}</span>
            </button>
          </li>
        ))}
      </ul>
    </section>
  );
}

function Little({ example }: { readonly example: Example }) {
  const board = useMemo(() => exampleBoard(example), [example]);
  return (
    <span class="little">
      <StillBoard letters={board} />
    </span>
  );
}

/** Who played a famous game, where and when, and three sentences on it; of others what they show. */
function Story({ example, words }: { readonly example: Example; readonly words: AllWords }) {
  const who = whoOf(example, words);
  return (
    <>
      <h3>{words.games.example[example.id].title}</h3>
      {who ? <p class="who">{who}</p> : null}
      <p>{storyOf(example.id, words)}</p>
    </>
  );
}
