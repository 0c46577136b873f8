import type { Page, Route } from 'playwright-core';
import { describe, expect } from 'vitest';
import { newThread } from '../tests/support/content.ts';
import { alive } from './support/alive.ts';
import { fullOfFollows } from './support/follows.ts';
import { holdBack } from './support/hold-back.ts';
import { checkPage, type Journey, shoot, test } from './support/journey.ts';
import { offlineReader, opened, queueStarted, savedIn, setLine, waitingHere } from './support/offline.ts';
import { addressOf, countReplies, field, repliesOf, replyOf, send, setThread } from './support/talk.ts';

const waitingRow = (page: Page, words: string) => repliesOf(page).locator('.reply-waiting').filter({ hasText: words });

/** A member on a thread that they can read without a network too, with the line gone. */
async function cutOff(journey: Journey) {
  const reader = await offlineReader(journey);
  const { page, api } = reader;
  const thread = await newThread(api, { subject: 'What do you cook on a Thursday?' });
  await opened(page, addressOf(thread.tid));
  await page.reload();
  await alive(page);
  await savedIn(page, addressOf(thread.tid));
  await setLine(page, false);
  return { ...reader, thread, tid: thread.tid };
}

async function reply(page: Page, words: string): Promise<void> {
  await field(page).fill(words);
  await send(page).click();
  await waitingRow(page, words).getByText('Waiting for internet').waitFor();
}

