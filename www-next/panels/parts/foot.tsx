// At the foot of a panel: one row of up to five signs with their names.

import type { ComponentChildren } from 'preact';
import type { Action } from '../../ui/button';
import { Icon } from '../../ui/icons';

export interface Offer extends Action {
  /** What it is called where there is room for more than the label. */
  readonly name?: string;
  /** The one that most people want, or one whose answer is being shown. */
  readonly look?: 'primary' | 'on';
}

interface FootProps {
  readonly offers: readonly Offer[];
  /** What stands behind them. */
  readonly children?: ComponentChildren;
}

export const Foot = ({ offers, children }: FootProps) => (
  <div class="offers">
    {offers.map(({ label, icon, refusal, run, name, look }) => (
      <button
        key={icon}
        type="button"
        class={`offer ${icon} ${look ?? ''}`}
        aria-label={name}
        aria-disabled={refusal !== undefined}
        title={refusal ?? name}
        onClick={run}
      >
        <Icon name={icon} />
        <span>{label}</span>
      </button>
    ))}
    {children}
  </div>
);
