import { chromium } from 'playwright-core';
const browser = await chromium.launch({ executablePath: '/usr/bin/chromium-headless-shell', args: ['--no-sandbox'] });
const hidden = async (page) => page.evaluate(() => {
  const at = document.activeElement; const r = at.getBoundingClientRect();
  if (at === document.body || r.height === 0) return '';
  const x = r.x + Math.min(r.width, 20) / 2; const y = r.y + Math.min(r.height, 20) / 2;
  const top = document.elementFromPoint(x, y);
  return top && (at.contains(top) || top.contains(at)) && !top.matches('body, html, .page, .columns') || top?.closest('label')?.contains(at) ? '' : `${at.tagName} ${at.ariaLabel ?? at.textContent.slice(0, 30)} at ${Math.round(r.x)}-${Math.round(r.right)},${Math.round(r.y)} nav ${JSON.stringify(document.querySelector('.head nav').getBoundingClientRect().toJSON())} ${document.querySelector('.head nav').scrollLeft} under ${top?.className || top?.tagName}`;
});
for (const [width, height] of [[390, 844], [640, 700]]) {
  const context = await browser.newContext({ viewport: { width, height } });
  const page = await context.newPage();
  for (const place of ['script', 'analyse']) {
    await page.goto('http://127.0.0.1:8960/#script=e2e4,e7e5,Nf3,g1f3&panel=' + place);
    await page.waitForSelector('.panel h2'); await page.waitForTimeout(700);
    let bad = 0, all = 0; const list = [];
    for (const key of ['Tab', 'Shift+Tab']) for (let n = 0; n < 70; n += 1) { await page.keyboard.press(key); const h = await hidden(page); all += 1; if (h) { bad += 1; if (list.length < 3) list.push(h); } }
    console.log(width, place, bad, 'of', all, list.join(' ; '));
  }
  if (width === 390) { await page.goto('http://127.0.0.1:8960/#script'); await page.locator('.panel textarea').first().fill('e2e4, e7e5, Nf3');
  await page.getByRole('button', { name: '3 tokens' }).click(); await page.waitForTimeout(300); await page.screenshot({ path: '/tmp/gm/script2-390.png' }); }
  await context.close();
}
await browser.close();
