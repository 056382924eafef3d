import { chromium } from 'playwright-core';
const browser = await chromium.launch({ executablePath: '/usr/bin/chromium-headless-shell' });
const shots = process.argv.slice(2).map((one) => JSON.parse(one));
for (const { name, w = 1440, h = 900, dark, lang = 'en', settings = {}, hash = '', sheet, forced, script, contrast, keys = [] } of shots) {
  const context = await browser.newContext({ viewport: { width: w, height: h }, colorScheme: dark ? 'dark' : 'light', locale: lang, reducedMotion: 'reduce', ...(forced ? { forcedColors: 'active' } : {}), ...(contrast ? { contrast: 'more' } : {}) });
  const page = await context.newPage();
  page.on('console', (m) => m.type() === 'error' && console.log(name, m.text()));
  page.on('pageerror', (e) => console.log(name, 'pageerror', e.message));
  await page.addInitScript((s) => { if (location.protocol.startsWith('http')) localStorage.setItem('gridmate.settings', JSON.stringify(s)); }, settings);
  await page.goto('http://127.0.0.1:8985/' + (hash ? '#' + hash : ''));
  await page.locator('[role=grid]').waitFor();
  await page.locator('.icon-button[aria-haspopup]').first().waitFor().catch(() => {});
  await page.waitForTimeout(800);
  for (const key of keys) { if (key.startsWith('click:')) await page.locator(key.slice(6)).first().click(); else if (key.startsWith('type:')) await page.keyboard.type(key.slice(5)); else await page.keyboard.press(key); await page.waitForTimeout(250); }
  if (sheet) { await page.locator('.tools .icon-button').nth(1).click(); await page.getByRole('dialog').waitFor(); await page.waitForTimeout(300); }
  await page.screenshot({ path: `/tmp/shots/${name}.png` });
  const over = await page.evaluate(() => [document.documentElement.scrollWidth - document.documentElement.clientWidth, document.documentElement.scrollHeight - document.documentElement.clientHeight]);
  console.log(name, 'over', over.join());
  await context.close();
}
await browser.close();
