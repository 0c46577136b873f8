import type { Locator } from 'playwright-core';
import { describe, expect } from 'vitest';
import { newMember } from '../tests/support/content.ts';
import { acquainted, bubble, field, isLive, log, menu, roomAlive, row, say, saying, two } from './support/chat.ts';
import { checkPage, shoot, test } from './support/journey.ts';
import { queueStarted, setLine, waitingHere } from './support/offline.ts';

describe('what is on its way', () => {
  test('R-CHT-031 a message that could not be sent says so, and is sent once when it is tried again', async ({
    journey,
  }) => {
    const ada = await journey.visitor({ width: 360 });
    const member = await ada.register();
    const other = await newMember(ada.api);
    journey.expectFault(/\/v5\/chat\/messages/);
    await ada.open(`/message?uid=${other.uid}`);
    await roomAlive(ada.page);
    await queueStarted(ada.page);
    // The server takes it, and its answer is lost, also when it is tried again by itself.
    let lost = true;
    await ada.page.route(saying, async (route) => {
      const response = await route.fetch();
      await route.fulfill(lost ? { status: 502, body: '' } : { response });
    });
    await field(ada.page).fill('Did you get this?');
    await field(ada.page).press('Enter');
    await ada.page.getByText('Service error. Please retry later.').waitFor();
    await checkPage(ada.page);
    await shoot(ada.page, 'messages-not-sent');
    lost = false;
    await ada.page.getByRole('button', { name: 'Try again' }).click();
    await ada.page.locator('[data-state]').waitFor({ state: 'detached' });
    const { data } = await ada.api.must('messages.view', { uid: member.uid }, { token: other.token });
    expect(data.list.map(({ message }) => message)).toEqual(['Did you get this?']);
  });

  test('without a line messages wait on the phone, over a reload too, and go out once and in order', async ({
    journey,
  }) => {
    const ada = await journey.visitor({ width: 360 });
    const member = await ada.register();
    const other = await newMember(ada.api);
    journey.expectFault(/ERR_INTERNET_DISCONNECTED/);
    await acquainted(ada, member, other);
    await ada.open(`/message?uid=${other.uid}`);
    await roomAlive(ada.page);
    await bubble(ada.page, 'Hello to you.').waitFor();
    await setLine(ada.page, false);
    for (const words of ['One', 'Two', 'Three']) {
      await field(ada.page).fill(words);
      await field(ada.page).press('Enter');
    }
    await ada.page.getByText('3 wait for internet').waitFor();
    await shoot(ada.page, 'messages-offline-phone');
    await expect.poll(() => waitingHere(ada.page)).toBe(3);
    await field(ada.page).fill('A draft');
    await setLine(ada.page, true);
    await ada.page.reload();
    await expect.poll(() => field(ada.page).inputValue()).toBe('A draft');
    const arrived = async () => {
      const { data } = await ada.api.must('messages.view', { uid: member.uid }, { token: other.token });
      return data.list.map(({ message }) => message);
    };
    await expect.poll(arrived).toEqual(['Hello.', 'Hello to you.', 'One', 'Two', 'Three']);
    await bubble(ada.page, 'Three').waitFor();
    await ada.page.locator('[data-state]').first().waitFor({ state: 'detached' });
    expect(await log(ada.page).locator('.chat-bubble', { hasText: 'Two' }).count()).toBe(1);
    await ada.open('/message');
    await row(ada.page, other.username).getByText('Draft:').waitFor();
  });
});

describe('a stranger', () => {
  test('reads the limit before the first word, waits under requests, and writes freely once accepted', async ({
    journey,
  }) => {
    const { ada, bola, adaIs, bolaIs } = await two(journey);
    await ada.open(`/message?uid=${bolaIs.uid}`);
    await roomAlive(ada.page);
    await ada.page.getByText(`You can send 3 messages. After ${bolaIs.username} replies, there is no limit.`).waitFor();
    await checkPage(ada.page);
    await shoot(ada.page, 'messages-start-desk');
    await field(ada.page).fill('Do you still have the spare gas ring?');
    await field(ada.page).press('Enter');
    await ada.page.getByText(`2 more messages until ${bolaIs.username} replies.`).waitFor();

    await bola.open('/message');
    await bola.page.getByRole('link', { name: '1 request' }).click();
    await checkPage(bola.page);
    await shoot(bola.page, 'messages-requests-phone');
    await row(bola.page, adaIs.username).click();
    await bola.page.getByText(`${adaIs.username} wants to write to you.`).waitFor();
    await checkPage(bola.page);
    await shoot(bola.page, 'messages-request-phone');
    await bola.page.getByRole('button', { name: 'Accept' }).click();
    await field(bola.page).waitFor();
    await field(bola.page).fill('Come on Thursday.');
    await field(bola.page).press('Enter');
    await bubble(ada.page, 'Come on Thursday.').waitFor();
    await ada.page.getByText(/more messages until/).waitFor({ state: 'detached' });
  });

  test('who is declined is gone from the requests', async ({ journey }) => {
    const { ada, bola, adaIs, bolaIs } = await two(journey);
    await say(ada, adaIs, bolaIs, 'Cheap repair');
    await bola.open(`/message?uid=${adaIs.uid}`);
    await bola.page.getByRole('button', { name: 'Decline' }).click();
    await bola.page.getByText('No requests right now').waitFor();
    await checkPage(bola.page);
  });
});

