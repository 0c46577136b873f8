import { describe, expect } from 'vitest';
import { alive } from './support/alive.ts';
import { shoot, test } from './support/journey.ts';

describe('a page of the site', () => {
  test('is read and left without JavaScript', async ({ journey }) => {
    const { page } = await journey.visitor({ javaScript: false, width: 360 });
    await page.goto('/ng/privacy');
    expect(await page.getByRole('heading', { level: 1 }).first().textContent()).toBeTruthy();
    await page.getByRole('link', { name: 'Français' }).first().click();
    await page.waitForURL('**/ma/privacy');
    await page.getByRole('link', { name: 'Accueil' }).last().click();
    await page.waitForURL('**/ma');
    await page.getByRole('main').waitFor();
  });

  test('is brought to life without a fault, its texts there from the first moment', async ({ journey }) => {
    const { page } = await journey.visitor({ language: 'hi' });
    const shown: string[] = [];
    await page.exposeFunction('report', (text: string) => shown.push(text));
    await page.addInitScript(() => {
      new MutationObserver(() => {
        const { report } = window as unknown as { report: (text: string) => void };
        report(document.body?.innerText ?? '');
      }).observe(document, { childList: true, subtree: true, characterData: true });
    });
    await page.goto('/in/privacy');
    await alive(page);
    await page.getByRole('link', { name: 'होम' }).first().click();
    await page.waitForURL('**/in');
    expect(shown.join('\n')).not.toMatch(/\b(?:common|shell|legal|feeds|threads)\.[a-z]+/);
  });

  test('a step within the site asks for the next page’s data alone, once', async ({ journey }) => {
    const { page } = await journey.visitor();
    await page.goto('/ma/privacy');
    await alive(page);
    await page.evaluate(() => {
      document.documentElement.dataset.same = 'yes';
    });
    const asked: string[] = [];
    page.on('request', (request) => {
      if (/\.data|^document$/.test(request.url() + request.resourceType())) asked.push(new URL(request.url()).pathname);
    });
    await page.getByRole('link', { name: 'Accueil' }).first().click();
    await page.waitForURL('**/ma');
    expect(await page.evaluate(() => document.documentElement.dataset.same)).toBe('yes');
    expect(asked.filter((path) => !path.startsWith('/assets/'))).toEqual(['/ma.data']);
  });

  test('R-MSC-041 says when the network is gone, and stops saying so once it is back', async ({ journey }) => {
    // What the page loads once it is idle may not have come before.
    journey.expectFault(/ERR_INTERNET_DISCONNECTED|Failed to fetch/);
    const { page } = await journey.visitor();
    await page.goto('/ng/privacy', { waitUntil: 'networkidle' });
    await alive(page);
    const note = page.getByText('You’re offline.');
    await page.context().setOffline(true);
    await note.waitFor({ state: 'visible' });
    await page.context().setOffline(false);
    await note.waitFor({ state: 'detached' });
  });
});

test('without a network a link leaves the page that stands, and serves once there is one again', async ({
  journey,
}) => {
  journey.expectFault(/ERR_INTERNET_DISCONNECTED|Failed to fetch/);
  const { page } = await journey.visitor();
  await page.goto('/ng/latest', { waitUntil: 'networkidle' });
  await alive(page);
  await page.evaluate(() => {
    document.documentElement.dataset.same = 'yes';
  });
  await page.context().setOffline(true);
  const topics = page.getByRole('link', { name: 'Topics' }).first();
  const home = page.getByRole('link', { name: 'Home' }).first();
  for (const link of [topics, home]) {
    await link.hover();
    await link.click();
    await page.waitForFunction(() => window.__router?.state.navigation.state === 'idle');
    await page
      .getByText(/^We can.t reach the server/)
      .first()
      .waitFor();
    expect(new URL(page.url()).pathname).toBe('/ng/latest');
    expect(await page.evaluate(() => document.documentElement.dataset.same)).toBe('yes');
  }
  await page.context().setOffline(false);
  await home.click();
  await page.waitForURL((url) => url.pathname === '/ng');
});

describe('an address that leads nowhere', () => {
  test.for(['/xx', '/xx/latest', '/no/such/page', '/404', '/in/404', '/in/xx'])(
    'R-MSC-007 R-MSC-027 %s shows the 404 text',
    async (path, { journey }) => {
      journey.expectFault(/404/);
      const { page } = await journey.visitor({ width: 360 });
      const answer = await page.goto(path);
      expect(answer?.status()).toBe(404);
      const words = path.startsWith('/in') ? 'यह पेज नहीं मिला।' : 'This page could not be found.';
      await page.getByText(words).waitFor();
      expect(await page.getByRole('main').count()).toBe(1);
    },
  );

  test('R-MSC-024 the test page is the home page outside development', async ({ journey }) => {
    const { page } = await journey.visitor();
    await page.goto('/ng/test');
    expect(new URL(page.url()).pathname).toBe('/ng');
    await shoot(page, 'runtime-test-is-home');
  });
});

test('R-MSC-039 code that can not be loaded asks the server for the page once a minute, then shows the error page', async ({
  journey,
}) => {
  journey.expectFault(/Failed to load resource|Error loading route module|dynamically imported module|ERR_/);
  const { page } = await journey.visitor();
  await page.clock.install();
  await page.goto('/ng');
  await alive(page);
  await page.route('**/assets/termofuse-*.js', (route) => route.abort());
  let loads = 0;
  page.on('load', () => {
    loads += 1;
  });
  /** A step within the page, as a link that opens no window of its own would take it. */
  const step = () =>
    page.evaluate(() => {
      const { __router: router } = window as unknown as {
        __router: { navigate(to: string): Promise<void> };
      };
      void router.navigate('/termofuse');
    });
  await Promise.all([page.waitForEvent('load'), step()]);
  expect(loads).toBe(1);
  // The page as the server sent it is read without its code.
  await page.getByRole('main').getByRole('heading', { level: 1 }).waitFor();
  expect(await page.evaluate(() => '__router' in window)).toBe(false);
  await page.goto('/ng');
  await alive(page);
  loads = 0;
  await step();
  await page.getByText('System error / Please try it later.').first().waitFor();
  expect(loads).toBe(0);
  await page.goto('/ng');
  await alive(page);
  // Moved on only here: with the minute over, the page that shows the fault may load itself anew at any time.
  await page.clock.fastForward(60_000);
  await Promise.all([page.waitForEvent('load'), step()]);
});
