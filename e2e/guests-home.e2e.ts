import { expect } from 'vitest';
import { alive } from './support/alive.ts';
import { checkPage, shoot, test } from './support/journey.ts';

/** What was measured, with room for a picture or two of another day; see docs/features/feeds.md. */
const most = { requests: 30, scripts: 14, bytes: 212_000 };

test('a guest’s home asks for few files', async ({ journey }) => {
  const { page } = await journey.visitor({ width: 360 });
  const files: { type: string; bytes: number; path: string }[] = [];
  page.on('requestfinished', async (request) => {
    const { responseBodySize: bytes } = await request.sizes();
    files.push({ type: request.resourceType(), bytes, path: new URL(request.url()).pathname });
  });
  await page.goto('/ng');
  await alive(page);
  await page.waitForLoadState('networkidle');
  const scripts = files.filter(({ type }) => type === 'script');
  const bytes = files.reduce((sum, file) => sum + file.bytes, 0);
  const names = files.map(({ path, bytes: size }) => `${size} ${path}`).join('\n');
  expect(scripts.length, names).toBeLessThanOrEqual(most.scripts);
  expect(files.length, names).toBeLessThanOrEqual(most.requests);
  expect(bytes, names).toBeLessThanOrEqual(most.bytes);
});

test.for(['/ng', '/ma', '/in'])(
  'the foot of %s stands in columns, and in one line below them',
  async (at, { journey }) => {
    const { page } = await journey.visitor({ width: 360 });
    await page.goto(at);
    await alive(page);
    const foot = page.locator('main ~ .footer, main .footer, .footer').filter({ visible: true }).last();
    await foot.scrollIntoViewIfNeeded();
    const places = await foot.locator(':scope > :is(a, button)').evaluateAll((all) =>
      all.map((each) => {
        const { left, height } = each.getBoundingClientRect();
        return { left: Math.round(left), height };
      }),
    );
    expect(new Set(places.map(({ left }) => left)).size).toBe(3);
    for (const { height } of places) expect(height).toBeGreaterThanOrEqual(44);
    const look = await foot
      .locator(':scope > [role=group] > *')
      .evaluateAll((all) =>
        all.map((each) => Math.round(each.getBoundingClientRect().top + each.getBoundingClientRect().height / 2)),
      );
    expect(Math.max(...look) - Math.min(...look)).toBeLessThan(10);
    await shoot(page, `footer-${at.slice(1)}-360`);
    // Scrolled to where it is, bars may cover half of a link.
    await page.evaluate(() => scrollTo(0, 0));
    await checkPage(page);
  },
);
