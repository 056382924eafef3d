// What is remembered of choices in this browser. Where it keeps nothing, the page works all the same.

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

/** The fields of an object; none of anything else. */
export const fieldsOf = (value: unknown): Fields => (typeof value === 'object' && value !== null ? { ...value } : {});

/** One of those that there are, if it is one. */
export const oneOf = <T>(all: readonly T[], value: unknown): T | undefined => all.find((known) => known === value);
