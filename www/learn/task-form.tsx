// The task at the cursor: its kind, what it asks for, the texts around it, its hint and its reply to wrong answers.

import * as commands from '../document/commands';
import { moveName } from '../document/store';
import type { AllWords, TaskKind } from '../i18n/words';
import { Select } from '../ui/fields';
import { TaskFields } from './task-fields';
import type { TaskMaker } from './task-maker';
import { TextField } from './text-field';

interface TaskFormProps {
  readonly maker: TaskMaker;
  readonly words: AllWords;
}

/** The faults are those at the cursor. */
export function TaskForm({ maker, faults, words }: TaskFormProps & { readonly faults: readonly string[] }) {
  const { session } = maker;
  const texts = words.making;
  const node = maker.node.value;
  const shown = session.store.node(node)?.value;
  const kind = maker.kind.value;
  const kinds = Object.entries(texts.kinds) as [TaskKind, string][];
  return (
    <section class="task-form" aria-label={texts.taskAt(moveName(shown))}>
      <h3 class="label">{texts.taskAt(moveName(shown))}</h3>
      <label class="stacked">
        {texts.kind}
        <Select options={kinds} value={kind} onChange={(chosen) => void maker.setKind(chosen)} />
      </label>
      {kind === 'none' ? null : <TaskFields maker={maker} faults={faults} words={words} />}
      <TextField
        key={`before ${node}`}
        label={texts.before}
        look="long"
        value={shown?.comments?.join('\n') ?? ''}
        set={(text) => commands.comment.run(session, node, text)}
      />
      <Replies maker={maker} words={words} />
      {kind === 'none' ? null : <TextAfter maker={maker} words={words} />}
    </section>
  );
}

/** A hint, also at a wrong answer, and the reply to wrong answers where there is a task. */
function Replies({ maker, words: { making: texts } }: TaskFormProps) {
  const node = maker.node.value;
  const { hint, wrong } = maker.note.value;
  return (
    <>
      <TextField
        key={`hint ${node}`}
        label={texts.hint}
        look="long"
        note={texts.hintNote}
        value={hint}
        set={(text) => maker.setHint(node, text)}
      />
      {maker.kind.value === 'none' && !wrong ? null : (
        <TextField
          key={`wrong ${node}`}
          label={texts.wrong}
          look="long"
          note={texts.wrongNote}
          value={wrong}
          set={(text) => maker.setWrong(node, text)}
        />
      )}
    </>
  );
}

/** What is said after the move that goes on. */
function TextAfter({ maker: { session, node }, words }: TaskFormProps) {
  const { store } = session;
  const [next] = store.node(node.value)?.value.children ?? [];
  const answer = next === undefined ? undefined : store.node(next)?.value;
  if (!answer || next === undefined) return null;
  return (
    <TextField
      key={`after ${next}`}
      label={words.making.after(moveName(answer))}
      look="long"
      value={answer.comments?.join('\n') ?? ''}
      set={(text) => commands.comment.run(session, next, text)}
    />
  );
}
