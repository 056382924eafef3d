// What a page looks like, pixel by pixel.

/** @typedef {import('playwright-core').Page} Page */

/**
 * The pixels of the page as it is seen now; `at` gives red, green and blue of a place in CSS pixels.
 * @param {Page} page
 */
export async function pixelsOf(page) {
  const picture = (await page.screenshot({ animations: 'disabled' })).toString('base64');
  const { width = 1 } = page.viewportSize() ?? {};
  // A page without a policy of its own may open the picture.
  const reader = await page.context().newPage();
  const { wide, bytes } = await reader.evaluate(async (data) => {
    const blob = await (await fetch(`data:image/png;base64,${data}`)).blob();
    const image = await createImageBitmap(blob);
    const surface = new OffscreenCanvas(image.width, image.height);
    const pen = /** @type {OffscreenCanvasRenderingContext2D} */ (surface.getContext('2d'));
    pen.drawImage(image, 0, 0);
    const { data: pixels } = pen.getImageData(0, 0, image.width, image.height);
    let text = '';
    for (let from = 0; from < pixels.length; from += 0x8000) text += String.fromCharCode(...pixels.subarray(from, from + 0x8000));
    return { wide: image.width, bytes: btoa(text) };
  }, picture);
  await reader.close();
  const pixels = Buffer.from(bytes, 'base64');
  const scale = wide / width;
  const at = (/** @type {number} */ x, /** @type {number} */ y) => {
    const start = (Math.floor(y * scale) * wide + Math.floor(x * scale)) * 4;
    return [...pixels.subarray(start, start + 3)];
  };
  return { at, scale };
}

/** @param {number[]} rgb */
const luminance = (rgb) => rgb.map((part) => (part / 255 <= 0.03928 ? part / 255 / 12.92 : ((part / 255 + 0.055) / 1.055) ** 2.4)).reduce((sum, part, at) => sum + part * ([0.2126, 0.7152, 0.0722][at] ?? 0), 0);

/** @param {number[]} one @param {number[]} other */
export function contrast(one, other) {
  const [low = 0, high = 0] = [luminance(one), luminance(other)].sort((a, b) => a - b);
  return (high + 0.05) / (low + 0.05);
}
