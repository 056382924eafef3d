// A board to look at: a picture with a name.

import { signal } from '@preact/signals';
import { useLiveSignal } from '@preact/signals/utils';
import { useRef } from 'preact/hooks';
import type { Arrow } from './arrow';
import { Cells } from './cells';
import type { Marks } from './marks';

interface StillBoardProps {
  /** FEN letters from a1 to h8, dots where nothing stands. */
  readonly letters: string;
  readonly marks?: Marks;
  readonly label: string;
}

const NO_MARKS: Marks = new Map();
const NO_ARROWS = signal<readonly Arrow[]>([]);
const UPRIGHT = signal(false);

export function StillBoard({ letters, marks = NO_MARKS, label }: StillBoardProps) {
  const root = useRef<HTMLDivElement>(null);
  const shown = { letters: useLiveSignal(letters), marks: useLiveSignal(marks) };
  return <Cells root={root} {...shown} arrows={NO_ARROWS} isFlipped={UPRIGHT} label={label} />;
}
