// In the row under the board, what nobody needs before the first move: autoplay, and a menu of what works on the board.

import { useEffect, useMemo } from 'preact/hooks';
import type { Desk } from '../../board/desk';
import type { Clock } from '../../document/keeper';
import type { AllWords } from '../../i18n/words';
import { type Action, IconButton } from '../../ui/button';
import { MenuButton } from '../../ui/menu';
import { Select } from '../../ui/select';
import { Autoplay, SPEEDS } from './autoplay';

interface ToolsProps {
  readonly desk: Desk;
  readonly words: AllWords;
}

interface PlayerProps extends ToolsProps {
  /** What it goes by. */
  readonly clock: Clock;
}

/** Plays and pauses; while it plays, how fast. */
export function Player({ desk: { session }, clock, words }: PlayerProps) {
  const autoplay = useMemo(() => new Autoplay(session, clock), [session, clock]);
  useEffect(() => () => autoplay.pause(), [autoplay]);
  const isPlaying = autoplay.isPlaying.value;
  const code = autoplay.refusal;
  const action = {
    label: isPlaying ? words.moves.autoplay.pause : words.moves.autoplay.play,
    icon: isPlaying ? 'pause' : 'play',
    refusal: code && words.refusals[code],
    run: () => autoplay.toggle(),
  } as const;
  return (
    <>
      <IconButton action={action} />
      {isPlaying ? (
        <Select
          label={words.moves.autoplay.speed}
          options={SPEEDS.map((speed) => [String(speed), words.moves.times(speed)])}
          value={String(autoplay.speed.value)}
          onChange={(speed) => (autoplay.speed.value = Number(speed))}
        />
      ) : null}
    </>
  );
}

/** What is switched on for the board: the field for typed moves, and the pencil. */
export function Tools({ desk: { isTyping, pencil }, words }: ToolsProps) {
  const { typed, drawing } = words.board;
  const items: readonly Action[] = [
    { label: typed.open, icon: 'keyboard', run: () => (isTyping.value = true) },
    { label: drawing.open, icon: 'draw', run: () => pencil.toggle() },
  ];
  return <MenuButton label={words.tools} icon="more" sections={() => [{ items }]} />;
}
