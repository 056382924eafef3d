// The document as PGN, in a box that is written into, too: what is pasted there goes on the board.

import { useSignal, useSignalEffect } from '@preact/signals';
import { useEffect, useId, useRef } from 'preact/hooks';
import type { Diagnostic } from '#doors/document.js';
import type { GamesProps } from './props';
import { LONG } from './games';

export function PgnBox({ session, labs, games, words }: Pick<GamesProps, 'session' | 'labs' | 'games' | 'words'>) {
  const id = useId();
  const box = useRef<HTMLTextAreaElement>(null);
  const own = useSignal<readonly [text: string, left: Diagnostic | undefined] | undefined>(undefined);
  useSignalEffect(() => {
    const { changes } = session.revision.value;
    labs.pgn(session.bytes.peek()).then(
      (pgn) => void (changes === session.revision.peek().changes && (own.value = pgn)),
      (error: unknown) => session.fail(error),
    );
  });
  const { pgn } = words.games;
  const [text = '', left] = own.value ?? [];
  const draft = games.draft.value;
  const taken = games.taken.value;
  const isCopying = games.isCopying.value;
  useEffect(() => {
    if (!isCopying || text === '') return;
    box.current?.focus();
    box.current?.select();
    games.isCopying.value = false;
  }, [isCopying, text]);
  const load = () => void games.read(box.current?.value ?? '');
  const key = (event: KeyboardEvent) => {
    if (event.key === 'Escape' && draft !== undefined) games.write(undefined);
    else if (event.key === 'Enter' && (event.ctrlKey || event.metaKey)) load();
    else return;
    event.preventDefault();
    event.stopPropagation();
  };
  // A browser would be long in setting out a whole book in a box.
  const paste = (event: ClipboardEvent) => {
    const pasted = event.clipboardData?.getData('text/plain') ?? '';
    if (pasted.length <= LONG) return;
    event.preventDefault();
    void games.read(pasted);
  };
  return (
    <section class="pgn-box">
      <label class="label" for={id}>
        {pgn.title}
      </label>
      <textarea
        class="code"
        id={id}
        ref={box}
        rows={7}
        dir="ltr"
        spellcheck={false}
        autocomplete="off"
        aria-describedby={`${id}-about`}
        // Nothing is written into what is not there yet.
        readOnly={own.value === undefined && draft === undefined}
        aria-invalid={taken?.fault !== undefined}
        value={draft ?? text}
        onInput={({ currentTarget }) => games.write(currentTarget.value)}
        onKeyDown={key}
        onPaste={paste}
      />
      <div class="games-row">
        <button type="button" class={draft === undefined ? '' : 'primary'} onClick={load}>
          {pgn.load}
        </button>
        {draft === undefined ? null : (
          <button type="button" onClick={() => games.write(undefined)}>
            {pgn.discard}
          </button>
        )}
      </div>
      <p class="note" id={`${id}-about`}>
        {draft === undefined && left ? words.problem(left) : pgn.about}
      </p>
    </section>
  );
}
