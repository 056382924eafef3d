// The board as a picture: its colours, its marks, and what becomes of it in pixels.

import type { PictureLook } from '../workers/labs';

/** How a person wants the picture. */
export interface PictureChoice extends Omit<PictureLook, 'colors'> {
  readonly theme: PictureTheme;
}

export type PictureTheme = 'light' | 'dark';

/** How a board looks as a picture. */
export const pictureLookOf = ({ theme, ...choice }: PictureChoice): PictureLook => ({
  ...choice,
  colors: colorsOf(theme),
});

/** The colours of a picture by their names in the style sheets, in the order that the module knows. */
const COLORS =
  'page muted sq-light sq-dark board-edge w-fill w-line b-fill b-line mark tint-from tint-to alarm w-fill halo ' +
  'green red blue yellow';

/** The colours of a theme, whichever the page has. */
function colorsOf(theme: PictureTheme): readonly string[] {
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

/** The theme that the page has now. */
export const pageTheme = (): PictureTheme => (isDark() ? 'dark' : 'light');

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

/** What an image shows. */
export const addressOf = (svg: string): string => `data:image/svg+xml,${encodeURIComponent(svg)}`;

/** A picture in pixels. */
export async function pngOf(svg: string, pixels: number): Promise<Blob> {
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
