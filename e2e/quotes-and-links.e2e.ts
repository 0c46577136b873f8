import { once } from 'node:events';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import type { Page } from 'playwright-core';
import { expect } from 'vitest';
import { alive } from './support/alive.ts';
import { checkOverflow } from './support/checks.ts';
import { stopClock } from './support/clock.ts';
import { holdBack } from './support/hold-back.ts';
import { checkPage, type Journey, test, type Visit } from './support/journey.ts';
import { addressOf, field, repliesOf, send, talk } from './support/talk.ts';

/** Selects the words from the first to the last of these, as by a long press and its handles. */
async function select(page: Page, within: string, first: string, last: string): Promise<void> {
  await page.locator(within).evaluate(
    (element, [from, to]) => {
      const range = document.createRange();
      const walker = document.createTreeWalker(element, NodeFilter.SHOW_TEXT);
      for (let node = walker.nextNode() as Text | null; node; node = walker.nextNode() as Text | null) {
        if (node.data.includes(from!)) range.setStart(node, node.data.indexOf(from!));
        if (node.data.includes(to!)) range.setEnd(node, node.data.indexOf(to!) + to!.length);
      }
      element.dispatchEvent(new Event('selectstart', { bubbles: true }));
      getSelection()!.removeAllRanges();
      getSelection()!.addRange(range);
    },
    [first, last],
  );
}

const quote = (page: Page) => page.getByRole('button', { name: 'Quote these words' });

async function reader(journey: Journey, tid: number, visit: Visit = {}) {
  const person = await journey.visitor(visit);
  await person.register();
  await person.page.goto(addressOf(tid));
  await alive(person.page);
  return person.page;
}

test('words that are selected in a reply are quoted in an answer to it', async ({ journey }) => {
  const { tid, pids } = await talk(journey, 2);
  const page = await reader(journey, tid);
  await checkPage(page);
  await select(page, `#pid${pids[0]} .prose`, 'Answer', '1');
  await quote(page).waitFor();
  // While words are selected the button lies over what stands below them.
  await checkOverflow(page);
  await quote(page).click();
  await quote(page).waitFor({ state: 'hidden' });
  await expect.poll(() => field(page).evaluate((item) => item === document.activeElement)).toBe(true);
  await page.keyboard.type('I saw <this> too.');
  await page.locator('form .quoted-words').waitFor();
  await checkPage(page);
  await send(page).click();
  const answer = repliesOf(page).locator('.children .reply').filter({ hasText: 'I saw <this> too.' });
  await answer.waitFor();
  expect(await answer.locator('blockquote').innerText()).toBe('Answer number 1');
});

test('words that were selected before the page’s code came are quoted, too', async ({ journey }) => {
  const { tid, pids } = await talk(journey, 1);
  const person = await journey.visitor();
  await person.register();
  const { page } = person;
  const release = await holdBack(page, '**/assets/entry.client*');
  await page.goto(addressOf(tid), { waitUntil: 'commit' });
  await page.locator(`#pid${pids[0]} .prose`).waitFor();
  await select(page, `#pid${pids[0]} .prose`, 'Answer', '1');
  release();
  await quote(page).waitFor();
});

test('on a phone words of the post are quoted in the sheet, and taken out again', async ({ journey }) => {
  const { tid } = await talk(journey, 0);
  const page = await reader(journey, tid, { width: 360 });
  await select(page, '.post-main .prose', 'pictures', 'walk');
  await quote(page).tap();
  const sheet = page.getByRole('dialog', { name: 'Write a reply' });
  await sheet.locator('.quoted-words').waitFor();
  await checkPage(page);
  await sheet.getByRole('button', { name: 'Remove the quote' }).click();
  expect(await sheet.locator('.quoted-words').count()).toBe(0);
});

test('across two posts nothing is quoted, nor by who may not reply', async ({ journey }) => {
  const { tid, pids } = await talk(journey, 2);
  const page = await reader(journey, tid);
  await select(page, `#pid${pids[0]} .prose`, 'Answer', '1');
  await quote(page).waitFor();
  await select(page, '#replies', 'number 1', 'number 2');
  await quote(page).waitFor({ state: 'hidden' });
  const guest = (await journey.visitor()).page;
  await guest.goto(addressOf(tid));
  await alive(guest);
  const asked: string[] = [];
  guest.on('request', (request) => asked.push(request.url()));
  await select(guest, `#pid${pids[0]} .prose`, 'Answer', '1');
  await guest.evaluate(() => new Promise((resolve) => requestIdleCallback(resolve)));
  expect(asked.filter((url) => url.includes('QuoteButton'))).toEqual([]);
});

/** A page elsewhere that says what it is about. */
async function pageElsewhere(journey: Journey): Promise<{ url: string; asked: () => number }> {
  let asked = 0;
  const server = createServer((_request, response) => {
    asked += 1;
    response.writeHead(200, { 'content-type': 'text/html' });
    response.end('<title>The lens by night</title><meta name=description content="Twelve photos of one bridge">');
  }).listen(0, '127.0.0.1');
  await once(server, 'listening');
  journey.endWith(() => void server.close());
  return { url: `http://127.0.0.1:${(server.address() as AddressInfo).port}/night`, asked: () => asked };
}

async function writing(journey: Journey, visit: Visit, url: string): Promise<Page> {
  const person = await journey.visitor(visit);
  await person.register();
  const { page } = person;
  await page.goto('/note/thread');
  await page.locator('.ProseMirror').waitFor();
  await page.getByLabel('Title').fill('By night');
  await page.getByRole('textbox', { name: 'Your text' }).click();
  await page.keyboard.type(`Look at ${url} before you buy one.`);
  return page;
}

test('a link has a card while one writes, and for readers, but not for those who save data', async ({ journey }) => {
  const { url, asked } = await pageElsewhere(journey);
  const page = await writing(journey, { width: 360 }, url);
  const card = (where: Page) => where.getByRole('link', { name: /The lens by night/ });
  await card(page).waitFor();
  await checkPage(page);
  await page.getByRole('button', { name: 'Publish' }).first().click();
  await page.waitForURL('**/forum/15443/*');
  expect(await card(page).getAttribute('href')).toBe(url);
  await card(page).getByText('Twelve photos of one bridge').waitFor();
  await checkPage(page);

  const saver = (await journey.visitor({ width: 360 })).page;
  await saver.context().addCookies([{ name: 'bb_lite', value: '1', url: journey.url }]);
  await saver.goto(page.url());
  await saver.getByRole('link', { name: url }).waitFor();
  expect(await card(saver).count()).toBe(0);
  expect(asked()).toBe(1);
});

test('who saves data has no link read while they write', async ({ journey }) => {
  const { url, asked } = await pageElsewhere(journey);
  const saver = await journey.visitor({ width: 360 });
  await saver.register();
  await saver.page.context().addCookies([{ name: 'bb_lite', value: '1', url: journey.url }]);
  const { page } = saver;
  const requests: string[] = [];
  page.on('request', (request) => requests.push(request.url()));
  await page.goto('/note/thread');
  await page.locator('.ProseMirror').waitFor();
  await page.getByRole('textbox', { name: 'Your text' }).click();
  await stopClock(page);
  await page.keyboard.type(`Look at ${url} before you buy one.`);
  await page.clock.runFor(10_000);
  await page.getByRole('banner').getByRole('status').getByText('Saved').waitFor();
  expect(requests.filter((each) => each.includes('preview'))).toEqual([]);
  expect(asked()).toBe(0);
});
