// What there is to say of a question: what is wrong with it, how it was read, what was made and what is gone.

import type { ComponentChildren } from 'preact';
import type { SqlFault, SqlNote } from '../../document/sql';
import type { AllWords } from '../../i18n/words';
import { Button } from '../../ui/button';
import type { Failure, SqlConsole } from './console';
import { FILL } from './examples';

export interface AskProps {
  readonly sql: SqlConsole;
  readonly words: AllWords;
}

interface RemarksProps extends AskProps {
  /** Takes the keyboard from a button that goes. */
  readonly leave: () => void;
}

export function Remarks({ sql, words, leave }: RemarksProps) {
  const { ask, use } = words.sets;
  const [answer, failure] = [sql.answer.value, sql.failure.value];
  const [reason] = sql.session.store.position.value.reasons;
  const { fault, notes = [], own = [], gone = [], isBoardEmpty = false } = answer ?? {};
  const { missing, near } = fault ?? {};
  const act = (label: string, run: () => Promise<void>) => <Button label={label} run={() => (leave(), run())} />;
  const lost = [gone.length > 0 ? ask.gone(gone) : '', own.length > 0 ? ask.own(own) : ''].filter(Boolean).join(' ');
  return (
    <>
      {failure ? <Alarm text={failureText(failure, words)} /> : null}
      {fault ? (
        <Alarm text={faultText(fault, sql.asked.value, words)}>
          {missing && near ? act(use(near), () => sql.ask(sql.asked.peek().replaceAll(missing, near))) : null}
        </Alarm>
      ) : null}
      {notes.map((note) => (
        <Note key={JSON.stringify(note)} note={note} words={words} />
      ))}
      {answer && reason ? <p class="note">{ask.noGame(words.problem(reason))}</p> : null}
      {isBoardEmpty ? (
        <p class="note beside">
          {ask.isEmpty} {act(ask.fill, () => sql.run(FILL))}
        </p>
      ) : null}
      {sql.isAfresh.value ? <p class="note">{ask.isAfresh}</p> : null}
      {lost ? (
        <p class="note beside">
          {lost} {act(ask.afresh, () => sql.run('', true))}
        </p>
      ) : null}
    </>
  );
}

const Alarm = ({ text, children }: { readonly text: string; readonly children?: ComponentChildren }) => (
  <p class="note error" role="alert">
    {text} {children}
  </p>
);

function Note({ note, words }: { readonly note: SqlNote; readonly words: AllWords }) {
  const { ask } = words.sets;
  if ('hint' in note) return <p class="note hint">{ask.hints[note.hint]}</p>;
  if ('code' in note) return <p class="note hint">{words.problem(note)}</p>;
  return (
    <details>
      <summary>{ask.read}</summary>
      <pre class="code" dir="ltr" tabIndex={0}>
        {note.read}
      </pre>
    </details>
  );
}

function failureText({ code, detail, lost }: Failure, { sets: { ask } }: AllWords): string {
  const text = code === 'stopped' ? ask.stopped : ask.faults[code](detail);
  return [text, lost.length > 0 ? ask.lost(lost) : ''].join(' ').trim();
}

/** With its line and column, where they are known. */
function faultText({ message, at, missing, denied }: SqlFault, text: string, { sets: { ask } }: AllWords): string {
  if (message.includes('interrupted')) return ask.tooLong;
  if (/too big|out of memory/.test(message)) return ask.tooBig;
  if (denied) return denied === 'all' ? ask.readOnly : ask.ofGame(denied);
  if (message.includes('already exists')) return `${ask.fault(message)} ${ask.exists}`;
  const place = at < 0 && missing ? text.indexOf(missing) : at;
  if (place < 0) return ask.fault(message);
  const before = text.slice(0, place).split('\n');
  return ask.at(before.length, (before.at(-1)?.length ?? 0) + 1, message);
}
