import type { CDPSession, Page } from 'playwright-core';

export type Finger = { x: number; y: number };
const touch = (cdp: CDPSession, type: 'touchStart' | 'touchMove' | 'touchEnd', fingers: Finger[]) =>
  cdp.send('Input.dispatchTouchEvent', { type, touchPoints: fingers.map((finger, id) => ({ ...finger, id })) });

/** Fingers that move together from one place each to another, in ten steps. */
export async function drawn(page: Page, from: Finger[], to: Finger[]): Promise<void> {
  const cdp = await page.context().newCDPSession(page);
  await touch(cdp, 'touchStart', from);
  for (let step = 1; step <= 10; step += 1) {
    const between = from.map(({ x, y }, n) => ({
      x: x + ((to[n]!.x - x) * step) / 10,
      y: y + ((to[n]!.y - y) * step) / 10,
    }));
    await touch(cdp, 'touchMove', between);
    await page.evaluate(() => new Promise(requestAnimationFrame));
  }
  await touch(cdp, 'touchEnd', []);
  await cdp.detach();
}

/** Two taps a tenth of a second apart by the browser's clock, however busy the machine is. */
export async function tappedTwice(page: Page, at: Finger): Promise<void> {
  const cdp = await page.context().newCDPSession(page);
  const begun = Date.now() / 1000;
  for (const after of [0, 0.1]) {
    const touchPoints = [at];
    await cdp.send('Input.dispatchTouchEvent', { type: 'touchStart', touchPoints, timestamp: begun + after });
    await cdp.send('Input.dispatchTouchEvent', { type: 'touchEnd', touchPoints: [], timestamp: begun + after + 0.03 });
  }
  await cdp.detach();
}
