import type { Locator } from 'playwright-core';
import sharp from 'sharp';
import { describe, expect } from 'vitest';
import { newReply } from '../tests/support/content.ts';
import { holdBack } from './support/hold-back.ts';
import { checkPage, type Journey, shoot, test } from './support/journey.ts';
import { queueStarted } from './support/offline.ts';
import {
  addressOf,
  countReplies,
  field,
  goToThread,
  repliesOf,
  replyOf,
  send,
  setThread,
  talk,
} from './support/talk.ts';

/** A new member's phone, with the sheet open in which a reply to a new thread is written. */
async function replySheet(journey: Journey) {
  const { tid, author } = await talk(journey, 0);
  const member = await journey.visitor({ width: 360 });
  await member.register();
  const { page } = member;
  await goToThread(page, tid);
  await page.getByRole('button', { name: 'Write a reply' }).click();
  return { page, author, sheet: page.getByRole('dialog', { name: 'Write a reply' }) };
}

const isInWindow = (place: Locator): Promise<boolean> =>
  place.evaluate((element) => {
    const { top, bottom } = element.getBoundingClientRect();
    return top >= 0 && bottom <= innerHeight;
  });

describe('replying', () => {
  test('R-PST-016 a guest is asked to log in', async ({ journey }) => {
    const { tid, author } = await talk(journey, 0);
    const { page } = await journey.visitor({ width: 360 });
    await goToThread(page, tid);
    await page.getByRole('link', { name: 'Log in to reply' }).click();
    await page.getByRole('dialog', { name: `Reply to ${author.username}` }).waitFor();
    expect(await page.getByRole('textbox', { name: 'Write a reply' }).count()).toBe(0);
  });

  test('R-PST-001 R-PST-005 R-THR-037 a reply pressed twice is written once; page 1 is loaded again, ten replies', async ({
    journey,
  }) => {
    const { tid, api } = await talk(journey, 12);
    const member = await journey.visitor();
    await member.register();
    const { page } = member;
    await goToThread(page, tid, '?page=2');
    // Without its code it is a form that can be sent.
    await expect.poll(() => send(page).isDisabled()).toBe(true);
    await field(page).fill('One answer and no more.');
    await repliesOf(page).getByText('23 / 500').waitFor();
    const reloaded = page.waitForRequest(/\/v5\/content\/post\/reply\/\d+\?/);
    await send(page).dblclick();
    const { searchParams } = new URL((await reloaded).url());
    expect([searchParams.get('page'), searchParams.get('limit')]).toEqual(['1', '10']);
    await page.getByRole('status').getByText('Reply posted.').waitFor();
    await replyOf(page, 'One answer and no more.').waitFor();
    // The reply stands there as soon as it is written, page 1 as soon as it is read.
    await page.waitForURL(({ searchParams: now }) => !now.has('page'));
    expect(await field(page).inputValue()).toBe('');
    expect(await countReplies(api, tid)).toBe(13);
  });

  test('R-PST-018 an answer to a reply stands under it and names its author in a string of numbers', async ({
    journey,
  }) => {
    const { tid } = await talk(journey, 1);
    const member = await journey.visitor();
    await member.register();
    const { page } = member;
    await goToThread(page, tid);
    await replyOf(page, 'Answer number 1.').getByRole('button', { name: 'Reply', exact: true }).click();
    await repliesOf(page).getByText('Reply to').waitFor();
    await field(page).fill('Said under it.');
    const request = page.waitForRequest('**/v5/content/post/newReply');
    await send(page).click();
    const body = (await request).postDataJSON() as { at_list_current: unknown; repquote: number };
    expect(body.at_list_current).toMatch(/^\d+$/);
    await repliesOf(page).locator('ol.children').getByText('Said under it.').waitFor();
  });

  test('further children of a reply come by a press', async ({ journey }) => {
    const { tid, api, pids, author } = await talk(journey, 1);
    for (const word of ['first', 'second', 'third', 'fourth']) {
      await newReply(api, { tid, author, repquote: pids[0], message: `The ${word} word under it.` });
    }
    const { page } = await journey.visitor();
    await goToThread(page, tid);
    expect(await page.getByText('The third word under it.').count()).toBe(0);
    await page.getByRole('button', { name: 'View 2 more replies' }).click();
    await page.getByText('The fourth word under it.').waitFor();
    expect(await page.getByRole('button', { name: /more repl/ }).count()).toBe(0);
  });

  test('whoever writes in the thread is offered by the first @, by keys and by a tap, and Escape leaves the sheet', async ({
    journey,
  }) => {
    const { page, sheet, author } = await replySheet(journey);
    const asked: string[] = [];
    page.on('request', (request) => request.url().includes('findMembers') && asked.push(request.url()));
    const words = sheet.getByRole('textbox');
    const option = sheet.getByRole('option', { name: author.username });
    await words.pressSequentially('Thanks @');
    await option.waitFor();
    expect(asked).toEqual([]);
    await checkPage(page);
    await shoot(page, 'thread-reply-names-360-light');
    await words.press('Escape');
    await option.waitFor({ state: 'hidden' });
    expect(await words.isVisible()).toBe(true);
    await words.press('Backspace');
    await words.pressSequentially(`@${author.username.slice(0, 3).toLowerCase()}`);
    await option.waitFor();
    await words.press('Enter');
    await expect.poll(() => words.inputValue()).toBe(`Thanks @${author.username} `);
    await words.pressSequentially('and @');
    await option.click();
    await expect.poll(() => words.inputValue()).toBe(`Thanks @${author.username} and @${author.username} `);
    await option.waitFor({ state: 'hidden' });
  });

  test('emoticons go in as codes and show as pictures', async ({ journey }) => {
    const { page, sheet } = await replySheet(journey);
    await sheet.getByRole('textbox').fill('Well done ');
    await sheet.getByRole('button', { name: 'Emoticons' }).click();
    await sheet.getByRole('button', { name: 'Winking mango' }).click();
    expect(await sheet.getByRole('textbox').inputValue()).toBe('Well done {:Default_3:}');
    await checkPage(page);
    await shoot(page, 'thread-reply-360-light');
    await sheet.getByRole('button', { name: 'Reply', exact: true }).click();
    await sheet.waitFor({ state: 'hidden' });
    await replyOf(page, 'Well done').getByRole('img', { name: 'Winking mango' }).waitFor();
  });

  test('a reply takes photos along; they outlive the sheet and a reload, and the time is the address of the reply', async ({
    journey,
  }) => {
    const { page, sheet } = await replySheet(journey);
    // What is said of it stands above the sheet.
    await sheet.getByRole('textbox').evaluate((field) => {
      const clipboardData = new DataTransfer();
      clipboardData.items.add(new File(['x'], 'pasted.png', { type: 'image/png' }));
      field.dispatchEvent(new ClipboardEvent('paste', { clipboardData, bubbles: true, cancelable: true }));
    });
    await page.locator('.toasts:popover-open').getByText('photo button').waitFor();
    const create = { width: 700, height: 500, channels: 3, background: '#2e43a6' } as const;
    const buffer = await sharp({ create }).jpeg().toBuffer();
    await sheet
      .locator('input[type=file]')
      .setInputFiles(['one', 'two'].map((name) => ({ name: `${name}.jpg`, mimeType: 'image/jpeg', buffer })));
    await expect.poll(() => sheet.locator('.compose-photo img[src*="/"]').count()).toBe(2);
    // Drawn as the composer draws them: small, side by side, with what is done to them in their corners.
    const tiles = await sheet.locator('.compose-photo').evaluateAll((all) =>
      all.map((tile) => {
        const { top, width } = tile.getBoundingClientRect();
        return { top, isSmall: width < 140 };
      }),
    );
    const [first, second] = tiles;
    expect(second).toEqual({ top: first!.top, isSmall: true });
    await sheet.getByRole('button', { name: 'Close' }).click();
    await page.getByRole('button', { name: 'Write a reply' }).click();
    await sheet.getByRole('button', { name: 'Remove photo 2' }).click();
    expect(await sheet.getByRole('button', { name: 'Reply', exact: true }).isDisabled()).toBe(true);
    await sheet.getByRole('textbox').fill('Taken from my window.');
    await expect.poll(() => sheet.getByRole('button', { name: 'Reply', exact: true }).isEnabled()).toBe(true);
    await page.reload();
    await page.getByRole('button', { name: 'Taken from my window.' }).click();
    await sheet.getByRole('button', { name: 'Remove photo 1' }).waitFor();
    await checkPage(page);
    await sheet.getByRole('button', { name: 'Reply', exact: true }).click();
    const written = replyOf(page, 'Taken from my window.');
    await written.getByRole('img', { name: 'Photo 1 of 1' }).waitFor();
    await written.getByRole('link', { name: 'moments ago' }).click();
    const { hash } = new URL(page.url());
    expect(hash).toBe(`#${await written.getAttribute('id')}`);
  });

  test('a lost connection and a reload leave what was typed, which goes out once by itself', async ({ journey }) => {
    journey.expectFault(/ERR_INTERNET_DISCONNECTED|Failed to load/);
    const { tid, api } = await talk(journey, 0);
    const member = await journey.visitor();
    await member.register();
    const { page } = member;
    await goToThread(page, tid);
    await queueStarted(page);
    await field(page).fill('Typed in a tunnel.');
    await page.context().setOffline(true);
    await send(page).click();
    const waiting = repliesOf(page).locator('.reply-waiting').filter({ hasText: 'Typed in a tunnel.' });
    await waiting.getByRole('status').getByText('Waiting for internet').waitFor();
    expect(await field(page).inputValue()).toBe('');

    // The server receives it, its answer is lost, and the page is loaded anew: still the same reply.
    await page.route('**/v5/content/post/newReply', async (route) => {
      await route.fetch();
      await route.abort();
    });
    await page.context().setOffline(false);
    await expect.poll(() => countReplies(api, tid)).toBe(1);
    await waiting.waitFor();
    await page.unrouteAll({ behavior: 'wait' });
    await page.reload();
    await replyOf(page, 'Typed in a tunnel.').waitFor();
    await waiting.waitFor({ state: 'detached' });
    expect(await countReplies(api, tid)).toBe(1);
  });

  test('a log-in that has run out opens the log-in over what was typed, which is sent by the next', async ({
    journey,
  }) => {
    journey.expectFault(/401/);
    const { tid, api } = await talk(journey, 0);
    const member = await journey.visitor();
    const { username, password } = await member.register();
    const { page } = member;
    await goToThread(page, tid);
    await page.evaluate(() => localStorage.setItem('auth_token', 'an old one'));
    await field(page).fill('Typed before the log-in ran out.');
    await send(page).click();
    const dialog = page.getByRole('dialog', { name: 'Welcome back' });
    await dialog.waitFor();
    await page.keyboard.press('Escape');
    const waiting = repliesOf(page).locator('.reply-failed').filter({ hasText: 'Typed before the log-in ran out.' });
    await waiting.getByRole('button', { name: 'Try again' }).click();
    await dialog.locator('[name=username]').fill(username);
    await dialog.locator('[name=password]').fill(password);
    await page.keyboard.press('Enter');
    await page.getByRole('status').getByText('Reply posted.').waitFor();
    expect(await countReplies(api, tid)).toBe(1);
  });

  test('a thread that closes while one types refuses in place; a closed one has no field', async ({ journey }) => {
    const { tid } = await talk(journey, 0);
    const member = await journey.visitor();
    await member.register();
    const { page } = member;
    await goToThread(page, tid);
    await field(page).fill('A word too late.');
    await setThread(tid, { closed: true });
    await send(page).click();
    const refused = repliesOf(page).locator('.reply-failed').filter({ hasText: 'A word too late.' });
    await refused.getByRole('alert').getByText('This thread is closed and can’t take new posts.').waitFor();
    expect(await refused.getByRole('button', { name: 'Try again' }).count()).toBe(0);
    await expect.poll(() => field(page).count()).toBe(0);
    await page.context().grantPermissions(['clipboard-read', 'clipboard-write']);
    await refused.getByRole('button', { name: 'Copy my words' }).click();
    await expect.poll(() => page.evaluate(() => navigator.clipboard.readText())).toBe('A word too late.');
    await page.reload();
    await refused.getByRole('button', { name: 'Delete' }).click();
    await repliesOf(page).locator('.reply-failed').waitFor({ state: 'detached' });
    await repliesOf(page).getByText('This thread is closed and can’t take new posts.').waitFor();
    expect(await field(page).count()).toBe(0);
    await page.setViewportSize({ width: 360, height: 800 });
    await page.getByRole('button', { name: 'Thread closed' }).waitFor();
  });

  test('two tabs of one member write each their own reply', async ({ journey }) => {
    const { tid, api } = await talk(journey, 0);
    const member = await journey.visitor();
    await member.register();
    const one = member.page;
    const two = await one.context().newPage();
    await Promise.all([goToThread(one, tid), goToThread(two, tid)]);
    await field(one).fill('From the first tab.');
    await field(two).fill('From the second tab.');
    await Promise.all([send(one).click(), send(two).click()]);
    await replyOf(one, 'From the first tab.').waitFor();
    await replyOf(two, 'From the second tab.').waitFor();
    expect(await countReplies(api, tid)).toBe(2);
  });

  test('a reply that was sent is gone to and tinted, and can be taken back', async ({ journey }) => {
    const { tid, api } = await talk(journey, 6);
    const member = await journey.visitor({ width: 360 });
    await member.register();
    const { page } = member;
    await goToThread(page, tid);
    await page.getByRole('button', { name: 'Write a reply' }).click();
    const sheet = page.getByRole('dialog', { name: 'Write a reply' });
    await sheet.getByRole('textbox').fill('Too quick with this.');
    await sheet.getByRole('button', { name: 'Reply', exact: true }).click();
    const own = page.locator('.reply-fresh').filter({ hasText: 'Too quick with this.' });
    await own.waitFor();
    const isInSight = (row: Element) => {
      const { top, bottom } = row.getBoundingClientRect();
      return top > 0 && bottom < innerHeight && row === document.activeElement;
    };
    await expect.poll(() => own.evaluate(isInSight)).toBe(true);
    await own.getByText('You', { exact: true }).waitFor();
    // It stands where it will: nothing moves once the page is loaded anew.
    const places = () =>
      repliesOf(page)
        .locator('ol > li[id^=pid]')
        .evaluateAll((rows) => rows.map(({ id }) => id));
    const [placed, whole] = [await places(), await own.getAttribute('id')];
    expect(placed.indexOf(whole!)).toBe(placed.length - 1);
    await shoot(page, 'after-reply-360-light');
    await page.getByRole('button', { name: 'Back to the post' }).click();
    await expect.poll(() => page.evaluate(() => scrollY)).toBe(0);
    await page.getByRole('status').getByRole('button', { name: 'Undo' }).click();
    await page.getByRole('status').getByText('Your reply is gone.').waitFor();
    await replyOf(page, 'Too quick with this.').waitFor({ state: 'detached' });
    expect(await countReplies(api, tid)).toBe(6);
    await repliesOf(page).getByRole('heading', { name: '6 replies' }).waitFor();
    expect(await page.getByRole('button', { name: 'Back to the post' }).count()).toBe(0);
    // What was too quick is said better: the words are there again.
    await page.getByRole('button', { name: 'Too quick with this.' }).click();
    await expect.poll(() => sheet.getByRole('textbox').inputValue()).toBe('Too quick with this.');
  });

  test('a reply on its way can be stopped: its words are back in the field, and nothing is posted', async ({
    journey,
  }) => {
    const { tid, api } = await talk(journey, 0);
    const member = await journey.visitor();
    await member.register();
    const { page } = member;
    await goToThread(page, tid);
    const release = await holdBack(page, '**/v5/content/post/newReply');
    await field(page).fill('Wait, not this.');
    await send(page).click();
    const waiting = page.locator('.reply-waiting').filter({ hasText: 'Wait, not this.' });
    await waiting.getByText('Sending when you’re back online.').waitFor();
    expect(await field(page).inputValue()).toBe('');
    await checkPage(page);
    await shoot(page, 'sending-1280-light');
    await waiting.getByRole('button', { name: 'Stop' }).click();
    expect(await field(page).inputValue()).toBe('Wait, not this.');
    const undone = page.waitForResponse('**/v5/content/post/undo');
    release();
    await (await undone).finished();
    expect(await countReplies(api, tid)).toBe(0);
    expect(await replyOf(page, 'Wait, not this.').count()).toBe(0);
  });

  test('who sends from the top of a long thread is led to the reply while it is on its way', async ({ journey }) => {
    const { tid } = await talk(journey, 9);
    const member = await journey.visitor({ width: 360 });
    await member.register();
    const { page } = member;
    await goToThread(page, tid);
    const release = await holdBack(page, '**/v5/content/post/newReply');
    await page.getByRole('button', { name: 'Write a reply' }).click();
    const sheet = page.getByRole('dialog', { name: 'Write a reply' });
    await sheet.getByRole('textbox').fill('From far above.');
    expect(await page.evaluate(() => scrollY)).toBe(0);
    const titleInBar = () => page.locator('.header-title').evaluate((bar) => getComputedStyle(bar, '::after').opacity);
    expect(await titleInBar(), 'the title stands below').toBe('0');
    await sheet.getByRole('button', { name: 'Reply', exact: true }).click();
    const waiting = page.locator('.reply-waiting').filter({ hasText: 'From far above.' });
    await expect.poll(() => isInWindow(waiting)).toBe(true);
    release();
    await expect.poll(() => isInWindow(replyOf(page, 'From far above.'))).toBe(true);
    await expect.poll(titleInBar, { message: 'the bar names the thread' }).toBe('1');
  });

  test('who has left by then is led to the reply, on the page where it stands', async ({ journey }) => {
    const { tid } = await talk(journey, 11);
    const member = await journey.visitor();
    await member.register();
    const { page } = member;
    await goToThread(page, tid);
    const release = await holdBack(page, '**/v5/content/post/newReply');
    await field(page).fill('Said in passing.');
    await send(page).click();
    await page.getByRole('banner').getByRole('link', { name: 'Following' }).click();
    await repliesOf(page).waitFor({ state: 'detached' });
    release();
    await page.getByRole('status').getByText('Reply posted.').waitFor();
    await page.getByRole('status').getByRole('button', { name: 'Show it' }).click();
    await page.waitForURL(/\?page=2#pid\d+$/);
    await replyOf(page, 'Said in passing.').waitFor();
  });

  test('the address of a reply leads to its page without script; of one that is gone, to its thread', async ({
    journey,
  }) => {
    const { tid, pids } = await talk(journey, 12);
    const { page } = await journey.visitor({ javaScript: false });
    await page.goto(addressOf(tid, `?pid=${pids[11]}`));
    expect(page.url()).toBe(`${journey.url}${addressOf(tid, `?page=2#pid${pids[11]}`)}`);
    await page.getByText('Answer number 12.').waitFor();
    await page.goto(addressOf(tid, '?pid=999999'));
    expect(page.url()).toBe(journey.url + addressOf(tid));
  });
});
