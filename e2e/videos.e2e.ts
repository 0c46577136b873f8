import type { Page } from 'playwright-core';
import { describe, expect } from 'vitest';
import { mp4 } from '../server/domains/media/video/testing/files.ts';
import { checkPage, type Journey, shoot, test } from './support/journey.ts';

const address = (tid: number) => `/ng/forum/15443/${tid}`;
const choose = (page: Page) => page.getByLabel('Choose a video');
const publish = (page: Page) => page.getByRole('button', { name: 'Publish' }).first();
const play = (page: Page) => page.getByRole('button', { name: /^Play the video/ });

/** A short film of a growing square, as a browser records it. */
async function recorded(page: Page): Promise<{ name: string; mimeType: string; buffer: Buffer }> {
  const text = await page.evaluate(async () => {
    const canvas = Object.assign(document.createElement('canvas'), { width: 320, height: 240 });
    const context = canvas.getContext('2d')!;
    const recorder = new MediaRecorder(canvas.captureStream(25), { mimeType: 'video/webm;codecs=vp8' });
    const pieces: Blob[] = [];
    recorder.ondataavailable = ({ data }) => pieces.push(data);
    const stopped = new Promise((resolve) => {
      recorder.onstop = resolve;
    });
    recorder.start();
    for (let frame = 0; frame < 50; frame += 1) {
      context.fillStyle = '#17494d';
      context.fillRect(0, 0, 320, 240);
      context.fillStyle = '#d9541e';
      context.fillRect(100, 60, 40 + frame * 2, 100);
      await new Promise((resolve) => requestAnimationFrame(resolve));
      await new Promise((resolve) => setTimeout(resolve, 25));
    }
    recorder.stop();
    await stopped;
    const bytes = new Uint8Array(await new Blob(pieces).arrayBuffer());
    return btoa(Array.from(bytes, (byte) => String.fromCharCode(byte)).join(''));
  });
  return { name: 'square.webm', mimeType: 'video/webm', buffer: Buffer.from(text, 'base64') };
}

/** What a page asks for, by address. */
function askedFor(page: Page): string[] {
  const asked: string[] = [];
  page.on('request', (request) => asked.push(request.url()));
  return asked;
}

async function author(journey: Journey, width: 360 | 1280 = 360) {
  const ada = await journey.visitor({ width });
  await ada.register();
  await ada.open('/ng/note/thread/videop');
  return ada;
}

