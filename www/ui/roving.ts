// Keys within what is one stop of the Tab key: arrows, Home and End, and those of pages.

import { hasModifier } from './keys';

/** How things lie that keys go along, one after the other. */
interface Row {
  /** No key leads up or down, or none to a side. */
  readonly lies?: 'flat' | 'upright';
  /** Whether it goes on at the other end. */
  readonly isRing?: boolean;
  /** As of a slider: up leads on. */
  readonly isRising?: boolean;
  /** So far lead the keys of pages. */
  readonly page?: number;
}

/** Where a key leads from one item of a list of this length, if it leads anywhere. */
export function leadsTo(key: string, at: number, count: number, row: Row = {}): number | undefined {
  const { lies, isRing, isRising, page } = row;
  if (key === 'Home') return 0;
  if (key === 'End') return count - 1;
  if ((lies === 'flat' && /Up|Down/.test(key)) || (lies === 'upright' && /Left|Right/.test(key))) return undefined;
  const steps = { ArrowRight: 1, ArrowDown: 1, ArrowLeft: -1, ArrowUp: -1, PageDown: page, PageUp: page && -page };
  const step = Object.hasOwn(steps, key) ? steps[key as keyof typeof steps] : undefined;
  if (step === undefined) return undefined;
  const by = isRising && /Up|Down/.test(key) ? -step : step;
  if (isRing) return (Math.max(at, by > 0 ? -1 : 0) + by + count) % count;
  return Math.max(0, Math.min(at + by, count - 1));
}

/** Gives the keyboard to the element that a key leads to from the one that has it, and answers which that is. */
export function rove(event: KeyboardEvent, elements: Iterable<HTMLElement>, row?: Row): HTMLElement | undefined {
  const all = [...elements];
  const at = all.findIndex((element) => element.matches(':focus'));
  const next = hasModifier(event) ? undefined : leadsTo(event.key, at, all.length, row);
  const element = next === undefined ? undefined : all[next];
  if (!element) return undefined;
  event.preventDefault();
  event.stopPropagation();
  element.focus();
  return element;
}
