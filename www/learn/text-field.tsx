// A text of a lesson: what is written in it is set when it is left, by Enter, and when the page is left.

import { useEffect, useId, useLayoutEffect, useRef } from 'preact/hooks';
import { CODE } from '../ui/fields';

interface TextFieldProps {
  readonly label: string;
  /** Whether the label is only heard. */
  readonly isNamed?: boolean;
  /** Whether it has several lines, or is code. */
  readonly look?: 'long' | 'code';
  /** What it is for, or what is wrong with it. */
  readonly note?: string | undefined;
  readonly isWrong?: boolean;
  readonly value: string;
  /** What is refused leaves the field as it was. */
  readonly set: (text: string) => unknown;
}

export function TextField({ label, isNamed = false, look, note, isWrong = false, value, set }: TextFieldProps) {
  const id = useId();
  const area = useRef<HTMLTextAreaElement>(null);
  const line = useRef<HTMLInputElement>(null);
  const latest = useRef(set);
  latest.current = set;
  const known = useRef(value);
  const keep = () => {
    const field = area.current ?? line.current;
    const [text, before] = [field?.value.trim() ?? known.current, known.current];
    if (text === before) return;
    known.current = text;
    if (latest.current(text) !== false) return;
    known.current = before;
    if (field) field.value = before;
  };
  // What the document says is shown, once that is another.
  useLayoutEffect(() => {
    const field = area.current ?? line.current;
    if (field && value !== known.current) field.value = value;
    known.current = value;
  }, [value]);
  useEffect(() => {
    const hide = () => document.hidden && keep();
    addEventListener('beforeunload', keep);
    document.addEventListener('visibilitychange', hide);
    return () => {
      removeEventListener('beforeunload', keep);
      document.removeEventListener('visibilitychange', hide);
    };
  }, []);
  const its = {
    'aria-describedby': note && id,
    'aria-label': isNamed ? label : undefined,
    'aria-invalid': isWrong || undefined,
    defaultValue: value,
    onChange: keep,
  };
  return (
    <div class="text-field">
      <label>
        {isNamed ? null : <span>{label}</span>}
        {look === 'long' ? (
          <textarea
            {...its}
            ref={area}
            rows={2}
            onKeyDown={(event) => {
              if (event.key === 'Enter' && (event.ctrlKey || event.metaKey)) keep();
            }}
          />
        ) : (
          <input {...(look === 'code' ? CODE : {})} {...its} ref={line} type="text" />
        )}
      </label>
      {note ? (
        <p class={isWrong ? 'note error' : 'note'} id={id} role={isWrong ? 'alert' : undefined}>
          {note}
        </p>
      ) : null}
    </div>
  );
}
