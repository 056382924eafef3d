// How a game ended, on the half of the board where the king that is in check is not.

import { useEffect, useId, useLayoutEffect, useRef } from 'preact/hooks';
import { type Action, IconButton } from '../../ui/button';
import { Icon } from '../../ui/icons';

interface ResultCardProps {
  readonly title: string;
  readonly text: string;
  /** Whether it lies on the lower half. */
  readonly isLow: boolean;
  /** The first of them is what most people want. */
  readonly actions: readonly Action[];
  readonly close: Action;
}

/** The keyboard comes to it from the board, or from what has gone, and goes back; elsewhere it stays where it is. */
export function ResultCard({ title, text, isLow, actions, close }: ResultCardProps) {
  const id = useId();
  const card = useRef<HTMLDivElement>(null);
  const { run } = close;
  useEffect(() => {
    const [before, table] = [document.activeElement, card.current?.parentElement];
    const board = table?.querySelector('[role="grid"] [tabindex="0"]');
    if (before === document.body || table?.contains(before)) card.current?.focus({ preventScroll: true });
    return () => {
      if (document.activeElement !== document.body) return;
      const back = before !== document.body && before?.isConnected ? before : board;
      if (back instanceof HTMLElement) back.focus({ preventScroll: true });
    };
  }, []);
  useLayoutEffect(() => {
    const press = (event: KeyboardEvent) => {
      if (event.key === 'Escape' && !event.defaultPrevented) run();
    };
    document.addEventListener('keydown', press);
    return () => document.removeEventListener('keydown', press);
  }, [run]);
  return (
    <div
      class={isLow ? 'result-card low' : 'result-card'}
      role="dialog"
      aria-labelledby={`${id}-title`}
      aria-describedby={`${id}-text`}
      tabIndex={-1}
      ref={card}
    >
      <h2 id={`${id}-title`}>{title}</h2>
      <p id={`${id}-text`}>{text}</p>
      <div class="row">
        {actions.map((action, at) => (
          <button
            key={action.label}
            type="button"
            class={at === 0 ? 'primary' : ''}
            aria-disabled={action.refusal !== undefined}
            onClick={action.run}
          >
            <Icon name={action.icon} />
            {action.label}
          </button>
        ))}
      </div>
      <IconButton action={close} />
    </div>
  );
}