describe('the place in a conversation', () => {
  test('R-CHT-039 opens where the unread ones begin, stays as earlier ones and new ones come, and a pill leads to the end', async ({
    journey,
  }) => {
    const { ada, bola, adaIs, bolaIs } = await two(journey);
    await acquainted(ada, adaIs, bolaIs);
    for (let n = 1; n <= 30; n += 1) await say(ada, n % 2 ? adaIs : bolaIs, n % 2 ? bolaIs : adaIs, `Read ${n}.`);
    await bola.api.must('messages.read', { conversationID: `C2C${adaIs.uid}`, ID: 32 }, { token: bolaIs.token });
    for (let n = 1; n <= 14; n += 1) await say(ada, adaIs, bolaIs, `Unread ${n}.`);
    const there = isLive(bola.page, 'room:');
    await bola.open(`/message?uid=${adaIs.uid}`);
    await there;
    const line = bola.page.locator('[data-unread]');
    const top = async (at: Locator) => (await at.boundingBox())!.y - (await log(bola.page).boundingBox())!.y;
    const height = (await log(bola.page).boundingBox())!.height;
    await expect.poll(async () => Math.abs((await top(line)) - height / 3)).toBeLessThan(30);
    await shoot(bola.page, 'messages-unread-phone');

    const before = await top(bubble(bola.page, 'Unread 1.').first());
    await say(ada, adaIs, bolaIs, 'Bring the small tripod');
    await bola.page.getByRole('button', { name: '1 new message' }).waitFor();
    expect(Math.abs((await top(bubble(bola.page, 'Unread 1.').first())) - before)).toBeLessThan(2);
    await shoot(bola.page, 'messages-pill-phone');
    await log(bola.page).evaluate((each) => each.scrollTo(0, -each.scrollHeight));
    const first = bola.page.locator('[data-id]').first();
    const id = await first.getAttribute('data-id');
    const stands = await top(first);
    await bola.page.getByRole('link', { name: 'View earlier messages' }).click();
    await expect.poll(() => bola.page.locator('[data-id]').first().getAttribute('data-id')).not.toBe(id);
    expect(Math.abs((await top(bola.page.locator(`[data-id="${id}"]`))) - stands)).toBeLessThan(2);
    await bola.page.getByRole('button', { name: '1 new message' }).click();
    await bubble(bola.page, 'Bring the small tripod').waitFor();
    await expect.poll(() => log(bola.page).evaluate((each) => Math.abs(each.scrollTop))).toBeLessThan(5);
  });

  test('R-PMS-004 earlier messages that can’t be had say so, and come when they are loaded again', async ({
    journey,
  }) => {
    const ada = await journey.visitor({ width: 360 });
    const member = await ada.register();
    const other = await newMember(ada.api);
    await acquainted(ada, member, other);
    for (let n = 1; n <= 20; n += 1) await say(ada, member, other, `No. ${n}.`);
    const history = /\/v5\/chat\/messages\?/;
    journey.expectFault(history);
    await ada.open(`/message?uid=${other.uid}`);
    await roomAlive(ada.page);
    await ada.page.route(history, (route) => route.fulfill({ status: 502, body: '' }), { times: 1 });
    await ada.page.getByRole('link', { name: 'View earlier messages' }).click();
    await log(ada.page).getByText('error', { exact: true }).waitFor();
    await shoot(ada.page, 'messages-load-failed-phone');
    await ada.page.getByRole('button', { name: 'Load again' }).click();
    await bubble(ada.page, 'Hello to you.').waitFor({ state: 'attached' });
  });

  test('under a keyboard there is room for what was written and for the field', async ({ journey }) => {
    const ada = await journey.visitor({ width: 360 });
    const member = await ada.register();
    const other = await newMember(ada.api);
    await acquainted(ada, member, other);
    await ada.open(`/message?uid=${other.uid}`);
    await roomAlive(ada.page);
    expect(await ada.page.locator('meta[name=viewport]').getAttribute('content')).toContain('resizes-content');
    await ada.page.setViewportSize({ width: 360, height: 400 });
    await field(ada.page).fill('It is in the shop\nuntil Monday.\nTwo books\nand a rubber band.');
    const [seen, written] = [(await log(ada.page).boundingBox())!, (await field(ada.page).boundingBox())!];
    expect(seen.height).toBeGreaterThan(150);
    expect(written.y + written.height).toBeLessThanOrEqual(400);
    await checkPage(ada.page);
    await shoot(ada.page, 'messages-keyboard-360x400');
  });
});

describe('looking for words', () => {
  test('finds chats by their names and messages by their words, in all and in one', async ({ journey }) => {
    const ada = await journey.visitor({ width: 1280 });
    const member = await ada.register();
    const other = await newMember(ada.api);
    await acquainted(ada, member, other);
    await say(ada, other, member, 'Lock the focus, then pull the exposure down.');
    await ada.open('/message');
    const find = ada.page.getByRole('searchbox', { name: 'Find a chat' });
    await find.fill('exposure');
    await find.press('Enter');
    await ada.page.locator('.chat-row', { hasText: 'pull the exposure' }).waitFor();
    await checkPage(ada.page);
    await shoot(ada.page, 'messages-found-desk');
    await find.fill('shutterspeed');
    await find.press('Enter');
    await ada.page.getByText('No message has this word').waitFor();

    await ada.open(`/message?uid=${other.uid}`);
    await roomAlive(ada.page);
    await menu(ada.page).click();
    await ada.page.getByRole('link', { name: 'Search in this chat' }).filter({ visible: true }).click();
    const inside = ada.page.getByRole('searchbox', { name: 'Search in this chat' });
    await inside.fill('exposure');
    await inside.press('Enter');
    await ada.page.locator('.chat-found .chat-row').click();
    await bubble(ada.page, 'pull the exposure').waitFor();
  });
});
