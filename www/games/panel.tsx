// Games: examples, what this browser keeps, files, and the document as a picture.

import { useSignal, useSignalEffect } from '@preact/signals';
import { useRef } from 'preact/hooks';
import { addressOf, pictureLookOf, pageTheme, pngOf, type PictureTheme } from '../board/picture';
import { copyPgn } from '../document/answer';
import { actionOf } from '../document/command';
import * as commands from '../document/commands';
import type { Sentence } from '../document/session';
import type { SectionId } from '../i18n/words';
import { Button } from '../ui/button';
import { download } from '../ui/clipboard';
import { Setting, Switch } from '../ui/fields';
import { Foot } from '../ui/panel';
import { Tabs } from '../ui/tabs';
import { GROUPS } from './examples';
import { FileSection } from './file-section';
import { Gallery } from './gallery';
import { type GamesProps, playersOf, tagsOfGame } from './games';
import { Saved } from './saved';

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
function Below({ session, labs, games, chapters, words }: GamesProps) {
  const told = useSignal<Sentence | undefined>(undefined);
  const chooser = useRef<HTMLInputElement>(null);
  const open = ({ currentTarget }: { readonly currentTarget: HTMLInputElement }) => {
    const [file] = currentTarget.files ?? [];
    currentTarget.value = '';
    if (file) games.openFile(file);
  };
  const copy = () =>
    session.attempt(async () => {
      const lesson = await chapters.lesson();
      told.value = (await copyPgn(session, labs, (its) => its.games.notCopied, lesson?.pgn)).text;
    });
  const { before, copyPgn: copyName, savePgn, file } = words.games;
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
            { icon: 'copy', label: copyName, run: () => void copy() },
            { icon: 'download', label: savePgn, run: () => void games.save(chapters) },
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

const SIZES = { 512: '512', 1024: '1024', 2048: '2048' };

export function Picture({ session, labs, isFlipped, words }: GamesProps) {
  const { picture } = words.games;
  const theme = useSignal<PictureTheme>(pageTheme());
  const side = useSignal<'board' | 'w' | 'b'>('board');
  const size = useSignal<'512' | '1024' | '2048'>('1024');
  const [hasSigns, hasMarks] = [useSignal(true), useSignal(true)];
  const [svg, told] = [useSignal(''), useSignal('')];
  const { store } = session;
  const title = picture.title(playersOf(tagsOfGame(session)), store.cursor.value.steps);
  useSignalEffect(() => {
    const revision = session.revision.value;
    const look = pictureLookOf({
      theme: theme.value,
      title,
      size: Number(size.value),
      isFlipped: side.value === 'board' ? isFlipped.value : side.value === 'b',
      hasSigns: hasSigns.value,
      hasMarks: hasMarks.value,
    });
    told.value = '';
    labs.picture(session.bytes.peek(), look).then(
      (text) => void (revision === session.revision.peek() && (svg.value = text)),
      (error: unknown) => session.fail(error),
    );
  });
  const name = `gridmate-${store.cursor.value.steps}`;
  const png = () => pngOf(svg.peek(), Number(size.peek()));
  const give = async (work: () => Promise<void>, done: string, failed: string) => {
    try {
      await work();
      told.value = done;
    } catch (error) {
      console.warn(error);
      told.value = failed;
    }
  };
  const savePng = async () => download(`${name}.png`, 'image/png', await png());
  // Some browsers copy only what they are promised at once.
  const copy = () => navigator.clipboard.write([new ClipboardItem({ 'image/png': png() })]);
  return (
    <div class="picture-section">
      {svg.value ? <img src={addressOf(svg.value)} alt={title} width={834} height={834} /> : null}
      <div class="settings">
        <Setting label={picture.size} values={['512', '1024', '2048']} names={SIZES} setting={size} />
        <Setting label={picture.colors} values={['light', 'dark']} names={picture.themes} setting={theme} />
        <Setting label={picture.side} values={['board', 'w', 'b']} names={picture.sides} setting={side} />
        <Switch label={picture.signs} isOn={hasSigns.value} onChange={(isOn) => (hasSigns.value = isOn)} />
        <Switch label={picture.marks} isOn={hasMarks.value} onChange={(isOn) => (hasMarks.value = isOn)} />
      </div>
      <div class="games-row">
        <Button look="primary" label={picture.png} run={() => give(savePng, '', picture.noPng)} />
        <Button label={picture.svg} run={() => download(`${name}.svg`, 'image/svg+xml', svg.peek())} />
        <Button label={picture.copy} run={() => give(copy, picture.copied, picture.noCopy)} />
      </div>
      <p class="note" role="status">
        {told.value}
      </p>
    </div>
  );
}
