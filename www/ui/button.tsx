// A button: what it is called, why it does nothing now, and what it does.

import type { Ref } from 'preact';
import { Icon, type IconName } from './icons';

export interface Action {
  readonly label: string;
  readonly icon: IconName;
  /** Why it does nothing now: it is dimmed then, and says so when it is pressed. */
  readonly refusal?: string | undefined;
  readonly run: () => void;
}

/** With a sign alone; its name is given where a pointer rests, and not once more beside that. */
export const IconButton = ({ action: { label, icon, refusal, run } }: { readonly action: Action }) => (
  <button type="button" class="icon-button" title={label} aria-disabled={refusal !== undefined} onClick={run}>
    <Icon name={icon} />
  </button>
);

interface ButtonProps {
  readonly label: string;
  readonly run: () => unknown;
  /** The names of its styles. */
  readonly look?: string;
  /** What it is called where that is more than its label. */
  readonly name?: string;
  readonly isPressed?: boolean;
  /** Of one that opens and closes something. */
  readonly isOpen?: boolean;
  readonly of?: Ref<HTMLButtonElement>;
}

/** With words alone. */
export const Button = ({ label, run, look, name, isPressed, isOpen, of = null }: ButtonProps) => (
  <button
    type="button"
    class={look}
    aria-label={name}
    aria-pressed={isPressed}
    aria-expanded={isOpen}
    ref={of}
    onClick={() => void run()}
  >
    {label}
  </button>
);
