// Where the script starts and how it is read, and what its position leaves open.

import { useSignal } from '@preact/signals';
import { useId, useLayoutEffect, useRef } from 'preact/hooks';
import * as commands from '../../document/commands';
import { USUAL_START } from '../../document/fen';
import type { Sentence } from '../../document/session';
import { Switch } from '../../ui/switch';
import { useNext } from '../parts/next';
import { scriptOf } from './check';
import type { ScriptProps } from './props';

const SIDES = ['w', 'b'] as const;

export function Start({ session, words }: ScriptProps) {
  const { start, isSheet } = scriptOf(session);
  const { turnIsOpen, castlingIsOpen } = session.store.position.value;
  const section = useRef<HTMLElement>(null);
  // What is chosen is asked no more.
  useNext(() => section.current);
  return (
    <section class="script-start" tabIndex={-1} ref={section}>
      {turnIsOpen ? (
        <div class="row" role="group" aria-label={words.script.turn}>
          <span class="label">{words.script.turn}</span>
          {SIDES.map((color) => (
            <button key={color} type="button" onClick={() => void commands.chooseTurn.run(session, color)}>
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
          set={(letters) => commands.chooseCastling.run(session, letters)}
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
  /** What somebody writes, until it is taken or the document has another. */
  const written = useSignal<string | undefined>(undefined);
  const refusal = useSignal<Sentence | undefined>(undefined);
  const write = (text: string | undefined) => {
    written.value = text;
    refusal.value = undefined;
  };
  useLayoutEffect(() => write(undefined), [value]);
  const submit = (event: Event) => {
    event.preventDefault();
    if (set(written.value ?? value)) write(undefined);
    else refusal.value = session.feedback.peek()?.text;
  };
  const key = (event: KeyboardEvent) => {
    if (event.key !== 'Escape' || written.value === undefined) return;
    event.stopPropagation();
    write(undefined);
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
          dir="ltr"
          spellcheck={false}
          autocomplete="off"
          value={written.value ?? value}
          aria-invalid={refusal.value !== undefined}
          aria-describedby={`${id}-about`}
          onInput={({ currentTarget }) => write(currentTarget.value)}
          onKeyDown={key}
        />
        <button type="submit">{words.script.set}</button>
      </div>
      <p class={refusal.value ? 'note error' : 'note'} id={`${id}-about`}>
        {refusal.value?.(words) ?? about}
      </p>
    </form>
  );
}
