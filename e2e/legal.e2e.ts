import { expect } from 'vitest';
import { checkPage, test } from './support/journey.ts';

const titles: [path: string, title: string][] = [
  ['/privacy', 'Privacy policy'],
  ['/ci/privacy', 'Politique de confidentialité'],
  ['/in/privacy', 'निजता नीति'],
  ['/termofuse', 'Terms of use'],
  ['/ma/termofuse', 'Conditions d’utilisation'],
  ['/in/termofuse', 'उपयोग की शर्तें'],
];

test('the legal texts stand in three languages, on the smallest phone and on a desk', async ({ journey }) => {
  for (const width of [320, 1280] as const) {
    const { page } = await journey.visitor({ width });
    for (const [path, title] of titles) {
      await page.goto(path);
      expect(await page.getByRole('heading', { level: 1, name: title }).count(), path).toBe(1);
      expect(await page.getByRole('article').innerText(), path).not.toMatch(/\{(site|contact)\}|legal\./);
      await checkPage(page);
    }
  }
});

test('without script the table of contents leads to its sections, and each page to the other', async ({ journey }) => {
  const { page } = await journey.visitor({ javaScript: false, width: 360 });
  await page.goto('/ng/privacy');
  await page.getByRole('navigation', { name: 'On this page' }).getByRole('link', { name: 'Children' }).click();
  await page.waitForURL('**/ng/privacy#children');
  const heading = page.getByRole('heading', { name: 'Children' });
  expect((await heading.boundingBox())?.y ?? -1).toBeGreaterThan(0);
  await page.getByRole('article').getByRole('link', { name: 'Terms of use' }).click();
  await page.waitForURL('**/ng/termofuse');
});
