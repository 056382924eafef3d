// What forced colours may take away: they leave no ground that an author gave, so what is told by a ground alone is gone;
// and drawings keep their own colours, which may then stand on any other.
//
// The rule for contrast of axe-core reads colours that are not the forced ones, so this measures by itself.

import { contrast, pixelsOf, rgbOf } from './pixels.mjs';

/** @typedef {import('playwright-core').Page} Page */

/**
 * What was to be seen on the page and is not in forced colours: texts and parts without a text that do not stand out from
 * what is behind them, and states that are told by nothing.
 * @param {Page} page
 * @returns {Promise<string[]>}
 */
export async function lostInForcedColors(page) {
  await page.emulateMedia({ forcedColors: 'none' });
  await page.evaluate(note);
  await page.emulateMedia({ forcedColors: 'active' });
  const lost = await page.evaluate(() => globalThis.forced.lost());
  await page.emulateMedia({ forcedColors: 'none' });
  return lost;
}

/** The least contrast of the ink of a text to its ground; thin strokes are never drawn in full. */
const INK = 3;

/**
 * Texts that cannot be read in forced colours as the browser paints them, with the plates that it puts behind them.
 * @param {Page} page
 * @returns {Promise<string[]>}
 */
export async function blankInForcedColors(page) {
  await page.emulateMedia({ forcedColors: 'active' });
  const texts = await page.evaluate(() => {
    const isText = (/** @type {Node} */ node) => node instanceof Text && node.data.trim() !== '';
    const elements = Array.from(document.querySelectorAll('body *')).filter((element) => element.checkVisibility() && !element.closest('.board, .still, .still, .spoken, :disabled') && Array.from(element.childNodes).some(isText));
    return elements.flatMap((element) => {
      const range = document.createRange();
      range.selectNodeContents(element);
      const { x, y, width, height } = range.getBoundingClientRect();
      const isOnTop = element.contains(document.elementFromPoint(x + width / 2, y + height / 2));
      const isInside = x >= 0 && y >= 0 && x + width <= innerWidth && y + height <= innerHeight && width >= 4 && height >= 8;
      return isOnTop && isInside ? [{ x, y, width, height, name: `${element.tagName}#${element.id}.${element.getAttribute('class') ?? ''} ${element.textContent?.trim().slice(0, 24)}` }] : [];
    });
  });
  const { colorAt } = await pixelsOf(page);
  await page.emulateMedia({ forcedColors: 'none' });
  return texts.filter(({ x, y, width, height }) => {
    /** How often each colour is seen. @type {Map<number, number>} */
    const seen = new Map();
    for (let row = 0; row < height; row += 1) {
      for (let column = 0; column < Math.min(width, 160); column += 0.5) {
        const color = colorAt(x + column, y + row);
        seen.set(color, (seen.get(color) ?? 0) + 1);
      }
    }
    const [ground] = [...seen].reduce((most, one) => (one[1] > most[1] ? one : most));
    return ![...seen.keys()].some((color) => contrast(rgbOf(color), rgbOf(ground)) >= INK);
  }).map(({ name }) => name);
}

