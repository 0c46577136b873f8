import type { Page } from 'playwright-core';

/** Stops the page's own clock where it is; from here time passes by `page.clock.runFor` alone. */
export async function stopClock(page: Page): Promise<void> {
  const now = new Date();
  await page.clock.install({ time: now });
  await page.clock.pauseAt(new Date(now.getTime() + 1000));
}
