// What the parts of the script share.

import type { RefObject } from 'preact';
import type { Labs } from '../../document/labs';
import type { Session } from '../../document/session';
import type { AllWords } from '../../i18n/words';
import type { Check } from './check';

export interface ScriptProps {
  readonly session: Session;
  readonly labs: Labs;
  readonly words: AllWords;
}

export interface PartProps extends ScriptProps {
  readonly check: Check;
  /** The box in which the script is written. */
  readonly box: RefObject<HTMLTextAreaElement | null>;
  /** The list of remarks. */
  readonly remarks: RefObject<HTMLUListElement | null>;
}
