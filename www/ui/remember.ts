// What is remembered of choices in this browser, and the names in a record. Where it keeps nothing, the page works all the same.

import { effect } from '@preact/signals';

type Fields = Record<string, unknown>;

/** Where it is kept; throws where the browser denies it. */
export type Memory = () => Pick<Storage, 'getItem' | 'setItem'>;

/** The fields of what was kept under a name; none where that cannot be read. */
export function recall(memory: Memory, name: string): Fields {
  try {
    return ownFields(JSON.parse(memory().getItem(name) ?? 'null'));
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
    const isChanged = before && Object.keys(now).some((field) => now[field] !== before[field]);
    if (isChanged) remember(memory, name, changed(recall(memory, name), before, now));
  });
}

/** What was kept, with those fields that are others now than before, within its objects too. */
function changed(kept: unknown, before: unknown, now: object): object {
  const [fields, known] = [ownFields(kept), ownFields(before)];
  for (const [field, value] of Object.entries<unknown>({ ...now }))
    if (value !== known[field])
      fields[field] = typeof value === 'object' && value ? changed(fields[field], known[field], value) : value;
  return fields;
}

/** The fields of an object; none of anything else. */
export const ownFields = (value: unknown): Fields => (typeof value === 'object' && value !== null ? { ...value } : {});

/** One of those that there are, if it is one. */
export const oneOf = <T>(all: readonly T[], value: unknown): T | undefined => all.find((known) => known === value);

/** All of them, in their order. */
export const namesOf = <Name extends string>(record: Readonly<Partial<Record<Name, unknown>>>): readonly Name[] =>
  Object.keys(record) as Name[];

export const isNameIn = <Name extends string>(
  record: Readonly<Partial<Record<Name, unknown>>>,
  name: string,
): name is Name => Object.hasOwn(record, name);
