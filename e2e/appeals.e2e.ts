import { describe, expect } from 'vitest';
import { newThread } from '../tests/support/content.ts';
import { checkPage, shoot, test } from './support/journey.ts';
import { giveOffice, makeOperator } from './support/office.ts';

describe.each([360, 1280] as const)('at %d px', (width) => {
  test('R-MOD-014 a member appeals about a closed thread, and another moderator undoes it', async ({ journey }) => {
    const author = await journey.visitor({ width });
    const writer = await author.register();
    const { page, api } = author;
    const { tid } = await newThread(api, { author: writer });
    const first = await journey.visitor({ width });
    const { token } = await giveOffice(first, 3);
    await first.api.must('review.close', { tid, rule: 'settled', reason: 'All was said.' }, { token });

    const systems = () => api.must('notices.list', { type: 'systems' }, writer);
    await expect
      .poll(async () => JSON.stringify((await systems()).data.list), { timeout: 10_000 })
      .toContain('closed your thread');
    await author.open('/ucenter/notice/systems');
    await page.getByText('closed your thread').first().click();
    await page.getByText('All was said.').waitFor();
    await page.getByRole('textbox', { name: 'Why is this a mistake?' }).fill('No.');
    await page.getByRole('button', { name: 'Send appeal' }).click();
    await page.getByText('at least 10').first().waitFor();
    await page.getByRole('textbox', { name: 'Why is this a mistake?' }).fill('Two questions are still open.');
    await page.locator('.field-error').waitFor({ state: 'detached' });
    await checkPage(page);
    await shoot(page, `appeal-${width}`);
    await page.getByRole('button', { name: 'Send appeal' }).click();
    await page.getByText(/Sent on .*(Another moderator is looking at it|Our team answers here)\./).waitFor();

    await first.open('/operator/post-appeals');
    const own = first.page.getByRole('listitem').filter({ hasText: 'Two questions are still open.' });
    await own.getByText(/(Another moderator|Our team) decides this/).waitFor();
    const second = await journey.visitor({ width });
    await giveOffice(second, 3);
    await second.open('/operator/post-appeals');
    const row = second.page.getByRole('listitem').filter({ hasText: 'Two questions are still open.' });
    await row.getByRole('textbox', { name: 'Your answer to the member' }).fill('You are right.');
    await checkPage(second.page);
    await shoot(second.page, `appeal-queue-${width}`);
    await row.getByRole('button', { name: 'Accept and undo' }).click();
    await row.waitFor({ state: 'detached' });
    expect((await api.must('threads.info', { tid })).data.closed).toBe(0);
    await page.reload();
    await page.getByText('You are right.').waitFor();
    await shoot(page, `appeal-granted-${width}`);
  });

  test('R-MOD-014 who wrote a thread that was taken away is led from its address to the decision', async ({
    journey,
  }) => {
    const author = await journey.visitor({ width });
    const writer = await author.register();
    const { page, api } = author;
    const { tid } = await newThread(api, { author: writer, subject: 'Lamps that last' });
    const moderator = await journey.visitor({ width });
    const { token } = await giveOffice(moderator, 3);
    await author.open('/ucenter/account/posts');
    const own = page.getByRole('link', { name: 'Lamps that last' }).first();
    await own.waitFor();
    await api.must('threads.delete', { tid, rule: 'spam', reason: 'An advert, again.' }, { token });
    // Within the site, and asked for from the server.
    await own.click();
    for (const again of [false, true]) {
      if (again) await author.open(`/forum/15443/${tid}`);
      await page.waitForURL(/\/appeal\?act=\d+$/);
      await page.getByText('Adverts or spam').waitFor();
      await page.getByText('An advert, again.').waitFor();
      await page.getByRole('textbox', { name: 'Why is this a mistake?' }).waitFor();
    }
    await checkPage(page);
    await shoot(page, `taken-away-${width}`);
    journey.expectFault(/404 .*\/forum\//);
    await moderator.open(`/forum/15443/${tid}`);
    await moderator.page.getByText('A moderator has deleted this thread.').waitFor();
  });

  test('a moderator warns a member, who reads the rule and the reason, and appeals', async ({ journey }) => {
    const member = await journey.visitor({ width });
    const warned = await member.register();
    const moderator = await journey.visitor({ width });
    await giveOffice(moderator, 3);
    await moderator.open(`/operator/warn?uid=${warned.uid}`);
    const form = moderator.page;
    await form.getByText('No warning before.').waitFor();
    await form.getByRole('button', { name: 'Send warning' }).click();
    await form.getByRole('main').getByRole('alert').waitFor();
    await form.getByRole('combobox').first().selectOption('spam');
    await form.getByRole('textbox').last().fill('The same offer under nine threads.');
    await checkPage(form);
    await shoot(form, `warn-${width}`);
    await form.getByRole('button', { name: 'Send warning' }).click();
    await form.getByText('Warning sent').waitFor();
    await form.getByRole('listitem').filter({ hasText: 'The same offer under nine threads.' }).waitFor();

    const { page, api } = member;
    const systems = () => api.must('notices.list', { type: 'systems' }, warned);
    await expect
      .poll(async () => JSON.stringify((await systems()).data.list), { timeout: 10_000 })
      .toContain('warned you');
    await member.open('/ucenter/notice/systems');
    await page.getByText('A moderator warned you.').first().click();
    await page.getByText('The same offer under nine threads.').waitFor();
    await page.getByRole('textbox', { name: 'Why is this a mistake?' }).fill('I wrote it under one thread.');
    await checkPage(page);
    await shoot(page, `warned-${width}`);
    await page.getByRole('button', { name: 'Send appeal' }).click();
    await page.getByText(/Sent on .*(Another moderator is looking at it|Our team answers here)\./).waitFor();
  });

  test('a warning whose answer was lost is sent with other words, and both are seen', async ({ journey }) => {
    journey.expectFault(/ERR_FAILED/);
    const member = await journey.visitor({ width });
    const warned = await member.register();
    const moderator = await journey.visitor({ width });
    await giveOffice(moderator, 3);
    await moderator.open(`/operator/warn?uid=${warned.uid}`);
    const { page } = moderator;
    const words = page.getByRole('textbox').last();
    const warn = page.getByRole('button', { name: 'Send warning' });
    const path = '**/v5/moderation/member/warn*';
    await page.route(path, async (route) => {
      await route.fetch();
      await route.abort();
    });
    await page.getByRole('combobox').first().selectOption('spam');
    await words.fill('The same offer.');
    await warn.click();
    await page.getByRole('main').getByRole('alert').waitFor();
    await page.unroute(path);
    await words.fill('The same offer again.');
    await warn.click();
    await page.getByText('Warning sent').waitFor();
    for (const each of ['The same offer.', 'The same offer again.'])
      await page.getByRole('listitem').filter({ hasText: each }).waitFor();
  });

  test('R-MSC-032 an operator lets a member look after a board, whose menu then moderates there', async ({
    journey,
  }) => {
    const holder = await journey.visitor({ width });
    const { uid, token } = await holder.register();
    const { tid, pid } = await newThread(holder.api, { typeid: 1 });
    const operator = await journey.visitor({ width });
    await makeOperator(operator);
    const { page } = operator;
    await operator.open('/operator/offices?state=board');
    await page.getByLabel('Member', { exact: true }).fill(String(uid));
    await page.getByLabel('Number of the topic or board').fill('1');
    await page.getByLabel('Country of the board').selectOption('188');
    await page.getByRole('textbox', { name: 'Why' }).last().fill('Knows the board.');
    await checkPage(page);
    await page.getByRole('button', { name: 'Give an office' }).click();
    await page.getByRole('button', { name: 'End', exact: true }).first().waitFor();
    await shoot(page, `offices-${width}`);

    await holder.open(`/moderate?pid=${pid}`);
    await holder.page.getByRole('link', { name: 'Close to replies' }).click();
    await holder.page.getByRole('dialog').getByLabel('Reason').selectOption('settled');
    await holder.page.getByRole('button', { name: 'Close', exact: true }).last().click();
    await expect.poll(async () => (await holder.api.must('threads.info', { tid })).data.closed).toBe(1);
    await page.getByRole('textbox', { name: 'Why' }).first().fill('Has moved.');
    await page.getByRole('button', { name: 'End', exact: true }).first().click();
    await page.getByRole('button', { name: 'End', exact: true }).first().waitFor({ state: 'detached' });
    expect((await holder.api.call('review.close', { tid, closed: 0 }, { token })).error).toBe('wire.forbidden');
  });
});
