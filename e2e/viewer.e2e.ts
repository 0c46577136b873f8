import type { Page } from 'playwright-core';
import sharp from 'sharp';
import { expect } from 'vitest';
import type { Api } from '../tests/support/api.ts';
import { newMember, newReply, newThread } from '../tests/support/content.ts';
import type { Member } from '../tests/support/people.ts';
import { alive } from './support/alive.ts';
import { checkPage, type Journey, test } from './support/journey.ts';
import { drawn, tappedTwice } from './support/touch.ts';

interface Sent {
  api: Api;
  author: Member;
  tid: number;
}

async function uploaded(api: Api, token: string, width: number, height: number): Promise<number> {
  const picture = sharp({ create: { width, height, channels: 3, background: '#a0522d' } });
  const file = new File([new Uint8Array(await picture.jpeg().toBuffer())], 'photo.jpg', { type: 'image/jpeg' });
  return (await api.must('media.image-upload', {}, { token, files: { file } })).data.aid;
}

/** A thread with so many pictures, tall ones unless said otherwise, the first with a caption. */
async function withPictures(journey: Journey, count: number, [width, height] = [900, 1200]): Promise<Sent> {
  const { api } = await journey.visitor();
  const author = await newMember(api);
  const aids: number[] = [];
  for (let n = 0; n < count; n += 1) aids.push(await uploaded(api, author.token, width!, height!));
  const captions = JSON.stringify({ [aids[0]!]: 'Elbows against the seat' });
  const { tid } = await newThread(api, { author, subject: 'Seven markets', aids: aids.join(','), captions });
  return { api, author, tid };
}

const viewer = (page: Page) => page.locator('.viewer:modal');
const current = (page: Page) => page.locator('.viewer [data-current] img');
const searchOf = (page: Page) => () => new URL(page.url()).search;

async function opened(page: Page, { tid }: Sent, nth = 0): Promise<void> {
  await page.goto(`/forum/15443/${tid}`);
  await alive(page);
  await page.locator('.photo-list .photo-frame').nth(nth).click();
  await viewer(page).waitFor();
}

const scaleOf = (page: Page) => () =>
  current(page).evaluate((image) => new DOMMatrix(getComputedStyle(image).transform).a);

test('a picture opens large and dark over its thread; Back closes it and the focus is where it was', async ({
  journey,
}) => {
  const sent = await withPictures(journey, 3);
  const { page } = await journey.visitor({ width: 360 });
  await opened(page, sent, 1);
  await expect.poll(searchOf(page)).toBe('?photo=2');
  expect(await viewer(page).getAttribute('aria-label')).toBe('Photo 2 of 3: Seven markets');
  expect(await viewer(page).evaluate((dialog) => getComputedStyle(dialog).backgroundColor)).toBe('rgb(11, 12, 20)');
  await current(page).waitFor();
  await checkPage(page);
  // What a page asks for once it has nothing else to do is none of this.
  await page.waitForLoadState('networkidle');
  const calls: string[] = [];
  page.on('request', (request) => calls.push(request.resourceType()));
  await page.goBack();
  await expect.poll(() => page.locator('.viewer').count()).toBe(0);
  expect(searchOf(page)()).toBe('');
  await expect.poll(() => page.evaluate(() => document.activeElement?.getAttribute('href'))).toBe('?photo=2');
  expect(calls.filter((type) => type === 'fetch')).toEqual([]);
});

test('fingers swipe to the next picture, draw it larger, like it by two taps, and draw it down to close', async ({
  journey,
}) => {
  const sent = await withPictures(journey, 3);
  const reader = await journey.visitor({ width: 360 });
  const { page } = reader;
  await reader.register();
  await opened(page, sent);
  await current(page).waitFor();
  await drawn(page, [{ x: 320, y: 400 }], [{ x: 20, y: 400 }]);
  await expect.poll(searchOf(page)).toBe('?photo=2');
  await current(page).waitFor();

  await drawn(
    page,
    [
      { x: 160, y: 400 },
      { x: 200, y: 400 },
    ],
    [
      { x: 60, y: 400 },
      { x: 300, y: 400 },
    ],
  );
  await expect.poll(scaleOf(page)).toBeGreaterThan(2);
  await drawn(
    page,
    [
      { x: 60, y: 400 },
      { x: 300, y: 400 },
    ],
    [
      { x: 175, y: 400 },
      { x: 185, y: 400 },
    ],
  );
  await expect.poll(scaleOf(page)).toBe(1);

  const like = viewer(page).getByRole('button', { name: /^Like/ });
  await tappedTwice(page, { x: 180, y: 400 });
  await expect.poll(() => like.getAttribute('aria-pressed')).toBe('true');
  await tappedTwice(page, { x: 180, y: 400 });
  await page.locator('.photo-heart').waitFor({ state: 'attached' });
  expect(await like.getAttribute('aria-pressed')).toBe('true');

  await drawn(page, [{ x: 180, y: 300 }], [{ x: 180, y: 560 }]);
  await expect.poll(() => page.locator('.viewer').count()).toBe(0);
  expect(searchOf(page)()).toBe('');
});

test('one tap clears the frame away and the next brings it back', async ({ journey }) => {
  const sent = await withPictures(journey, 1);
  const { page } = await journey.visitor({ width: 360 });
  await opened(page, sent);
  const head = page.locator('.viewer-head');
  const opacity = () => head.evaluate((element) => getComputedStyle(element).opacity);
  await page.touchscreen.tap(180, 400);
  await expect.poll(opacity).toBe('0');
  await page.touchscreen.tap(180, 400);
  await expect.poll(opacity).toBe('1');
});

