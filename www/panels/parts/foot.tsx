// At the foot of a panel: one row of up to five signs with their names.

import type { ComponentChildren } from 'preact';
import { useLayoutEffect, useRef } from 'preact/hooks';
import type { Action } from '../../ui/button';
import { Icon, type IconName } from '../../ui/icons';

export interface Offer extends Action {
  /** What it is called where there is room for more than the label. */
  readonly name?: string;
  /** The one that most people want, or one whose answer is being shown. */
  readonly look?: 'primary' | 'on' | undefined;
}

/** One that can be taken, unless there is a reason why not. */
export const offer = (
  icon: IconName,
  label: string,
  run: () => void,
  look?: Offer['look'],
  refusal?: string,
): Offer => ({ label, icon, refusal, run, look });

interface FootProps {
  readonly offers: readonly Offer[];
  /** What stands behind them. */
  readonly children?: ComponentChildren;
}

/** The keyboard stays at its place in the row where another sign comes there. */
export function Foot({ offers, children }: FootProps) {
  const row = useRef<HTMLDivElement>(null);
  const before = Array.from(row.current?.children ?? []);
  const [at, focused] = [before.findIndex((sign) => sign === document.activeElement), document.activeElement];
  useLayoutEffect(() => {
    if (at < 0 || focused?.isConnected) return;
    const now = row.current?.children[Math.min(at, row.current.children.length - 1)];
    if (now instanceof HTMLElement) now.focus();
  });
  return (
    <div class="offers" ref={row}>
      {offers.map(({ label, icon, refusal, run, name, look }) => (
        <button
          key={icon}
          type="button"
          class={`offer ${look ?? ''}`}
          data-icon={icon}
          aria-label={name}
          aria-disabled={refusal !== undefined}
          title={refusal}
          onClick={run}
        >
          <Icon name={icon} />
          <span>{label}</span>
        </button>
      ))}
      {children}
    </div>
  );
}
