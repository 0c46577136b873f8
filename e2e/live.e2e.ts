import type { Page, WebSocket } from 'playwright-core';
import { describe, expect } from 'vitest';
import { newMember, newReply, newThread } from '../tests/support/content.ts';
import { checkPage, type Journey, shoot, test } from './support/journey.ts';
import { addressOf, replyOf, talk } from './support/talk.ts';

/** Opens a thread and waits until the server has said how it stands. */
async function openLive(page: Page, address: string): Promise<void> {
  const connected = page.waitForEvent('websocket', (socket) => receives(socket));
  await page.goto(address);
  await connected;
}
const receives = (socket: WebSocket): Promise<boolean> =>
  socket.waitForEvent('framereceived', ({ payload }) => String(payload).includes('"channel"')).then(() => true);

async function reader(journey: Journey, address: string, width: 360 | 1280 = 360) {
  const person = await journey.visitor({ width });
  const member = await person.register();
  await openLive(person.page, address);
  return { ...person, page: person.page, member, api: person.api };
}

const bar = (page: Page, count: number) =>
  page.getByRole('button', { name: count === 1 ? '1 new reply' : `${count} new replies`, exact: true });

/** Where a reply stands in the window. */
const topOf = (page: Page, words: string): Promise<number> =>
  replyOf(page, words).evaluate((reply) => reply.getBoundingClientRect().top);

