// The keys that work within the board. Those that walk on it and press its squares stand here; the others come later.

import type { BoardKeyId } from '../i18n/words';
import { isOff, nameOfKey } from '../ui/keys';
import type { BoardState } from './state';

/** A square to go to; else whether the key did anything. */
export type KeyOutcome = number | boolean;

export interface BoardKey {
  readonly id: BoardKeyId;
  readonly keys: readonly string[];
  /** Whether it only asks something, so that it can be asked in writing as well. */
  readonly isQuestion?: boolean;
  readonly run: (board: BoardState, key: string) => KeyOutcome;
}

const STEPS: Record<string, readonly [across: number, up: number]> = {
  ArrowLeft: [-1, 0],
  ArrowRight: [1, 0],
  ArrowUp: [0, 1],
  ArrowDown: [0, -1],
};

/** Those that are there as soon as there is a board. */
export const FIRST_KEYS: readonly BoardKey[] = [
  {
    id: 'walk',
    keys: Object.keys(STEPS),
    run: ({ square, isFlipped }, key) => step(square.value, key, isFlipped.value),
  },
  { id: 'ends', keys: ['Home', 'End'], run: ({ square, isFlipped }, key) => edge(square.value, key, isFlipped.value) },
  { id: 'corners', keys: ['Mod+Home', 'Mod+End'], run: ({ isFlipped }, key) => corner(key, isFlipped.value) },
  { id: 'press', keys: ['Enter', ' '], run: press },
  { id: 'cancel', keys: ['Escape'], run: cancel },
];

/** A key is pressed within the board; the table holds more than the first keys once the others have come. */
export function pressKey(board: BoardState, event: KeyboardEvent, table = FIRST_KEYS): KeyOutcome {
  // With Shift a digit key writes something else, and where it writes digits depends on the keyboard.
  const digit = /^Digit([1-8])$/.exec(event.code)?.[1];
  const key = nameOfKey(event, digit);
  return isOff(key) ? false : (table.find(({ keys }) => keys.includes(key))?.run(board, key) ?? false);
}

/** From one square to the next, as it is seen; where the board ends it stays. */
export function step(square: number, key: string, isFlipped: boolean): number {
  const way = isFlipped ? -1 : 1;
  const [across, up] = STEPS[key] ?? [0, 0];
  const [file, rank] = [(square & 7) + across * way, (square >> 3) + up * way];
  return file >= 0 && file < 8 && rank >= 0 && rank < 8 ? rank * 8 + file : square;
}

/** The first or last square of a rank, as it is seen. */
export function edge(square: number, key: string, isFlipped: boolean): number {
  return (square & 56) + ((key === 'Home') === isFlipped ? 7 : 0);
}

/** The first square of all, at the top left as it is seen, or the last. */
const corner = (key: string, isFlipped: boolean): number => ((key === 'Mod+Home') === isFlipped ? 7 : 56);

function press(board: BoardState): true {
  board.press(board.square.value);
  return true;
}

function cancel({ input, pencil, palette, session }: BoardState): boolean {
  if (input.picked.value) input.putBack();
  else if (palette.chosen.value) palette.choose(undefined, session);
  else if (pencil.tool.value === 'draw') pencil.cancel();
  else return input.premove?.cancel() ?? false;
  return true;
}
