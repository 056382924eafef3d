// The board as a picture, to be saved or copied.

import { useSignal, useSignalEffect } from '@preact/signals';
import { outlineOf } from '../../board/arrow';
import { shapesAt } from '../../document/note';
import { Button } from '../../ui/button';
import { Setting } from '../../ui/choice';
import { download } from '../../ui/download';
import { Switch } from '../../ui/switch';
import { playersOf, tagsOf } from './games';
import type { GamesProps } from './props';
import { addressOf, colorsOf, isDark, letterOf, pngOf } from './paint';

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
