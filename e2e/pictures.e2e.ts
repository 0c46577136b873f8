import type { Page } from 'playwright-core';
import sharp from 'sharp';
import { afterAll, expect } from 'vitest';
import { newMember, newThread } from '../tests/support/content.ts';
import { type Journey, test } from './support/journey.ts';

const open: { close(): Promise<void> }[] = [];
afterAll(async () => {
  for (const each of open) await each.close();
});

/** A thread with so many pictures of this size; its address. */
async function withPictures(journey: Journey, count: number, width: number, height: number): Promise<number> {
  const { api } = await journey.visitor();
  const author = await newMember(api);
  const aids: number[] = [];
  for (let n = 0; n < count; n += 1) {
    const picture = sharp({ create: { width, height, channels: 3, background: '#2e43a6' } });
    const file = new File([new Uint8Array(await picture.jpeg().toBuffer())], 'photo.jpg', { type: 'image/jpeg' });
    aids.push((await api.must('media.image-upload', {}, { token: author.token, files: { file } })).data.aid);
  }
  return (await newThread(api, { author, subject: `Seen ${count} times`, aids: aids.join(',') })).tid;
}

/** The width of the stored file that the browser chose, once it is there. */
async function fileOf(page: Page, picture: string): Promise<number> {
  const image = page.locator(picture).first();
  await image.scrollIntoViewIfNeeded();
  const chosen = () => image.evaluate((img: HTMLImageElement) => (img.complete ? img.currentSrc : ''));
  await expect.poll(chosen).toMatch(/-\d+\.webp$/);
  return Number(/-(\d+)\.webp$/.exec(await chosen())?.[1]);
}

const screens = [
  { width: 360, density: 2, inFeed: 480, inThread: 480, alone: 960 },
  { width: 360, density: 3, inFeed: 640, inThread: 640, alone: 1280 },
  { width: 1280, density: 1, inFeed: 320, inThread: 480, alone: 960 },
] as const;

test.for(screens)(
  'a window of $width at density $density loads files as wide as its pictures are drawn',
  async ({ width, density, inFeed, inThread, alone }, { journey }) => {
    const tid = await withPictures(journey, 2, 1600, 1600);
    const { page } = await journey.visitor({ width });
    const context = await page
      .context()
      .browser()!
      .newContext({
        baseURL: journey.url,
        viewport: { width, height: 800 },
        deviceScaleFactor: density,
      });
    open.push(context);
    const seen = await context.newPage();
    await seen.goto('/ng/latest');
    const card = 'article:has-text("Seen 2 times")';
    expect(await fileOf(seen, `${card} .photos-2 img`)).toBe(inFeed);
    await seen.goto(`/forum/15443/${tid}`);
    expect(await fileOf(seen, '.photo-list img')).toBe(inThread);
    const [first, second] = await seen.locator('.photo-list img').all();
    expect([await first!.getAttribute('loading'), await first!.getAttribute('fetchpriority')]).toEqual([
      'eager',
      'high',
    ]);
    expect([await second!.getAttribute('loading'), await second!.getAttribute('width')]).toEqual(['lazy', '1600']);
    await seen.goto(`/forum/15443/${await withPictures(journey, 1, 1600, 1600)}`);
    expect(await fileOf(seen, '.photo-list img')).toBe(alone);
  },
);

test('four pictures are two and two, on a phone one large and two with one more', async ({ journey }) => {
  await withPictures(journey, 4, 800, 600);
  for (const [width, shown] of [
    [360, 3],
    [1280, 4],
  ] as const) {
    const { page } = await journey.visitor({ width });
    await page.goto('/ng/latest');
    const card = page.getByRole('article').filter({ hasText: 'Seen 4 times' }).first();
    const cells = await card
      .locator('.photos > a')
      .evaluateAll((links) => links.map((link) => link.getBoundingClientRect().width).filter((wide) => wide > 0));
    expect(cells.length).toBe(shown);
    expect(await card.getByText('+1').isVisible()).toBe(width === 360);
    expect(Math.round((cells[0]! / cells[1]!) * 10) / 10).toBe(width === 360 ? 2 : 1);
  }
});
