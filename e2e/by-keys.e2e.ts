import type { Page } from 'playwright-core';
import { describe, expect } from 'vitest';
import { newReply, newThread } from '../tests/support/content.ts';
import { register } from '../tests/support/people.ts';
import { alive } from './support/alive.ts';
import { checkPage, shoot, test } from './support/journey.ts';
import { addressOf } from './support/talk.ts';

/** What has the focus, by its name or words. */
const focused = (page: Page) =>
  page.evaluate(() => document.activeElement?.getAttribute('aria-label') ?? document.activeElement?.textContent ?? '');
const isInDialog = (page: Page) =>
  page.evaluate(() => document.querySelector('dialog:modal')?.contains(document.activeElement) ?? false);

describe('by keys alone', () => {
  test('a reply’s menu says whose it is, is entered by an arrow, and gives the focus back', async ({ journey }) => {
    const person = await journey.visitor({ width: 1280 });
    const { page, api } = person;
    const { tid, author } = await newThread(api);
    await newReply(api, { tid, author, message: 'Ask at the corner shop.' });
    await person.register();
    await page.goto(addressOf(tid));
    await alive(page);
    const name = `More about ${author.username}’s reply`;
    const button = page.getByRole('button', { name, exact: true });
    await button.focus();
    await page.keyboard.press('Enter');
    const menu = page.getByRole('navigation', { name, exact: true });
    await menu.waitFor();
    const entries = await menu.locator('a, button').allTextContents();
    expect(entries.length).toBeGreaterThan(1);
    const walked: string[] = [];
    for (const key of ['ArrowDown', 'ArrowDown', 'ArrowUp', 'ArrowUp', 'Home', 'End']) {
      await page.keyboard.press(key);
      walked.push(await focused(page));
    }
    const [first, second, last] = [entries[0], entries[1], entries.at(-1)];
    expect(walked).toEqual([first, second, first, last, first, last]);
    await checkPage(page);
    await page.keyboard.press('Escape');
    await expect.poll(() => focused(page)).toBe(name);
    await page.keyboard.press('ArrowDown');
    expect(await menu.isVisible()).toBe(false);
  });

  test('Ctrl+Enter and Cmd+Enter send a reply and publish a post, and say what is missing', async ({ journey }) => {
    const person = await journey.visitor({ width: 1280 });
    const { page, api } = person;
    const { tid } = await newThread(api);
    await person.register();
    await page.goto(addressOf(tid));
    await alive(page);
    const field = page.getByRole('textbox', { name: 'Write a reply' });
    await field.fill('One line');
    await field.press('Enter');
    await field.pressSequentially('and another');
    await field.press('Control+Enter');
    await page.locator('.reply', { hasText: 'and another' }).waitFor();
    await field.fill('Sent by the other key.');
    await field.press('Meta+Enter');
    await page.locator('.reply', { hasText: 'Sent by the other key.' }).waitFor();
    await page.goto('/note/thread');
    await alive(page);
    await page.getByLabel('Title').fill('Published without a mouse');
    await page.locator('.compose-text').click();
    await page.keyboard.press('Control+Enter');
    expect(new URL(page.url()).pathname).toBe('/note/thread');
    await page.keyboard.type('Everything in here was typed.');
    await page.keyboard.press('Control+Enter');
    await page.waitForURL(/forum\/15443\/\d+/);
    await page.getByText('Everything in here was typed.').first().waitFor();
  });

  test.for([360, 1280] as const)(
    'the focus starts in a sheet that an address opens, %i',
    async (width, { journey }) => {
      const { page } = await journey.visitor({ width });
      const opened: [string, boolean][] = [];
      for (const flag of ['showregister', 'showregister=email', 'showlogin', 'showlogin=code', 'needcountry']) {
        for (const path of ['/ng', '/ng/latest']) {
          await page.goto(`${path}?${flag}`);
          await alive(page);
          await page.locator('dialog:modal').waitFor();
          await expect.poll(() => isInDialog(page), { message: `${path}?${flag}` }).toBe(true);
          opened.push([flag, await isInDialog(page)]);
        }
      }
      expect(opened).toHaveLength(10);
      await page.goto('/ng?showregister');
      await alive(page);
      await expect.poll(() => page.evaluate(() => document.activeElement?.getAttribute('name'))).toBe('phone');
    },
  );
});

test('without script the focus starts there, too, and its first field is a tab away', async ({ journey }) => {
  const { page } = await journey.visitor({ width: 360, javaScript: false });
  for (const [flag, name] of [
    ['showregister', 'phone'],
    ['showregister=email', 'email'],
    ['showlogin', 'username'],
  ]) {
    await page.goto(`/ng?${flag}`);
    const at = () => page.evaluate(() => document.activeElement?.closest('dialog') && document.activeElement.tagName);
    await expect.poll(at).toBe('DIALOG');
    const named = () => page.evaluate(() => document.activeElement?.getAttribute('name'));
    for (let tabs = 0; tabs < 6 && (await named()) !== name; tabs += 1) await page.keyboard.press('Tab');
    expect([flag, await named()]).toEqual([flag, name]);
  }
});

test('an address in a chat is a link, and a thread is sent on in one by Share', async ({ journey }) => {
  const person = await journey.visitor({ width: 360 });
  const { page, api } = person;
  const { tid } = await newThread(api);
  const friend = await register(api);
  const me = await person.register();
  await api.must('follows.follow', { follow_uid: friend.uid, follow: 1 }, me);
  await page.goto(addressOf(tid));
  await alive(page);
  await page.getByRole('button', { name: 'Share', exact: true }).first().click();
  const inChat = page.getByRole('link', { name: 'Send in a chat' }).filter({ visible: true });
  await inChat.waitFor();
  await shoot(page, 'share-menu');
  await inChat.click();
  await page.waitForURL('**/message/new?share=**');
  await page.getByRole('link', { name: friend.username }).click();
  const field = page.getByRole('textbox', { name: /^Message to/ });
  const address = `${journey.url}/forum/53792/${tid}`;
  expect(await field.inputValue()).toBe(`${address} `);
  await field.press('Enter');
  // A thread of this site is a row of its own; an address elsewhere is a link.
  await page.getByRole('log').locator(`a[href$="/${tid}"]`).waitFor();
  const elsewhere = 'https://example.com/night-photos';
  const said = { conversationID: `C2C${me.uid}`, text: `See ${elsewhere}`, clientID: 'from-a-friend' };
  await api.must('messages.say', said, friend);
  const link = page.getByRole('log').getByRole('link', { name: elsewhere });
  await link.waitFor();
  expect(await link.getAttribute('rel')).toBe('nofollow noopener ugc');
  await checkPage(page);
  await shoot(page, 'chat-link');
});
