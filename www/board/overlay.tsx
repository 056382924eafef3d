// Arrows and circles over the squares: shorter ones above longer ones, and above all of them their numbers.

import { cornerOf, labelOf, lengthOf, outlineOf, threadOf } from './arrow';
import type { Desk } from './desk';

export function Overlay({ desk }: { readonly desk: Desk }) {
  const flipped = desk.isFlipped.value;
  const arrows = desk.shown.value;
  const numbers = desk.exhibit.value?.tallies ?? [];
  if (arrows.length + numbers.length === 0) return null;
  const drawn = arrows.toSorted((one, other) => lengthOf(other) - lengthOf(one));
  const labels = [
    ...drawn.map((arrow) => ({ kind: arrow.kind, text: arrow.label, at: labelOf(arrow, flipped) })),
    ...numbers.map(({ square, text }) => ({ kind: 'tally', text, at: cornerOf(square, flipped) })),
  ];
  return (
    <svg class="arrows" viewBox="0 0 8 8" aria-hidden="true">
      {drawn.map((arrow) => (
        <g key={`${arrow.kind} ${arrow.from} ${arrow.to}`} class={arrow.kind}>
          <path class="body" d={outlineOf(arrow, flipped)} />
          <path class="thread" d={threadOf(arrow, flipped)} />
        </g>
      ))}
      {labels.map(({ kind, text, at: [x, y] }) =>
        text ? (
          <g key={`${kind} ${x} ${y}`} class={kind}>
            <circle cx={x} cy={y} r={0.17} />
            <text x={x} y={y}>
              {text}
            </text>
          </g>
        ) : null,
      )}
    </svg>
  );
}
