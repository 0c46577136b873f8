import type { Page } from 'playwright-core';

/** Waits until the page's code has taken over from its forms and links: what is pressed earlier goes another way. */
export async function alive(page: Page): Promise<void> {
  await page.waitForFunction(() => '__router' in window && window.__early?.isAwake !== false);
}
