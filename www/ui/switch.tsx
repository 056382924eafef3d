// What is on or off.

import { useId } from 'preact/hooks';

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
