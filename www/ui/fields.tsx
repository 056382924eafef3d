// Fields of a form: one of a few things as a row of segments, one of many as a list, a switch, a number, code, a search.

import type { Signal } from '@preact/signals';
import type { ComponentChild } from 'preact';
import { useId } from 'preact/hooks';

interface Option<T> {
  readonly value: T;
  readonly label: string;
  /** What shows it, over its name. */
  readonly picture?: ComponentChild;
  /** What it means, shown below the row while it is chosen. */
  readonly note?: string;
}

interface ChoiceProps<T> {
  readonly label: string;
  readonly options: readonly Option<T>[];
  readonly value: T;
  readonly onChange: (value: T) => void;
}

/** Radio buttons of the browser, so that keys and screen readers know them. */
export function Choice<T extends string>({ label, options, value, onChange }: ChoiceProps<T>) {
  const id = useId();
  const note = options.find((option) => option.value === value)?.note;
  return (
    <fieldset class="choice" aria-describedby={note && `${id}-note`}>
      <legend>{label}</legend>
      <div class="segments">
        {options.map((option) => (
          <label key={option.value} class="segment">
            <input type="radio" name={id} checked={option.value === value} onChange={() => onChange(option.value)} />
            <span>
              {option.picture}
              {option.label}
            </span>
          </label>
        ))}
      </div>
      {note ? (
        <p class="note" id={`${id}-note`}>
          {note}
        </p>
      ) : null}
    </fieldset>
  );
}

interface SettingProps<T extends string> {
  readonly label: string;
  readonly values: readonly T[];
  readonly names: Readonly<Record<T, string>>;
  readonly setting: Signal<T>;
  /** What shows each of them. */
  readonly pictureOf?: (value: T) => ComponentChild;
}

/** One of a few values with names, as a signal has it. */
export const Setting = <T extends string>({ label, values, names, setting, pictureOf }: SettingProps<T>) => (
  <Choice
    label={label}
    options={values.map((value) => ({ value, label: names[value], picture: pictureOf?.(value) }))}
    value={setting.value}
    onChange={(value) => (setting.value = value)}
  />
);

type Choosable<T> = readonly [value: T, label: string];

interface SelectProps<T extends string> {
  /** What it is called where no label stands around it. */
  readonly label?: string;
  readonly options: readonly Choosable<T>[];
  /** Those behind, under titles. */
  readonly groups?: readonly (readonly [title: string, options: readonly Choosable<T>[]])[];
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
  const listed = (some: readonly Choosable<T>[]) =>
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

interface SwitchProps {
  readonly label: string;
  readonly note?: string;
  readonly isOn: boolean;
  readonly onChange: (isOn: boolean) => void;
}

export function Switch({ label, note, isOn, onChange }: SwitchProps) {
  const id = useId();
  return (
    <div class="switch">
      <label>
        <input
          type="checkbox"
          role="switch"
          checked={isOn}
          aria-describedby={note && `${id}-note`}
          onChange={({ currentTarget }) => {
            // What is refused stays as it was.
            currentTarget.checked = isOn;
            onChange(!isOn);
          }}
        />
        <span>{label}</span>
      </label>
      {note ? (
        <p class="note" id={`${id}-note`}>
          {note}
        </p>
      ) : null}
    </div>
  );
}

interface NumberFieldProps {
  readonly label: string;
  /** The name of its style. */
  readonly look?: string;
  readonly least: number;
  readonly most: number;
  readonly step?: number;
  readonly value: number;
  readonly onChange: (value: number) => void;
}

/** What is no such number changes nothing, and the browser says so. */
export const NumberField = ({
  label,
  look = 'number-field',
  least,
  most,
  step = 1,
  value,
  onChange,
}: NumberFieldProps) => (
  <label class={look}>
    {label}
    <input
      type="number"
      inputMode={step === 1 ? 'numeric' : 'decimal'}
      required
      min={least}
      max={most}
      step={step}
      value={value}
      onInput={({ currentTarget }) => {
        if (currentTarget.validity.valid) onChange(currentTarget.valueAsNumber);
      }}
    />
  </label>
);

export const CODE = {
  class: 'code',
  dir: 'ltr',
  spellcheck: false,
  autocomplete: 'off',
  autocapitalize: 'off',
} as const;

interface SearchFieldProps {
  readonly label: string;
  readonly value: string;
  readonly onInput: (value: string) => void;
}

/** A field that narrows a list while it is written. */
export const SearchField = ({ label, value, onInput }: SearchFieldProps) => (
  <input
    type="search"
    aria-label={label}
    placeholder={label}
    autocomplete="off"
    spellcheck={false}
    value={value}
    onInput={({ currentTarget }) => onInput(currentTarget.value)}
  />
);
