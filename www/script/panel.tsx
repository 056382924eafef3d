// The script: the text of the line, its steps one by one, what there is to say about it, and its other forms.

import { useSignal } from '@preact/signals';
import { useEffect, useLayoutEffect, useMemo, useRef } from 'preact/hooks';
import { scripts } from '../chess/examples.json';
import * as commands from '../document/commands';
import type { Session } from '../document/session';
import type { CopyId, ScriptExampleId } from '../i18n/words';
import { isCopied } from '../ui/clipboard';
import { Switch } from '../ui/fields';
import { later } from '../ui/time';
import { MenuButton } from '../ui/menu';
import { Origin } from '../ui/panel';
import type { Labs } from '../workers/labs';
import { Check, scriptOf, type ScriptProps } from './check';
import { Chips } from './chips';
import { Field } from './field';
import { RemarkList } from './remarks';

export function ScriptPanel({ session, labs, words }: ScriptProps) {
  const check = useMemo(() => new Check(session, labs, later), [session, labs]);
  const box = useRef<HTMLTextAreaElement>(null);
  const remarks = useRef<HTMLUListElement>(null);
  useLayoutEffect(() => {
    session.showScript(true);
    return () => session.showScript(false);
  }, [session]);
  useLayoutEffect(() => check.start(), [check]);
  const { start, isSheet } = scriptOf(session);
  const parts = { session, labs, check, box, remarks, words };
  return (
    <>
      <header>
        <h2>{words.shell.place.script}</h2>
      </header>
      <div class="body scripting">
        <Field {...parts} />
        <Chips {...parts} />
        <p class="legend note" aria-hidden="true">
          {words.script.legend.map((text) => (
            <span key={text}>{text}</span>
          ))}
        </p>
        <RemarkList {...parts} />
        <Copies {...parts} />
        <Examples {...parts} />
        <Switch
          label={words.script.sheet}
          note={words.script.sheetAbout}
          isOn={isSheet}
          onChange={(isOn) => void commands.setStart.run(session, start, isOn)}
        />
        <Origin of="sheet" words={words} />
      </div>
    </>
  );
}

/** What tokens do, by scripts that show it. */
const EXAMPLES = scripts as readonly {
  readonly id: ScriptExampleId;
  readonly token: string;
  readonly script: string;
}[];

const Examples = ({ session, words }: ScriptProps) => (
  <section aria-label={words.script.examples}>
    <h3 class="label">{words.script.examples}</h3>
    <ul class="examples">
      {EXAMPLES.map(({ id, token, script }) => (
        <li key={id}>
          <button type="button" onClick={() => void commands.loadScript.run(session, undefined, script)}>
            <span class="code">{token}</span> {words.script.example[id]}
          </button>
        </li>
      ))}
    </ul>
  </section>
);

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
      session.announce(({ script }) => (isDone ? script.copied[id] : script.notCopied));
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
