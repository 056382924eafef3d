// Sections of which one is seen, with a row of tabs to choose it by.

import type { ComponentChildren } from 'preact';
import { useId, useRef } from 'preact/hooks';
import { rove } from './roving';

interface Tab<Id extends string> {
  readonly id: Id;
  readonly label: string;
  /** How much there is in it, if that is to be given. */
  readonly count?: string | undefined;
}

interface TabsProps<Id extends string> {
  readonly label: string;
  readonly tabs: readonly Tab<Id>[];
  readonly chosen: Id;
  readonly choose: (id: Id) => void;
  /** What the chosen one holds. */
  readonly children: ComponentChildren;
}

export function Tabs<Id extends string>({ label, tabs, chosen, choose, children }: TabsProps<Id>) {
  const id = useId();
  const row = useRef<HTMLDivElement>(null);
  const key = (event: KeyboardEvent) => {
    const all = [...(row.current?.querySelectorAll('button') ?? [])];
    const next = rove(event, all, { lies: 'flat', isRing: true });
    const tab = next && tabs[all.findIndex((button) => button === next)];
    if (tab) choose(tab.id);
  };
  return (
    <>
      <div class="tabs" role="tablist" aria-label={label} ref={row} onKeyDown={key}>
        {tabs.map((tab) => (
          <button
            key={tab.id}
            type="button"
            role="tab"
            id={`${id}-${tab.id}`}
            aria-selected={tab.id === chosen}
            aria-controls={`${id}-panel`}
            tabIndex={tab.id === chosen ? 0 : -1}
            onClick={() => choose(tab.id)}
          >
            {tab.label}
            {tab.count ? <small>{tab.count}</small> : null}
          </button>
        ))}
      </div>
      <div key={chosen} class="body tab" role="tabpanel" id={`${id}-panel`} aria-labelledby={`${id}-${chosen}`}>
        {children}
      </div>
    </>
  );
}
