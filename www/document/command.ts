// What a person can do to a document: one object for its button, its key, its menu and all else that asks for it.

import type { TreeDocument } from '#doors/document.js';
import { spokenStyle, written } from '../i18n/notation';
import type { AllWords, CommandId, RefusalCode, Words } from '../i18n/words';
import type { Action } from '../ui/button';
import type { IconName } from '../ui/icons';
import type { Manner, Session } from './session';

export interface Command<Args extends readonly unknown[] = []> {
  readonly id: CommandId;
  /** The keys that do it, as `KeyboardEvent.key` has them; `Mod` is Ctrl, or ⌘ where there is one. */
  readonly keys: readonly string[];
  /** Why it is not done now, if it is not: the only place that knows. */
  readonly refuse: (session: Session, ...args: Args) => RefusalCode | undefined;
  /** Does it, and says so; returns whether it was done. */
  readonly run: (session: Session, ...args: Args) => boolean;
}

interface Plan<Args extends readonly unknown[]> extends Manner {
  readonly id: CommandId;
  readonly keys?: readonly string[];
  readonly refuse?: (session: Session, ...args: Args) => RefusalCode | undefined;
  /** What makes a step gives back its node. */
  readonly run: (document: TreeDocument, session: Session, ...args: Args) => unknown;
  /** What is said when it is done; without it the last step is given. */
  readonly say?: (words: AllWords, session: Session, ...args: Args) => string;
}

export function command<Args extends readonly unknown[] = []>(plan: Plan<Args>): Command<Args> {
  const refuse = (session: Session, ...args: Args): RefusalCode | undefined => {
    const lock = session.locked.value;
    const rule = lock?.rules?.get(plan.id);
    const isLocked = lock && !rule && !plan.isTravel && !lock.allows.has(plan.id);
    if (isLocked) return lock.code;
    if (rule?.run) return rule.refuse();
    return rule?.refuse() ?? plan.refuse?.(session, ...args);
  };
  const run = (session: Session, ...args: Args): boolean => {
    const code = refuse(session, ...args);
    if (code) {
      session.forbid(code);
      return false;
    }
    const rule = session.locked.peek()?.rules?.get(plan.id);
    if (rule?.run) return rule.run(...args);
    try {
      session.change((document) => {
        const node = plan.run(document, session, ...args);
        if (typeof node === 'number') rule?.after?.(document, node);
      }, plan);
    } catch (error) {
      session.fail(error);
      return false;
    }
    session.announce((words) => (plan.say ? plan.say(words, session, ...args) : lastStep(words, session)));
    return true;
  };
  return { id: plan.id, keys: plan.keys ?? [], refuse, run };
}

/** The names of commands that the document has methods for. */
type Named = CommandId & keyof TreeDocument;

/** A command that does what the method of its name does. */
export const plain = <Id extends Named>(id: Id, more: Omit<Plan<Parameters<TreeDocument[Id]>>, 'id' | 'run'> = {}) =>
  command<Parameters<TreeDocument[Id]>>({
    ...more,
    id,
    run: (document, _, ...args) => Reflect.apply(document[id], document, args),
  });

/** What the step before the cursor did, with its marks and comments. */
export const lastStep = (words: Words, session: Session): string =>
  [stepBefore(words, session), ...marksAndComments(words, session)].join(' ');

function stepBefore(words: Words, { store }: Session): string {
  const position = store.position.value;
  const { steps } = store.cursor.value;
  if (position.last) {
    const move = spokenStyle() === 'san' ? store.line.value[steps - 1]?.move : undefined;
    return words.said.move(position.last, position, move ? written(move.san) : undefined);
  }
  return steps === 0 ? words.said.atStart(position) : words.standing(position);
}

/** The marks and comments at the cursor; marks have their names once the words of moves have come. */
function marksAndComments(words: Words & Partial<Pick<AllWords, 'moves'>>, { store }: Session): readonly string[] {
  const { nags = [], commentsBefore = [], comments = [] } = store.node(store.cursor.value.node)?.value ?? {};
  const marks = words.moves ? nags.map(words.moves.markName).join(', ') : '';
  return [...(marks ? [`${marks.charAt(0).toUpperCase()}${marks.slice(1)}.`] : []), ...commentsBefore, ...comments];
}

/** How things stand then. */
export const standing = (words: Words, { store }: Session): string => words.standing(store.position.value);

/** How many steps lead to the cursor. */
export const steps = ({ store }: Session): number => store.cursor.value.steps;

/** How many steps the line has. */
export const length = ({ store }: Session): number => store.line.value.length;

/** Read while something is drawn, it is drawn again when the command is refused or no longer is. */
export const actionOf = <Args extends readonly unknown[] = []>(
  command: Command<Args>,
  icon: IconName,
  ...rest: [session: Session, words: Words, ...args: Args]
): Action => ({ icon, ...itemOf(command, ...rest) });

/** The same without a sign. */
export function itemOf<Args extends readonly unknown[] = []>(
  command: Command<Args>,
  session: Session,
  words: Words,
  ...args: Args
): Omit<Action, 'icon'> {
  const code = command.refuse(session, ...args);
  // What shows a command that is named late comes with its name.
  const { commands, refusals } = words as AllWords;
  return {
    label: commands[command.id],
    refusal: code && refusals[code],
    run: () => void command.run(session, ...args),
  };
}
