// What a picture is painted with, and how it becomes pixels.

import { type Paint, PAINTS } from '../../document/note';

/** The colours of a picture by their names in the style sheets, in the order that the module knows. */
const COLORS =
  'page muted sq-light sq-dark board-edge w-fill w-line b-fill b-line mark tint-from tint-to alarm w-fill halo ' +
  'green red blue yellow';

/** The colours of a theme, whichever the page has. */
export function colorsOf(theme: 'light' | 'dark'): readonly string[] {
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
export const isDark = (): boolean =>
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
export const letterOf = (paint: Paint): string => 'GRYB'[PAINTS.indexOf(paint)] ?? 'G';

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
