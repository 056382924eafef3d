// The computer's players, in their worker.

import initialise, { Chooser, levelElo, levelError, Thinker, type Thought as FoundThought } from '#doors/engine.js';
import {
  MOST,
  type Priority,
  type Rating,
  type Report,
  type SearchRequest,
  STRONGEST,
  type Thought,
} from '../workers/jobs';
import type { Call, Handlers } from '../workers/serve';

const TABLE_BYTES = 2 ** 24;
/** A turn is a quarter of the time so far, since in each the engine begins its depth anew; what can wait makes way soon. */
const SHORTEST_MS = 40;
const LONGEST_MS: Readonly<Record<Priority, number>> = {
  opponent: 250,
  hint: 50,
  evaluation: 50,
  analysis: 100,
  review: 100,
};

/** What a turn came to; its thoughts are those that are new. */
interface Turn extends Omit<Report, 'elapsed'> {
  readonly isDone: boolean;
}

/** What thinks about one position, turn by turn. */
interface Thinking {
  goOn(milliseconds: number): Turn;
  /** It is asked no more. */
  end(): void;
}

/** An engine with its table, and what it is thinking about. */
interface EngineSlot {
  readonly thinker: Thinker;
  name: string;
  request: SearchRequest | undefined;
}

export async function loadEngine(module: URL | BufferSource): Promise<Handlers> {
  await initialise({ module_or_path: module });
  const slot = (): EngineSlot => ({ thinker: new Thinker(TABLE_BYTES), name: '', request: undefined });
  /** All that it can, for all who ask: what it has found out about a position for one, the others know. */
  let strong: EngineSlot | undefined;
  /** A table of its own, so that what it plays does not depend on what else is asked. */
  let weak: EngineSlot | undefined;

  const begin = (request: SearchRequest): Thinking => {
    const { player, seed } = request;
    const [kind, number] = player.split(':');
    if (kind !== 'level') return choose(request);
    if (player === STRONGEST) return searchOn((strong ??= slot()), request);
    weak ??= slot();
    const name = `${player} ${seed}`;
    if (weak.name !== name) {
      weak.thinker.setLevel(Number(number), seed);
      Object.assign(weak, { name, request: undefined });
    }
    return searchOn(weak, request);
  };

  const think = async (request: SearchRequest, { priority, turn, report }: Call): Promise<string | undefined> => {
    let elapsed = 0;
    let thinking: Thinking | undefined;
    try {
      for (;;) {
        await turn();
        const began = performance.now();
        thinking ??= begin(request);
        const due = Math.min(LONGEST_MS[priority], Math.max(SHORTEST_MS, elapsed / 4));
        const { isDone, ...found } = thinking.goOn(due);
        elapsed += performance.now() - began;
        report({ ...found, elapsed });
        if (isDone) return found.move;
      }
    } finally {
      thinking?.end();
    }
  };

  const ratings = (): Rating[] =>
    Array.from({ length: MOST.level }, (_, at) => ({ elo: levelElo(at + 1) ?? 0, error: levelError(at + 1) ?? 0 }));

  return { think, ratings };
}

/** Searches in a slot that another request may take in between: it then begins anew, and is quick where the table lets it. */
function searchOn(slot: EngineSlot, request: SearchRequest): Thinking {
  const { thinker } = slot;
  const { start, moves, clock, milliseconds, lines = 1 } = request;
  let [spent, nodes, depth, before] = [0, 0, 0, { nodes: 0, spent: 0, depth: 0 }];
  const resume = () => {
    if (slot.request === request) return;
    slot.request = request;
    before = { nodes, spent, depth };
    if (clock) thinker.setClock(clock.left, clock.increment);
    thinker.begin(start, moves, 0, 0, Math.max(1, milliseconds - spent), lines);
  };
  const read = (found: FoundThought): Thought => ({
    ...found,
    nodes: before.nodes + found.nodes,
    elapsed: before.spent + found.elapsed,
  });
  return {
    goOn(due) {
      const began = performance.now();
      resume();
      const isDone = thinker.goOn(due);
      spent += performance.now() - began;
      nodes = before.nodes + thinker.nodes;
      // What was known before is not reported again.
      const all = thinker.thoughts().map(read);
      const thoughts = all.filter((thought) => thought.depth >= before.depth);
      depth = Math.max(depth, ...thoughts.map((thought) => thought.depth));
      return { isDone, move: thinker.best(), thoughts, nodes };
    },
    end() {
      if (slot.request === request) slot.request = undefined;
    },
  };
}

/** A player that is no level. */
function choose({ start, moves, player, seed }: SearchRequest): Thinking {
  const chooser = new Chooser(player, seed);
  chooser.begin(start, moves);
  return {
    goOn: (due) => ({ isDone: chooser.goOn(due), move: chooser.best(), thoughts: [], nodes: chooser.nodes ?? 0 }),
    end: () => chooser.free(),
  };
}
