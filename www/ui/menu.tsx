// A menu of actions over the page, which a button opens, or a right click, a long press or a key on something.

import { useSignal } from '@preact/signals';
import { useLayoutEffect, useRef } from 'preact/hooks';
import type { Action } from './button';
import { Icon, type IconName } from './icons';
import { placeAt } from './elements';
import { hasModifier } from './keys';
import { leadsTo } from './roving';

export interface MenuItem extends Omit<Action, 'icon'> {
  readonly icon?: IconName;
  /** Of one that is set or not: whether it is. */
  readonly isChecked?: boolean;
  /** What is shown in the place of its name. */
  readonly sign?: string;
}

/** Items that belong together; those of a row stand side by side. */
export interface MenuSection {
  readonly label?: string;
  readonly isRow?: boolean;
  readonly items: readonly MenuItem[];
}

/** Where on the screen it opens, in pixels. */
export interface Point {
  readonly x: number;
  readonly y: number;
}

interface MenuProps {
  readonly label: string;
  readonly sections: readonly MenuSection[];
  readonly at: Point;
  readonly onClose: () => void;
}

/** A finger that stays so long means a menu. */
const LONG_MS = 500;

export function Menu({ label, sections, at, onClose }: MenuProps) {
  const menu = useRef<HTMLDivElement>(null);
  const opener = useRef<Element | null>(null);
  const items = () => Array.from(menu.current?.querySelectorAll<HTMLElement>('[role^="menuitem"]') ?? []);
  const close = () => {
    if (opener.current instanceof HTMLElement) opener.current.focus({ preventScroll: true });
    onClose();
  };
  useLayoutEffect(() => {
    const element = menu.current;
    if (!element) return undefined;
    opener.current = document.activeElement;
    element.showPopover();
    placeAt(element, at.x, at.y);
    items()[0]?.focus({ preventScroll: true });
    const away = ({ target }: Event) => {
      const isIn = (place: Element | null) =>
        target instanceof Node && place !== document.body && place?.contains(target);
      if (!isIn(element) && !isIn(opener.current)) onClose();
    };
    const stop = new AbortController();
    document.addEventListener('pointerdown', away, { signal: stop.signal, capture: true });
    addEventListener('resize', onClose, { signal: stop.signal });
    return () => stop.abort();
  }, []);
  const key = (event: KeyboardEvent) => {
    event.stopPropagation();
    if (hasModifier(event)) return;
    const all = items();
    const now = all.findIndex((item) => item === document.activeElement);
    const next = leadsTo(event.key, now, all.length, { isRing: true });
    if (event.key === 'Escape' || event.key === 'Tab') close();
    else if (next !== undefined) all[next]?.focus();
    else if (event.key.length === 1 && event.key !== ' ') {
      const begins = (item: HTMLElement) => nameOf(item).toLowerCase().startsWith(event.key.toLowerCase());
      [...all.slice(now + 1), ...all].find(begins)?.focus();
    } else return;
    event.preventDefault();
  };
  return (
    <div
      class="menu"
      role="menu"
      aria-label={label}
      popover="manual"
      ref={menu}
      onKeyDown={key}
      onContextMenu={(event) => event.preventDefault()}
    >
      {sections.map((section, index) => (
        <div key={index} role="group" aria-label={section.label} class={section.isRow ? 'in-row' : ''}>
          {section.items.map((item) => (
            <Item key={item.label} item={item} close={close} />
          ))}
        </div>
      ))}
    </div>
  );
}

const nameOf = (item: HTMLElement): string => item.title || item.textContent;

