// One of a few things, as a row of segments.

import type { Signal } from '@preact/signals';
import { useId } from 'preact/hooks';

interface Option<T> {
  readonly value: T;
  readonly label: string;
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
            <span>{option.label}</span>
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
}

/** One of a few values with names, as a signal has it. */
export const Setting = <T extends string>({ label, values, names, setting }: SettingProps<T>) => (
  <Choice
    label={label}
    options={values.map((value) => ({ value, label: names[value] }))}
    value={setting.value}
    onChange={(value) => (setting.value = value)}
  />
);
