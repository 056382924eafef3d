// The examples as little boards, kind by kind; one that is chosen goes on the board, with a card on what it shows.

import { useSignal } from '@preact/signals';
import { useEffect, useMemo, useRef } from 'preact/hooks';
import { StillBoard } from '../../board/still';
import type { StoryId } from '../../i18n/areas/examples';
import type { AllWords } from '../../i18n/words';
import { IconButton } from '../../ui/button';
import { boardOf, type Example, type Group } from './examples';
import type { GamesProps } from './props';

/** So many of each kind are seen at first. */
const SHOWN = 4;

interface GalleryProps extends Pick<GamesProps, 'games' | 'go' | 'words'> {
  readonly groups: readonly Group[];
}

export function Gallery({ games, go, words, groups }: GalleryProps) {
  /** So many kinds are drawn by now: each in a turn of its own. */
  const drawn = useSignal(1);
  const card = useRef<HTMLElement>(null);
  useEffect(() => {
    if (drawn.value >= groups.length) return undefined;
    const timer = setTimeout(() => (drawn.value += 1));
    return () => clearTimeout(timer);
  }, [drawn.value, groups.length]);
  const example = games.example.value;
  useEffect(() => card.current?.scrollIntoView({ block: 'start' }), [example]);
  const choose = ({ place }: Group, chosen: Example) => {
    if (games.show(chosen, words) && place !== 'games') go(place, chosen.opens);
  };
  return (
    <div class="gallery">
      {example ? (
        <section class="card" ref={card} aria-label={words.games.example[example.id].title}>
          <Story example={example} words={words} />
          <div class="games-row">
            <button type="button" class="primary" onClick={() => go('analyse')}>
              {words.games.examples.toMoves}
            </button>
            <button type="button" onClick={() => go('play')}>
              {words.games.examples.play}
            </button>
          </div>
          <IconButton
            action={{
              label: words.games.examples.close,
              icon: 'close',
              refusal: undefined,
              run: () => games.hide(),
            }}
          />
        </section>
      ) : (
        <p class="note">{words.games.examples.about}</p>
      )}
      {groups.slice(0, drawn.value).map((group) => (
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

function Kind({ group, current, choose, words }: KindProps) {
  const isWhole = useSignal(false);
  const { title, about } = words.games.group[group.id];
  const { length } = group.examples;
  const shown = group.examples.slice(0, isWhole.value ? length : SHOWN);
  return (
    <section class="kind" aria-label={title}>
      <header>
        <h3 class="label">{title}</h3>
        {length > SHOWN ? (
          <button
            type="button"
            class="quiet"
            aria-expanded={isWhole.value}
            aria-label={`${isWhole.value ? words.games.examples.less : words.games.examples.all(length)}: ${title}`}
            onClick={() => (isWhole.value = !isWhole.value)}
          >
            {isWhole.value ? words.games.examples.less : words.games.examples.all(length)}
          </button>
        ) : null}
      </header>
      <p class="note">{about}</p>
      <ul>
        {shown.map((example) => (
          <li key={example.id}>
            <Card example={example} isCurrent={example === current} choose={() => choose(example)} words={words} />
          </li>
        ))}
      </ul>
    </section>
  );
}

interface CardProps extends Pick<KindProps, 'words'> {
  readonly example: Example;
  readonly isCurrent: boolean;
  readonly choose: () => void;
}

function Card({ example, isCurrent, choose, words }: CardProps) {
  const { title, about } = words.games.example[example.id];
  const board = useMemo(() => boardOf(example), [example]);
  return (
    <button type="button" title={about} aria-current={isCurrent ? 'true' : undefined} onClick={choose}>
      <span class="little" aria-hidden="true">
        <StillBoard letters={board} label="" />
      </span>
      <span class="title">{title}</span>
    </button>
  );
}

/** Who played a famous game, where and when, and three sentences on it; of others what they show. */
function Story({ example: { id, tags }, words }: { readonly example: Example; readonly words: AllWords }) {
  const { example, story, unsigned } = words.games;
  const { White, Black, Site, Date: date = '' } = tags ?? {};
  const who = tags ? `${White} – ${Black}, ${Site} ${date.slice(0, 4)}` : isUnsigned(id, unsigned) ? unsigned[id] : '';
  return (
    <>
      <h3>{example[id].title}</h3>
      {who ? <p class="who">{who}</p> : null}
      <p>{isStory(id, story) ? story[id].join(' ') : example[id].about}</p>
    </>
  );
}

const isStory = (id: string, stories: Readonly<Record<StoryId, unknown>>): id is StoryId => Object.hasOwn(stories, id);
const isUnsigned = <T extends object>(id: PropertyKey, all: T): id is keyof T => Object.hasOwn(all, id);
