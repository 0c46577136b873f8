import { expect } from 'vitest';
import { checkPage, test } from './support/journey.ts';

// What they say is tried beside them (web/features/legal), each page in each language by every-page.e2e.ts.
test.for([
  ['/in/privacy', 320],
  ['/ma/termofuse', 1280],
] as const)('the legal text at %s reads well %i pixels wide', async ([path, width], { journey }) => {
  const { page } = await journey.visitor({ width });
  await page.goto(path);
  await checkPage(page);
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
