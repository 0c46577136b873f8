import type { Page } from 'playwright-core';
import { expect } from 'vitest';
import type { Api } from '../tests/support/api.ts';
import { newMember, newReply, newThread } from '../tests/support/content.ts';
import { alive } from './support/alive.ts';
import { checkPage, type Journey, shoot, test } from './support/journey.ts';
import { addressOf, repliesOf, replyOf } from './support/talk.ts';

/** A board where hardly another journey writes. */
const typeid = 4;
const board = `/forum/b${typeid}`;

/** A thread on that board with so many replies, and a reader with a browser. */
async function readerOf(
  journey: Journey,
  count: number,
  visit: Parameters<Journey['visitor']>[0] = { width: 360 },
  fields: object = {},
) {
  const { api } = await journey.visitor();
  const author = await newMember(api);
  const subject = `Prices this week by ${author.username}`;
  const written = { subject, message: 'Say the town and the price.', typeid, ...fields };
  const { tid } = (await api.must('threads.create', written, { token: author.token })).data;
  const answer = (number: number) => newReply(api, { tid, author, message: `Answer number ${number}.` });
  const pids: number[] = [];
  for (let number = 1; number <= count; number += 1) pids.push((await answer(number)).pid);
  const reader = await journey.visitor(visit);
  const { token } = await reader.register();
  const place = async () => (await api.must('threads.my-place', { tid }, { token })).data;
  const note = (floor: number, position: number) => api.must('threads.note-read', { tid, floor, position }, { token });
  return { ...reader, api, subject, tid, pids, answer, place, note, token };
}

/** What the board lists: its order is kept by a reader of the log. */
const listed = async (api: Api): Promise<number[]> =>
  (await api.must('threads.board-threads', { country_fid: 188, typeid })).data.list.map((each) => each.tid);

const rowOf = (page: Page, subject: string) => page.getByRole('article').filter({ hasText: subject });
const goOn = (page: Page) => page.getByRole('link', { name: 'First unread reply' });
const line = (page: Page) => page.getByText('You were here', { exact: true });
const progress = (page: Page) => page.getByRole('progressbar', { name: 'Your place in the replies' });
/** Calls that note what was read. */
const isNote = (url: string): boolean => url.includes('/v5/content/thread/read');

/** Where the line stands, by the words of the reply after it. */
const afterLine = (page: Page, words: string) =>
  repliesOf(page)
    .locator('li.reply')
    .filter({ has: line(page) })
    .filter({ hasText: words });

test('who comes back sees what is new, is led to where they stopped, and sees it no more once it is read', async ({
  journey,
}) => {
  const { page, api, subject, tid, pids, answer, place } = await readerOf(journey, 12);
  const author = await newMember(api);
  const others: number[] = [];
  for (let number = 0; number < 6; number += 1) others.push((await newThread(api, { author, typeid })).tid);
  await expect.poll(() => listed(api)).toEqual(expect.arrayContaining([tid, ...others]));
  await page.goto(`/ng${board}`);
  await alive(page);
  const row = rowOf(page, subject);
  await row.evaluate((each) => each.scrollIntoView({ block: 'start' }));
  const top = async () => Math.round((await row.boundingBox())!.y);
  const before = await top();
  expect(await page.evaluate(() => scrollY)).toBeGreaterThan(0);
  await row.getByRole('link', { name: subject }).click();
  await page.waitForURL(`**/${tid}`);
  await progress(page).waitFor();
  expect(await goOn(page).count()).toBe(0);
  await replyOf(page, 'Answer number 5.').scrollIntoViewIfNeeded();
  await expect.poll(() => progress(page).evaluate((bar: HTMLProgressElement) => bar.value)).toBeGreaterThanOrEqual(4);
  const noted = page.waitForResponse((response) => isNote(response.url()));
  await page.goBack();
  await noted;
  await expect.poll(top).toBe(before);
  expect(await row.getByText(/\d new/).count()).toBe(0);
  const stopped = await place();
  expect(pids.indexOf(stopped.pid)).toBeGreaterThanOrEqual(4);
  expect(pids.indexOf(stopped.pid)).toBeLessThan(9);

  await answer(13);
  await answer(14);
  await page.reload();
  await alive(page);
  await row.getByText('2 new', { exact: true }).waitFor();
  await checkPage(page);
  await shoot(page, 'reading-places-board-360');
  await row.getByRole('link', { name: subject }).click();
  await goOn(page).click();
  await page.waitForURL(`**#pid${stopped.pid}`);
  const number = pids.indexOf(stopped.pid) + 1;
  await afterLine(page, `Answer number ${number}.`).waitFor();
  await progress(page).waitFor();
  // Under the header, once the rows above have their own heights.
  const below = () => line(page).evaluate((mark) => mark.getBoundingClientRect().top);
  const header = (await page.getByRole('banner').boundingBox())!;
  await page.evaluate(() => new Promise((done) => requestAnimationFrame(() => requestAnimationFrame(done))));
  await expect.poll(below).toBeGreaterThanOrEqual(header.y + header.height);
  await checkPage(page);
  await shoot(page, 'reading-places-here-360');

  // The step back shows the list as it was left, but for what has been read since.
  await page.goBack();
  await page.waitForURL(`**/${tid}`);
  await page.goBack();
  await row.waitFor();
  expect(await row.getByText(/\d new/).count()).toBe(0);
});

