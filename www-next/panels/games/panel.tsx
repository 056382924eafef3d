// Games: those that are saved, those of a file, examples, and the board as a picture.

import { useSignal } from '@preact/signals';
import { useRef } from 'preact/hooks';
import * as commands from '../../document/commands';
import type { Sentence } from '../../document/session';
import type { SectionId } from '../../i18n/areas/games';
import { Tabs } from '../../ui/tabs';
import { isCopied } from '../../ui/clipboard';
import { actionOf } from '../parts/action';
import { Foot } from '../parts/foot';
import { GROUPS } from './examples';
import { FileSection } from './file-section';
import { Gallery } from './gallery';
import { Picture } from './picture';
import type { GamesProps } from './props';
import { Saved } from './saved';

const SECTIONS: readonly SectionId[] = ['saved', 'file', 'examples', 'picture'];
const FILES = '.pgn,.txt,.fen,.epd,.json,application/x-chess-pgn,application/vnd.chess-pgn,text/plain';

export function GamesPanel(props: GamesProps) {
  const { session, labs, games, kept, places, words } = props;
  const chooser = useRef<HTMLInputElement>(null);
  const shown = GROUPS.filter(({ place }) => places.has(place));
  const counts: Partial<Record<SectionId, number>> = {
    file: games.file.isList.value ? games.file.count.value : 0,
    examples: shown.flatMap(({ examples }) => examples).length,
  };
  const open = ({ currentTarget }: { readonly currentTarget: HTMLInputElement }) => {
    const [file] = currentTarget.files ?? [];
    currentTarget.value = '';
    if (file) games.openFile(file, kept.documents.peek());
  };
  const choose = () => chooser.current?.click();
  const section = games.section.value;
  return (
    <>
      <header>
        <h2>{words.shell.place.games}</h2>
      </header>
      <Tabs
        label={words.games.sections}
        tabs={SECTIONS.map((id) => ({
          id,
          label: words.games.section[id],
          count: counts[id] ? words.games.count(counts[id]) : undefined,
        }))}
        chosen={section}
        choose={(id) => (games.section.value = id)}
      >
        {section === 'saved' ? <Saved {...props} /> : null}
        {section === 'file' ? <FileSection {...props} /> : null}
        {section === 'examples' ? <Gallery {...props} groups={shown} /> : null}
        {section === 'picture' ? <Picture {...props} /> : null}
      </Tabs>
      <input type="file" hidden ref={chooser} accept={FILES} aria-label={words.games.file.open} onChange={open} />
      <Below session={session} labs={labs} games={games} words={words} choose={choose} />
    </>
  );
}

interface BelowProps extends Pick<GamesProps, 'session' | 'labs' | 'games' | 'words'> {
  readonly choose: () => void;
}

/** What can be done whatever is seen. */
function Below({ session, labs, games, words, choose }: BelowProps) {
  const told = useSignal<Sentence | undefined>(undefined);
  const copy = async () => {
    try {
      const [text, left] = await labs.pgn(session.bytes.peek());
      if (text === '') return void (told.value = (its) => (left ? its.problem(left) : words.games.noPgn));
      if (await isCopied(text))
        return void (told.value = (its) => [words.games.copied, left ? its.problem(left) : ''].join(' ').trim());
      // There the text can be copied by hand.
      games.section.value = 'file';
      games.isCopying.value = true;
      told.value = () => words.games.notCopied;
    } catch (error) {
      session.fail(error);
    }
  };
  const offer = (icon: 'file' | 'copy' | 'download', label: string, run: () => void) => ({
    icon,
    label,
    refusal: undefined,
    run,
  });
  return (
    <>
      <p class="told note" role="status">
        {told.value?.(words)}
      </p>
      <footer>
        <Foot
          offers={[
            offer('file', words.games.file.open, choose),
            offer('copy', words.games.copyPgn, () => void copy()),
            offer('download', words.games.savePgn, () => void games.save()),
            {
              ...actionOf(commands.bringBack, 'undo', session, words),
              label: words.games.before,
              name: words.commands.bringBack,
            },
          ]}
        />
      </footer>
    </>
  );
}
