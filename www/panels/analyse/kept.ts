// Whether the engine is switched on and how many lines are wanted, as it was the last time.

import { effect } from '@preact/signals';
import { type Analysis, MOST_LINES } from '../../engine/analysis';

const KEY = 'gridmate.analyse';

type Place = () => Pick<Storage, 'getItem' | 'setItem'>;

/** Takes in what was kept, and keeps what is chosen from now on; where the browser keeps nothing, nothing is missed. */
export function keepChoices({ isOn, count }: Pick<Analysis, 'isOn' | 'count'>, storage: Place): void {
  try {
    const kept: unknown = JSON.parse(storage().getItem(KEY) ?? 'null');
    const { isOn: wasOn, count: lines } = { isOn: false, count: count.peek(), ...(kept as object | null) };
    isOn.value = wasOn === true;
    if (Number.isInteger(lines) && lines >= 1 && lines <= MOST_LINES) count.value = lines;
  } catch (error) {
    console.warn(error);
  }
  effect(() => {
    const text = JSON.stringify({ isOn: isOn.value, count: count.value });
    try {
      storage().setItem(KEY, text);
    } catch (error) {
      console.warn(error);
    }
  });
}
