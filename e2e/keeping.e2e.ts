import { expect } from 'vitest';
import { newMember, newThread } from '../tests/support/content.ts';
import { checkOverflow } from './support/checks.ts';
import { waitForModerator } from './support/held.ts';
import { holdBack } from './support/hold-back.ts';
import { atWidths, checkPage, type Journey, shoot, test } from './support/journey.ts';
import { giveOffice, makeOperator } from './support/office.ts';
import { goToThread, repliesOf } from './support/talk.ts';

let listed = 0;
/** A word that operators list on their page, so that posts with it wait for a moderator. */
async function listWord(journey: Journey, width: 360 | 1280): Promise<string> {
  listed += 1;
  const word = `kolanut${width}x${listed}`;
  const operator = await journey.visitor({ width });
  await makeOperator(operator);
  const { page } = operator;
  await operator.open('/operator/words?country=188');
  await checkPage(page);
  await shoot(page, `keeping-words-${width}`);
  const list = page.getByRole('region').or(page.locator('section')).filter({ hasText: 'Wait for a moderator' }).last();
  const field = list.getByRole('textbox');
  await field.fill(`${await field.inputValue()}\n${word}`);
  await list.getByRole('button', { name: 'Save this list' }).click();
  await page.getByText('List saved').waitFor();
  return word;
}