function Item({ item, close }: { readonly item: MenuItem; readonly close: () => void }) {
  const { label, icon, sign, refusal, isChecked, run } = item;
  const press = () => {
    close();
    run();
  };
  return (
    <button
      type="button"
      role={isChecked === undefined ? 'menuitem' : 'menuitemcheckbox'}
      aria-checked={isChecked}
      aria-disabled={refusal !== undefined}
      title={sign === undefined ? undefined : label}
      tabIndex={-1}
      onClick={press}
    >
      {icon ? <Icon name={icon} /> : null}
      {sign === undefined ? label : <span aria-hidden="true">{sign}</span>}
      {refusal !== undefined && sign === undefined ? <small>{refusal}</small> : null}
    </button>
  );
}

interface MenuButtonProps {
  readonly label: string;
  readonly icon: IconName;
  /** Whether its name is seen beside its sign: in a row of its own kind, or in the foot of a panel. */
  readonly look?: 'named' | 'offer';
  readonly tabIndex?: number;
  /** Asked when it opens. */
  readonly sections: () => readonly MenuSection[];
}

export function MenuButton({ label, icon, look, tabIndex, sections }: MenuButtonProps) {
  // As it was when it opened: items that came and went meanwhile would move under a finger.
  const opened = useSignal<Pick<MenuProps, 'at' | 'sections'> | undefined>(undefined);
  const toggle = (event: MouseEvent) => {
    if (!(event.currentTarget instanceof HTMLElement)) return;
    event.currentTarget.focus();
    const { left, top, bottom } = event.currentTarget.getBoundingClientRect();
    const at = { x: left, y: look === 'offer' ? top : bottom + 4 };
    opened.value = opened.value ? undefined : { at, sections: sections() };
  };
  return (
    <>
      <button
        type="button"
        class={look ?? 'icon-button'}
        tabIndex={tabIndex}
        title={look ? undefined : label}
        aria-haspopup="menu"
        aria-expanded={opened.value !== undefined}
        onClick={toggle}
      >
        {look === 'named' ? label : null}
        <Icon name={icon} />
        {look === 'offer' ? <span>{label}</span> : null}
      </button>
      {opened.value ? <Menu label={label} {...opened.value} onClose={() => (opened.value = undefined)} /> : null}
    </>
  );
}

/** Listens for who wants a menu of something within an element; `open` says whether there is one. Answers how to stop. */
export function listenForMenu(element: HTMLElement, open: (target: Element, at: Point) => boolean): () => void {
  let timer: ReturnType<typeof setTimeout> | undefined;
  let wasLong = false;
  const ask = ({ target }: Event, at: Point): boolean => target instanceof Element && open(target, at);
  const context = (event: MouseEvent) => {
    if (ask(event, { x: event.clientX, y: event.clientY })) event.preventDefault();
  };
  const key = (event: KeyboardEvent) => {
    if (event.key !== 'ContextMenu' && !(event.key === 'F10' && event.shiftKey)) return;
    const { left, bottom } = (event.target instanceof Element ? event.target : element).getBoundingClientRect();
    if (ask(event, { x: left, y: bottom })) event.preventDefault();
  };
  // Not all browsers ask for a menu when a finger stays.
  const down = (event: PointerEvent) => {
    clearTimeout(timer);
    wasLong = false;
    if (event.pointerType !== 'touch' || !event.isPrimary) return;
    timer = setTimeout(() => (wasLong = ask(event, { x: event.clientX, y: event.clientY })), LONG_MS);
  };
  const up = () => clearTimeout(timer);
  const click = (event: MouseEvent) => {
    if (wasLong) event.stopPropagation();
    wasLong = false;
  };
  const stop = new AbortController();
  const { signal } = stop;
  element.addEventListener('contextmenu', context, { signal });
  element.addEventListener('keydown', key, { signal });
  element.addEventListener('pointerdown', down, { signal });
  // A finger that scrolls takes its pointer away.
  for (const end of ['pointerup', 'pointercancel', 'pointerleave'] as const)
    element.addEventListener(end, up, { signal });
  element.addEventListener('click', click, { signal, capture: true });
  return () => {
    clearTimeout(timer);
    stop.abort();
  };
}
