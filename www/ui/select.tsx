// One of several things, from a list that opens.

type Option<T> = readonly [value: T, label: string];

interface SelectProps<T extends string> {
  /** What it is called where no label stands around it. */
  readonly label?: string;
  readonly options: readonly Option<T>[];
  /** Those behind, under titles. */
  readonly groups?: readonly (readonly [title: string, options: readonly Option<T>[]])[];
  readonly value: T;
  readonly onChange: (value: T) => void;
}

/** What is refused stays as it was. */
export function Select<T extends string>({ label, options, groups = [], value, onChange }: SelectProps<T>) {
  const change = ({ currentTarget }: { readonly currentTarget: HTMLSelectElement }) => {
    const all = [...options, ...groups.flatMap(([, more]) => more)];
    const chosen = all.find(([known]) => known === currentTarget.value);
    currentTarget.value = value;
    if (chosen) onChange(chosen[0]);
  };
  const listed = (some: readonly Option<T>[]) =>
    some.map(([known, name]) => (
      <option key={known} value={known}>
        {name}
      </option>
    ));
  return (
    <select aria-label={label} value={value} onChange={change}>
      {listed(options)}
      {groups.map(([title, some]) => (
        <optgroup key={title} label={title}>
          {listed(some)}
        </optgroup>
      ))}
    </select>
  );
}
