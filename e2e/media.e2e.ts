import sharp from 'sharp';
import { expect } from 'vitest';
import type { Api } from '../tests/support/api.ts';
import { newMember, newThread } from '../tests/support/content.ts';
import { test } from './support/journey.ts';

/** A member with a picture of 1,600 by 900 that was sent just now. */
async function withPicture(api: Api) {
  const author = await newMember(api);
  const image = sharp({ create: { width: 1600, height: 900, channels: 3, background: '#2e43a6' } });
  const file = new File([new Uint8Array(await image.jpeg().toBuffer())], 'photo.jpg', { type: 'image/jpeg' });
  const { data } = await api.must('media.image-upload', {}, { token: author.token, files: { file } });
  if (!('aid' in data)) throw new Error('no picture came back');
  return { author, aid: data.aid, url: data.url };
}

test.for([360, 1280] as const)(
  'a picture opened by itself fits the window, %i pixels wide',
  async (width, { journey }) => {
    const { page, api } = await journey.visitor({ width });
    const { url } = await withPicture(api);
    await page.goto(`${url}-1280.webp`);
    const picture = page.locator('img');
    await expect.poll(() => picture.evaluate((img: HTMLImageElement) => img.naturalWidth)).toBe(1280);
    const shown = await picture.evaluate((img) => {
      const { top, left, right, bottom } = img.getBoundingClientRect();
      return {
        fits: top >= 0 && left >= 0 && right <= innerWidth && bottom <= innerHeight,
        middle: (left + right) / 2,
      };
    });
    expect(shown.fits).toBe(true);
    expect(Math.abs(shown.middle - width / 2)).toBeLessThan(1);
  },
);

test('a thread that is shared shows its picture as a JPEG of the size that the page gives', async ({ journey }) => {
  const { page, api } = await journey.visitor();
  const { author, aid } = await withPicture(api);
  const { tid } = await newThread(api, { author, subject: 'Seen from the ferry', aids: String(aid) });
  await page.goto(`/forum/15443/${tid}`);
  const meta = (property: string) => page.locator(`meta[property="${property}"]`).first().getAttribute('content');
  const address = (await meta('og:image')) ?? '';
  expect(await meta('og:image:type')).toBe('image/jpeg');
  expect(await meta('og:image:alt')).toBe('Seen from the ferry');
  const answer = await page.request.get(address);
  expect(answer.headers()['content-type']).toBe('image/jpeg');
  const { format, width, height } = await sharp(await answer.body()).metadata();
  expect([format, String(width), String(height)]).toEqual([
    'jpeg',
    await meta('og:image:width'),
    await meta('og:image:height'),
  ]);
  const posting = JSON.parse((await page.locator('script[type="application/ld+json"]').first().textContent()) ?? '');
  expect(posting).toMatchObject({
    image: [{ '@type': 'ImageObject', url: address }],
    author: { '@type': 'Person', name: author.username },
  });
  expect((await page.request.get(posting.author.url)).status()).toBe(200);
  expect(posting.dateModified).toBe(posting.datePublished);
});
