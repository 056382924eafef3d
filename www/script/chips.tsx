// The steps of the script, each as a chip that leads to its place. Of a long script those around the cursor are shown.
//
// A chip draws itself again when its text or its look is another; which one is current is marked on it by an effect.

import { useComputed, useSignal, useSignalEffect } from '@preact/signals';
import { useRef } from 'preact/hooks';
import type { ShownStep } from '#doors/document.js';
import * as commands from '../document/commands';
import type { TokenLook } from '../i18n/arguments';
import { written } from '../i18n/notation';
import { afterFrame, revealIn } from '../ui/reveal';
import type { PartProps } from './check';
import { rove } from '../ui/roving';

/** The most chips that are shown … */
const MOST = 120;
/** … from a step on that this divides, so that a step more does not move them all. */
const GRID = 40;

export function Chips({ session, check, words }: PartProps) {
  const { store } = session;
  const list = useRef<HTMLDivElement>(null);
  const current = useRef<HTMLElement>(undefined);
  /** Another step around which chips are shown, as long as the cursor is where it was. */
  const place = useSignal({ around: 0, cursor: -1 });
  const from = useComputed(() => {
    const { length } = store.line.value;
    const cursor = store.cursor.value.steps;
    const around = place.value.cursor === cursor ? place.value.around : cursor;
    const last = Math.ceil(Math.max(0, length - MOST) / GRID) * GRID;
    return Math.min(last, Math.max(0, Math.floor((around - MOST / 2) / GRID) * GRID));
  });
  const chips = () => [...(list.current?.querySelectorAll<HTMLElement>('.chip') ?? [])];
  useSignalEffect(() => {
    const at = store.cursor.value.steps - 1 - from.value;
    // It runs with the next frame, when the chips of this line have been drawn.
    const all = store.line.value && chips();
    const chip = all[at];
    if (chip !== current.current) current.current?.removeAttribute('aria-current');
    chip?.setAttribute('aria-current', 'step');
    current.current = chip;
    if (!list.current?.contains(document.activeElement)) stopAt(all, chip);
    return afterFrame(() => list.current && chip && revealIn(list.current, chip));
  });
  const line = store.line.value;
  const looks = check.looks.value;
  const begin = from.value;
  const end = Math.min(line.length, begin + MOST);
  const look = (around: number) => (place.value = { around, cursor: store.cursor.value.steps });
  const click = (event: MouseEvent) => {
    const chip = event.target instanceof Element ? event.target.closest('.chip') : null;
    const at = chips().findIndex((known) => known === chip);
    if (at < 0) return;
    stopAt(chips(), chips()[at]);
    commands.goTo.run(session, begin + at + 1);
  };
  if (line.length === 0) return null;
  return (
    <div
      class="chips"
      role="toolbar"
      aria-label={words.script.tokens}
      dir="ltr"
      ref={list}
      onClick={click}
      onKeyDown={(event) => walk(event, chips())}
    >
      {begin > 0 ? <More text={words.script.before(begin)} show={() => look(begin)} /> : null}
      {line.slice(begin, end).map((step, at) => (
        <Chip key={step.nodes.at(-1)} session={session} words={words} step={step} look={looks[begin + at] ?? 'note'} />
      ))}
      {end < line.length ? <More text={words.script.after(line.length - end)} show={() => look(end)} /> : null}
    </div>
  );
}

interface ChipProps extends Pick<PartProps, 'session' | 'words'> {
  readonly step: ShownStep;
  readonly look: TokenLook;
}

function Chip({ session, words, step: { nodes, move }, look }: ChipProps) {
  const tokens = nodes.map((id) => session.store.node(id)?.value.token ?? '');
  const san = move && tokens.length > 1 ? written(move.san) : undefined;
  return (
    <button
      type="button"
      class={`chip ${look}`}
      tabIndex={-1}
      aria-label={words.script.token(tokens.join(' '), look, move)}
    >
      {tokens.map((token) => (
        <span key={token} class="token">
          {token}
        </span>
      ))}
      {san ? <span class="san">{san}</span> : null}
    </button>
  );
}

const More = ({ text, show }: { readonly text: string; readonly show: () => void }) => (
  <button type="button" class="link" onClick={show}>
    {text}
  </button>
);

/** Moves the one Tab stop of the chips: to the first, if to none. */
function stopAt(chips: readonly HTMLElement[], chip = chips[0]): void {
  for (const other of chips) if (other !== chip && other.tabIndex === 0) other.tabIndex = -1;
  if (chip) chip.tabIndex = 0;
}

/** Arrow keys go from chip to chip. */
function walk(event: KeyboardEvent, chips: readonly HTMLElement[]): void {
  const chip = rove(event, chips, { lies: 'flat' });
  if (chip) stopAt(chips, chip);
}
