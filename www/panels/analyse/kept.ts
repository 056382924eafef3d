// Whether the engine is switched on and how many lines are wanted, as it was the last time.

import { type Analysis, MOST_LINES } from '../../engine/analysis';
import { keepChosen, type Memory, recall } from '../../ui/remember';

const KEY = 'gridmate.analyse';

/** Takes in what was kept, and keeps what is chosen from now on. */
export function keepChoices({ isOn, count }: Pick<Analysis, 'isOn' | 'count'>, memory: Memory): void {
  const kept = recall(memory, KEY);
  const lines = Number(kept['count']);
  isOn.value = kept['isOn'] === true;
  if (Number.isInteger(lines) && lines >= 1 && lines <= MOST_LINES) count.value = lines;
  keepChosen(memory, KEY, () => ({ isOn: isOn.value, count: count.value }));
}
