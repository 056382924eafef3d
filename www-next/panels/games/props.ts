// What the panel of games is given.

import type { ReadonlySignal, Signal } from '@preact/signals';
import type { Documents } from '../../document/documents';
import type { Labs } from '../../document/labs';
import type { Session } from '../../document/session';
import type { TroubleCode } from '../../i18n/areas/kept';
import type { AllWords } from '../../i18n/words';
import type { Opens } from './examples';
import type { Games } from './games';

export interface GamesProps {
  readonly session: Session;
  readonly labs: Labs;
  readonly games: Games;
  readonly kept: {
    readonly trouble: ReadonlySignal<TroubleCode | undefined>;
    readonly documents: ReadonlySignal<Documents | undefined>;
  };
  readonly isFlipped: Signal<boolean>;
  /** The places that there are. */
  readonly places: ReadonlySet<string>;
  /** Goes to a place, and has it show something. */
  readonly go: (place: string, opens?: Opens) => void;
  readonly words: AllWords;
}
