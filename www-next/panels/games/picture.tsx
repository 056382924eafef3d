// The board as a picture, to be saved or copied.

import { type Signal, useSignal, useSignalEffect } from '@preact/signals';
import { outlineOf } from '../../board/arrow';
import { shapesAt } from '../../document/note';
import { Choice } from '../../ui/choice';
import { download } from '../../ui/download';
import { Switch } from '../../ui/switch';
import { playersOf, tagsOf } from './games';
import type { GamesProps } from './props';
import { addressOf, colorsOf, isDark, letterOf, pngOf } from './paint';

const SIZES = ['512', '1024', '2048'] as const;
const SIDES = ['board', 'w', 'b'] as const;
const THEMES = ['light', 'dark'] as const;

export function Picture({ session, labs, isFlipped, words }: GamesProps) {
  const { picture } = words.games;
  const theme = useSignal<(typeof THEMES)[number]>(isDark() ? 'dark' : 'light');
  const side = useSignal<(typeof SIDES)[number]>('board');
  const size = useSignal<(typeof SIZES)[number]>('1024');
  const [hasSigns, hasMarks] = [useSignal(true), useSignal(true)];
  const svg = useSignal('');
  const told = useSignal('');
  const { store } = session;
  const title = picture.title(playersOf(tagsOf(session)), store.cursor.value.steps);
  useSignalEffect(() => {
    const revision = session.revision.value;
    const turned = side.value === 'board' ? isFlipped.value : side.value === 'b';
    const shapes = shapesAt(store, store.cursor.value.node);
    // The picture turns them itself.
    const arrows = shapes.map(({ paint, from, to }) => letterOf(paint) + outlineOf({ from, to, kind: paint }, false));
    const look = {
      colors: colorsOf(theme.value),
      title,
      size: Number(size.value),
      isFlipped: turned,
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
  const savePng = async () => {
    try {
      download(`${name}.png`, 'image/png', await pngOf(svg.peek(), Number(size.peek())));
    } catch (error) {
      console.error(error);
      told.value = picture.noPng;
    }
  };
  const copy = async () => {
    try {
      // Some browsers copy only what they are promised at once.
      await navigator.clipboard.write([new ClipboardItem({ 'image/png': pngOf(svg.peek(), Number(size.peek())) })]);
      told.value = picture.copied;
    } catch (error) {
      console.warn(error);
      told.value = picture.noCopy;
    }
  };
  return (
    <div class="picture-section">
      {svg.value ? <img src={addressOf(svg.value)} alt={title} width={834} height={834} /> : null}
      <div class="settings">
        <Named label={picture.size} values={SIZES} nameOf={(value) => value} setting={size} />
        <Named label={picture.colors} values={THEMES} nameOf={(value) => picture.themes[value]} setting={theme} />
        <Named label={picture.side} values={SIDES} nameOf={(value) => picture.sides[value]} setting={side} />
        <Switch label={picture.signs} isOn={hasSigns.value} onChange={(isOn) => (hasSigns.value = isOn)} />
        <Switch label={picture.marks} isOn={hasMarks.value} onChange={(isOn) => (hasMarks.value = isOn)} />
      </div>
      <div class="games-row">
        <button type="button" class="primary" onClick={() => void savePng()}>
          {picture.png}
        </button>
        <button type="button" onClick={() => download(`${name}.svg`, 'image/svg+xml', svg.peek())}>
          {picture.svg}
        </button>
        <button type="button" onClick={() => void copy()}>
          {picture.copy}
        </button>
      </div>
      <p class="note" role="status">
        {told.value}
      </p>
    </div>
  );
}

interface NamedProps<T extends string> {
  readonly label: string;
  readonly values: readonly T[];
  readonly nameOf: (value: T) => string;
  readonly setting: Signal<T>;
}

const Named = <T extends string>({ label, values, nameOf, setting }: NamedProps<T>) => (
  <Choice
    label={label}
    options={values.map((value) => ({ value, label: nameOf(value) }))}
    value={setting.value}
    onChange={(value) => (setting.value = value)}
  />
);
