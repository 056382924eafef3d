// What there is to say about the script, with a button for what can be put right.

import { useSignal } from '@preact/signals';
import { useLayoutEffect } from 'preact/hooks';
import { useNext } from '../ui/reveal';
import { kindOf, NONE, type PartProps } from './check';

/** More remarks than these are counted, until they are asked for. */
const SHOWN = 5;

export function RemarkList({ check, box, remarks: list, words }: PartProps) {
  const isWhole = useSignal(false);
  useLayoutEffect(() => {
    if (isWhole.value) list.current?.children[SHOWN]?.querySelector('button')?.focus();
  }, [isWhole.value]);
  useNext(() => list.current?.querySelector<HTMLElement>('.fix') ?? box.current);
  if (check.hasFailed.value) return <p class="note">{words.script.unchecked}</p>;
  const done = check.done.value?.(words);
  const { count, first, isMovetext } = check.answer.value?.remarks ?? NONE;
  const shown = isWhole.value ? first : first.slice(0, SHOWN);
  const more = words.script.more(count - shown.length);
  const select = (start: number, end: number) => {
    // To get the keyboard brings the caret into view, and not the end of what is selected.
    box.current?.blur();
    box.current?.setSelectionRange(start, start);
    box.current?.focus();
    box.current?.setSelectionRange(start, end);
  };
  return (
    <>
      {isMovetext ? (
        <p class="remark-row all-at-once">
          <span>{words.script.isGame}</span>
          <button type="button" onClick={() => void check.readGame()}>
            {words.script.readGame}
          </button>
        </p>
      ) : null}
      {count > 0 ? (
        <div class="remark-row">
          <h3 class="label">{words.script.remarks}</h3>
          <button type="button" onClick={() => void check.fixAll()}>
            {words.script.fixAll}
          </button>
        </div>
      ) : null}
      {done ? <p class="note done">{done}</p> : null}
      <ul class="remarks" aria-label={words.script.remarks} ref={list}>
        {shown.map((remark) => (
          <li key={`${remark.token} ${remark.code}`} class={`remark-row ${kindOf(remark)}`}>
            <span class="spoken">{words.script.kinds[kindOf(remark)]}</span>{' '}
            <button
              type="button"
              class="link"
              title={words.script.select}
              onClick={() => select(remark.start, remark.end)}
            >
              {words.problem(remark)}
            </button>
            {remark.fix === undefined ? null : (
              <button type="button" class="fix" onClick={() => void check.fix(remark.token)}>
                {words.script.fix(remark.fix)}
              </button>
            )}
          </li>
        ))}
      </ul>
      {count > shown.length ? (
        isWhole.value ? (
          <p class="note">{more}</p>
        ) : (
          <button type="button" class="link others" onClick={() => (isWhole.value = true)}>
            {more}
          </button>
        )
      ) : null}
    </>
  );
}