/** Notes in the page how each of its parts is told from others in the colours of its author. */
function note() {
  /** The least contrast of a text and of a shape; and what is hardly meant to be seen. */
  const [TEXT, SHAPE, FAINT] = [4.5, 3, 1.5];
  const CHOSEN = '[aria-selected="true"], [aria-pressed="true"], [aria-current]:not([aria-current="false"]), input:checked + span';
  const GROUPS = '[role="tablist"], [role="listbox"], [role="tree"], [role="radiogroup"], ol, ul, table, .row';
  const LOOKS = [
    'color', 'background-color', 'fill', 'stroke', 'outline-style', 'font-weight', 'text-decoration-line', 'visibility',
    ...['top', 'bottom', 'left', 'right'].flatMap((side) => [`border-${side}-width`, `border-${side}-style`, `border-${side}-color`]),
  ];
  const SIDES = ['top', 'bottom', 'left', 'right'];

  /** @param {string} text */
  const read = (text) => {
    const [red = 0, green = 0, blue = 0, alpha = 1] = (text.match(/[\d.]+/g) ?? []).map(Number);
    return text.startsWith('rgb') ? { rgb: [red, green, blue], alpha } : { rgb: [], alpha: 0 };
  };
  /** @param {number[]} rgb */
  const luminance = (rgb) => {
    const [red = 0, green = 0, blue = 0] = rgb.map((part) => (part <= 10 ? part / 255 / 12.92 : ((part / 255 + 0.055) / 1.055) ** 2.4));
    return 0.2126 * red + 0.7152 * green + 0.0722 * blue;
  };
  /** @param {number[]} one @param {number[]} other */
  const contrast = (one, other) => {
    const [dark = 0, light = 0] = [luminance(one), luminance(other)].sort((a, b) => a - b);
    return (light + 0.05) / (dark + 0.05);
  };
  // Boards keep their own colours, which other tests measure.
  const isPictured = (/** @type {Element} */ element) => element.closest('.board, .still') !== null;
  /** @param {Element | null} element */
  const ground = (element) => {
    for (let at = element; at; at = at.parentElement) {
      const { rgb, alpha } = read(getComputedStyle(at).backgroundColor);
      if (alpha > 0.5) return rgb;
    }
    return read(getComputedStyle(document.body).backgroundColor).rgb;
  };
  const ownText = (/** @type {Element} */ element) => Array.from(element.childNodes).some((child) => child instanceof Text && child.data.trim() !== '');

  /** How a part stands out from what is behind it. @param {Element} element */
  const seen = (element) => {
    const style = getComputedStyle(element);
    const isDrawn = element instanceof SVGElement;
    if (ownText(element)) {
      const box = isDrawn ? element.parentElement?.querySelector('rect') : undefined;
      const behind = box ? read(getComputedStyle(box).fill) : { rgb: [], alpha: 0 };
      return contrast(read(isDrawn ? style.fill : style.color).rgb, behind.alpha > 0.5 ? behind.rgb : ground(element));
    }
    const behind = ground(element.parentElement);
    const lines = SIDES.filter((side) => Number.parseFloat(style.getPropertyValue(`border-${side}-width`)) > 0).map((side) => style.getPropertyValue(`border-${side}-color`));
    const colors = isDrawn ? [style.fill, style.stroke] : [style.backgroundColor, ...lines, ...(style.outlineStyle === 'none' ? [] : [style.outlineColor])];
    return Math.max(1, ...colors.map(read).filter(({ alpha }) => alpha > 0.3).map(({ rgb }) => contrast(rgb, behind)));
  };
  const look = (/** @type {Element} */ element) =>
    [element, ...element.children].map((part) => LOOKS.map((name) => getComputedStyle(part).getPropertyValue(name)).join(' ')).join('|')
    + ['::before', '::after'].map((side) => getComputedStyle(element, side).content).join('|');

  const isShown = (/** @type {Element} */ element) => {
    const { width, height } = element.getBoundingClientRect();
    return element.checkVisibility({ opacityProperty: true, visibilityProperty: true }) && Math.max(width, height) >= 2;
  };
  const isMeant = (/** @type {Element} */ element) =>
    isShown(element) && !isPictured(element) && !element.closest('.logo, defs, option, progress, input, select, textarea, :disabled, [aria-disabled="true"]')
    && element.tagName !== 'svg' && (ownText(element) || element.childElementCount === 0);
  const name = (/** @type {Element} */ element) => {
    const parts = [element.parentElement, element].map((part) => `${part?.tagName.toLowerCase()}${part?.id ? `#${part.id}` : ''}.${part?.getAttribute('class') ?? ''}`);
    return `${parts.join(' > ')} ${element.textContent?.trim().slice(0, 20)}`;
  };

  const parts = Array.from(document.querySelectorAll('body *')).filter(isMeant).map((element) => ({ element, was: seen(element) })).filter(({ was }) => was >= FAINT);
  const states = Array.from(document.querySelectorAll(CHOSEN)).filter((element) => isShown(element) && !isPictured(element)).flatMap((element) => {
    const others = Array.from(element.closest(GROUPS)?.querySelectorAll(element.tagName) ?? []);
    const other = others.find((one) => one !== element && isShown(one) && one.className === element.className && !one.matches(`${CHOSEN}, :disabled`));
    return other ? [{ element, other }] : [];
  });
  const lost = () => [
    ...parts.filter(({ element, was }) => element.isConnected && seen(element) < Math.min(ownText(element) ? TEXT : SHAPE, was))
      .map(({ element, was }) => `${was.toFixed(1)} has become ${seen(element).toFixed(1)}: ${name(element)}`),
    ...states.filter(({ element, other }) => look(element) === look(other)).map(({ element }) => `not told from others: ${name(element)}`),
  ];
  Object.assign(globalThis, { forced: { lost } });
}
