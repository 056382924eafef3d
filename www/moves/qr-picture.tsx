// A QR code: black on white whatever the theme, with the margin of four modules that cameras look for.

import { useAnswer } from '../document/answer';
import type { AllWords } from '../i18n/words';
import type { Labs } from '../workers/labs';

/** What asks for the codes. */
export type QrLabs = Pick<Labs, 'qrCode'>;

interface QrPictureProps {
  readonly labs: QrLabs;
  readonly text: string;
  /** What it is where it cannot be seen. */
  readonly label: string;
  readonly words: AllWords;
}

/** Asked for when it is shown; a text that is too long for one is said. */
export function QrPicture({ labs, text, label, words }: QrPictureProps) {
  const { value, problem } = useAnswer(text, () => labs.qrCode(text));
  if (problem) return <p class="warning">{problem(words)}</p>;
  return value ? <QrDrawing {...value} label={label} /> : null;
}

const MARGIN = 4;

interface QrDrawingProps {
  readonly size: number;
  readonly path: string;
  readonly label: string;
}

export function QrDrawing({ size, path, label }: QrDrawingProps) {
  const whole = size + 2 * MARGIN;
  return (
    <svg
      class="qr-code"
      role="img"
      aria-label={label}
      viewBox={`${-MARGIN} ${-MARGIN} ${whole} ${whole}`}
      shape-rendering="crispEdges"
    >
      <path fill="#fff" d={`M${-MARGIN} ${-MARGIN}h${whole}v${whole}h${-whole}z`} />
      <path fill="#000" d={path} />
    </svg>
  );
}
