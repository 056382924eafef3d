// A button: what it is called, why it does nothing now, and what it does.

import { Icon, type IconName } from './icons';

export interface Action {
  readonly label: string;
  readonly icon: IconName;
  /** Why it does nothing now: it is dimmed then, and says so when it is pressed. */
  readonly refusal: string | undefined;
  readonly run: () => void;
}

/** With a sign alone, whose name is told where a pointer rests. */
export const IconButton = ({ action: { label, icon, refusal, run } }: { readonly action: Action }) => (
  <button
    type="button"
    class="icon-button"
    aria-label={label}
    title={label}
    aria-disabled={refusal !== undefined}
    onClick={run}
  >
    <Icon name={icon} />
  </button>
);
