// Arrows and circles over the squares.

import type { ReadonlySignal } from '@preact/signals';
import { type Arrow, cornerOf, labelOf, outlineOf, threadOf } from './arrow';
import type { Tally } from './exhibit';

interface OverlayProps {
  readonly arrows: ReadonlySignal<readonly Arrow[]>;
  readonly tallies: ReadonlySignal<readonly Tally[]> | undefined;
  readonly isFlipped: ReadonlySignal<boolean>;
}

export function Overlay({ arrows, tallies, isFlipped }: OverlayProps) {
  const flipped = isFlipped.value;
  const numbers = tallies?.value ?? [];
  if (arrows.value.length + numbers.length === 0) return null;
  return (
    <svg class="arrows" viewBox="0 0 8 8" aria-hidden="true">
      {arrows.value.map((arrow) => (
        <g key={`${arrow.kind} ${arrow.from} ${arrow.to}`} class={arrow.kind}>
          <path class="body" d={outlineOf(arrow, flipped)} />
          <path class="thread" d={threadOf(arrow, flipped)} />
          {arrow.label ? <Label text={arrow.label} at={labelOf(arrow, flipped)} /> : null}
        </g>
      ))}
      {numbers.map(({ square, text }) => (
        <g key={square} class="tally">
          <Label text={text} at={cornerOf(square, flipped)} />
        </g>
      ))}
    </svg>
  );
}

const Label = ({ text, at: [x, y] }: { readonly text: string; readonly at: readonly [number, number] }) => (
  <>
    <circle cx={x} cy={y} r={0.17} />
    <text x={x} y={y}>
      {text}
    </text>
  </>
);
