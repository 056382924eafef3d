// What the parts of setting up share.

import type { Palette } from '../../board/palette';
import type { Labs } from '../../document/labs';
import type { Session } from '../../document/session';
import type { SetupCopyId } from '../../i18n/areas/setup';
import type { AllWords } from '../../i18n/words';
import type { CopySaid } from '../parts/copyable';

/** What is said when something is copied. */
export const copySaid = (id: SetupCopyId): CopySaid => ({
  done: ({ setup }) => setup.copied[id],
  byHand: ({ setup }) => setup.notCopied,
});

export interface Around {
  readonly session: Session;
  readonly labs: Labs;
  readonly palette: Palette;
  /** A random number below another. */
  readonly draw: (below: number) => number;
}

export interface SetupProps {
  readonly around: Around;
  readonly words: AllWords;
}
