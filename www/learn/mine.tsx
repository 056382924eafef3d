// Puzzles from one's own games: how many there are, what is behind the mistakes in them, and puzzles of that in one press.

import { useSignal } from '@preact/signals';
import { useLayoutEffect, useRef } from 'preact/hooks';
import { useAnswer } from '../document/answer';
import type { ListedReview } from '../document/reviewed';
import type { AllWords } from '../i18n/words';
import { Button, IconButton } from '../ui/button';
import { useNext } from '../ui/reveal';
import type { Learn, LearnProps } from './learn';
import { puzzleCounts, type Weakness, weaknessesOf } from './weaknesses';

interface MineProps extends LearnProps {
  /** Goes to a place of the page. */
  readonly go: (place: string) => void;
  /** The games that were reviewed. */
  readonly games: readonly ListedReview[];
}

/** The most weaknesses that are shown. */
const MOST_WEAKNESSES = 8;

export function Mine({ learn, labs, go, games, words }: MineProps) {
  const { mine } = words;
  const weaknesses = weaknessesOf(games, words).slice(0, MOST_WEAKNESSES);
  const { value: themes = [] } = useAnswer(weaknesses.length > 0 ? 'asked' : undefined, () => labs.puzzleThemes());
  const counts = puzzleCounts(games, themes);
  const puzzles = games.reduce((sum, game) => sum + game.puzzles.length, 0);
  return (
    <section class="mine" aria-label={mine.title}>
      <h3>{mine.title}</h3>
      {games.length === 0 ? (
        <>
          <p class="note">{mine.about}</p>
          <Button label={mine.choose} run={() => go('games')} />
        </>
      ) : (
        <>
          <p class="note">{mine.count(puzzles, games.length)}</p>
          {puzzles > 0 ? <Button label={mine.solve} run={() => learn.openOwn({}, mine.title)} /> : null}
          <h4>{mine.weaknesses}</h4>
          {weaknesses.length === 0 ? <p class="note">{mine.none}</p> : null}
          <ul class="lesson-rows">
            {weaknesses.map((weakness) => (
              <li key={weakness.theme}>
                <WeaknessRow {...{ learn, weakness, words }} count={counts.get(weakness.theme) ?? 0} />
              </li>
            ))}
          </ul>
          <Games {...{ learn, games, words }} />
        </>
      )}
    </section>
  );
}

interface WeaknessRowProps {
  readonly learn: Learn;
  readonly weakness: Weakness;
  /** How many puzzles have its theme. */
  readonly count: number;
  readonly words: AllWords;
}

/** One press plays puzzles of it, where there are some. */
function WeaknessRow({ learn, weakness, count, words: { mine } }: WeaknessRowProps) {
  const { theme, name, allowed, missed } = weakness;
  const facts = mine.facts(allowed, missed);
  if (count === 0)
    return (
      <p class="lesson-row">
        <strong>{name}</strong>
        <small>{facts}</small>
      </p>
    );
  return (
    <button type="button" class="lesson-row" onClick={() => void learn.openOwn({ theme }, mine.titleOf(name))}>
      <strong>{name}</strong>
      <small>
        {facts} · {mine.practise(count)}
      </small>
    </button>
  );
}

interface OwnGamesProps {
  readonly learn: Learn;
  readonly games: readonly ListedReview[];
  readonly words: AllWords;
}

/** The games, each with its puzzles. */
function Games({ learn, games, words }: OwnGamesProps) {
  const { mine, learn: its } = words;
  const { reviewed, session } = learn.deps;
  const removed = useSignal<(() => Promise<boolean>) | undefined>(undefined);
  const [list, undo] = [useRef<HTMLDetailsElement>(null), useRef<HTMLButtonElement>(null)];
  useLayoutEffect(() => undo.current?.focus(), [removed.value]);
  useNext(() => list.current?.querySelector('summary'));
  const remove = async (game: ListedReview) => {
    removed.value = await reviewed.remove(game);
    if (removed.peek()) session.announce(({ learn: now }) => now.removed(game.title || mine.untitled));
  };
  const bringBack = async () => {
    const back = removed.peek();
    removed.value = undefined;
    await back?.();
  };
  return (
    <details ref={list}>
      <summary>{mine.games(games.length)}</summary>
      {removed.value ? <Button label={its.undo} of={undo} run={bringBack} /> : null}
      <ul class="lesson-rows">
        {games.map((game) => {
          const name = game.title || mine.untitled;
          return (
            <li key={game.key}>
              {game.puzzles.length > 0 ? (
                <button type="button" class="lesson-row" onClick={() => void learn.openOwn({ game: game.key }, name)}>
                  <strong>{name}</strong>
                  <small>{mine.puzzlesOf(game.puzzles.length)}</small>
                </button>
              ) : (
                <p class="lesson-row">
                  <strong>{name}</strong>
                  <small>{mine.puzzlesOf(0)}</small>
                </p>
              )}
              <IconButton action={{ label: its.remove(name), icon: 'bin', run: () => void remove(game) }} />
            </li>
          );
        })}
      </ul>
    </details>
  );
}
