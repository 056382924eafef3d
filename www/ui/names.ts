// The names in a record, with their types.

/** All of them, in their order. */
export const namesOf = <Name extends string>(record: Readonly<Partial<Record<Name, unknown>>>): readonly Name[] =>
  Object.keys(record) as Name[];

export const isNameIn = <Name extends string>(
  record: Readonly<Partial<Record<Name, unknown>>>,
  name: string,
): name is Name => Object.hasOwn(record, name);
