// What is remembered of choices in this browser. Where it keeps nothing, the page works all the same.

import { effect } from '@preact/signals';

type Fields = Readonly<Record<string, unknown>>;

/** Where it is kept; throws where the browser denies it. */
export type Memory = () => Pick<Storage, 'getItem' | 'setItem'>;

/** The fields of what was kept under a name; none where that cannot be read. */
export function recall(memory: Memory, name: string): Fields {
  try {
    return fieldsOf(JSON.parse(memory().getItem(name) ?? 'null'));
  } catch (error) {
    console.warn(error);
    return {};
  }
}

export function remember(memory: Memory, name: string, value: object): void {
  try {
    memory().setItem(name, JSON.stringify(value));
  } catch (error) {
    console.warn(error);
  }
}

/** Keeps what of some choices, which are read from signals, is another from now on; what another tab has chosen stays. */
export function keepChosen(memory: Memory, name: string, read: () => Fields): () => void {
  let known: Fields | undefined;
  return effect(() => {
    const [before, now] = [known, (known = read())];
    const kept = before && merged(() => recall(memory, name), before, now);
    if (kept) remember(memory, name, kept);
  });
}

/** What is kept with those fields that are others now, and of objects in them likewise; nothing where none is. */
function merged(kept: () => unknown, before: unknown, now: Fields): Fields | undefined {
  const [known, all] = [fieldsOf(before), Object.entries(now)];
  const changed = all.filter(([name, value]) => value !== known[name]);
  if (changed.length === 0) return undefined;
  const fields = fieldsOf(kept());
  const mergedIn = ([name, value]: (typeof all)[number]) => [
    name,
    typeof value === 'object' && value !== null
      ? (merged(() => fields[name], known[name], { ...value }) ?? fields[name])
      : value,
  ];
  return { ...fields, ...Object.fromEntries(changed.map(mergedIn)) };
}

/** The fields of an object; none of anything else. */
export const fieldsOf = (value: unknown): Fields => (typeof value === 'object' && value !== null ? { ...value } : {});

/** One of those that there are, if it is one. */
export const oneOf = <T>(all: readonly T[], value: unknown): T | undefined => all.find((known) => known === value);
