// The puzzles of the game that is reviewed: what looks for them, how far it has come, and what plays them.

import { useRef } from 'preact/hooks';
import { Button } from '../ui/button';
import { Alert } from '../ui/panel';
import { useNext } from '../ui/reveal';
import { faultText } from '../workers/fault';
import type { ReviewProps } from './mistake-card';

/** Nothing where this browser keeps nothing. */
export function PuzzlesRow({ reviewing: { puzzles }, words }: ReviewProps) {
  const row = useRef<HTMLDivElement>(null);
  // Where the button that had the keyboard is gone, the row has it.
  useNext(() => row.current?.querySelector('button') ?? row.current);
  if (!puzzles?.isPossible.value) return null;
  const { mine } = words;
  const [share, found, failure] = [puzzles.share.value, puzzles.found.value, puzzles.failure.value];
  if (failure)
    return <Alert text={faultText(failure, words)} again={{ label: mine.find, run: () => void puzzles.begin() }} />;
  return (
    <div class="review-row puzzles-row" tabIndex={-1} ref={row} role="group" aria-label={mine.puzzles}>
      {share !== undefined ? (
        <>
          <progress aria-label={mine.finding} max={1} value={share} />
          <span class="note">{mine.finding}</span>
          <Button label={mine.stop} run={() => puzzles.stop()} />
        </>
      ) : found ? (
        <>
          <span class="note" role="status">
            {mine.found(found.puzzles.length)}
          </span>
          {found.puzzles.length > 0 ? <Button label={mine.solve} run={() => puzzles.solve()} /> : null}
        </>
      ) : (
        <Button label={mine.find} run={() => void puzzles.begin()} />
      )}
    </div>
  );
}
