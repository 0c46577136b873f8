import type { Locator, Page } from 'playwright-core';
import { describe, expect } from 'vitest';
import { newMember } from '../tests/support/content.ts';
import { acquainted, bubble, field, isLive, log, menu, roomAlive, row, say, saying, two } from './support/chat.ts';
import { stopClock } from './support/clock.ts';
import { holdBack } from './support/hold-back.ts';
import { checkPage, shoot, test } from './support/journey.ts';

const badge = (page: Page, text: string) => page.getByRole('link', { name: text, exact: true });

describe('two members', () => {
  test('R-CHT-004 R-CHT-013 R-CHT-016 write to each other, and each sees at once what the other wrote and read', async ({
    journey,
  }) => {
    const { ada, bola, adaIs, bolaIs } = await two(journey);
    await acquainted(ada, adaIs, bolaIs);
    const atHome = isLive(bola.page, 'messages.unread');
    await bola.page.goto('/');
    await atHome;

    await ada.open(`/message?uid=${bolaIs.uid}`);
    await bubble(ada.page, 'Hello to you.').waitFor();
    await roomAlive(ada.page);
    const sent = ada.page.waitForResponse(saying);
    const release = await holdBack(ada.page, saying);
    await field(ada.page).fill('Is the phone');
    await field(ada.page).press('Control+Enter');
    await field(ada.page).pressSequentially('still for sale?');
    await field(ada.page).press('Enter');
    await ada.page.locator('[data-state="sending"]').waitFor();
    release();
    expect((await sent).status()).toBe(200);
    await ada.page.locator('[data-state]').waitFor({ state: 'detached' });
    expect(await bubble(ada.page, 'still for sale?').textContent()).toBe('Is the phone\nstill for sale?');
    expect(await field(ada.page).inputValue()).toBe('');

    await badge(bola.page, 'Chat, 1 unread').click();
    await row(bola.page, adaIs.username).waitFor();
    await checkPage(bola.page);
    await shoot(bola.page, 'messages-list-phone');
    const inRoom = bola.page.waitForResponse(/\/v5\/chat\/read/);
    await row(bola.page, adaIs.username).click();
    await inRoom;
    await bubble(bola.page, 'still for sale?').waitFor();
    await checkPage(bola.page);
    await shoot(bola.page, 'messages-room-phone');
    await log(ada.page).getByText('Read', { exact: true }).waitFor();

    await bola.page.getByRole('button', { name: 'Emoticons' }).click();
    await bola.page.locator('.emoticons button').first().click();
    await shoot(bola.page, 'messages-emoticons-phone');
    await field(bola.page).press('End');
    await field(bola.page).pressSequentially(' It is <b>mine</b>.');
    await ada.page.getByText('writing…').first().waitFor();
    await bola.page.getByRole('button', { name: 'Send', exact: true }).click();
    await bubble(ada.page, 'It is <b>mine</b>.').waitFor();
    await bubble(ada.page, 'It is <b>mine</b>.').locator('img').waitFor();
    await row(ada.page, bolaIs.username).getByText('It is <b>mine</b>.').waitFor();
    await checkPage(ada.page);
    await shoot(ada.page, 'messages-desk');
  });

  test('a message is answered, reacted to, withdrawn while the other one reads it, and reported', async ({
    journey,
  }) => {
    const { ada, bola, adaIs, bolaIs } = await two(journey);
    await acquainted(ada, adaIs, bolaIs);
    await ada.open(`/message?uid=${bolaIs.uid}`);
    const there = isLive(bola.page, 'room:');
    await bola.open(`/message?uid=${adaIs.uid}`);
    await there;

    const more = async (page: Page, words: string) => {
      await bubble(page, words).last().hover();
      await bubble(page, words)
        .last()
        .locator('xpath=..')
        .getByRole('button', { name: 'What to do with this message' })
        .click();
    };
    await more(ada.page, 'Hello to you.');
    await shoot(ada.page, 'messages-message-menu-desk');
    await ada.page.getByRole('button', { name: 'Reply', exact: true }).click();
    await field(ada.page).fill('Where do we meet?');
    await field(ada.page).press('Enter');
    await bubble(bola.page, 'Where do we meet?').locator('.chat-quote', { hasText: 'Hello to you.' }).waitFor();

    await more(bola.page, 'Where do we meet?');
    await bola.page.getByRole('button', { name: '👍' }).click();
    await log(ada.page).getByRole('button', { name: '👍, 1' }).waitFor();

    await more(ada.page, 'Where do we meet?');
    await ada.page.getByRole('button', { name: /^Withdraw for everyone/ }).click();
    await log(bola.page).getByText(`${adaIs.username} withdrew a message`).waitFor();
    await log(ada.page).getByText('You withdrew a message').waitFor();
    expect(await log(bola.page).getByText('Where do we meet?').count()).toBe(0);

    await more(bola.page, 'Hello.');
    await bola.page.getByRole('button', { name: 'Report', exact: true }).filter({ visible: true }).last().click();
    await bola.page.getByRole('radio', { name: 'Insults or bullying' }).check();
    await checkPage(bola.page);
    await shoot(bola.page, 'messages-report-phone');
    await bola.page.getByRole('button', { name: 'Send report' }).click();
    await log(bola.page).getByText('You reported this message.').waitFor();
  });

  test('a block leaves what was written, says so to both, and is taken back where it was made', async ({ journey }) => {
    const { ada, bola, adaIs, bolaIs } = await two(journey);
    await acquainted(ada, adaIs, bolaIs);
    await bola.open(`/message?uid=${adaIs.uid}`);
    await bubble(bola.page, 'Hello to you.').waitFor();
    await ada.open(`/message?uid=${bolaIs.uid}`);
    await menu(bola.page).click();
    await checkPage(bola.page);
    await shoot(bola.page, 'messages-menu-phone');
    const report = bola.page.getByRole('link', { name: 'Report', exact: true }).filter({ visible: true });
    expect(await report.getAttribute('href')).toContain(`uid=${adaIs.uid}`);
    await bola.page.getByRole('button', { name: 'Block', exact: true }).filter({ visible: true }).click();
    await bola.page.getByText('You blocked this member. Unblock them to write.').waitFor();
    await bola.page.getByText(`You can’t write to ${adaIs.username}.`).waitFor();
    await bubble(bola.page, 'Hello to you.').waitFor();
    await checkPage(bola.page);
    await shoot(bola.page, 'messages-blocked-phone');

    // The other one's page learns it by its channel.
    await ada.page.getByText(`You can’t write to ${bolaIs.username}.`).waitFor();
    await ada.page.getByText('Cannot initiate a chat').waitFor();
    await bubble(ada.page, 'Hello to you.').waitFor();
    await row(ada.page, bolaIs.username).waitFor();
    await checkPage(ada.page);
    await shoot(ada.page, 'messages-cannot-write-desk');

    await bola.page.getByRole('main').getByRole('button', { name: 'Unblock', exact: true }).last().click();
    await field(bola.page).waitFor();
  });

  test('a blocked chat on a phone in French: two ways out of one line each, and what was written is seen at type of 200 %, too', async ({
    journey,
  }) => {
    const ada = await journey.visitor({ width: 360, language: 'fr' });
    const adaIs = await ada.register();
    const other = await newMember(ada.api);
    await say(ada, adaIs, other, 'Bonjour.');
    await ada.api.must('follows.block', { block_uid: other.uid }, { token: adaIs.token });
    await ada.open(`/ci/message?uid=${other.uid}`);
    const note = ada.page.locator('.chat-ask');
    await note.getByText(`Vous ne pouvez pas écrire à ${other.username}`).waitFor();
    const linesOf = (button: Locator) =>
      button.evaluate((each) => {
        const words = document.createRange();
        words.selectNodeContents(each);
        return new Set([...words.getClientRects()].filter(({ width }) => width > 30).map(({ top }) => top)).size;
      });
    for (const name of ['Supprimer la conversation', 'Débloquer'])
      expect(await linesOf(note.getByText(name, { exact: true })), name).toBe(1);
    await checkPage(ada.page);
    await shoot(ada.page, 'messages-blocked-phone-fr');

    await ada.page.evaluate(() => {
      const sheet = new CSSStyleSheet();
      sheet.replaceSync('html { font-size: 200% !important; }');
      document.adoptedStyleSheets = [sheet];
    });
    expect((await log(ada.page).boundingBox())!.height).toBeGreaterThan(200);
    await bubble(ada.page, 'Bonjour.').scrollIntoViewIfNeeded();
    await shoot(ada.page, 'messages-blocked-phone-fr-doubled');
  });

  test('R-CHT-014 R-CHT-015 a conversation that is chosen is read at once, and one that is opened after two seconds', async ({
    journey,
  }) => {
    const ada = await journey.visitor({ width: 360 });
    const member = await ada.register();
    const [near, far] = [await newMember(ada.api), await newMember(ada.api)];
    for (const other of [near, far]) {
      await say(ada, member, other, 'Hello.');
      await say(ada, other, member, 'Hello to you.');
    }
    await ada.open('/message');
    // The conversation itself comes later: it is read before it is shown.
    const { promise: held, resolve: release } = Promise.withResolvers<void>();
    await ada.page.route(/\/message\.data/, async (route) => {
      await held;
      await route.continue();
    });
    const chosen = ada.page.waitForRequest(/\/v5\/chat\/read/);
    await row(ada.page, near.username).click();
    await chosen;
    release();
    await bubble(ada.page, 'Hello to you.').waitFor();

    const from = Date.now();
    const read = ada.page.waitForRequest(/\/v5\/chat\/read/);
    await ada.page.goto(`/message?uid=${far.uid}`);
    await read;
    expect(Date.now() - from).toBeGreaterThanOrEqual(2000);
    const unread = async () => (await ada.api.must('messages.unread', {}, { token: member.token })).data.num;
    await expect.poll(unread).toBe(0);
  });

  test('R-CHT-012 an empty message says for three seconds that it can’t be sent', async ({ journey }) => {
    const ada = await journey.visitor({ width: 360 });
    await ada.register();
    const other = await newMember(ada.api);
    await ada.open(`/message?uid=${other.uid}`);
    await roomAlive(ada.page);
    await field(ada.page).fill('  ');
    await stopClock(ada.page);
    await field(ada.page).press('Enter');
    const hint = ada.page.getByText('Cannot send blank message');
    await hint.waitFor();
    await ada.page.clock.runFor(2900);
    expect(await hint.count()).toBe(1);
    await ada.page.clock.runFor(200);
    await hint.waitFor({ state: 'detached' });
  });
});

