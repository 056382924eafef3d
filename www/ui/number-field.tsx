// A number between two others.

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
