// Draws the icons of the page from its SVG, and takes the picture for the README: see `cargo xtask pictures`.
import { mkdir, readFile, writeFile } from 'node:fs/promises';
import { chromium } from 'playwright-core';

const { CHROMIUM, CHROMIUM_FLAGS = '', GRIDMATE_URL = '' } = process.env;
const flags = CHROMIUM_FLAGS.split(' ');
const browser = await chromium.launch({ executablePath: CHROMIUM, args: flags, chromiumSandbox: !flags.includes('--no-sandbox') });

/** @param {string} svg @param {number} size @param {string} path */
async function draw(svg, size, path) {
  const page = await browser.newPage({ viewport: { width: size, height: size } });
  const source = `data:image/svg+xml;base64,${Buffer.from(svg).toString('base64')}`;
  await page.setContent(`<body style="margin:0"><img src="${source}" width="${size}" height="${size}" style="display:block">`);
  await writeFile(path, await page.screenshot({ omitBackground: true }));
  await page.close();
}

/** The picture to its edges, with the piece well within the circle that a system may cut out. @param {string} svg */
function masked(svg) {
  const paths = svg.match(/<path[^>]*>/g) ?? [];
  const piece = paths.at(-1)?.replace('<path', '<path transform="translate(16 16) scale(.95) translate(-16 -16)"');
  const ground = '<path fill="#b98b5e" d="M0 0h32v32H0z"/><path fill="#f1e4cb" d="M0 0h16v16H0zm16 16h16v16H16z"/>';
  return `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 32 32">${ground}${piece}</svg>`;
}

async function icons() {
  const svg = await readFile('www/app/icon.svg', 'utf8');
  await mkdir('www/icons', { recursive: true });
  for (const size of [192, 512]) await draw(svg, size, `www/icons/${size}.png`);
  await draw(masked(svg), 512, 'www/icons/maskable.png');
}

/** The page in the middle of a game. */
async function picture() {
  const page = await browser.newPage({ viewport: { width: 1200, height: 760 }, colorScheme: 'light', locale: 'en', reducedMotion: 'reduce' });
  await page.goto(`${GRIDMATE_URL}#script`);
  await page.locator('.panel textarea').fill('e2e4, e7e5, g1f3, b8c6, f1c4, g8f6, d2d4, e5d4, e1g1, h1f1, f6e4, f1e1, d7d5, Bxd5');
  await page.getByRole('gridcell', { name: /^f3,/ }).click();
  await page.waitForTimeout(1000);
  await writeFile('docs/pictures/page.png', await page.screenshot());
}

await icons();
if (GRIDMATE_URL) await picture();
await browser.close();
