import { expect } from 'vitest';
import { demoPassword } from '../world/story/people.ts';
import { checkPage, shoot, test } from './support/journey.ts';

test.for([
  ['/design', 1280, false],
  ['/ng/design', 360, true],
  ['/ma/design', 320, false],
  ['/in/design', 320, false],
] as const)('every part of the design at %s, %i px, dark %s', async ([path, width, dark], { journey }) => {
  const { page } = await journey.visitor({ width, dark });
  await page.goto(path);
  // The form in it takes the focus, wherever that leaves the rest.
  await page.evaluate(() => scrollTo(0, 0));
  await checkPage(page);
  await shoot(page, `design${path.replaceAll('/', '-')}-${width}`);
});

test('nothing in the pages needs a style of its own', async ({ journey }) => {
  const { page } = await journey.visitor();
  await page.goto('/design');
  expect(await page.locator('main [style]').count()).toBe(0);
});

test.for([360, 1280] as const)(
  'a chart fills its card in a window of %d, and its words are not scaled',
  async (width, { journey }) => {
    const adaeze = await journey.visitor({ width });
    await adaeze.logIn('AdaezeShoots', demoPassword);
    await adaeze.open('/ng/ucenter/account/creator/overviews');
    const drawing = adaeze.page.getByRole('main').locator('svg[role=img][viewBox]').filter({ visible: true });
    const [drawn, own, room] = await drawing.evaluate((svg: SVGSVGElement) => [
      svg.getBoundingClientRect().width,
      svg.viewBox.baseVal.width,
      svg.closest('section')?.querySelector('details')?.getBoundingClientRect().width ?? 0,
    ]);
    expect(drawn).toBe(own);
    expect(drawn).toBe(room);
  },
);
