// Which rows of a long list are in sight: only those are drawn, each at its place.

import { useSignal } from '@preact/signals';
import type { RefObject } from 'preact';
import { useEffect } from 'preact/hooks';

/** So many rows are drawn above and below those in sight. */
const AROUND = 6;
/** So many rows a page key goes. */
const LEAP = 8;

interface Rows {
  /** The first row that is drawn, how many are, and how high each is; that is nothing before it is known. */
  readonly first: number;
  readonly count: number;
  readonly height: number;
  /** Finds out what is in sight now. */
  readonly look: () => void;
  /** Scrolls so that a row is in sight. */
  readonly show: (at: number) => void;
}

export function useRows(box: RefObject<HTMLElement | null>): Rows {
  const [first, count, height] = [useSignal(0), useSignal(0), useSignal(0)];
  const look = () => {
    const element = box.current;
    if (!element) return;
    height.value = Number.parseFloat(getComputedStyle(element).getPropertyValue('--row')) || 1;
    first.value = Math.max(0, Math.floor(element.scrollTop / height.value) - AROUND);
    count.value = Math.ceil(element.clientHeight / height.value) + 2 * AROUND;
  };
  const show = (at: number) => {
    const element = box.current;
    if (!element) return;
    const top = at * height.peek();
    element.scrollTop = Math.min(top, Math.max(element.scrollTop, top + height.peek() - element.clientHeight));
    look();
  };
  useEffect(() => {
    const watcher = new ResizeObserver(look);
    if (box.current) watcher.observe(box.current);
    return () => watcher.disconnect();
  }, []);
  return { first: first.value, count: count.value, height: height.value, look, show };
}

/** The row that a key leads to from another, of so many. */
export function rowBy(key: string, at: number, count: number): number | undefined {
  const ways: Readonly<Record<string, number>> = {
    ArrowDown: at + 1,
    ArrowUp: at - 1,
    PageDown: at + LEAP,
    PageUp: at - LEAP,
    Home: 0,
    End: count - 1,
  };
  const next = ways[key];
  return next === undefined ? undefined : Math.max(0, Math.min(next, count - 1));
}
