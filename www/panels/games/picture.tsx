// The board as a picture, to be saved or copied: what it is painted with, and how it becomes pixels.

import { useSignal, useSignalEffect } from '@preact/signals';
import { outlineOf } from '../../board/arrow';
import { type Paint, PAINTS, shapesAt } from '../../document/note';
import { Button } from '../../ui/button';
import { Setting } from '../../ui/choice';
import { download } from '../../ui/download';
import { Switch } from '../../ui/switch';
import { type GamesProps, playersOf, tagsOf } from './games';

const SIZES = { 512: '512', 1024: '1024', 2048: '2048' };

export function Picture({ session, labs, isFlipped, words }: GamesProps) {
  const { picture } = words.games;
  const theme = useSignal<'light' | 'dark'>(isDark() ? 'dark' : 'light');
  const side = useSignal<'board' | 'w' | 'b'>('board');
  const size = useSignal<'512' | '1024' | '2048'>('1024');
  const [hasSigns, hasMarks] = [useSignal(true), useSignal(true)];
  const [svg, told] = [useSignal(''), useSignal('')];
  const { store } = session;
  const title = picture.title(playersOf(tagsOf(session)), store.cursor.value.steps);
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
