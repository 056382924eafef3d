// How many positions follow, in tables: by depth, and by first move.

import { useSignal } from '@preact/signals';
import { useEffect, useMemo, useRef } from 'preact/hooks';
import * as commands from '../../document/commands';
import type { AllWords } from '../../i18n/words';
import type { SetupProps } from './around';
import { copy } from './copy';
import { Count, type Counted, DEPTHS, isWhole, printed } from './count';
import { KNOWN } from './known';

const FIRST_DEPTH = 4;
/** What takes less than so many milliseconds tells no speed. */
const SHORT_MS = 5;
const BOARD = 'board';

export function Counting({ around, words }: SetupProps) {
  const { session } = around;
  const said = words.setup.count;
  const count = useMemo(() => new Count(around, () => performance.now()), [session]);
  const chosen = useSignal<string>(BOARD);
  const depth = useSignal(FIRST_DEPTH);
  useEffect(() => () => count.stop(), [count]);
  const known = KNOWN.find(({ id }) => id === chosen.value);
  const run = () => {
    if (count.isRunning.peek()) count.stop();
    else void count.start(known?.fen ?? session.store.position.peek().fen, depth.value);
  };
  const { value: depths } = count.depths;
  const now = depths.at(-1);
  return (
    <details class="counting">
      <summary>{said.title}</summary>
      <p class="note">{said.about}</p>
      <div class="row">
        <label>
          {said.position}
          <select value={chosen.value} onChange={({ currentTarget }) => (chosen.value = currentTarget.value)}>
            <option value={BOARD}>{said.board}</option>
            {KNOWN.map(({ id }) => (
              <option key={id} value={id}>
                {said.known[id]}
              </option>
            ))}
          </select>
        </label>
        <label>
          {said.depth}
          <select value={depth.value} onChange={({ currentTarget }) => (depth.value = Number(currentTarget.value))}>
            {Array.from({ length: DEPTHS }, (_, at) => (
              <option key={at} value={at + 1}>
                {said.plies(at + 1)}
              </option>
            ))}
          </select>
        </label>
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
          <progress
            aria-label={said.progress(now.plies, now.paths.length, now.moves.length)}
            max={now.moves.length}
            value={now.paths.length}
          />{' '}
          {said.progress(now.plies, now.paths.length, now.moves.length)}
        </p>
      ) : null}
      {count.problem.value ? <p class="note error">{count.problem.value(words)}</p> : null}
      {now ? <Depths depths={depths} words={words} /> : null}
      {now && now.moves.length > 0 && !count.isRunning.value ? (
        <ByMove counted={depths.findLast(isWhole)} around={around} words={words} />
      ) : null}
    </details>
  );
}

function Depths({ depths, words }: { readonly depths: readonly Counted[]; readonly words: AllWords }) {
  const { title, heads, number, time, speed, right, wrong } = words.setup.count;
  return (
    <div class="scroll" tabIndex={0} role="region" aria-label={title}>
      <table>
        <thead>
          <tr>
            {heads.map((head) => (
              <th key={head} scope="col">
                {head}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {depths.map((counted) => {
            const { plies, total, milliseconds, known } = counted;
            const isKnown = isWhole(counted) && known !== undefined;
            return (
              <tr key={plies} class={isWhole(counted) ? '' : 'partial'}>
                <th scope="row">{plies}</th>
                <td>{number(total)}</td>
                <td>{time(milliseconds)}</td>
                <td>{speed(milliseconds < SHORT_MS ? undefined : total / milliseconds / 1000)}</td>
                <td class={isKnown ? (total === known ? 'right' : 'wrong') : ''}>
                  {isKnown ? (total === known ? right : wrong(known)) : ''}
                </td>
              </tr>
            );
          })}
        </tbody>
      </table>
    </div>
  );
}

/** How the paths of the last depth are shared out among the first moves; it is copied as programs print it. */
function ByMove({ counted, around, words }: SetupProps & { readonly counted: Counted | undefined }) {
  const shown = useRef<HTMLTableSectionElement>(null);
  if (!counted) return null;
  const { plies, moves, paths, total } = counted;
  const said = words.setup.count;
  return (
    <details>
      <summary>{said.moves(plies)}</summary>
      <button type="button" onClick={() => void copy('counts', printed(counted), around.session, shown.current)}>
        {words.setup.copy.counts}
      </button>
      <div class="scroll" tabIndex={0} role="region" aria-label={said.moves(plies)}>
        <table>
          <thead>
            <tr>
              {said.moveHeads.map((head) => (
                <th key={head} scope="col">
                  {head}
                </th>
              ))}
            </tr>
          </thead>
          <tbody ref={shown}>
            {moves.map(({ uci, san }, at) => (
              <tr key={uci}>
                <th scope="row">
                  {san} <span class="note">{uci}</span>
                </th>
                <td>{said.number(paths[at] ?? 0)}</td>
                <td>{said.share(total > 0 ? (paths[at] ?? 0) / total : 0)}</td>
              </tr>
            ))}
          </tbody>
        </table>
      </div>
    </details>
  );
}
