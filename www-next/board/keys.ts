// The keys that work within the board.

/** From one square to the next, by the key that goes there; nothing, where the board ends or the key goes nowhere. */
export function neighbour(square: number, key: string, isFlipped: boolean): number | undefined {
  const way = isFlipped ? -1 : 1;
  const [file, rank] = [square % 8, Math.floor(square / 8)];
  const [across, up] = STEPS[key] ?? [0, 0];
  if (across === 0 && up === 0) return edge(square, key, isFlipped);
  const [nextFile, nextRank] = [file + across * way, rank + up * way];
  const isOn = nextFile >= 0 && nextFile < 8 && nextRank >= 0 && nextRank < 8;
  return isOn ? nextRank * 8 + nextFile : square;
}

const STEPS: Record<string, readonly [across: number, up: number]> = {
  ArrowLeft: [-1, 0],
  ArrowRight: [1, 0],
  ArrowUp: [0, 1],
  ArrowDown: [0, -1],
};

/** The first or last square of a rank, as it is seen. */
function edge(square: number, key: string, isFlipped: boolean): number | undefined {
  if (key !== 'Home' && key !== 'End') return undefined;
  const isFirst = (key === 'Home') !== isFlipped;
  return square - (square % 8) + (isFirst ? 0 : 7);
}
