import type { Page } from 'playwright-core';
import { expect } from 'vitest';
import { stopClock } from './support/clock.ts';
import { test } from './support/journey.ts';

const scrollTop = (page: Page): Promise<number> => page.evaluate(() => scrollY);

test('R-MSC-045 however much is scrolled, the handlers of a page look once in 300 ms', async ({ journey }) => {
  const { page } = await journey.visitor({ width: 360 });
  // The handler of the floating tools compares with the height of the window, and nothing else on this page asks for it.
  await page.addInitScript(() => {
    const real = Object.getOwnPropertyDescriptor(window, 'innerHeight')!;
    const looks: number[] = [];
    Object.assign(window, { looks });
    Object.defineProperty(window, 'innerHeight', {
      get: () => {
        looks.push(Date.now());
        return real.get!.call(window);
      },
    });
  });
  await page.goto('/ng/privacy', { waitUntil: 'networkidle' });
  await stopClock(page);
  const looks = () => page.evaluate(() => (window as unknown as { looks: number[] }).looks.splice(0).length);
  const scroll = () => page.evaluate(() => void dispatchEvent(new Event('scroll')));
  await looks();
  await scroll();
  expect(await looks()).toBe(1);
  for (let ms = 0; ms < 290; ms += 29) {
    await page.clock.runFor(29);
    await scroll();
  }
  expect(await looks()).toBe(0);
  await page.clock.runFor(10);
  expect(await looks()).toBe(1);
  await page.clock.runFor(1000);
  expect(await looks()).toBe(0);
});

test('R-MSC-047 the button to the top goes half of what is left every 30 ms', async ({ journey }) => {
  const { page } = await journey.visitor({ width: 360 });
  await page.emulateMedia({ reducedMotion: 'no-preference' });
  await page.goto('/ng/privacy', { waitUntil: 'networkidle' });
  await page.evaluate(() => scrollTo(0, 2500));
  const tools = page.locator('.float-tools');
  const shows = async () => {
    await page.evaluate(() => scrollBy(0, -20));
    return tools.isVisible();
  };
  await expect.poll(shows).toBe(true);
  await tools.getByRole('button', { name: 'Page tools' }).click();
  await page.evaluate(() => scrollTo(0, 1000));
  await expect.poll(() => scrollTop(page)).toBe(1000);
  await stopClock(page);
  await tools.getByRole('button', { name: 'Back to top' }).click();
  const places: number[] = [];
  await page.clock.runFor(29);
  expect(await scrollTop(page)).toBe(1000);
  await page.clock.runFor(1);
  for (let step = 0; step < 11; step += 1) {
    places.push(await scrollTop(page));
    await page.clock.runFor(30);
  }
  expect(places).toEqual([500, 250, 125, 62, 31, 15, 7, 3, 1, 0, 0]);
});

test('R-THR-023 two seconds after a post is sent its thread is shown', async ({ journey }) => {
  const person = await journey.visitor();
  await person.register();
  const { page } = person;
  await person.open('/note/thread');
  await page.getByLabel('Title').fill('Two seconds later');
  await page.getByRole('textbox', { name: 'Your text' }).click();
  await page.keyboard.type('Long enough to be a post of its own.');
  await stopClock(page);
  await page.getByRole('button', { name: 'Publish' }).last().click();
  await page.getByRole('status').filter({ hasText: 'Your post is published.' }).waitFor();
  await page.clock.runFor(1800);
  expect(new URL(page.url()).pathname).toBe('/note/thread');
  await page.clock.runFor(400);
  await page.waitForURL('**/forum/15443/*');
});
