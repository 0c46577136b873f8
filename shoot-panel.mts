import { launchChromium } from './e2e/support/chromium.ts';
const url = process.env.SITE ?? 'http://127.0.0.1:4300';
const browser = await launchChromium();
async function open({ dark = false, locale = '' } = {}) {
  const context = await browser.newContext({ viewport: { width: 1280, height: 900 }, colorScheme: dark ? 'dark' : 'light', reducedMotion: 'reduce', baseURL: url });
  const page = await context.newPage();
  page.on('console', (m) => m.type() === 'error' && console.log('console', m.text()));
  page.on('pageerror', (e) => console.log('pageerror', e.message));
  const r = await page.request.post(`${url}/selfapi/login`, { data: { username: 'TundeB', password: process.env.PW } }).catch(() => null);
  return { context, page };
}
export { browser, open, url };
