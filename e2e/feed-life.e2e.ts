import type { Page } from 'playwright-core';
import sharp from 'sharp';
import { expect } from 'vitest';
import { newMember, newReply, newThread } from '../tests/support/content.ts';
import { alive } from './support/alive.ts';
import { checkPage, type Journey, shoot, test } from './support/journey.ts';
import { tappedTwice } from './support/touch.ts';

const cardOf = (page: Page, subject: string) => page.getByRole('article').filter({ hasText: subject });

/** A thread with a picture and an answer, liked by its answerer; and a reader on a phone who follows them. */
async function followedReader(journey: Journey) {
  const { api } = await journey.visitor();
  const [author, friend] = [await newMember(api), await newMember(api)];
  const picture = await sharp({ create: { width: 1200, height: 900, channels: 3, background: '#2e43a6' } })
    .jpeg()
    .toBuffer();
  const file = new File([new Uint8Array(picture)], 'seen.jpg', { type: 'image/jpeg' });
  const { aid } = (await api.must('media.image-upload', {}, { token: author.token, files: { file } })).data;
  const subject = `Seen from the bridge by ${author.username}`;
  const { tid, pid } = await newThread(api, { author, subject, aids: String(aid) });
  const reply = await newReply(api, { author: friend, tid, message: 'Does this work from a moving keke?' });
  await api.must('threads.like', { pid, like: 1 }, { token: friend.token });
  const reader = await journey.visitor({ width: 360 });
  const { token } = await reader.register();
  await api.must('follows.follow', { follow_uid: friend.uid }, { token });
  await reader.open('/ng/latest');
  await alive(reader.page);
  return { ...reader, api, friend, subject, tid, pid, reply };
}

test('a card says who of those one follows likes it, and leads to the newest reply by its line', async ({
  journey,
}) => {
  const { page, friend, subject, tid, reply } = await followedReader(journey);
  const card = cardOf(page, subject);
  await card.getByText(`${friend.username} likes this`).waitFor();
  const line = card.getByRole('link', { name: /Does this work from a moving keke\?/ });
  await line.scrollIntoViewIfNeeded();
  expect((await line.boundingBox())!.height).toBeGreaterThanOrEqual(44);
  await checkPage(page);
  await shoot(page, 'feed-life-360');
  await line.click();
  await page.waitForURL((url) => url.pathname.endsWith(`/${tid}`));
  await page.locator(`#pid${reply.pid}`).getByText('Does this work from a moving keke?').waitFor();
});

test('two taps on a card’s picture like once and stay; one tap opens the picture', async ({ journey }) => {
  const { page, friend, subject, api, tid, pid } = await followedReader(journey);
  const card = cardOf(page, subject);
  const picture = card.getByRole('img', { name: 'Photo 1 of 1' });
  await picture.scrollIntoViewIfNeeded();
  // What still comes would move the picture from under the finger.
  await card.getByText(`${friend.username} likes this`).waitFor();
  await picture.evaluate((image: HTMLImageElement) => image.decode());
  const { x, y } = (await picture.boundingBox())!;
  const at = { x: x + 60, y: y + 40 };
  await tappedTwice(page, at);
  await card.getByRole('button', { name: 'Like, 2', pressed: true }).waitFor();
  await card.locator('.photo-heart').waitFor({ state: 'attached' });
  const likes = async () => (await api.must('threads.info', { tid })).data.like;
  await expect.poll(likes).toBe(2);
  // Liked already: two more taps take nothing back.
  await tappedTwice(page, at);
  await expect.poll(() => card.locator('.photo-heart').count()).toBe(1);
  await card.getByRole('button', { name: 'Like, 2', pressed: true }).waitFor();
  expect((await api.must('threads.likers', { pid })).data.count).toBe(2);
  expect(new URL(page.url()).pathname).toBe('/ng/latest');
  await page.touchscreen.tap(at.x, at.y);
  await page.waitForURL(`**/${tid}?photo=1`);
  await page.locator('.viewer:modal').waitFor();
});