atWidths('at %d px', (width) => {
  test('a reply with a listed word waits: its writer reads so, a moderator approves it, and others read it', async ({
    journey,
  }) => {
    const word = await listWord(journey, width);
    const writer = await journey.visitor({ width });
    await writer.register();
    const { page } = writer;
    const { tid } = await newThread(writer.api);
    await goToThread(page, tid);
    const said = `I sell ${word} here.`;
    if (width === 360) await page.getByRole('button', { name: 'Write a reply' }).click();
    const place = width === 360 ? page.getByRole('dialog', { name: 'Write a reply' }) : repliesOf(page);
    await place.getByRole('textbox', { name: 'Write a reply' }).fill(said);
    await place.getByRole('button', { name: 'Reply', exact: true }).first().click();
    await page.getByText('1 reply of yours is waiting for a moderator.').first().waitFor();
    // A message stays as long as it is pointed at.
    await page.locator('.toast').hover();
    const waits = 'Waiting for a moderator. Only you can see it.';
    await repliesOf(page).getByRole('listitem').filter({ hasText: said }).getByText(waits).waitFor();
    await page.evaluate(() => scrollTo(0, 0));
    await checkPage(page);
    await shoot(page, `keeping-own-reply-${width}`);
    expect((await writer.api.must('threads.reply-list', { tid, page: 1, limit: 20 })).data.count).toBe(0);
    // The toast leads to its words, and so does the note in the thread.
    await page.getByRole('button', { name: 'Show it' }).click();
    await page.waitForURL('**/ucenter/waiting');
    await page.getByText(said).waitFor();
    await goToThread(page, tid);
    await page.getByRole('link', { name: 'Show it' }).click();
    await page.getByText(said).waitFor();
    await checkPage(page);
    await shoot(page, `keeping-waiting-${width}`);
    await goToThread(page, tid);
    await repliesOf(page).getByText(waits).waitFor();

    const moderator = await journey.visitor({ width });
    await giveOffice(moderator, 3);
    await moderator.open('/operator/held');
    const row = moderator.page.getByRole('listitem').filter({ hasText: said });
    const claimed = moderator.page.waitForResponse('**/v5/moderation/held/claim');
    await row.getByRole('checkbox').check();
    expect((await (await claimed).json()).error).toBeUndefined();
    await checkPage(moderator.page);
    await shoot(moderator.page, `keeping-queue-${width}`);
    await moderator.page.getByRole('button', { name: 'Approve' }).click();
    await moderator.page.getByText('Done for 1 post').waitFor();
    await row.waitFor({ state: 'detached' });
    // The page that stands shows it like any other.
    await repliesOf(page).getByText(waits).waitFor({ state: 'detached' });
    await repliesOf(page).getByText(said).waitFor();
    await repliesOf(page).getByRole('heading', { name: '1 reply' }).waitFor();
  });

  test('a thread with a listed word waits: its writer reads so once, and is offered neither to share nor to answer it', async ({
    journey,
  }) => {
    const word = await listWord(journey, width);
    const writer = await journey.visitor({ width });
    await writer.register();
    const { page } = writer;
    await writer.open('/note/thread');
    await page.getByRole('textbox', { name: 'Title' }).fill('Where to sell it');
    await page.getByRole('textbox', { name: 'Your text' }).click();
    await page.keyboard.type(`I sell ${word} at the market here.`);
    await page.getByRole('button', { name: 'Publish' }).filter({ visible: true }).first().click();
    const toast = page.getByRole('status').filter({ hasText: 'Your thread is waiting for a moderator.' });
    await toast.waitFor();
    expect(await toast.getByRole('button', { name: 'Share it' }).count()).toBe(0);
    await page.waitForURL(/forum\/15443\/\d+/);
    await page.reload();
    await page.getByText('This thread is waiting for a moderator. Only you can see it.').waitFor();
    const main = page.getByRole('main');
    expect(await main.getByText(/not exist|Be the first|be notified|Show it/).count()).toBe(0);
    expect(await page.locator('.reply-bar').count()).toBe(0);
    // What nobody else can open is neither liked nor shared.
    expect(await page.getByRole('button', { name: /^(Like|Save|Share)/ }).count()).toBe(0);
    await checkPage(page);
    await shoot(page, `keeping-own-thread-${width}`);
  });

  test('a moderator hides two posts of a member together, and takes it back', async ({ journey }) => {
    const moderator = await journey.visitor({ width });
    await giveOffice(moderator, 3);
    const { page, api } = moderator;
    const author = await newMember(api);
    const threads = [await newThread(api, { author }), await newThread(api, { author, subject: 'Another walk' })];
    await moderator.open(`/operator/posts?uid=${author.uid}`);
    await page.getByRole('checkbox').first().check();
    await page.getByRole('checkbox').last().check();
    await checkPage(page);
    await shoot(page, `keeping-posts-${width}`);
    await page.getByRole('main').getByRole('combobox').selectOption('spam');
    await page.getByRole('button', { name: 'Hide', exact: true }).click();
    await page.getByText('Done for 2 posts').waitFor();
    for (const { tid } of threads)
      expect((await api.call('threads.info', { tid })).error).toBe('threads.banned_thread');
    await page.getByRole('button', { name: 'Undo' }).click();
    await expect
      .poll(async () => (await api.call('threads.info', { tid: threads[0]!.tid })).error, { timeout: 8000 })
      .toBeUndefined();
  });

  test('an address is looked up with a reason, banned, and its ban lifted', async ({ journey }) => {
    const moderator = await journey.visitor({ width });
    await giveOffice(moderator, 3);
    const { page, api } = moderator;
    const { author } = await newThread(api, { author: await newMember(api) });
    await moderator.open(`/operator/addresses?uid=${author.uid}`);
    const fromMember = page.locator('form').filter({ hasText: 'From where a member wrote in' });
    await fromMember.getByLabel('Reason, for the audit trail').fill('A complaint');
    await fromMember.getByRole('button', { name: 'Look up' }).click();
    await page.getByText('Also wrote from here').waitFor();
    await checkOverflow(page);
    await shoot(page, `keeping-addresses-${width}`);
    const atAddress = page.locator('form').filter({ hasText: 'Who wrote from an address' });
    await atAddress.getByLabel('Network address').fill('198.51.100.250');
    await atAddress.getByLabel('Reason, for the audit trail').fill('A complaint');
    await atAddress.getByRole('button', { name: 'Look up' }).click();
    await page.getByText('No account wrote from here in the last 90 days').waitFor();
  });
});

test('of many replies that wait the newest stand in their thread, and the way leads to the others', async ({
  journey,
}) => {
  const writer = await journey.visitor({ width: 360 });
  const { uid } = await writer.register();
  const { page } = writer;
  const { tid } = await newThread(writer.api);
  await waitForModerator(uid, tid, 23);
  const release = await holdBack(page, '**/assets/HeldReplies*');
  await goToThread(page, tid);
  const waits = repliesOf(page).locator('.reply-held');
  expect(await waits.count()).toBe(20);
  const first = await waits.first().elementHandle();
  release();
  await page.waitForLoadState('networkidle');
  await first!.scrollIntoViewIfNeeded();
  await waits.last().getByText('Reply 23 of many.').waitFor();
  const more = repliesOf(page).getByRole('listitem').filter({ hasText: '3 older replies of yours are waiting too.' });
  await more.scrollIntoViewIfNeeded();
  await checkPage(page);
  await shoot(page, 'keeping-many-waiting-360');
  await more.getByRole('link', { name: 'Show it' }).click();
  await page.waitForURL('**/ucenter/waiting');
});
