// The keys of a lesson, which work on its board and in its panel alike; the list of keys that is shown is made from them.

import type { LearnKeyId } from '../i18n/words';
import { isOff, isWriting, nameOfKey } from '../ui/keys';
import type { LessonWalk } from './lesson-walk';

interface LearnKey {
  readonly id: LearnKeyId;
  readonly keys: readonly string[];
  readonly run: (lesson: LessonWalk) => void;
}

/** No key of the board or of a list has one of these. */
export const LEARN_KEYS: readonly LearnKey[] = [
  { id: 'on', keys: ['Shift+Enter'], run: (lesson) => lesson.goOn() },
  { id: 'hint', keys: ['j'], run: (lesson) => lesson.hint() },
  { id: 'ask', keys: ['y'], run: (lesson) => lesson.repeat() },
  { id: 'try', keys: ['Shift+u'], run: (lesson) => lesson.tryMoves() },
  { id: 'back', keys: ['u'], run: (lesson) => lesson.again() },
  { id: 'skip', keys: ['z'], run: (lesson) => lesson.skip() },
];

/** Whether what has the keyboard takes keys itself: a field, but no mark of a choice. */
const isField = (target: EventTarget | null): boolean =>
  isWriting(target) && !(target instanceof HTMLInputElement && /^(radio|checkbox)$/.test(target.type));

/** Does what a key does; Enter goes on where it presses nothing else. */
export function pressLessonKey(lesson: LessonWalk, event: KeyboardEvent): void {
  const { target, defaultPrevented } = event;
  if (defaultPrevented || isField(target)) return;
  const element = target instanceof Element ? target : undefined;
  if (element?.closest('dialog, [role=menu]')) return;
  const name = nameOfKey(event);
  const isPressed = name.endsWith('Enter') && element?.closest('button, a, summary') !== null;
  const found = isOff(name) || isPressed ? undefined : LEARN_KEYS.find(({ keys }) => keys.includes(name));
  const isFree = name === 'Enter' && element?.matches('.lesson, .panel') === true;
  if (found) found.run(lesson);
  else if (isFree) lesson.goOn();
  else return;
  event.preventDefault();
}
