// The document as PGN, in a box that is written into, too: what is pasted there goes on the board; and its tags.

import { useEffect, useId, useRef } from 'preact/hooks';
import * as commands from '../../document/commands';
import type { TagId } from '../../i18n/areas/games';
import { Button } from '../../ui/button';
import { CODE } from '../../ui/code';
import { Select } from '../../ui/select';
import { useAnswer } from '../parts/answer';
import { type GamesProps, LONG, RESULTS, tagsOf } from './games';

const TAGS: readonly TagId[] = ['White', 'Black', 'Event', 'Site', 'Date', 'Round'];

export function PgnBox({ session, labs, games, words }: Pick<GamesProps, 'session' | 'labs' | 'games' | 'words'>) {
  const id = useId();
  const box = useRef<HTMLTextAreaElement>(null);
  const { changes } = session.revision.value;
  const { value, problem } = useAnswer(String(changes), () => labs.pgn(session.bytes.peek()));
  const { pgn } = words.games;
  const [text = '', left] = value ?? [];
  const draft = games.draft.value;
  const taken = games.taken.value;
  const isCopying = games.isCopying.value;
  useEffect(() => {
    if (!isCopying || text === '') return;
    box.current?.focus();
    box.current?.select();
    games.isCopying.value = false;
  }, [isCopying, text]);
  const load = () => games.read(box.current?.value ?? '');
  const key = (event: KeyboardEvent) => {
    if (event.key === 'Escape' && draft !== undefined) games.write(undefined);
    else if (event.key === 'Enter' && (event.ctrlKey || event.metaKey)) void load();
    else return;
    event.preventDefault();
    event.stopPropagation();
  };
  // What is pasted where nobody has written is a game; and a browser would be long in setting out a whole book in a box.
  const paste = (event: ClipboardEvent) => {
    const pasted = event.clipboardData?.getData('text/plain') ?? '';
    const isGame = draft === undefined && /\S\s+\S/.test(pasted);
    if (!isGame && pasted.length <= LONG) return;
    event.preventDefault();
    void games.read(pasted);
  };
  const about = problem?.(words) ?? (draft === undefined && left ? words.problem(left) : pgn.about);
  return (
    <section class="pgn-box">
      <label class="label" for={id}>
        {pgn.title}
      </label>
      <textarea
        {...CODE}
        id={id}
        ref={box}
        rows={7}
        aria-describedby={`${id}-about`}
        // Nothing is written into what is not there yet: it would come between a key and the next.
        readOnly={value === undefined && draft === undefined}
        aria-invalid={taken?.fault !== undefined}
        value={draft ?? text}
        onInput={({ currentTarget }) => games.write(currentTarget.value)}
        onKeyDown={key}
        onPaste={paste}
      />
      <div class="games-row">
        <Button look={draft === undefined ? '' : 'primary'} label={pgn.load} run={load} />
        {draft === undefined ? null : (
          <Button label={pgn.discard} run={() => (games.write(undefined), box.current?.focus())} />
        )}
      </div>
      <p class="note" id={`${id}-about`}>
        {about}
      </p>
    </section>
  );
}

/** What a game tells of itself: who played it, where and when, and how it ended. */
export function Tags({ session, words }: Pick<GamesProps, 'session' | 'words'>) {
  const tags = tagsOf(session);
  const { tags: said } = words.games;
  const { result } = session.store.game.value;
  const others = [...tags.keys()].filter((name) => name !== 'Result' && !TAGS.some((tag) => tag === name));
  const set = (name: string, value: string) => {
    if (value === (tags.get(name) ?? '')) return;
    if (value === '') commands.removeTag.run(session, name);
    else commands.setTag.run(session, name, value);
  };
  const field = (name: string, label: string) => (
    <label key={name} class="tag-field">
      <span>{label}</span>
      <input
        autocomplete="off"
        value={tags.get(name) ?? ''}
        placeholder={name === 'Date' ? '????.??.??' : undefined}
        onChange={({ currentTarget }) => set(name, currentTarget.value.trim())}
      />
    </label>
  );
  return (
    <details class="tag-fields">
      <summary>{said.title}</summary>
      <div>
        {TAGS.map((name) => field(name, said.tag[name]))}
        {others.map((name) => field(name, name))}
        <label class="tag-field">
          <span>{said.result}</span>
          <Select
            options={RESULTS.map((value) => [value, said.results[value]])}
            value={RESULTS.find((value) => value === result) ?? '*'}
            onChange={(value) => commands.setResult.run(session, value)}
          />
        </label>
      </div>
    </details>
  );
}
