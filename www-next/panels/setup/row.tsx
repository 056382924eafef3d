// A row of pieces, and how the number of a Chess960 start leads to it.

import { useSignal } from '@preact/signals';
import type { ComponentChildren } from 'preact';
import type { Chess960Step } from '#doors/labs.js';
import { pieceClass, signOf } from '../../board/signs';
import type { Chess960Start } from '../../document/labs';
import { FILES } from '../../i18n/squares';
import type { AllWords } from '../../i18n/words';

interface WayProps {
  readonly start: Chess960Start;
  readonly words: AllWords;
  /** What stands beside the row. */
  readonly children: ComponentChildren;
}

/** How a number leads to its row: a step that is chosen shows the row as it is after it. */
export function Way({ start: { steps, row }, words, children }: WayProps) {
  const { chess960 } = words.setup;
  const at = useSignal(steps.length - 1);
  return (
    <>
      <div class="row">
        <Row row={steps[at.value]?.row ?? row} step={steps[at.value]} words={words} />
        {children}
      </div>
      <h4>{chess960.way}</h4>
      <ol class="way">
        {steps.map((step, index) => (
          <li key={step.choice}>
            <button
              type="button"
              aria-current={index === at.value ? 'step' : undefined}
              onClick={() => (at.value = index)}
            >
              <span class="code">{chess960.sum(step)}</span> <span>{chess960.step(step)}</span>
            </button>
          </li>
        ))}
      </ol>
    </>
  );
}

interface RowProps {
  readonly row: string;
  /** The step that has led to it. */
  readonly step?: Chess960Step | undefined;
  readonly words: AllWords;
}

export const Row = ({ row, step, words }: RowProps) => (
  <div class="arrangement" role="img" aria-label={words.setup.chess960.row(row)}>
    {FILES.map((file, at) => (
      <span key={file} class={step?.files.includes(file) ? 'filled' : step?.open.includes(file) ? 'open' : ''}>
        <span class={pieceClass(row[at] ?? '.')}>{signOf(row[at] ?? '.')}</span>
      </span>
    ))}
  </div>
);
