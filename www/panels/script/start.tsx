// Where the script starts and how it is read, and what its position leaves open.

import { useSignal } from '@preact/signals';
import { useId, useRef } from 'preact/hooks';
import * as commands from '../../document/commands';
import { USUAL_START } from '../../document/fen';
import type { Sentence } from '../../document/session';
import { Switch } from '../../ui/switch';
import { scriptOf } from './check';
import type { ScriptProps } from './props';

const SIDES = ['w', 'b'] as const;

export function Start({ session, words }: ScriptProps) {
  const { start, isSheet } = scriptOf(session);
  const { turnIsOpen, castlingIsOpen } = session.store.position.value;
  const section = useRef<HTMLElement>(null);
  /** What is chosen is asked no more; the keyboard stays here. */
  const keep = (isChosen: boolean) => {
    if (isChosen) section.current?.focus();
    return isChosen;
  };
  return (
    <section class="script-start" tabIndex={-1} ref={section}>
      {turnIsOpen ? (
        <div class="row" role="group" aria-label={words.script.turn}>
          <span class="label">{words.script.turn}</span>
          {SIDES.map((color) => (
            <button key={color} type="button" onClick={() => keep(commands.chooseTurn.run(session, color))}>
              {words.script.side[color]}
            </button>
          ))}
        </div>
      ) : null}
      {castlingIsOpen ? (
        <Entry
          session={session}
          words={words}
          label={words.script.castling}
          about={words.script.castlingAbout}
          value=""
          set={(letters) => keep(commands.chooseCastling.run(session, letters))}
        />
      ) : null}
      <Entry
        session={session}
        words={words}
        label={words.script.start}
        about={words.script.startAbout(start === USUAL_START)}
        value={start}
        set={(text) => commands.setStart.run(session, text, isSheet)}
      />
      {start === USUAL_START ? null : (
        <button type="button" onClick={() => void commands.setStart.run(session, undefined, isSheet)}>
          {words.script.usualStart}
        </button>
      )}
      <Switch
        label={words.script.sheet}
        note={words.script.sheetAbout}
        isOn={isSheet}
        onChange={(isOn) => void commands.setStart.run(session, start, isOn)}
      />
    </section>
  );
}

interface EntryProps extends Pick<ScriptProps, 'session' | 'words'> {
  readonly label: string;
  readonly about: string;
  readonly value: string;
  /** Takes what was entered; tells whether it may be so. */
  readonly set: (text: string) => boolean;
}

/** A line of text that becomes something of the document, with the reason below it where it does not. */
function Entry({ session, words, label, about, value, set }: EntryProps) {
  const id = useId();
  const input = useRef<HTMLInputElement>(null);
  const refusal = useSignal<Sentence | undefined>(undefined);
  const submit = (event: Event) => {
    event.preventDefault();
    const isSet = set(input.current?.value ?? '');
    refusal.value = isSet ? undefined : session.feedback.peek()?.text;
  };
  return (
    <form class="entry" onSubmit={submit}>
      <label class="label" for={id}>
        {label}
      </label>
      <div class="row">
        <input
          class="code"
          id={id}
          ref={input}
          dir="ltr"
          spellcheck={false}
          autocomplete="off"
          value={value}
          aria-invalid={refusal.value !== undefined}
          aria-describedby={`${id}-about`}
        />
        <button type="submit">{words.script.set}</button>
      </div>
      <p class={refusal.value ? 'note error' : 'note'} id={`${id}-about`}>
        {refusal.value?.(words) ?? about}
      </p>
    </form>
  );
}
