import type { Page } from 'playwright-core';
import { describe, expect } from 'vitest';
import { newThread } from '../tests/support/content.ts';
import type { Member } from '../tests/support/people.ts';
import { alive } from './support/alive.ts';
import { checkPage, type Journey, shoot, test } from './support/journey.ts';
import type { Person } from './support/person.ts';
import { addressOf } from './support/talk.ts';

const panel = (page: Page) => page.getByRole('complementary', { name: 'Chat', exact: true });
const mark = (page: Page) => page.getByRole('banner').getByRole('link', { name: /^Chat/ });
const row = (page: Page, name: string) => panel(page).locator('.chat-row', { hasText: name });
const log = (page: Page) => panel(page).getByRole('log');
const bubble = (page: Page, words: string) => log(page).locator('.chat-bubble', { hasText: words });
const field = (page: Page) => panel(page).getByRole('textbox', { name: /^Message to/ });
const isFocused = (page: Page, selector: string) =>
  page.evaluate((wanted) => document.activeElement?.matches(wanted) ?? false, selector);

/** Presses the header's way to the chats; whether the page leaves the press to the browser, which the test stops then. */
const isLeftToBrowser = (page: Page, keys: { ctrlKey?: boolean }) =>
  mark(page).evaluate((link, held) => {
    let isLeft = false;
    const look = (event: Event) => {
      isLeft = !event.defaultPrevented;
      event.preventDefault();
    };
    window.addEventListener('click', look, { once: true });
    link.dispatchEvent(new MouseEvent('click', { ...held, bubbles: true, cancelable: true }));
    return isLeft;
  }, keys);

let named = 0;

const say = ({ api }: Person, from: Member, to: { uid: number }, text: string) => {
  named += 1;
  return api.must('messages.say', { conversationID: `C2C${to.uid}`, text, clientID: `beside-page-${named}` }, from);
};

/** Two who know each other: Ada in a wide window, and Bola who writes by calls. */
async function two(journey: Journey) {
  const [ada, bola] = [await journey.visitor({ width: 1280 }), await journey.visitor({ width: 1280 })];
  const [adaIs, bolaIs] = [await ada.register(), await bola.register()];
  await say(bola, bolaIs, adaIs, 'Hello.');
  await say(ada, adaIs, bolaIs, 'Hello to you.');
  return { ada, bola, adaIs, bolaIs, page: ada.page };
}