describe('without script', () => {
  test('R-PMS-002 a message is sent, earlier ones are read, and a deleted conversation leads to /message', async ({
    journey,
  }) => {
    const ada = await journey.visitor({ width: 360, javaScript: false });
    const member = await ada.register();
    const other = await newMember(ada.api);
    for (let n = 1; n <= 17; n += 1) {
      const [from, to] = n % 2 === 1 ? [member, other] : [other, member];
      await say(ada, from, to, `Message ${n}.`);
    }
    await ada.page.goto(`/message?uid=${other.uid}`);
    expect(await log(ada.page).locator('.chat-bubble').count()).toBe(15);
    await ada.page.getByRole('link', { name: 'View earlier messages' }).click();
    await bubble(ada.page, 'Message 1.').first().waitFor();
    await ada.page.getByRole('link', { name: 'Back to the newest messages' }).click();
    await field(ada.page).fill('One more.');
    await ada.page.getByRole('button', { name: 'Send', exact: true }).click();
    await bubble(ada.page, 'One more.').waitFor();
    await menu(ada.page).click();
    await ada.page.getByRole('button', { name: 'Turn off notifications' }).filter({ visible: true }).click();
    await menu(ada.page).click();
    await ada.page.getByRole('button', { name: 'Turn on notifications' }).filter({ visible: true }).waitFor();
    await ada.page.getByRole('link', { name: 'Delete chat' }).filter({ visible: true }).click();
    await ada.page.getByRole('button', { name: 'Delete chat' }).click();
    await ada.page.waitForURL(/\/message$/);
    await ada.page.getByText('No chats yet').waitFor();
  });

  test('a request is accepted', async ({ journey }) => {
    const bola = await journey.visitor({ width: 360, javaScript: false });
    const member = await bola.register();
    const other = await newMember(bola.api);
    await say(bola, other, member, 'May I ask you something?');
    await bola.page.goto('/message?requests=1');
    await row(bola.page, other.username).click();
    await bola.page.getByRole('button', { name: 'Accept' }).click();
    await field(bola.page).waitFor();
  });
});