describe('replies without a network', () => {
  test('wait in their place, outlive a reload, and are sent once and in their order when the line is back', async ({
    journey,
  }) => {
    const { page, api, tid } = await cutOff(journey);
    await reply(page, 'Rice and beans, said first.');
    await reply(page, 'Dried fish, said second.');
    await repliesOf(page).getByRole('heading', { name: 'No replies yet, 2 waiting' }).waitFor();
    await page.reload();
    await waitingRow(page, 'Rice and beans, said first.').getByText('Waiting for internet').waitFor();
    await alive(page);
    await checkPage(page);
    await shoot(page, 'offline-waiting-1280');
    await page.setViewportSize({ width: 360, height: 800 });
    await shoot(page, 'offline-waiting-360');
    await page.setViewportSize({ width: 1280, height: 900 });
    await setLine(page, true);
    await expect.poll(() => waitingHere(page)).toBe(0);
    await replyOf(page, 'Dried fish, said second.').waitFor();
    await expect.poll(() => repliesOf(page).locator('.reply-waiting').count()).toBe(0);
    expect(await countReplies(api, tid)).toBe(2);
    const { data } = await api.must('threads.reply-list', { tid, page: 1, limit: 20 });
    const said = data.list.map(({ position, message }) => [position, message.replace(/<[^>]+>/g, '')] as const);
    expect(said.toSorted(([one], [other]) => one - other).map(([, words]) => words)).toEqual([
      'Rice and beans, said first.',
      'Dried fish, said second.',
    ]);
  });

  test('one is taken back into the field, another deleted; neither is sent', async ({ journey }) => {
    const { page, api, tid } = await cutOff(journey);
    await reply(page, 'To be said better.');
    await reply(page, 'Not to be said.');
    await waitingRow(page, 'Not to be said.').getByRole('button', { name: 'Delete' }).click();
    await waitingRow(page, 'To be said better.').getByRole('button', { name: 'Edit' }).click();
    await expect.poll(() => field(page).inputValue()).toBe('To be said better.');
    expect(await repliesOf(page).locator('.reply-waiting').count()).toBe(0);
    expect(await waitingHere(page)).toBe(0);
    await setLine(page, true);
    await page.reload();
    await queueStarted(page);
    expect(await countReplies(api, tid)).toBe(0);
  });

  test('on another page a note leads to what went out', async ({ journey }) => {
    const { page, tid } = await cutOff(journey);
    await reply(page, 'Sent while I read something else.');
    // Before anything is sent the reader is elsewhere.
    const release = await holdBack(page, '**/v5/content/post/newReply');
    await setLine(page, true);
    await page.goto('/ng/privacy');
    release();
    const note = page.getByRole('status').filter({ hasText: 'Your reply is sent.' });
    await note.waitFor();
    await shoot(page, 'offline-sent-1280');
    await note.getByRole('button', { name: 'Show it' }).click();
    await page.waitForURL(`**/forum/15443/${tid}*`);
    await replyOf(page, 'Sent while I read something else.').waitFor();
  });

  test('what is refused then stays with the reason, its words are copied, and it is deleted', async ({ journey }) => {
    const { page, api, tid } = await cutOff(journey);
    await reply(page, 'Too late by a minute.');
    await page.reload();
    const saved = page.getByText(/^No connection. This page was saved at/);
    await saved.waitFor();
    await repliesOf(page).getByRole('heading', { name: 'No replies yet, 1 waiting' }).waitFor();
    await alive(page);
    await setThread(tid, { closed: true });
    await setLine(page, true);
    const row = waitingRow(page, 'Too late by a minute.');
    await row.getByRole('alert').getByText('This thread is closed').waitFor();
    await saved.waitFor({ state: 'hidden' });
    await repliesOf(page).getByRole('heading', { name: 'No replies yet', exact: true }).waitFor();
    await checkPage(page);
    await shoot(page, 'offline-refused-1280');
    await page.context().grantPermissions(['clipboard-read', 'clipboard-write']);
    await row.getByRole('button', { name: 'Copy my words' }).click();
    await expect.poll(() => page.evaluate(() => navigator.clipboard.readText())).toBe('Too late by a minute.');
    await row.getByRole('button', { name: 'Delete' }).click();
    await row.waitFor({ state: 'hidden' });
    expect(await waitingHere(page)).toBe(0);
    expect(await countReplies(api, tid)).toBe(0);
  });

  test('refused by a thread that was closed meanwhile, the field gives way to that', async ({ journey }) => {
    const { page, tid } = await cutOff(journey);
    await reply(page, 'Closed before the line was back.');
    await setThread(tid, { closed: true });
    await setLine(page, true);
    await waitingRow(page, 'Closed before the line was back.').getByRole('alert').waitFor();
    await expect.poll(() => field(page).count()).toBe(0);
  });

  test('one that the server had when the line broke is posted once', async ({ journey }) => {
    const { page, api, tid } = await cutOff(journey);
    await setLine(page, true);
    const cut = async (route: Route) => {
      await route.fetch();
      await route.abort('internetdisconnected');
    };
    await page.route('**/v5/content/post/newReply', cut, { times: 1 });
    await reply(page, 'Sent as the bus drove into the tunnel.');
    expect(await countReplies(api, tid)).toBe(1);
    await setLine(page, false);
    await setLine(page, true);
    await replyOf(page, 'Sent as the bus drove into the tunnel.').waitFor();
    await expect.poll(() => waitingHere(page)).toBe(0);
    expect(await countReplies(api, tid)).toBe(1);
  });

  test('two tabs whose line comes back at once send each of them once', async ({ journey }) => {
    const { page, api, tid } = await cutOff(journey);
    await setLine(page, true);
    const other = await page.context().newPage();
    await opened(other, addressOf(tid));
    await setLine(page, false);
    await reply(page, 'From the first tab.');
    await reply(other, 'From the second tab.');
    await setLine(page, true);
    for (const tab of [page, other]) {
      await replyOf(tab, 'From the second tab.').waitFor();
      await expect.poll(() => repliesOf(tab).locator('.reply-waiting').count()).toBe(0);
      for (const words of ['From the first tab.', 'From the second tab.']) {
        await expect.poll(() => repliesOf(tab).locator('li.reply').filter({ hasText: words }).count()).toBe(1);
      }
    }
    expect(await countReplies(api, tid)).toBe(2);
  });

  test('a log-out names what would be lost, and keeps it where its member stays', async ({ journey }) => {
    const { page, api, tid } = await cutOff(journey);
    await reply(page, 'Not to be lost unasked.');
    const leave = async () => {
      await page.getByRole('banner').getByRole('button', { name: 'Your account' }).click();
      await page.getByRole('button', { name: 'Log out' }).click();
    };
    await leave();
    const dialog = page.getByRole('dialog', { name: 'Log out without sending?' });
    await dialog.getByText('Not sent yet: 1 reply.').waitFor();
    await checkPage(page);
    await dialog.getByRole('button', { name: 'Cancel' }).click();
    expect(await waitingHere(page)).toBe(1);
    await leave();
    await dialog.getByRole('button', { name: 'Log out' }).click();
    await expect.poll(() => page.evaluate(() => localStorage.getItem('auth_token'))).toBeNull();
    expect(await waitingHere(page)).toBe(0);
    await setLine(page, true);
    await page.goto(addressOf(tid));
    await alive(page);
    expect(await countReplies(api, tid)).toBe(0);
  });
});

