// Games: those that are saved, those of a file, examples, and the board as a picture.

import { useSignal } from '@preact/signals';
import { useRef } from 'preact/hooks';
import * as commands from '../../document/commands';
import type { Sentence } from '../../document/session';
import type { SectionId } from '../../i18n/areas/games';
import { isCopied } from '../../ui/clipboard';
import { Tabs } from '../../ui/tabs';
import { actionOf } from '../parts/action';
import { Foot } from '../parts/foot';
import { GROUPS } from './examples';
import { FileSection } from './file-section';
import { Gallery } from './gallery';
import { Picture } from './picture';
import { Saved } from './saved';
import type { GamesProps } from './games';

const SECTIONS: readonly SectionId[] = ['saved', 'file', 'examples', 'picture'];
const FILES = '.pgn,.txt,.fen,.epd,application/x-chess-pgn,application/vnd.chess-pgn,text/plain';

export function GamesPanel(props: GamesProps) {
  const { games, words } = props;
  const counts: Partial<Record<SectionId, number>> = {
    file: games.file.isList.value ? games.file.count.value : 0,
    examples: GROUPS.flatMap(({ examples }) => examples).length,
  };
  const tabs = SECTIONS.map((id) => ({
    id,
    label: words.games.section[id],
    count: counts[id] ? words.games.count(counts[id]) : undefined,
  }));
  const section = games.section.value;
  return (
    <>
      <header>
        <h2>{words.shell.place.games}</h2>
      </header>
      <Tabs label={words.games.sections} tabs={tabs} chosen={section} choose={(id) => (games.section.value = id)}>
        {section === 'saved' ? <Saved {...props} /> : null}
        {section === 'file' ? <FileSection {...props} /> : null}
        {section === 'examples' ? <Gallery {...props} /> : null}
        {section === 'picture' ? <Picture {...props} /> : null}
      </Tabs>
      <Below {...props} />
    </>
  );
}

/** What can be done whatever is seen. */
function Below({ session, labs, games, words }: GamesProps) {
  const told = useSignal<Sentence | undefined>(undefined);
  const chooser = useRef<HTMLInputElement>(null);
  const open = ({ currentTarget }: { readonly currentTarget: HTMLInputElement }) => {
    const [file] = currentTarget.files ?? [];
    currentTarget.value = '';
    if (file) games.openFile(file);
  };
  const copy = () =>
    session.attempt(async () => {
      const [text, left] = await labs.pgn(session.bytes.peek());
      if (text === '') return void (told.value = (its) => (left ? its.problem(left) : its.games.noPgn));
      if (await isCopied(text))
        return void (told.value = (its) => [its.games.copied, left ? its.problem(left) : ''].join(' ').trim());
      told.value = (its) => its.games.notCopied;
    });
  const { before, copyPgn, savePgn, file } = words.games;
  return (
    <>
      <p class="told note" role="status">
        {told.value?.(words)}
      </p>
      <input type="file" hidden ref={chooser} accept={FILES} aria-label={file.open} onChange={open} />
      <footer>
        <Foot
          offers={[
            { icon: 'file', label: file.open, run: () => chooser.current?.click() },
            { icon: 'copy', label: copyPgn, run: () => void copy() },
            { icon: 'download', label: savePgn, run: () => void games.save() },
            {
              ...actionOf(commands.bringBack, 'undo', session, words),
              label: before,
              name: words.commands.bringBack,
            },
          ]}
        />
      </footer>
    </>
  );
}
