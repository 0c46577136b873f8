import type { Page, Route } from 'playwright-core';

/**
 * Holds back what a page asks for at an address until the returned function is called; `then` says what becomes of it,
 * by default what would have without.
 */
export async function holdBack(
  page: Page,
  address: string | RegExp,
  then: (route: Route) => Promise<void> = (route) => route.continue(),
): Promise<() => void> {
  const held = Promise.withResolvers<void>();
  await page.route(address, async (route) => {
    await held.promise;
    await then(route);
  });
  return () => held.resolve();
}
