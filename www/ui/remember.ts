// What is remembered of choices in this browser. Where it keeps nothing, the page works all the same.

type Fields = Readonly<Record<string, unknown>>;

/** Where it is kept; throws where the browser denies it. */
export type Memory = () => Pick<Storage, 'getItem' | 'setItem'>;

type Kept = Pick<Storage, 'getItem'>;

/** The fields of what was kept under a name, or of something else where nothing was; none where that cannot be read. */
export function recall(memory: Memory, name: string, otherwise?: (kept: Kept) => unknown): Fields {
  try {
    const text = memory().getItem(name);
    return fieldsOf(text === null ? otherwise?.(memory()) : JSON.parse(text));
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
