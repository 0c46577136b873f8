import type { BrowserContext, Page } from 'playwright-core';
import sharp from 'sharp';
import { describe, expect } from 'vitest';
import type { Api } from '../tests/support/api.ts';
import { newMember } from '../tests/support/content.ts';
import { alive } from './support/alive.ts';
import { holdBack } from './support/hold-back.ts';
import { type Journey, test } from './support/journey.ts';
import { addressOf, replyOf, talk } from './support/talk.ts';

const threads = 104;
const authors = 8;

async function picture(api: Api, token: string): Promise<number> {
  const bytes = await sharp({ create: { width: 640, height: 480, channels: 3, background: '#a54' } })
    .jpeg()
    .toBuffer();
  const file = new File([new Uint8Array(bytes)], 'photo.jpg', { type: 'image/jpeg' });
  const { data } = await api.must('media.image-upload', {}, { token, files: { file } });
  return data.aid;
}

/** A country's list longer than five pages, pictures in every fourth thread; its newest is the last. */
async function filled(journey: Journey, country_fid: number): Promise<{ api: Api; tids: number[] }> {
  const { api } = await journey.visitor();
  const tids: number[] = [];
  for (let writer = 0; writer < authors; writer += 1) {
    const author = await newMember(api);
    for (let number = 0; number < threads / authors; number += 1) {
      const message = `Note ${tids.length} of a long week, with a few words to fill the card.`;
      const aids = tids.length % 4 === 0 ? String(await picture(api, author.token)) : '';
      const fields = { subject: `Diary page ${tids.length}`, message, aids, country_fid };
      const { data } = await api.must('threads.create', fields, { token: author.token });
      tids.push(data.tid);
    }
  }
  return { api, tids };
}

const cards = (page: Page) => page.getByRole('article');
const titles = (page: Page): Promise<string[]> => cards(page).getByRole('heading').allInnerTexts();

/** Grows the list until it has so many rows. */
async function grow(page: Page, rows = 100): Promise<void> {
  await expect
    .poll(() =>
      page.evaluate((wanted) => {
        const count = document.querySelectorAll('article').length;
        // No further than that: what is on its way would come later.
        if (count < wanted) scrollTo(0, document.documentElement.scrollHeight);
        return count;
      }, rows),
    )
    .toBeGreaterThanOrEqual(rows);
  await page.waitForLoadState('networkidle');
}

const topOf = (page: Page, title: string): Promise<number> =>
  cards(page)
    .filter({ has: page.getByRole('heading', { name: title, exact: true }) })
    .evaluate((card) => card.getBoundingClientRect().top);

const within = (page: Page, title: string) => page.getByRole('heading', { name: title, exact: true });

/** Everything that the browser asks for from now on waits, or fails. */
const cutOff = (context: BrowserContext) => context.route('**/*', (route) => route.abort());

/** 45 threads of Ghana by one author; `titled(n)` is the title of the nth. */
async function shortList(journey: Journey) {
  const { api } = await journey.visitor();
  const { token } = await newMember(api);
  const titled = (number: number): string => `Accra, day ${number}`;
  const tids: number[] = [];
  for (let number = 0; number < 45; number += 1) {
    const fields = { subject: titled(number), message: 'A few words for the card of the day.', country_fid: 220 };
    tids.push((await api.must('threads.create', fields, { token })).data.tid);
  }
  return { api, author: { token, tids }, titled };
}

/** Answers to the lists' questions wait until they may go. */
const holdLists = (page: Page) => holdBack(page, /\.data|\/lastthread\/|thread\/foryou/);