describe('the chats beside the page', () => {
  test('R-CHT-004 stay while one walks through the site, and show what is written meanwhile', async ({ journey }) => {
    const { ada, bola, adaIs, bolaIs, page } = await two(journey);
    const { tid } = await newThread(ada.api);
    for (const nth of Array(14).keys()) await say(bola, bolaIs, adaIs, `Line ${nth + 1}.`);
    await say(bola, bolaIs, adaIs, 'Are you there?');
    await say(ada, adaIs, bolaIs, 'A moment.');
    await ada.open(addressOf(tid));
    expect(await panel(page).count()).toBe(0);
    await mark(page).click();
    await row(page, bolaIs.username).waitFor();
    expect(new URL(page.url()).pathname).toBe(addressOf(tid));
    await panel(page).getByRole('searchbox', { name: 'Find a chat' }).waitFor();
    await checkPage(page);
    await shoot(page, 'chat-panel-list-desk');

    await row(page, bolaIs.username).click();
    await bubble(page, 'A moment.').waitFor();
    expect(await bubble(page, 'Hello').count()).toBe(0);
    await log(page).getByRole('link', { name: 'View earlier messages' }).click();
    await bubble(page, 'Hello.').waitFor();
    expect(await log(page).locator('.chat-bubble').count()).toBe(18);
    expect(await field(page).getAttribute('maxlength')).toBe('500');
    await panel(page).getByRole('button', { name: 'Emoticons' }).waitFor();
    await checkPage(page);
    await shoot(page, 'chat-panel-desk');

    await page.getByRole('navigation', { name: 'Feeds' }).getByRole('link', { name: 'Home' }).click();
    await page.waitForURL((url) => url.pathname === '/ng');
    await say(bola, bolaIs, adaIs, 'I see you on the front page.');
    await bubble(page, 'I see you on the front page.').waitFor();
    await page.getByRole('link', { name: 'Ranking' }).first().click();
    await page.waitForURL('**/ranking**');
    await field(page).fill('And now on the ranking.');
    await field(page).press('Enter');
    await bubble(page, 'And now on the ranking.').waitFor();
    await page.goBack();
    await page.goBack();
    await page.waitForURL(`**${addressOf(tid)}`);
    await bubble(page, 'And now on the ranking.').waitFor();
    await page.reload();
    await alive(page);
    await bubble(page, 'And now on the ranking.').waitFor();
    expect(await isFocused(page, '.chat-panel *')).toBe(false);
  });

  test('are made small with the number that waits, and stay closed once they are closed', async ({ journey }) => {
    const { ada, bola, adaIs, bolaIs, page } = await two(journey);
    await ada.open(`/ucenter/account/posts?uid=${bolaIs.uid}`);
    await page.getByRole('link', { name: 'Message', exact: true }).click();
    await bubble(page, 'Hello to you.').waitFor();
    expect(page.url()).toContain('/ucenter/');
    await field(page).fill('A word that waits');
    await panel(page).getByRole('button', { name: 'Make small' }).click();
    await expect.poll(() => isFocused(page, '[aria-label="Make large"]')).toBe(true);
    await panel(page).getByText(bolaIs.username).waitFor();
    expect(await log(page).count()).toBe(0);
    await say(bola, bolaIs, adaIs, 'One.');
    await say(bola, bolaIs, adaIs, 'Two.');
    await panel(page).getByText('2 unread messages').waitFor();
    await checkPage(page);
    await shoot(page, 'chat-panel-small-desk');
    await page.reload();
    await alive(page);
    await panel(page).getByText('2 unread messages').waitFor();
    await panel(page).getByRole('button', { name: 'Make large' }).click();
    await panel(page).getByText('2 new messages').waitFor();
    await expect.poll(() => field(page).inputValue()).toBe('A word that waits');

    await panel(page).getByRole('button', { name: 'Close the panel' }).click();
    await panel(page).waitFor({ state: 'detached' });
    await page.reload();
    await alive(page);
    await mark(page).waitFor();
    expect(await panel(page).count()).toBe(0);
  });

  test('are opened, left and reached by keys alone', async ({ journey }) => {
    const { ada, bolaIs, page } = await two(journey);
    await ada.open('/latest');
    await mark(page).focus();
    await page.keyboard.press('Enter');
    await row(page, bolaIs.username).waitFor();
    await expect.poll(() => isFocused(page, '.chat-panel')).toBe(true);
    const open = row(page, bolaIs.username);
    await open.focus();
    await page.keyboard.press('Enter');
    await expect.poll(() => isFocused(page, '.chat-panel textarea')).toBe(true);
    await page.keyboard.press('Escape');
    await panel(page).getByRole('button', { name: 'Make large' }).waitFor();
    await expect.poll(() => isFocused(page, '.header a[href$="/message"]')).toBe(true);
    await page.keyboard.press('Enter');
    await expect.poll(() => isFocused(page, '.chat-panel textarea')).toBe(true);
    await panel(page).getByRole('link', { name: 'Your chats' }).focus();
    await page.keyboard.press('Enter');
    await row(page, bolaIs.username).waitFor();
  });

  test('give way to the page of their own, to a composer and to narrow windows', async ({ journey }) => {
    const { ada, bolaIs, page } = await two(journey);
    await ada.open('/latest');
    expect(await isLeftToBrowser(page, { ctrlKey: true })).toBe(true);
    expect(await panel(page).count()).toBe(0);

    expect(await isLeftToBrowser(page, {})).toBe(false);
    await row(page, bolaIs.username).click();
    await bubble(page, 'Hello to you.').waitFor();
    await page.getByRole('banner').getByRole('link', { name: 'Create' }).click();
    await page.waitForURL('**/note/thread');
    await panel(page).waitFor({ state: 'detached' });
    await page.goBack();
    await bubble(page, 'Hello to you.').waitFor();
    await page.setViewportSize({ width: 768, height: 1024 });
    await panel(page).waitFor({ state: 'detached' });
    await page.setViewportSize({ width: 1280, height: 900 });
    await panel(page).getByRole('link', { name: 'Open on its own page' }).click();
    await page.waitForURL(`**/message?uid=${bolaIs.uid}`);
    await panel(page).waitFor({ state: 'detached' });
    await mark(page).click();
    await page.waitForURL('**/message');
    expect(await panel(page).count()).toBe(0);
  });
});
