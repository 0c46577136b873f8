import { expect } from 'vitest';
import { checkPage, shoot, test } from './support/journey.ts';

test.for([
  ['/design', 1280, false],
  ['/ng/design', 360, true],
  ['/ma/design', 320, false],
  ['/in/design', 320, false],
] as const)('every part of the design at %s, %i px, dark %s', async ([path, width, dark], { journey }) => {
  const { page } = await journey.visitor({ width, dark });
  await page.goto(path);
  await checkPage(page);
  await shoot(page, `design${path.replaceAll('/', '-')}-${width}`);
});

test('nothing in the pages needs a style of its own', async ({ journey }) => {
  const { page } = await journey.visitor();
  await page.goto('/design');
  expect(await page.locator('main [style]').count()).toBe(0);
});