test('a card’s newest line says how many are new, which leads to the first of them', async ({ journey }) => {
  const { page, subject, tid, answer, note, place } = await readerOf(journey, 1);
  await note(1, 2);
  for (const number of [2, 3, 4]) await answer(number);
  await page.goto('/ng/latest');
  await rowOf(page, subject).getByText('3 new', { exact: true }).waitFor();
  await checkPage(page);
  await shoot(page, 'reading-places-card-360');
  await rowOf(page, subject).getByRole('link', { name: '3 new' }).click();
  await page.waitForURL(`**/${tid}#pid${(await place()).pid}`);
  await afterLine(page, 'Answer number 2.').waitFor();
});

test('short replies that are gathered have been come to with their row', async ({ journey }) => {
  const { page, api, tid } = await readerOf(journey, 10);
  for (let n = 0; n < 3; n += 1) await newReply(api, { tid, author: await newMember(api), message: 'Thank you!' });
  await page.goto(addressOf(tid, '?page=2'));
  await progress(page).waitFor();
  await page.getByText('3 short replies').scrollIntoViewIfNeeded();
  await expect.poll(() => progress(page).evaluate((bar: HTMLProgressElement) => bar.value)).toBe(13);
});

test('without script the way on is a link to the page on which the reply stands', async ({ journey }) => {
  const { page, tid, pids, note } = await readerOf(journey, 14, { width: 360, javaScript: false });
  await note(11, 12);
  await page.goto(addressOf(tid));
  expect(await progress(page).count()).toBe(0);
  await goOn(page).click();
  await page.waitForURL(`**/${tid}?page=2#pid${pids[11]}`);
  await afterLine(page, 'Answer number 12.').waitFor();
});

test('a guest’s reading is not noted, and they are led to no place', async ({ journey }) => {
  const { page, tid, api } = await readerOf(journey, 12);
  await page.context().clearCookies();
  await page.addInitScript(() => localStorage.clear());
  const asked: string[] = [];
  page.on('request', (request) => asked.push(request.url()));
  await page.goto(addressOf(tid, '?here=1'));
  await page.waitForURL(`**/${tid}`);
  await alive(page);
  await replyOf(page, 'Answer number 9.').scrollIntoViewIfNeeded();
  await newReply(api, { tid, author: await newMember(api), message: 'Came meanwhile.' });
  expect(await goOn(page).count()).toBe(0);
  await page.getByRole('link', { name: 'Back', exact: true }).click();
  await page.waitForURL((url) => !url.pathname.endsWith(`/${tid}`));
  expect(asked.filter((url) => isNote(url) || url.includes('ReadingProgress'))).toEqual([]);
});

const looks = [
  { prefix: '/ng', here: 'You were here', fresh: '2 new', width: 1280, dark: false },
  { prefix: '/ma', here: 'Vous en étiez là', fresh: '2 nouvelles', width: 360, dark: true },
  { prefix: '/in', here: 'आप यहाँ तक पढ़ चुके हैं', fresh: '2 नए', width: 360, dark: false },
  { prefix: '/in', here: 'आप यहाँ तक पढ़ चुके हैं', fresh: '2 नए', width: 1280, dark: true },
] as const;

test.for(looks)('is drawn at $width px under $prefix, dark: $dark', async (look, { journey }) => {
  const { prefix, here, fresh, width, dark } = look;
  // For every country, so that each one's board shows it.
  const { page, subject, tid, note, answer } = await readerOf(journey, 12, { width, dark }, { country_fid: 293 });
  await note(4, 13);
  await answer(13);
  await answer(14);
  const name = `${prefix.slice(1)}-${width}-${dark ? 'dark' : 'light'}`;
  await page.goto(`${prefix}${board}?order=new`);
  await rowOf(page, subject).getByText(fresh, { exact: true }).waitFor();
  await checkPage(page);
  await shoot(page, `reading-places-board-${name}`);
  await page.goto(`${prefix}/forum/15443/${tid}?here=1`);
  await page.getByText(here, { exact: true }).waitFor();
  await alive(page);
  await page.getByRole('progressbar').waitFor();
  await checkPage(page);
  await shoot(page, `reading-places-here-${name}`);
});
