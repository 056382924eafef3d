// The script: the text of the line, its steps one by one, what there is to say about it, and its other forms.

import { useLayoutEffect, useMemo, useRef } from 'preact/hooks';
import * as commands from '../../document/commands';
import type { ExampleId } from '../../i18n/areas/script';
import { later } from '../../ui/later';
import { Switch } from '../../ui/switch';
import { Origin } from '../parts/origin';
import { Check, scriptOf } from './check';
import { Chips } from './chips';
import { Copies } from './copy';
import { Field } from './field';
import type { ScriptProps } from './props';
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
const EXAMPLES: readonly { readonly id: ExampleId; readonly token: string; readonly script: string }[] = [
  { id: 'moves', token: 'e2e4', script: 'e2e4, e7e5, g1f3, b8c6, f1c4, f8c5, e1g1, h1f1' },
  { id: 'removes', token: 'xd5', script: 'e2e4, a7a6, e4e5, d7d5, e5d6, xd5' },
  { id: 'puts', token: 'a8=♕', script: 'a2a4, b7b5, a4b5, a7a6, b5a6, c8b7, a6b7, b8c6, b7a8, a8=♕' },
  { id: 'san', token: 'Nf3', script: 'e2e4, e7e5, Nf3' },
];

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
