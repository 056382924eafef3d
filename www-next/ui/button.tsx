// A button: what it is called, why it does nothing now, and what it does.

import { Icon, type IconName } from './icons';

export interface Action {
  readonly label: string;
  readonly icon: IconName;
  /** Why it does nothing now: it is dimmed then, and says so when it is pressed. */
  readonly refusal: string | undefined;
  readonly run: () => void;
}

/** With a sign alone; its name is told where a pointer rests, and not once more beside that. */
export const IconButton = ({ action: { label, icon, refusal, run } }: { readonly action: Action }) => (
  <button type="button" class="icon-button" title={label} aria-disabled={refusal !== undefined} onClick={run}>
    <Icon name={icon} />
  </button>
);
