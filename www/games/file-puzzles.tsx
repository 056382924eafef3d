// Puzzles from the games of a file: who of their players one is, what looks through them, how far it has come, what was found.

import { type ReadonlySignal, useSignal } from '@preact/signals';
import { useRef } from 'preact/hooks';
import type { Color } from '../chess/chess';
import type { AllWords } from '../i18n/words';
import { Button } from '../ui/button';
import { Select } from '../ui/fields';
import { Alert } from '../ui/panel';
import { useNext } from '../ui/reveal';
import { type EngineFault, faultText } from '../workers/fault';
import type { FileGameRow, PgnFile } from './file';

/** A game that is to be looked through. */
interface WantedGame {
  /** Reads its document. */
  readonly read: () => Promise<Uint8Array>;
  readonly title: string;
  /** Whose mistakes count. */
  readonly side: Color | undefined;
}

/** What looks through games for puzzles. */
export interface PuzzleSearch {
  /** The game that is looked through, from 1, of how many, and how much of it is done, from 0 to 1. */
  readonly progress: ReadonlySignal<{ readonly at: number; readonly all: number; readonly share: number } | undefined>;
  /** What was found; nothing before something has been looked through. */
  readonly found: ReadonlySignal<{ readonly games: number; readonly puzzles: number } | undefined>;
  readonly failure: ReadonlySignal<EngineFault | undefined>;
  begin(games: readonly WantedGame[]): unknown;
  stop(): void;
  /** Plays puzzles of one's games. */
  solve(): unknown;
}

interface FilePuzzlesProps {
  readonly file: PgnFile;
  readonly search: PuzzleSearch;
  readonly words: AllWords;
}

/** The most names that are offered. */
const MOST_NAMES = 30;

export function FilePuzzles({ file, search, words }: FilePuzzlesProps) {
  const { mine } = words;
  const { games } = file.list.value;
  const isOpen = useSignal(false);
  const name = useSignal('');
  const row = useRef<HTMLDivElement>(null);
  // Where the button that had the keyboard is gone, what has come in its place has it.
  useNext(() => row.current?.querySelector('button') ?? row.current);
  const names = isOpen.value ? namesIn(games) : [];
  const [progress, found, failure] = [search.progress.value, search.found.value, search.failure.value];
  const begin = () =>
    search.begin(
      games.map((game) => {
        const { white, black, date } = game;
        const players = [white, black].filter(Boolean).join(' – ');
        const own = name.peek();
        const side = own === '' ? undefined : own === white ? 'w' : own === black ? 'b' : undefined;
        return { read: file.reading(game), title: [players, date].filter(Boolean).join(', '), side };
      }),
    );
  return (
    <details class="file-puzzles" onToggle={({ currentTarget }) => (isOpen.value = currentTarget.open)}>
      <summary>{mine.ofFile}</summary>
      <p class="note">{mine.ofFileAbout}</p>
      <label class="games-row">
        {mine.you}
        <Select
          options={[['', mine.noPlayer], ...names.map((known) => [known, known] as const)]}
          value={name.value}
          onChange={(chosen: string) => (name.value = chosen)}
        />
      </label>
      <div class="games-row" ref={row} tabIndex={-1}>
        {progress ? (
          <>
            <progress aria-label={mine.finding} max={1} value={(progress.at - 1 + progress.share) / progress.all} />
            <span class="note">{mine.gameOf(progress.at, progress.all)}</span>
            <Button label={mine.stop} run={() => search.stop()} />
          </>
        ) : (
          <Button label={mine.lookThrough(games.length)} run={begin} />
        )}
        {!progress && found && found.puzzles > 0 ? <Button label={mine.solve} run={() => search.solve()} /> : null}
      </div>
      <p class="note" role="status">
        {found && !progress ? mine.ofGames(found.puzzles, found.games) : ''}
      </p>
      {failure ? <Alert text={faultText(failure, words)} /> : null}
    </details>
  );
}

/** Who plays in some games, those with most games first. */
function namesIn(games: readonly FileGameRow[]): readonly string[] {
  const counts = new Map<string, number>();
  for (const { white, black } of games)
    for (const name of [white, black]) if (name !== '' && name !== '?') counts.set(name, (counts.get(name) ?? 0) + 1);
  const all = [...counts].toSorted(([, one], [, other]) => other - one);
  return all.slice(0, MOST_NAMES).map(([name]) => name);
}
