// Games: examples, what this browser keeps, files, and the document as a picture.

import { useSignal, useSignalEffect } from '@preact/signals';
import { useRef } from 'preact/hooks';
import { outlineOf } from '../board/arrows';
import { copyPgn } from '../document/answer';
import { actionOf } from '../document/command';
import * as commands from '../document/commands';
import type { Sentence } from '../document/session';
import { type Paint, PAINTS, shapesAt } from '../document/store';
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
  const theme = useSignal<'light' | 'dark'>(isDark() ? 'dark' : 'light');
  const side = useSignal<'board' | 'w' | 'b'>('board');
  const size = useSignal<'512' | '1024' | '2048'>('1024');
  const [hasSigns, hasMarks] = [useSignal(true), useSignal(true)];
  const [svg, told] = [useSignal(''), useSignal('')];
  const { store } = session;
  const title = picture.title(playersOf(tagsOfGame(session)), store.cursor.value.steps);
  useSignalEffect(() => {
    const revision = session.revision.value;
    const shapes = shapesAt(store, store.cursor.value.node);
    // The picture turns them itself.
    const arrows = shapes.map(({ paint, from, to }) => letterOf(paint) + outlineOf({ from, to, kind: paint }, false));
    const look = {
      colors: colorsOf(theme.value),
      title,
      size: Number(size.value),
      isFlipped: side.value === 'board' ? isFlipped.value : side.value === 'b',
      hasSigns: hasSigns.value,
      arrows: hasMarks.value ? arrows : undefined,
    };
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

/** The colours of a picture by their names in the style sheets, in the order that the module knows. */
const COLORS =
  'page muted sq-light sq-dark board-edge w-fill w-line b-fill b-line mark tint-from tint-to alarm w-fill halo ' +
  'green red blue yellow';

/** The colours of a theme, whichever the page has. */
function colorsOf(theme: 'light' | 'dark'): readonly string[] {
  const probe = document.createElement('span');
  probe.hidden = true;
  probe.style.colorScheme = theme;
  document.body.append(probe);
  const colors = COLORS.split(' ').map((name) => {
    probe.style.color = `var(--${name})`;
    return hex(getComputedStyle(probe).color);
  });
  probe.remove();
  return colors;
}

/** Whether the page is dark now. */
const isDark = (): boolean =>
  getComputedStyle(document.documentElement).colorScheme === 'dark' ||
  (document.documentElement.dataset['theme'] === 'system' && matchMedia('(prefers-color-scheme: dark)').matches);

/** A colour of the browser’s, `rgba(1, 2, 3, 0.5)`, in digits, which all that shows SVG can read. */
function hex(color: string): string {
  const [red, green, blue, alpha = 1] = color.startsWith('rgb') ? (color.match(/[\d.]+/g) ?? []).map(Number) : [];
  if (red === undefined || green === undefined || blue === undefined) return color;
  const digits = [red, green, blue, ...(alpha < 1 ? [alpha * 255] : [])];
  return `#${digits.map((value) => Math.round(value).toString(16).padStart(2, '0')).join('')}`;
}

/** As PGN has it. */
const letterOf = (paint: Paint): string => 'GRYB'[PAINTS.indexOf(paint)] ?? 'G';

const addressOf = (svg: string): string => `data:image/svg+xml,${encodeURIComponent(svg)}`;

/** A picture in pixels. */
async function pngOf(svg: string, pixels: number): Promise<Blob> {
  const image = new Image(pixels, pixels);
  image.src = addressOf(svg);
  await image.decode();
  const canvas = document.createElement('canvas');
  [canvas.width, canvas.height] = [pixels, pixels];
  canvas.getContext('2d')?.drawImage(image, 0, 0, pixels, pixels);
  return new Promise((resolve, reject) => {
    canvas.toBlob((blob) => (blob ? resolve(blob) : reject(new Error('No picture came of it.'))), 'image/png');
  });
}