test('keys move between pictures, draw one larger and close it; replies stand beside it on a desk', async ({
  journey,
}) => {
  const sent = await withPictures(journey, 3);
  await newReply(sent.api, { tid: sent.tid, message: 'Number five looks like Balogun' });
  const { page } = await journey.visitor({ width: 1280 });
  await opened(page, sent);
  await viewer(page).getByText('Number five looks like Balogun').waitFor();
  await current(page).waitFor();
  await checkPage(page);
  await page.keyboard.press('ArrowRight');
  await expect.poll(searchOf(page)).toBe('?photo=2');
  await page.keyboard.press('End');
  await expect.poll(searchOf(page)).toBe('?photo=3');
  await page.keyboard.press('+');
  await expect.poll(scaleOf(page)).toBe(1.5);
  await page.keyboard.press('-');
  await expect.poll(scaleOf(page)).toBe(1);
  await viewer(page).getByRole('link', { name: 'Previous photo' }).click();
  await expect.poll(searchOf(page)).toBe('?photo=2');
  await page.keyboard.press('Escape');
  await expect.poll(() => page.locator('.viewer').count()).toBe(0);
  expect(searchOf(page)()).toBe('');
});

test('an address of a picture opens it, and closing it leaves the thread', async ({ journey }) => {
  const sent = await withPictures(journey, 2);
  const { page } = await journey.visitor({ width: 360, dark: true });
  await page.goto(`/forum/15443/${sent.tid}?photo=2`);
  await alive(page);
  await viewer(page).waitFor();
  await page.getByRole('link', { name: 'Close' }).click();
  await expect.poll(() => page.locator('.viewer').count()).toBe(0);
  expect(searchOf(page)()).toBe('');
  await page.getByRole('heading', { level: 1, name: 'Seven markets' }).waitFor();
  await page.goto(`/forum/15443/${sent.tid}?photo=9`);
  await alive(page);
  expect(await page.locator('.viewer').count()).toBe(0);
});

test('without script a picture has a page of its own, with links to its neighbours and back', async ({ journey }) => {
  const sent = await withPictures(journey, 2);
  const { page } = await journey.visitor({ width: 360, javaScript: false });
  await page.goto(`/forum/15443/${sent.tid}`);
  await page.locator('.photo-list .photo-frame').first().click();
  await page.locator('.viewer[open]').waitFor();
  expect(searchOf(page)()).toBe('?photo=1');
  const shown = () => current(page).evaluate((image: HTMLImageElement) => image.naturalWidth);
  await expect.poll(shown).toBeGreaterThan(0);
  await page.getByRole('link', { name: 'Next photo' }).click();
  expect(searchOf(page)()).toBe('?photo=2');
  await page.getByRole('link', { name: 'Close' }).click();
  expect(await page.locator('.viewer').count()).toBe(0);
});

test('a picture of a reply opens with an address of its own', async ({ journey }) => {
  const sent = await withPictures(journey, 1);
  const aid = await uploaded(sent.api, sent.author.token, 640, 480);
  const { pid } = await newReply(sent.api, { tid: sent.tid, author: sent.author, aids: String(aid) });
  const { page } = await journey.visitor({ width: 360 });
  await page.goto(`/forum/15443/${sent.tid}`);
  await alive(page);
  await page.locator(`#pid${pid} .photo-frame`).click();
  await viewer(page).waitFor();
  expect(searchOf(page)()).toBe(`?photo=1&of=${pid}`);
  await page.reload();
  await viewer(page).waitFor();
});

test('the next picture is loaded ahead, but not where data is saved', async ({ journey }) => {
  const sent = await withPictures(journey, 3);
  const { page } = await journey.visitor({ width: 360 });
  const files = () => page.locator('.viewer-slide img').count();
  await page.goto(`/forum/15443/${sent.tid}?photo=1`);
  await viewer(page).waitFor();
  await expect.poll(files).toBe(2);
  await page.context().addCookies([{ name: 'bb_lite', value: '1', url: journey.url }]);
  await page.reload();
  // Where data is saved the page's code doesn't come: the viewer stands as the server drew it.
  await page.locator('.viewer[open]').waitFor();
  await expect.poll(() => current(page).evaluate((image: HTMLImageElement) => image.complete)).toBe(true);
  expect(await files()).toBe(1);
});

test('in a feed a set of tall pictures is swiped through, the next one peeking, and a tap opens that one', async ({
  journey,
}) => {
  const sent = await withPictures(journey, 5);
  const { page } = await journey.visitor({ width: 360 });
  await page.goto('/ng/latest');
  await alive(page);
  const card = page.getByRole('article').filter({ hasText: 'Seven markets' }).first();
  const track = card.locator('.swipe-track');
  const box = await track.evaluate((element) => {
    const [first, next] = [...element.children].map((child) => child.getBoundingClientRect());
    return { first: first!.width, peek: innerWidth - next!.left, ratio: first!.height / first!.width };
  });
  expect(box.ratio).toBeCloseTo(1.25, 1);
  expect(box.peek).toBeGreaterThan(40);
  expect(box.first).toBeGreaterThan(270);
  // Other journeys' posts may stand above it.
  await track.scrollIntoViewIfNeeded();
  const { x, y } = (await track.boundingBox())!;
  await drawn(page, [{ x: x + 300, y: y + 150 }], [{ x: x + 20, y: y + 150 }]);
  const nearest = () =>
    track.evaluate((element) => Math.round(element.scrollLeft / element.children[0]!.getBoundingClientRect().width));
  await expect.poll(nearest).toBe(1);
  await page.touchscreen.tap(180, y + 150);
  await viewer(page).waitFor();
  expect(new URL(page.url()).search).toBe('?photo=2');
  expect(page.url()).toContain(`/${sent.tid}`);
});