test('a like, a save and a follow wait as they were pressed last, and are done once', async ({ journey }) => {
  const { page, api, tid, thread, member } = await cutOff(journey);
  const post = page.locator('article').first();
  const like = post.getByRole('button', { name: /^Like/ });
  await like.click();
  await page.getByRole('status').filter({ hasText: 'We’ll send it for you.' }).waitFor();
  await expect.poll(() => like.getAttribute('aria-pressed')).toBe('true');
  const save = post.getByRole('button', { name: 'Save' });
  for (const pressed of ['true', 'false', 'true']) {
    await save.click();
    await expect.poll(() => save.getAttribute('aria-pressed')).toBe(pressed);
  }
  const plate = page.getByRole('region', { name: thread.author.username });
  await plate.getByRole('button', { name: 'Follow', exact: true }).click();
  await plate.getByRole('button', { name: 'Following', exact: true }).waitFor();
  // Of three presses on one thing the last one counts.
  await expect.poll(() => waitingHere(page)).toBe(3);
  await setLine(page, true);
  await expect.poll(() => waitingHere(page)).toBe(0);
  const { data } = await api.must('threads.info', { tid }, { token: member.token });
  expect(data).toMatchObject({ is_like: 1, is_favorite: 1 });
  await page.reload();
  await plate.getByRole('button', { name: 'Following', exact: true }).waitFor();
});

test('a follow that is refused when it is sent is shown as none, and why is said', async ({ journey }) => {
  const { page, thread, member } = await cutOff(journey);
  const plate = page.getByRole('region', { name: thread.author.username });
  await plate.getByRole('button', { name: 'Follow', exact: true }).click();
  await plate.getByRole('button', { name: 'Following', exact: true }).waitFor();
  await expect.poll(() => waitingHere(page)).toBe(1);
  // Whoever has as many as one may follow is refused another one.
  await fullOfFollows(member.uid);
  await setLine(page, true);
  await page.getByRole('alert').first().waitFor();
  await plate.getByRole('button', { name: 'Follow', exact: true }).waitFor();
  expect(await waitingHere(page)).toBe(0);
});

test('a like that waits stands in a list that is asked for anew', async ({ journey }) => {
  const { page } = await cutOff(journey);
  await setLine(page, true);
  await opened(page, '/ng/latest');
  // Whatever is asked for arrives, and nothing that is sent.
  await page.route('**/v5/content/post/like', (route) => route.abort('connectionfailed'));
  const card = page.getByRole('article').filter({ hasText: 'What do you cook on a Thursday?' }).first();
  const like = card.getByRole('button', { name: /^Like/ });
  await like.click();
  await expect.poll(() => waitingHere(page)).toBe(1);
  await expect.poll(() => like.getAttribute('aria-pressed')).toBe('true');
  await page.getByRole('button', { name: 'Refresh' }).first().click();
  await expect.poll(() => like.getAttribute('aria-pressed')).toBe('true');
});

