// A board to look at: a picture with a name.

import { Signal, type ReadonlySignal, useComputed } from '@preact/signals';
import { useLiveSignal } from '@preact/signals/utils';
import { useRef } from 'preact/hooks';
import type { Arrow } from './arrow';
import { Cells } from './cells';
import type { Marks } from './marks';

type Value<T> = T | ReadonlySignal<T>;

interface StillBoardProps {
  /** FEN letters from a1 to h8, dots where nothing stands. */
  readonly letters: Value<string>;
  readonly marks?: Value<Marks>;
  readonly arrows?: Value<readonly Arrow[]>;
  readonly isFlipped?: Value<boolean>;
  readonly label: string;
}

const NO_MARKS: Marks = new Map();
const NO_ARROWS: readonly Arrow[] = [];

export function StillBoard({
  letters,
  marks = NO_MARKS,
  arrows = NO_ARROWS,
  isFlipped = false,
  label,
}: StillBoardProps) {
  const root = useRef<HTMLDivElement>(null);
  return (
    <Cells
      root={root}
      letters={useValue(letters)}
      marks={useValue(marks)}
      arrows={useValue(arrows)}
      isFlipped={useValue(isFlipped)}
      label={label}
    />
  );
}

/** A signal of what is handed over as one or as a value. */
function useValue<T>(value: Value<T>): ReadonlySignal<T> {
  const live = useLiveSignal(value);
  return useComputed(() => (live.value instanceof Signal ? live.value.value : live.value));
}
