// What a page looks like, pixel by pixel.
import { PNG } from 'pngjs';

/** @typedef {import('playwright-core').Page} Page */

/**
 * The pixels of the page as it is seen now; `at` gives red, green and blue of a place in CSS pixels, and `colorAt` a number of
 * its own for each colour.
 * @param {Page} page
 */
export async function pixelsOf(page) {
  const { width: wide, data } = PNG.sync.read(await page.screenshot({ animations: 'disabled' }));
  const scale = wide / (page.viewportSize()?.width ?? wide);
  const colorAt = (/** @type {number} */ x, /** @type {number} */ y) => data.readUIntBE((Math.floor(y * scale) * wide + Math.floor(x * scale)) * 4, 3);
  return { at: (/** @type {number} */ x, /** @type {number} */ y) => rgbOf(colorAt(x, y)), colorAt, scale };
}

/** Red, green and blue of a colour. @param {number} color */
export const rgbOf = (color) => [color >> 16, (color >> 8) & 255, color & 255];

/** @param {number[]} rgb */
const luminance = (rgb) => rgb.map((part) => (part / 255 <= 0.03928 ? part / 255 / 12.92 : ((part / 255 + 0.055) / 1.055) ** 2.4)).reduce((sum, part, at) => sum + part * ([0.2126, 0.7152, 0.0722][at] ?? 0), 0);

/** @param {number[]} one @param {number[]} other */
export function contrast(one, other) {
  const [low = 0, high = 0] = [luminance(one), luminance(other)].sort((a, b) => a - b);
  return (high + 0.05) / (low + 0.05);
}
