// How many positions follow, in tables: by depth, and by first move.

import { useSignal } from '@preact/signals';
import type { ComponentChildren } from 'preact';
import { useEffect, useMemo, useRef } from 'preact/hooks';
import * as commands from '../../document/commands';
import type { KnownId, SetupWords } from '../../i18n/areas/setup';
import { Button } from '../../ui/button';
import { Select } from '../../ui/select';
import { copyShown } from '../parts/copyable';
import { Table } from '../parts/table';
import { copySaid, type SetupProps } from './around';
import { Count, type Counted, DEPTHS, isWhole, KNOWN, printed } from './count';

const FIRST_DEPTH = 4;
/** What takes less than so many milliseconds tells no speed. */
const SHORT_MS = 5;

export function Counting({ around, words }: SetupProps) {
  const { session } = around;
  const said = words.setup.count;
  const count = useMemo(() => new Count(around, () => performance.now()), [session]);
  const chosen = useSignal<KnownId | 'board'>('board');
  const depth = useSignal(String(FIRST_DEPTH));
  useEffect(() => () => count.stop(), [count]);
  const known = KNOWN.find(({ id }) => id === chosen.value);
  const isRunning = count.isRunning.value;
  const run = () => {
    if (isRunning) count.stop();
    else void count.start(known?.fen ?? session.store.position.peek().fen, Number(depth.value));
  };
  const depths = count.depths.value;
  const now = depths.at(-1);
  const whole = depths.findLast(isWhole);
  const progress = now && said.progress(now.plies, now.paths.length, now.moves.length);
  const positions = KNOWN.map(({ id }) => [id, said.known[id]] as const);
  const plies = Array.from({ length: DEPTHS }, (_, at) => [String(at + 1), said.plies(at + 1)] as const);
  return (
    <details class="counting">
      <summary>{said.title}</summary>
      <p class="note">{said.about}</p>
      <div class="row">
        <label>
          {said.position}
          <Select
            options={[['board', said.board], ...positions]}
            value={chosen.value}
            onChange={(id) => (chosen.value = id)}
          />
        </label>
        <label>
          {said.depth}
          <Select options={plies} value={depth.value} onChange={(value) => (depth.value = value)} />
        </label>
        <Button label={isRunning ? said.stop : said.start} run={run} />
        {known ? <Button label={said.show} run={() => commands.setUp.run(session, known.fen)} /> : null}
      </div>
      {isRunning && now ? (
        <p class="note">
          <progress aria-label={progress} max={now.moves.length} value={now.paths.length} /> {progress}
        </p>
      ) : null}
      {count.problem.value ? <p class="note error">{count.problem.value(words)}</p> : null}
      {now ? (
        <Scroll label={said.title}>
          <Table heads={said.heads} rows={depths.map((one) => rowOf(one, said))} />
        </Scroll>
      ) : null}
      {whole && whole.moves.length > 0 && !isRunning ? <ByMove counted={whole} around={around} words={words} /> : null}
    </details>
  );
}

function rowOf(counted: Counted, said: SetupWords['count']): readonly [string, ...string[]] {
  const { plies, total, milliseconds, known } = counted;
  const isKnown = isWhole(counted) && known !== undefined;
  return [
    String(plies),
    said.number(total),
    said.time(milliseconds),
    said.speed(milliseconds < SHORT_MS ? undefined : total / milliseconds / 1000),
    isKnown ? (total === known ? said.right : said.wrong(known)) : '',
  ];
}

/** How the paths of the last depth are shared out among the first moves. */
function ByMove({ counted, around, words }: SetupProps & { readonly counted: Counted }) {
  const shown = useRef<HTMLTableSectionElement>(null);
  const { plies, moves, paths, total } = counted;
  const { count: said, copy } = words.setup;
  const rows = moves.map(({ uci, san }, at) => {
    const own = paths[at] ?? 0;
    return [`${san} ${uci}`, said.number(own), said.share(total > 0 ? own / total : 0)] as const;
  });
  const give = () => copyShown(around.session, printed(counted), shown.current, copySaid('counts'));
  return (
    <details>
      <summary>{said.moves(plies)}</summary>
      <Button label={copy.counts} run={give} />
      <Scroll label={said.moves(plies)}>
        <Table heads={said.moveHeads} rows={rows} body={shown} />
      </Scroll>
    </details>
  );
}

interface ScrollProps {
  readonly label: string;
  readonly children: ComponentChildren;
}

/** Holds a table of numbers, and scrolls where there is no room for it. */
const Scroll = ({ label, children }: ScrollProps) => (
  <div class="scroll" tabIndex={0} role="region" aria-label={label}>
    {children}
  </div>
);
