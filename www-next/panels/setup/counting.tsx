// How many positions follow, in tables: by depth, and by first move.

import { useSignal } from '@preact/signals';
import { useEffect, useMemo, useRef } from 'preact/hooks';
import * as commands from '../../document/commands';
import type { SetupWords } from '../../i18n/areas/setup';
import type { SetupProps } from './around';
import { copy } from './copy';
import { Count, type Counted, DEPTHS, isWhole, printed } from './count';
import { KNOWN } from './known';
import { Table } from './table';

const FIRST_DEPTH = 4;
/** What takes less than so many milliseconds tells no speed. */
const SHORT_MS = 5;
const BOARD = 'board';

export function Counting({ around, words }: SetupProps) {
  const { session } = around;
  const said = words.setup.count;
  const count = useMemo(() => new Count(around, () => performance.now()), [session]);
  const chosen = useSignal<string>(BOARD);
  const depth = useSignal(String(FIRST_DEPTH));
  useEffect(() => () => count.stop(), [count]);
  const known = KNOWN.find(({ id }) => id === chosen.value);
  const run = () => {
    if (count.isRunning.peek()) count.stop();
    else void count.start(known?.fen ?? session.store.position.peek().fen, Number(depth.value));
  };
  const depths = count.depths.value;
  const now = depths.at(-1);
  const whole = depths.findLast(isWhole);
  const progress = now && said.progress(now.plies, now.paths.length, now.moves.length);
  const plies = Array.from({ length: DEPTHS }, (_, at) => [String(at + 1), said.plies(at + 1)] as const);
  return (
    <details class="counting">
      <summary>{said.title}</summary>
      <p class="note">{said.about}</p>
      <div class="row">
        <Picker
          label={said.position}
          options={[[BOARD, said.board], ...KNOWN.map(({ id }) => [id, said.known[id]] as const)]}
          value={chosen.value}
          onChange={(value) => (chosen.value = value)}
        />
        <Picker label={said.depth} options={plies} value={depth.value} onChange={(value) => (depth.value = value)} />
        <button type="button" onClick={run}>
          {count.isRunning.value ? said.stop : said.start}
        </button>
        {known ? (
          <button type="button" onClick={() => void commands.setUp.run(session, known.fen)}>
            {said.show}
          </button>
        ) : null}
      </div>
      {count.isRunning.value && now ? (
        <p class="note">
          <progress aria-label={progress} max={now.moves.length} value={now.paths.length} /> {progress}
        </p>
      ) : null}
      {count.problem.value ? <p class="note error">{count.problem.value(words)}</p> : null}
      {now ? <Table label={said.title} heads={said.heads} rows={depths.map((one) => rowOf(one, said))} /> : null}
      {whole && whole.moves.length > 0 && !count.isRunning.value ? (
        <ByMove counted={whole} around={around} words={words} />
      ) : null}
    </details>
  );
}

interface PickerProps {
  readonly label: string;
  readonly options: readonly (readonly [value: string, label: string])[];
  readonly value: string;
  readonly onChange: (value: string) => void;
}

const Picker = ({ label, options, value, onChange }: PickerProps) => (
  <label>
    {label}
    <select value={value} onChange={({ currentTarget }) => onChange(currentTarget.value)}>
      {options.map(([value, label]) => (
        <option key={value} value={value}>
          {label}
        </option>
      ))}
    </select>
  </label>
);

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
  const said = words.setup.count;
  const rows = moves.map(({ uci, san }, at) => {
    const own = paths[at] ?? 0;
    return [`${san} ${uci}`, said.number(own), said.share(total > 0 ? own / total : 0)] as const;
  });
  return (
    <details>
      <summary>{said.moves(plies)}</summary>
      <button type="button" onClick={() => void copy('counts', printed(counted), around.session, shown.current)}>
        {words.setup.copy.counts}
      </button>
      <Table label={said.moves(plies)} heads={said.moveHeads} rows={rows} body={shown} />
    </details>
  );
}