describe('a step back', () => {
  test.for([
    { width: 360, country: 'bd', fid: 331 },
    { width: 1280, country: 'np', fid: 332 },
  ] as const)(
    'shows a list of 100 threads as it was left, without a question, $width pixels wide',
    async ({ width, country, fid }, { journey }) => {
      journey.expectFault(/ERR_FAILED/);
      const { tids } = await filled(journey, fid);
      const { page } = await journey.visitor({ width });
      await page.goto(`/${country}/latest`);
      await page.waitForLoadState('networkidle');
      await grow(page);
      const tapped = `Diary page ${tids.length - 60}`;
      await within(page, tapped).scrollIntoViewIfNeeded();
      await page.waitForLoadState('networkidle');
      // Other journeys post for all countries: the list may have grown further.
      const before = await titles(page);
      const top = await topOf(page, tapped);
      await within(page, tapped).getByRole('link').click();
      await page.getByRole('heading', { level: 1, name: tapped }).waitFor();
      // What stands on the way to it has the title as well, and no buttons.
      await page.locator('.post-main .acts').waitFor();

      await cutOff(page.context());
      await page.goBack();
      await expect.poll(() => cards(page).count()).toBe(before.length);
      expect(await titles(page)).toEqual(before);
      await expect.poll(async () => Math.abs((await topOf(page, tapped)) - top)).toBeLessThan(2);
      await page.goForward();
      await page.getByRole('heading', { level: 1, name: tapped }).waitFor();
      await page.goBack();
      await expect.poll(() => cards(page).count()).toBe(before.length);
      await expect.poll(async () => Math.abs((await topOf(page, tapped)) - top)).toBeLessThan(2);
    },
  );

  test('asks quietly what changed: what is gone goes, what is new comes above, and nothing read moves', async ({
    journey,
  }) => {
    const { api, author, titled } = await shortList(journey);
    const reader = await journey.visitor({ width: 360 });
    await reader.register();
    const { page } = reader;
    await page.goto('/gh/latest');
    await page.waitForLoadState('networkidle');
    await grow(page, 40);
    await within(page, titled(8)).evaluate((title) => title.scrollIntoView({ block: 'center' }));
    await within(page, titled(8)).getByRole('link').click();
    await page.getByRole('heading', { level: 1, name: titled(8) }).waitFor();
    await page.getByRole('button', { name: /^Like/ }).first().click();
    await page.getByRole('status').filter({ hasText: 'Success !' }).waitFor();
    await api.must('threads.delete', { tid: author.tids[9] ?? 0 }, { token: author.token });
    const fields = { subject: 'Fresh in Accra', message: 'Written while the other one was read.', country_fid: 220 };
    await api.must('threads.create', fields, { token: author.token });

    const card = cards(page).filter({ has: within(page, titled(8)) });
    const release = await holdLists(page);
    await page.goBack();
    await within(page, titled(9)).waitFor();
    expect(await card.getByRole('button', { name: /^Like/ }).getAttribute('aria-pressed')).toBe('true');
    const top = await topOf(page, titled(8));
    release();
    await expect.poll(() => within(page, titled(9)).count()).toBe(0);
    await within(page, 'Fresh in Accra').waitFor();
    await expect.poll(async () => Math.abs((await topOf(page, titled(8))) - top)).toBeLessThan(2);
    expect(await cards(page).count()).toBeGreaterThanOrEqual(40);
    expect(await card.getByRole('button', { name: /^Like/ }).getAttribute('aria-pressed')).toBe('true');
  });

  test('asks for nothing where data is saved, and after a log-out shows nothing of before', async ({ journey }) => {
    await shortList(journey);
    const reader = await journey.visitor({ width: 360 });
    await reader.register();
    const { page } = reader;
    await page.goto('/gh/latest');
    // With its code: without it a browser keeps pages by itself.
    await alive(page);
    await page.evaluate(() => {
      // biome-ignore lint/suspicious/noDocumentCookie: as the site itself writes it
      document.cookie = 'bb_lite=1; path=/';
    });
    await page.waitForLoadState('networkidle');
    const first = within(page, await cards(page).getByRole('heading').first().innerText());
    await first.getByRole('link').click();
    await page.waitForURL(/\/forum\/15443\//);
    await page.waitForLoadState('networkidle');
    const asked: string[] = [];
    page.on('request', (request) => asked.push(request.url()));
    await page.goBack();
    await first.waitFor();
    await page.waitForLoadState('networkidle');
    expect(asked.filter((url) => url.includes('.data') || url.includes('/v4/'))).toEqual([]);
    await page.evaluate(() => localStorage.setItem('auth_turn', 'somebody else'));
    const other = await page.context().newPage();
    await other.goto('/robots.txt');
    await other.evaluate(() => localStorage.setItem('auth_turn', 'another'));
    await page.bringToFront();
    await expect.poll(() => asked.filter((url) => url.includes('.data')).length).toBeGreaterThan(0);
    asked.length = 0;
    await page.goForward();
    await expect.poll(() => asked.filter((url) => url.includes('/v5/content/thread/')).length).toBeGreaterThan(0);
  });

  test('another reader who came while a page was on its way has it asked for once it stands', async ({ journey }) => {
    const { page } = await journey.visitor({ width: 1280 });
    await page.goto('/');
    await page.waitForLoadState('networkidle');
    const other = await page.context().newPage();
    await other.goto('/robots.txt');
    await page.bringToFront();
    const asked: string[] = [];
    page.on('request', (request) => asked.push(request.url()));
    const release = await holdLists(page);
    await page.getByRole('banner').getByRole('link', { name: 'For you', exact: true }).click();
    await expect.poll(() => asked.filter((url) => /\.data|\/v[45]\//.test(url)).length).toBeGreaterThan(0);
    const before = asked.filter((url) => url.includes('.data')).length;
    await other.evaluate(() => localStorage.setItem('auth_turn', 'another'));
    release();
    await page.waitForURL('**/foryou');
    await expect.poll(() => asked.filter((url) => url.includes('.data')).length).toBeGreaterThan(before);
  });

  test('shows a thread with the answers that were opened in it', async ({ journey }) => {
    const { tid, pids, api } = await talk(journey, 1);
    const answerer = await newMember(api);
    for (let number = 1; number <= 9; number += 1) {
      const message = `Answer within, number ${number}.`;
      await api.must('threads.send-reply', { tid, repquote: pids[0] ?? 0, message }, { token: answerer.token });
    }
    const { page } = await journey.visitor({ width: 360 });
    await page.goto(addressOf(tid));
    await page.waitForLoadState('networkidle');
    await page.getByRole('button', { name: /^View . more/ }).click();
    const last = replyOf(page, 'Answer within, number 9.');
    await last.getByRole('link').first().click();
    await page.waitForURL('**/ucenter**');
    await page.goBack();
    await last.waitFor();
    await page.waitForLoadState('networkidle');
    await last.waitFor();
  });

  test('and a look for what is new take nothing from what is read where an answer is refused', async ({ journey }) => {
    journey.expectFault(/429/);
    const { tid } = await talk(journey, 1);
    const { page } = await journey.visitor({ width: 1280 });
    await page.goto(addressOf(tid));
    await page.waitForLoadState('networkidle');
    const read = page.locator('main [id^="pid"]');
    const posts = await read.count();
    await replyOf(page, 'Answer number 1.').getByRole('link').first().click();
    await page.waitForURL('**/ucenter**');
    await page.waitForLoadState('networkidle');
    const json = { status: 0, code: 1, success: 0, data: null, error: 'wire.too_many', msg: 'Too many requests.' };
    await page.route(/\.data|\/v[45]\/|\/selfapi\//, (route) => route.fulfill({ status: 429, json }));
    await page.goBack();
    await page.waitForLoadState('networkidle');
    expect(await read.count()).toBe(posts);
    await page.getByRole('button', { name: 'Refresh' }).click();
    await page.getByRole('alert').waitFor();
    expect(await read.count()).toBe(posts);
  });
});
