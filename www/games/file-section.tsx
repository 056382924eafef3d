// A file of games: what is known of it, which of its games are listed, and the game on the board as a file has it.

import { useRef } from 'preact/hooks';
import * as commands from '../document/commands';
import type { TagId } from '../i18n/words';
import { Button, IconButton } from '../ui/button';
import { SearchField, Select } from '../ui/fields';
import { useNext } from '../ui/reveal';
import { MOST_FILE_GAMES } from './file';
import { FileList } from './file-list';
import { FilePuzzles } from './file-puzzles';
import { type GamesProps, RESULTS, tagsOfGame } from './games';

type PartProps = Pick<GamesProps, 'games' | 'words'>;

export function FileSection(props: GamesProps) {
  const { games, words } = props;
  const isListed = games.file.isList.value;
  const about = useRef<HTMLParagraphElement>(null);
  useNext(() => about.current);
  return (
    <div class={isListed ? 'games-file listed' : 'games-file'}>
      {isListed ? (
        <Listed games={games} words={words} puzzles={props.puzzles} />
      ) : (
        <p class="note" ref={about} tabIndex={-1}>
          {words.games.file.about}
        </p>
      )}
      {isListed ? null : <TakenNote games={games} words={words} />}
      <Tags {...props} />
    </div>
  );
}

/** How a text or a game came on the board: what is wrong with it, where and why; of a text also how much of it. */
function TakenNote({ games, words }: PartProps) {
  const { fault, notes = [], plies } = games.taken.value ?? {};
  const { cut, done } = words.games.pgn;
  const isTold = plies !== undefined && (fault !== undefined || !games.file.isList.value);
  return (
    <div role="status">
      {fault ? <p class="note error">{words.problem(fault)}</p> : null}
      {isTold ? <p class="note done">{(fault ? cut : done)(plies)}</p> : null}
      {notes.map((note) => (
        <p key={note.message} class="note">
          {words.problem(note)}
        </p>
      ))}
    </div>
  );
}

function Listed({ games: around, puzzles, words }: PartProps & Pick<GamesProps, 'puzzles'>) {
  const { file } = around;
  const { file: said } = words.games;
  const heading = useRef<HTMLHeadingElement>(null);
  useNext(() => heading.current);
  const [name, state, count] = [file.name.value, file.state.value, file.count.value];
  const [filter, isFaulty, faults] = [file.filter.value, file.isFaulty.value, file.faults.value];
  const isReading = state === 'reading';
  const isFiltered = filter !== '' || isFaulty;
  const title = isReading ? said.reading(name, count) : count === 0 ? said.empty(name) : said.title(name, count);
  const notes = [
    state === 'full' ? said.full(MOST_FILE_GAMES) : '',
    file.note.value ? words.problem(file.note.value) : '',
  ];
  return (
    <>
      <div class="games-row">
        <h3 class="label" ref={heading} tabIndex={-1}>
          {title}
        </h3>
        {isReading ? (
          <>
            <progress max={1} value={file.share.value} aria-label={title} />
            <Button label={said.stop} run={() => file.stop()} />
          </>
        ) : (
          <Beside games={around} words={words} />
        )}
        <IconButton action={{ label: said.close, icon: 'close', run: () => file.close() }} />
      </div>
      {notes.filter(Boolean).map((note) => (
        <p key={note} class="note warning">
          {note}
        </p>
      ))}
      <p class={isFiltered ? 'note' : 'spoken'} role="status">
        {isFiltered ? said.shown(file.list.value.games.length, count) : isReading ? '' : title}
      </p>
      {count > 1 ? (
        <div class="games-row">
          <SearchField label={said.search} value={filter} onInput={(text) => file.narrow(text, isFaulty)} />
          {faults > 0 ? (
            <Button label={said.faults(faults)} isPressed={isFaulty} run={() => file.narrow(filter, !isFaulty)} />
          ) : null}
        </div>
      ) : null}
      <TakenNote games={around} words={words} />
      {count > 1 ? <FileList file={file} words={words} /> : null}
      {count > 0 && !isReading ? <FilePuzzles file={file} search={puzzles} words={words} /> : null}
    </>
  );
}

/** The games around the one on the board. */
function Beside({ games: { file }, words }: PartProps) {
  const { previous, next, place } = words.games.file;
  const current = file.current.value;
  if (file.count.value <= 1) return null;
  const action = (by: -1 | 1) => {
    const game = file.neighbour(by);
    const [label, icon, code] =
      by < 0 ? ([previous, 'back', 'at-the-start'] as const) : ([next, 'forward', 'at-the-end'] as const);
    const refusal = game ? undefined : words.refusals[code];
    return { label, icon, refusal, run: () => void (game && file.choose(game)) };
  };
  return (
    <span class="beside">
      {current ? <small>{place(current.number, file.count.value)}</small> : null}
      <IconButton action={action(-1)} />
      <IconButton action={action(1)} />
    </span>
  );
}

const TAGS: readonly TagId[] = ['White', 'Black', 'Event', 'Site', 'Date', 'Round'];

export function Tags({ session, words }: Pick<GamesProps, 'session' | 'words'>) {
  const tags = tagsOfGame(session);
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
