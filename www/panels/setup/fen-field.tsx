// The position in one line, to be copied or replaced by what somebody pastes; and whether it is legal.

import { type Signal, useSignal } from '@preact/signals';
import { useId, useRef } from 'preact/hooks';
import type { Diagnostic } from '#doors/document.js';
import * as commands from '../../document/commands';
import { isDiagnostic, problemOf, type Sentence } from '../../document/session';
import { IconButton } from '../../ui/button';
import { CODE } from '../../ui/code';
import { Icon } from '../../ui/icons';
import { useAnswer } from '../parts/answer';
import { copyShown } from '../parts/copyable';
import { type Around, copySaid, type SetupProps } from './around';

/** What the moves of a game begin with. */
const GAME = /^\s*(\[\w+ "|1\s*\.)/;

/** What was put right in a text, and the position that came of it. */
type Repair = { readonly fen: string; readonly notes: readonly Diagnostic[] };

/** Sets up what a text means; answers what was put right in it, or why it cannot be set up. */
export async function setUp(text: string, { session, labs }: Around): Promise<Repair | Sentence> {
  try {
    const [start, ...notes] = await labs.repairFen(text);
    if (commands.setUp.run(session, start)) return { fen: session.store.position.peek().fen, notes };
    return session.feedback.peek()?.text ?? (() => '');
  } catch (error) {
    return isDiagnostic(error) && GAME.test(text) ? (words) => words.setup.isGame : problemOf(error);
  }
}

export function FenField({ around, words }: SetupProps) {
  const { session } = around;
  const { fen } = session.store.position.value;
  const id = useId();
  const box = useRef<HTMLTextAreaElement>(null);
  /** What somebody writes, until it is set up. */
  const written = useSignal<string | undefined>(undefined);
  const problem = useSignal<Sentence | undefined>(undefined);
  const repair = useSignal<Repair | undefined>(undefined);
  const write = (text: string | undefined) => {
    written.value = text;
    problem.value = undefined;
  };
  const submit = async (event: Event) => {
    event.preventDefault();
    const text = written.value ?? fen;
    const answer = await setUp(text, around);
    if (typeof answer !== 'function') {
      write(undefined);
      repair.value = answer;
      return;
    }
    problem.value = answer;
    session.say(answer);
  };
  const key = (event: KeyboardEvent) => {
    if (event.key === 'Enter') void submit(event);
    if (event.key !== 'Escape' || written.value === undefined) return;
    event.stopPropagation();
    write(undefined);
  };
  const copy = () => void copyShown(session, fen, box.current, copySaid('fen'));
  const notes = repair.value?.fen === fen && written.value === undefined ? repair.value.notes : [];
  return (
    <form class="fen" onSubmit={(event) => void submit(event)}>
      <label for={id}>{words.setup.fen}</label>
      <div class="row">
        <textarea
          {...CODE}
          id={id}
          ref={box}
          rows={2}
          value={written.value ?? fen}
          aria-invalid={problem.value !== undefined}
          aria-describedby={`${id}-about`}
          onInput={({ currentTarget }) => write(currentTarget.value)}
          onKeyDown={key}
        />
        <IconButton action={{ label: words.setup.copy.fen, icon: 'copy', run: copy }} />
        <button type="submit">{words.setup.set}</button>
      </div>
      <p class={problem.value ? 'note error' : 'note'} id={`${id}-about`}>
        {problem.value?.(words) ?? words.setup.fenAbout}
      </p>
      {notes.length > 0 ? (
        <>
          <p class="note">{words.setup.repaired}</p>
          <Notes notes={notes} words={words} />
        </>
      ) : null}
      <Verdict around={around} words={words} problem={problem} />
    </form>
  );
}

/** What stands here is about the board, and not about a text that was refused. */
function Verdict({ around, words, problem }: SetupProps & { readonly problem: Signal<Sentence | undefined> }) {
  const { fen, isLegal, turn, reasons } = around.session.store.position.value;
  const moves = useAnswer(fen, async () => (isLegal ? around.labs.perft(fen, 1) : undefined)).value;
  if (problem.value) return <p class="verdict">{words.setup.refused}</p>;
  if (isLegal)
    return (
      <p class="verdict legal">
        <Icon name="done" />
        {words.setup.legal(moves, turn)}
      </p>
    );
  return (
    <>
      <p class="verdict">
        <Icon name="refused" />
        {words.setup.illegal}
      </p>
      <Notes notes={reasons} words={words} />
    </>
  );
}

const Notes = ({ notes, words }: { readonly notes: readonly Diagnostic[]; readonly words: SetupProps['words'] }) => (
  <ul class="notes">
    {notes.map((note) => (
      <li key={note.message}>{words.problem(note)}</li>
    ))}
  </ul>
);
