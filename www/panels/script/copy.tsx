// The script and the board as other programs want them, in the clipboard.

import { useSignal } from '@preact/signals';
import { useEffect, useRef } from 'preact/hooks';
import type { Labs } from '../../document/labs';
import type { Session } from '../../document/session';
import type { CopyId } from '../../i18n/areas/script';
import { isCopied } from '../../ui/clipboard';
import { MenuButton } from '../../ui/menu';
import type { ScriptProps } from './props';

/** How the board is written as text. */
const STYLES = ['unicode', 'letters', 'boxed'] as const;

/** What is copied. */
const textOf = (id: CopyId, { bytes }: Session, labs: Labs): Promise<string> => {
  if (id === 'sheet') return labs.sheetScript(bytes.peek());
  return id === 'formula' ? labs.sheetFormula(bytes.peek()) : labs.diagram(bytes.peek(), id);
};

export function Copies({ session, labs, words }: ScriptProps) {
  const done = useSignal<CopyId | undefined>(undefined);
  /** What the browser did not let the page copy. */
  const text = useSignal<string | undefined>(undefined);
  const field = useRef<HTMLTextAreaElement>(null);
  useEffect(() => {
    field.current?.focus();
    field.current?.select();
  }, [text.value]);
  const copy = async (id: CopyId) => {
    done.value = text.value = undefined;
    try {
      const copied = await textOf(id, session, labs);
      const isDone = await isCopied(copied);
      if (isDone) done.value = id;
      else text.value = copied;
      session.say(({ script }) => (isDone ? script.copied[id] : script.notCopied));
    } catch (error) {
      session.fail(error);
    }
  };
  const button = (id: CopyId, isFirst = false) => (
    <button type="button" class={isFirst ? 'primary' : ''} onClick={() => void copy(id)}>
      {words.script.copies[id]}
    </button>
  );
  return (
    <section class="copies" aria-label={words.script.spreadsheet}>
      <div class="remark-row">
        <div>
          <h3 class="label">{words.script.spreadsheet}</h3>
          <p class="note">{words.script.spreadsheetAbout}</p>
        </div>
        {button('sheet', true)}
      </div>
      <div class="row">
        {button('formula')}
        <MenuButton
          label={words.script.copyBoard}
          icon="unfold"
          look="named"
          sections={() => [
            { items: STYLES.map((id) => ({ label: words.script.copies[id], run: () => void copy(id) })) },
          ]}
        />
      </div>
      {done.value ? <p class="note done">{words.script.copied[done.value]}</p> : null}
      {text.value === undefined ? null : (
        <>
          <p class="note">{words.script.notCopied}</p>
          <textarea class="code" readOnly rows={4} aria-label={words.script.notCopied} value={text.value} ref={field} />
        </>
      )}
    </section>
  );
}
