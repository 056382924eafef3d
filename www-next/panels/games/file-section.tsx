// A file of games: what is known of it, which of its games are listed, and the game on the board as a file has it.

import type { AllWords } from '../../i18n/words';
import { IconButton } from '../../ui/button';
import { FileList } from './file-list';
import { MOST_GAMES, type PgnFile } from './file';
import type { Games } from './games';
import type { GamesProps } from './props';
import { PgnBox } from './pgn-box';
import { Tags } from './tags';

export function FileSection({ session, labs, games, words }: GamesProps) {
  const { file } = games;
  const isListed = file.isList.value;
  return (
    <div class={isListed ? 'games-file listed' : 'games-file'}>
      {isListed ? <Listed games={games} words={words} /> : <p class="note">{words.games.file.about}</p>}
      {isListed ? null : <TakenNote games={games} words={words} />}
      <PgnBox session={session} labs={labs} games={games} words={words} />
      <Tags session={session} words={words} />
    </div>
  );
}

interface AroundProps {
  readonly games: Games;
  readonly words: AllWords;
}

/** How a text or a game came on the board: what is wrong with it, where and why; of a text also how much of it. */
function TakenNote({ games, words, isListed = false }: AroundProps & { readonly isListed?: boolean }) {
  const { fault, notes = [], plies } = games.taken.value ?? {};
  const { cut, done } = words.games.pgn;
  return (
    <div role="status">
      {fault ? <p class="note error">{words.problem(fault)}</p> : null}
      {plies === undefined || (isListed && !fault) ? null : <p class="note done">{(fault ? cut : done)(plies)}</p>}
      {notes.map((note) => (
        <p key={note.message} class="note">
          {words.problem(note)}
        </p>
      ))}
    </div>
  );
}

interface ListedProps {
  readonly file: PgnFile;
  readonly words: AllWords;
}

function Listed({ games: around, words }: AroundProps) {
  const { file } = around;
  const { file: said } = words.games;
  const [name, state, count] = [file.name.value, file.state.value, file.count.value];
  const isReading = state === 'reading';
  const { games } = file.list.value;
  const isFiltered = file.filter.value !== '' || file.isFaulty.value;
  const title = isReading ? said.reading(name, count) : count === 0 ? said.empty(name) : said.title(name, count);
  const notes = [
    state === 'full' ? said.full(MOST_GAMES) : '',
    file.note.value ? words.problem(file.note.value) : '',
  ].filter(Boolean);
  return (
    <>
      <div class="games-row">
        <h3 class="label">{title}</h3>
        {isReading ? (
          <>
            <progress max={1} value={file.share.value} aria-label={said.reading(name, count)} />
            <button type="button" onClick={() => file.stop()}>
              {said.stop}
            </button>
          </>
        ) : (
          <Beside file={file} words={words} />
        )}
      </div>
      {notes.map((note) => (
        <p key={note} class="note warning">
          {note}
        </p>
      ))}
      <p class={isFiltered ? 'note' : 'spoken'} role="status">
        {isFiltered ? said.shown(games.length, count) : isReading ? '' : title}
      </p>
      {count > 1 ? (
        <>
          <div class="games-row">
            <input
              type="search"
              aria-label={said.search}
              placeholder={said.search}
              autocomplete="off"
              spellcheck={false}
              value={file.filter.value}
              onInput={({ currentTarget }) => file.sift(currentTarget.value, file.isFaulty.peek())}
            />
            {file.faults.value > 0 ? (
              <button
                type="button"
                aria-pressed={file.isFaulty.value}
                onClick={() => file.sift(file.filter.peek(), !file.isFaulty.peek())}
              >
                {said.faults(file.faults.value)}
              </button>
            ) : null}
          </div>
        </>
      ) : null}
      <TakenNote games={around} words={words} isListed />
      {count > 1 ? <FileList file={file} words={words} /> : null}
    </>
  );
}

/** The games around the one on the board. */
function Beside({ file, words }: ListedProps) {
  const { previous, next, place } = words.games.file;
  const current = file.current.value;
  const action = (by: -1 | 1) => {
    const game = file.beside(by);
    const run = () => void (game && file.choose(game));
    return {
      label: by < 0 ? previous : next,
      icon: by < 0 ? 'back' : 'forward',
      refusal: game ? undefined : words.refusals[by < 0 ? 'at-the-start' : 'at-the-end'],
      run,
    } as const;
  };
  return file.count.value > 1 ? (
    <span class="beside">
      {current ? <small>{place(current.number, file.count.value)}</small> : null}
      <IconButton action={action(-1)} />
      <IconButton action={action(1)} />
    </span>
  ) : null;
}
