// The box of the script, with marks behind its letters: what did nothing, what is odd, the step that is shown.

import { useSignalEffect } from '@preact/signals';
import { useId, useLayoutEffect, useRef } from 'preact/hooks';
import * as commands from '../document/commands';
import type { Session } from '../document/session';
import type { TokenLook } from '../i18n/arguments';
import { CODE } from '../ui/fields';
import { Box, shownText } from './box';
import { type Check, type PartProps, placesOf } from './check';

/** What is marked in the text, by the names that the style sheet has. */
const MARKS: Readonly<Record<string, (look: TokenLook, isCurrent: boolean) => boolean>> = {
  'script-ignored': (look) => look === 'ignored',
  'script-odd': (look) => look === 'no-effect' || look.startsWith('odd'),
  'script-current': (_, isCurrent) => isCurrent,
};
/** Longer texts are not marked: they would be laid out twice. */
const MOST_MARKED = 20_000;

export function Field({ session, check, box: element, remarks, words }: PartProps) {
  const id = useId();
  const box = useRef<Box>(undefined);
  const behind = useRef<HTMLDivElement>(null);
  const align = () => behind.current?.scrollTo(0, element.current?.scrollTop ?? 0);
  useLayoutEffect(() => {
    if (!element.current) return undefined;
    box.current = new Box(session, element.current);
    return box.current.start();
  }, [session]);
  useSignalEffect(() => {
    mark(session, check, behind.current);
    align();
  });
  const write = (event: Event) => check.typing(() => box.current?.write(event.timeStamp));
  const travel = (event: Event, isBack: boolean) => {
    event.preventDefault();
    box.current?.travel(isBack ? commands.undo : commands.redo);
  };
  const key = (event: KeyboardEvent) => {
    const letter = event.key.toLowerCase();
    if (!(event.ctrlKey || event.metaKey) || event.altKey || !/^[yz]$/.test(letter)) return;
    travel(event, letter === 'z' && !event.shiftKey);
  };
  return (
    <>
      <div class="box-head">
        <label class="label" for={id}>
          {words.script.box}
        </label>
        <Count session={session} check={check} remarks={remarks} words={words} />
      </div>
      <div class="script-field">
        <div class="behind code" aria-hidden="true" ref={behind} />
        <textarea
          id={id}
          {...CODE}
          ref={element}
          rows={5}
          placeholder={words.script.placeholder}
          aria-describedby={`${id}-about`}
          onInput={write}
          // A browser brings the caret into view alone, and takes what the board covers for seen.
          onFocus={({ currentTarget }) => currentTarget.parentElement?.scrollIntoView({ block: 'nearest' })}
          onCompositionStart={() => box.current?.compose()}
          onCompositionEnd={(event) => check.typing(() => box.current?.composed(event.timeStamp))}
          onKeyDown={key}
          onBeforeInput={(event) => {
            if (/^history(Un|Re)do$/.test(event.inputType)) travel(event, event.inputType === 'historyUndo');
          }}
          onScroll={align}
        />
      </div>
      <p class="note" id={`${id}-about`}>
        {words.script.about}
      </p>
    </>
  );
}

/** How much there is of all; it leads to the remarks, which may be far below. */
function Count({ session, check, remarks, words }: Pick<PartProps, 'session' | 'check' | 'remarks' | 'words'>) {
  const count = check.answer.value?.remarks.count ?? 0;
  const text = words.script.count(session.store.line.value.length, count);
  if (count === 0) return <span class="note">{text}</span>;
  return (
    <button type="button" class="link" onClick={() => remarks.current?.querySelector('button')?.focus()}>
      {text}
    </button>
  );
}

/** Lays the same text behind the box, and marks parts of it, where the browser can mark without other elements. */
function mark(session: Session, check: Check, behind: HTMLElement | null): void {
  if (!behind || !('highlights' in CSS)) return;
  const text = shownText(session);
  const isMarked = text.length <= MOST_MARKED;
  const node = behind.firstChild ?? behind.appendChild(new Text());
  // The last line break would not be seen without something behind it.
  const shown = isMarked ? `${text}\u200B` : '';
  if (node.textContent !== shown) node.textContent = shown;
  const current = session.store.cursor.value.steps - 1;
  const looks = check.looks.value;
  const places = isMarked ? placesOf(session, text) : [];
  for (const [name, isSo] of Object.entries(MARKS)) {
    const found = places.filter((_, at) => isSo(looks[at] ?? 'note', at === current));
    const ranges = found.map(
      ({ start, end }) =>
        new StaticRange({ startContainer: node, startOffset: start, endContainer: node, endOffset: end }),
    );
    CSS.highlights.set(name, new Highlight(...ranges));
  }
}