describe('a file', () => {
  test('R-VID-002 R-VID-003 the tool for videos leads to their composer, and a film with its cover to its page, where a tap plays it', async ({
    journey,
  }) => {
    const ada = await journey.visitor({ width: 360 });
    await ada.register();
    const { page } = ada;
    await ada.open('/ng');
    await page.getByRole('link', { name: 'Create', exact: true }).last().click();
    await page.waitForURL('**/ng/note/thread');
    await page.getByRole('button', { name: 'Video', exact: true }).click();
    await page.waitForURL('**/ng/note/thread/videop');
    await page.getByLabel('Title').fill('A square that grows');
    expect(await publish(page).getAttribute('aria-disabled')).toBe('true');
    await checkPage(page);
    await shoot(page, 'video-compose-empty');
    await choose(page).setInputFiles(await recorded(page));
    await page.getByText('The video is ready.').waitFor();
    await page.getByRole('img', { name: 'Cover picture' }).waitFor();
    await checkPage(page);
    await shoot(page, 'video-compose-ready');
    await publish(page).click();
    await page.waitForURL(/forum\/15443\/\d+/);
    await play(page).waitFor();
    await checkPage(page);
    await shoot(page, 'video-thread');
    const asked = askedFor(page);
    await ada.open(new URL(page.url()).pathname);
    await play(page).waitFor();
    expect(asked.filter((url) => url.includes('/video/') && !url.includes('/assets/'))).toEqual([]);
    await play(page).click();
    const time = () => page.locator('video').evaluate((video: HTMLVideoElement) => video.currentTime);
    await expect.poll(time).toBeGreaterThan(0);
    expect(asked.some((url) => /\/video\/[0-9a-f]{40}\.webm$/.test(url))).toBe(true);
  });

  test('a card shows its cover and its length, and asks for nothing of the film; who saves data reads how large it is', async ({
    journey,
  }) => {
    const ada = await author(journey);
    const { page } = ada;
    await page.getByLabel('Title').fill('A square in a list');
    await choose(page).setInputFiles(await recorded(page));
    await page.getByText('The video is ready.').waitFor();
    await page.getByRole('img', { name: 'Cover picture' }).waitFor();
    await publish(page).click();
    await page.waitForURL(/forum\/15443\/\d+/);
    const tid = Number(/\d+$/.exec(new URL(page.url()).pathname)?.[0]);
    const guest = await journey.visitor({ width: 360 });
    const asked = askedFor(guest.page);
    await guest.open('/ng/latest');
    const card = guest.page.locator('article.post').filter({ has: guest.page.locator(`a[href$="/${tid}"]`) });
    await card.getByRole('link', { name: /^Play the video/ }).waitFor();
    expect(await card.locator('img[src*="-400.webp"]').count()).toBe(1);
    expect(asked.filter((url) => url.includes('/video/') && !url.includes('/assets/'))).toEqual([]);
    await checkPage(guest.page);
    await shoot(guest.page, 'video-card');
    await guest.open(address(tid));
    expect(await guest.page.locator('video[preload="none"][poster]').count()).toBe(1);
    await guest.page.context().addCookies([{ name: 'bb_lite', value: '1', url: journey.url }]);
    await guest.open('/ng/latest');
    await card.getByText(/\d\skB/).waitFor();
    expect(await card.locator('img[src*="-400.webp"]').count()).toBe(0);
  });

  test('an upload outlives a lost network and another page, and its draft a reload', async ({ journey }) => {
    journey.expectFault(/ERR_INTERNET_DISCONNECTED/);
    const ada = await author(journey);
    const { page } = ada;
    const file = { name: 'long.mp4', mimeType: 'video/mp4', buffer: mp4({ media: 3 * 1024 * 1024 }) };
    let sent = 0;
    await page.route('**/v5/content/video/piece', async (route) => {
      sent += 1;
      if (sent === 3) await page.context().setOffline(true);
      await route.continue();
    });
    await page.getByLabel('Title').fill('Long');
    await choose(page).setInputFiles(file);
    await page.getByText('No internet. We’ll send the rest for you.').waitFor();
    await checkPage(page);
    await page.context().setOffline(false);
    await page.getByText('The video is ready.').waitFor();
    await page.locator('.draft-mark').getByText('Saved', { exact: true }).waitFor();
    await page.reload();
    await page.getByText('The video is ready.').waitFor();
    await page.getByRole('button', { name: 'Remove the video' }).click();
    await choose(page).waitFor({ state: 'attached' });
  });

  test('R-VID-001 a file that is no video fails in so many words, and what was written stays', async ({ journey }) => {
    const ada = await author(journey);
    const { page } = ada;
    await page.getByLabel('Title').fill('Not lost');
    const spoilt = { name: 'spoilt.mp4', mimeType: 'video/mp4', buffer: Buffer.alloc(3000, 1) };
    await choose(page).setInputFiles(spoilt);
    await page.getByText(/^Video upload failed\. This file isn’t an MP4 or WebM video\./).waitFor();
    await checkPage(page);
    await shoot(page, 'video-compose-failed');
    expect(await page.getByLabel('Title').inputValue()).toBe('Not lost');
    await page.getByRole('button', { name: 'Remove the video' }).click();
    await choose(page).setInputFiles(await recorded(page));
    await page.getByText('The video is ready.').waitFor();
  });

  test('without script a form posts a file', async ({ journey }) => {
    const ada = await journey.visitor({ width: 360, javaScript: false });
    await ada.register();
    const { page } = ada;
    await ada.open('/ng/note/thread/videop');
    await page.getByLabel('Title').first().fill('By the form alone');
    await page
      .getByLabel('Video file')
      .setInputFiles({ name: 'small.mp4', mimeType: 'video/mp4', buffer: mp4({ media: 2 * 1024 * 1024 }) });
    await shoot(page, 'video-compose-without-script');
    await page.getByRole('button', { name: 'Post video' }).click();
    await page.waitForURL(/\/ng\/forum\/15443\/\d+/);
    await page.getByRole('heading', { level: 1, name: 'By the form alone' }).waitFor();
    expect(await page.locator('video[controls]').count()).toBe(1);
  });
});

describe('a link', () => {
  test('shows our own page’s frame with the other site’s player on tap only, under a policy of its own', async ({
    journey,
  }) => {
    const ada = await author(journey);
    const { page } = ada;
    await page
      .context()
      .route('https://www.youtube-nocookie.com/**', (route) =>
        route.fulfill({ contentType: 'text/html', body: '<p>the player of another site</p>' }),
      );
    await page.getByLabel('Title').fill('Look at this');
    await page.getByLabel('Or a link to a video').fill('https://youtu.be/aB3-_5678xY');
    await publish(page).click();
    await page.waitForURL(/forum\/15443\/\d+/);
    const asked = askedFor(page);
    await ada.open(new URL(page.url()).pathname);
    const tap = page.getByRole('link', { name: 'Play from YouTube' });
    await tap.waitFor();
    await checkPage(page);
    await shoot(page, 'video-link');
    expect(asked.filter((url) => /youtube|ytimg|\/player\//.test(url))).toEqual([]);
    await tap.click();
    await page.frameLocator('iframe[src^="/player/"]').locator('iframe').waitFor();
    // A frame that the policy refused would not be asked for; one of another site's process may load before it is watched.
    await expect.poll(() => asked.some((url) => url.startsWith('https://www.youtube-nocookie.com/'))).toBe(true);
  });
});