describe('an open thread', () => {
  test('new replies are announced in a bar without moving what is read; a press leads to the first of them', async ({
    journey,
  }) => {
    const { tid, api } = await talk(journey, 12);
    const { page } = await reader(journey, addressOf(tid));
    await replyOf(page, 'Answer number 5.').scrollIntoViewIfNeeded();
    const before = await topOf(page, 'Answer number 5.');
    const author = await newMember(api);
    for (const message of ['First of the new ones.', 'Second of the new ones.']) {
      await newReply(api, { tid, author, message });
    }
    await bar(page, 2).waitFor();
    expect(await topOf(page, 'Answer number 5.')).toBe(before);
    await page.getByRole('status').getByText('There are new replies').waitFor();
    await page.getByRole('heading', { name: '14 replies' }).waitFor();
    await checkPage(page);
    await shoot(page, 'new-replies-phone');

    await bar(page, 2).press('Enter');
    await page.waitForURL(/page=2#pid\d+$/);
    await replyOf(page, 'First of the new ones.').waitFor();
    await replyOf(page, 'Second of the new ones.').waitFor();
    await bar(page, 2).waitFor({ state: 'detached' });
    // The keyboard goes on where the reader is.
    await expect.poll(() => page.evaluate(() => document.activeElement?.id)).toMatch(/^pid\d+$/);

    // On the page that stands they are shown in place.
    await newReply(api, { tid, author, message: 'And a third one.' });
    await bar(page, 1).click();
    await replyOf(page, 'And a third one.').waitFor();
    await bar(page, 1).waitFor({ state: 'detached' });
  });

  test('replies for the author alone come to the author’s page, and another reader’s joins nothing', async ({
    journey,
  }) => {
    const visit = await journey.visitor({ width: 360 });
    const author = await visit.register();
    const { tid } = await newThread(visit.api, { author, replyVisibleOnlyToAuthors: 1 });
    const other = await journey.visitor({ width: 360 });
    await other.register();
    const asked: string[] = [];
    other.page.on('websocket', (socket) => socket.on('framesent', ({ payload }) => asked.push(String(payload))));
    other.page.on('request', (request) => asked.push(request.url()));
    await openLive(visit.page, addressOf(tid));
    // Comes when the page has nothing else to do, as what joins would.
    const idle = other.page.waitForResponse(/ReadingProgress/);
    await other.page.goto(addressOf(tid));
    await newReply(visit.api, { tid, message: 'For your eyes alone.' });
    await bar(visit.page, 1).click();
    await replyOf(visit.page, 'For your eyes alone.').waitFor();
    await idle;
    expect(asked.filter((each) => each.includes('thread:') || each.includes('NewReplies'))).toEqual([]);
  });

  test('one’s own reply is no news, those of others that come with it are', async ({ journey }) => {
    const { tid, api } = await talk(journey, 1);
    const { page, member } = await reader(journey, addressOf(tid), 1280);
    await newReply(api, { tid, author: { ...member }, message: 'Written on my other phone.' });
    await newReply(api, { tid, message: 'Written by another.' });
    await bar(page, 1).waitFor();
    await bar(page, 1).click();
    await replyOf(page, 'Written by another.').waitFor();
    await replyOf(page, 'Written on my other phone.').waitFor();
  });

  test('likes change in place, and a reply that is deleted says so', async ({ journey }) => {
    const { tid, api } = await talk(journey, 2);
    const author = await newMember(api);
    const { pid } = await newReply(api, { tid, author, message: 'Soon deleted.' });
    const { page } = await reader(journey, addressOf(tid), 1280);
    const reply = replyOf(page, 'Soon deleted.');
    await reply.waitFor();
    await api.must('threads.like', { pid, like: 1 }, await newMember(api));
    await reply.getByRole('button', { name: /^Like.*1/ }).waitFor();
    const { data } = await api.must('threads.info', { tid });
    await api.must('threads.like', { pid: data.pid, like: 1 }, author);
    await page
      .getByRole('article')
      .getByRole('button', { name: /^Like.*1/ })
      .waitFor();
    await api.must('threads.delete-post', { pid }, author);
    await page.locator(`#pid${pid}`).getByText('This reply was removed').waitFor();
    expect(await page.getByText('Soon deleted.').count()).toBe(0);
    await page.getByRole('heading', { name: '2 replies' }).waitFor();
  });

  test('the bars of a poll move, and a thread that is deleted is gone', async ({ journey }) => {
    const author = await newMember((await journey.visitor()).api);
    const { api } = await journey.visitor();
    const question = { subject: 'Who starts in goal?', polloptions: ['The young one', 'The captain'] };
    const { data } = await api.must('threads.new-thread-vote', question, author);
    const { tid } = data.Variables;
    const { page } = await reader(journey, addressOf(tid), 1280);
    const answers = page.getByRole('group', { name: 'Answers to choose from' }).first();
    await page.getByRole('button', { name: 'See results' }).click();
    await api.must('threads.vote', { tid, a_id: [2] }, await newMember(api));
    await answers.getByRole('listitem').filter({ hasText: 'The captain' }).getByText('100').waitFor();
    journey.expectFault(/404/);
    await api.must('threads.delete', { tid }, author);
    await answers.waitFor({ state: 'detached' });
  });

  test('a hidden page receives nothing, and asks how things stand when it is shown again', async ({ journey }) => {
    const { tid, api } = await talk(journey, 1);
    const { page } = await reader(journey, addressOf(tid));
    const left = page.evaluate(() => {
      Object.defineProperty(document, 'visibilityState', { configurable: true, get: () => 'hidden' });
      document.dispatchEvent(new Event('visibilitychange'));
    });
    await left;
    const other = await reader(journey, addressOf(tid));
    await newReply(api, { tid, message: 'Came while nobody looked.' });
    await bar(other.page, 1).waitFor();
    expect(await bar(page, 1).count()).toBe(0);
    await page.evaluate(() => {
      Object.defineProperty(document, 'visibilityState', { configurable: true, get: () => 'visible' });
      document.dispatchEvent(new Event('visibilitychange'));
    });
    await bar(page, 1).waitFor();
  });

  test('a guest and a reader on a dear network open no socket and load nothing for it', async ({ journey }) => {
    const { tid, api } = await talk(journey, 1);
    const guest = await journey.visitor({ width: 360 });
    const frugal = await journey.visitor({ width: 360 });
    await frugal.register();
    await frugal.page.addInitScript(() => {
      Object.defineProperty(navigator, 'connection', { value: { saveData: true, addEventListener: () => {} } });
    });
    const asked: string[] = [];
    for (const { page } of [guest, frugal]) {
      page.on('websocket', (socket) => asked.push(socket.url()));
      page.on('request', (request) => asked.push(request.url()));
      await page.goto(addressOf(tid));
    }
    const { page } = await reader(journey, addressOf(tid));
    await newReply(api, { tid, message: 'Sent to members alone.' });
    await bar(page, 1).waitFor();
    expect(asked.filter((url) => /^ws|NewReplies/.test(url))).toEqual([]);
  });
});