test('a post waits, is gone on with, and goes out once when the line is back', async ({ journey }) => {
  const { page, api, member } = await offlineReader(journey);
  await opened(page, '/ng/note/thread');
  await page.reload();
  await alive(page);
  await page.getByLabel('Title').fill('Written in the tunnel');
  await page.getByRole('textbox', { name: 'Your text' }).click();
  await page.keyboard.type('Long enough to be a post of its own.');
  await setLine(page, false);
  await page.getByRole('button', { name: 'Publish' }).last().click();
  await page.waitForURL('**/ng/offline');
  const row = page.getByRole('listitem').filter({ hasText: 'Written in the tunnel' });
  await row.getByText('Waiting for internet').waitFor();
  await checkPage(page);
  await shoot(page, 'offline-post-1280');

  await row.getByRole('button', { name: 'Edit' }).click();
  await page.waitForURL('**/ng/note/thread');
  await expect.poll(() => page.getByLabel('Title').inputValue()).toBe('Written in the tunnel');
  await page.getByLabel('Title').fill('Written in the tunnel, better');
  await page.getByRole('button', { name: 'Publish' }).last().click();
  await page.waitForURL('**/ng/offline');
  const better = page.getByRole('listitem').filter({ hasText: 'Written in the tunnel, better' });
  await better.waitFor();
  // Opened by its address, without a line, the page is nobody's.
  await page.reload();
  await better.waitFor();
  await alive(page);
  await setLine(page, true);
  await better.waitFor({ state: 'hidden' });
  const note = page.getByRole('status').filter({ hasText: 'Your post is sent.' });
  await note.getByRole('button', { name: 'Show it' }).click();
  await page.getByRole('heading', { name: 'Written in the tunnel, better' }).waitFor();
  const { data } = await api.must('threads.of-member', { uid: member.uid, page: 1 });
  expect(data.list.map(({ subject }) => subject)).toEqual(['Written in the tunnel, better']);
});

test('what is shared from another app opens the composer, words and picture in it', async ({ journey }) => {
  const { page } = await offlineReader(journey, { width: 360 });
  await opened(page, '/ng/latest');
  await page.reload();
  await alive(page);
  await page.evaluate(async () => {
    const canvas = Object.assign(document.createElement('canvas'), { width: 640, height: 480 });
    canvas.getContext('2d')!.fillRect(0, 0, 640, 480);
    const blob = await new Promise<Blob | null>((resolve) => canvas.toBlob(resolve, 'image/jpeg'));
    const form = new FormData();
    form.set('title', 'Kitchen and market');
    form.set('text', 'Look at <this>.');
    form.append('photos', new File([blob!], 'market.jpg', { type: 'image/jpeg' }));
    // As the phone does it, only that it goes to the answer's address itself.
    await fetch('/ng/share', { method: 'POST', body: form, redirect: 'manual' });
  });
  await page.goto('/ng/note/thread#shared');
  await page.waitForURL('**/ng/note/thread');
  await expect.poll(() => page.getByLabel('Title').inputValue()).toBe('Kitchen and market');
  await expect.poll(() => page.getByRole('textbox', { name: 'Your text' }).innerText()).toContain('Look at <this>.');
  // Made smaller and sent by a worker of its own, which waits for its turn.
  await page.locator('.compose-photo .compose-line').waitFor({ timeout: 30_000 });
  await checkPage(page);
  await shoot(page, 'offline-shared-360');
  // Taken once: a reload brings the draft back, and neither takes it again nor misses it.
  await page.reload();
  await alive(page);
  await expect.poll(() => page.getByLabel('Title').inputValue()).toBe('Kitchen and market');
  await expect.poll(() => page.locator('.compose-photo .compose-line').count()).toBe(1);
  const words = await page.getByRole('textbox', { name: 'Your text' }).innerText();
  expect(words.split('Look at <this>.')).toHaveLength(2);
  expect(await page.getByRole('alert').filter({ hasText: /\S/ }).count()).toBe(0);
});
