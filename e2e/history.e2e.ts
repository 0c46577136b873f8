import { describe, expect } from 'vitest';
import { newMember, newReply, newThread } from '../tests/support/content.ts';
import { checkOverflow } from './support/checks.ts';
import { checkPage, type Journey, shoot, test } from './support/journey.ts';
import { giveOffice } from './support/office.ts';
import { addressOf, goToThread, replyOf } from './support/talk.ts';

const before = 'Meet me at 14 Allen Avenue. The harbour is quiet after nine, and the light is lovely.';
const after = 'The harbour is quiet after ten, and the light is lovely.';

/** A thread and a reply in it, each of which said something else before. */
async function edited(journey: Journey) {
  const { api } = await journey.visitor();
  const thread = await newThread(api, { subject: 'Night walk by the harbour', message: before });
  const reply = await newReply(api, { tid: thread.tid, message: 'I was there on Friday.' });
  await newReply(api, { tid: thread.tid, author: await newMember(api), message: 'So was I.' });
  const { tid, pid, author } = thread;
  await api.must('threads.edit', { tid, pid, subject: 'Night walk by the harbour', message: after }, author);
  await api.must('threads.edit', { tid, pid: reply.pid, message: 'I was there on Sunday.' }, reply.author);
  return thread;
}

describe.each([360, 1280] as const)('at %d px', (width) => {
  test('what a post said before is read from its mark, and a moderator deletes a version of it', async ({
    journey,
  }) => {
    const { tid, pid } = await edited(journey);
    const person = await journey.visitor({ width });
    const { page } = person;
    await goToThread(page, tid);
    await shoot(page, `history-thread-${width}`);
    await replyOf(page, 'on Sunday').getByRole('link', { name: 'Edited' }).click();
    await page.getByRole('deletion').filter({ hasText: 'Friday' }).waitFor();
    await page.getByRole('insertion').filter({ hasText: 'Sunday' }).waitFor();
    await page.getByRole('link', { name: 'Night walk by the harbour' }).click();
    await replyOf(page, 'on Sunday').waitFor();
    await page.getByRole('main').getByRole('link', { name: 'Edited' }).first().click();
    await page.getByText(before).waitFor();
    const [deleted, added] = [page.getByRole('deletion'), page.getByRole('insertion')];
    expect(await deleted.allInnerTexts()).toEqual([
      expect.stringContaining('Meet me at 14 Allen Avenue.'),
      expect.stringContaining('nine'),
    ]);
    expect(await added.allInnerTexts()).toEqual([expect.stringContaining('ten')]);
    expect(await deleted.first().evaluate((text) => getComputedStyle(text).textDecorationLine)).toBe('line-through');
    await checkPage(page);
    await shoot(page, `history-${width}`);
    expect(await page.getByRole('link', { name: 'Delete this version' }).count()).toBe(0);

    await giveOffice(person, 3);
    await person.open(addressOf(tid, `/history/${pid}`));
    await page.getByRole('link', { name: 'Delete this version' }).click();
    const dialog = page.getByRole('dialog');
    await dialog.getByLabel('Reason').selectOption('privacy');
    await checkPage(page);
    await shoot(page, `history-remove-${width}`);
    await dialog.getByRole('button', { name: 'Delete', exact: true }).click();
    await dialog.waitFor({ state: 'detached' });
    await page.getByText('A moderator deleted this version.').waitFor();
    expect(JSON.stringify((await person.api.must('review.post-history', { pid })).data)).not.toContain('Allen');
  });

  test('without script the mark is a link, and deleting a version a form that wants a reason', async ({ journey }) => {
    const { tid } = await edited(journey);
    const person = await journey.visitor({ width, javaScript: false });
    const { page } = person;
    await giveOffice(person, 3);
    await page.goto(addressOf(tid));
    await page.getByRole('main').getByRole('link', { name: 'Edited' }).first().click();
    await page.getByRole('link', { name: 'Delete this version' }).click();
    const dialog = page.getByRole('dialog');
    await dialog.getByRole('button', { name: 'Delete', exact: true }).click();
    await dialog.getByText('Choose a reason: the member reads it.').waitFor();
    await dialog.getByLabel('Reason').selectOption('other');
    await dialog.getByLabel('Your words to the author (optional)').fill('An address.');
    await checkOverflow(page);
    await dialog.getByRole('button', { name: 'Delete', exact: true }).click();
    await page.getByText('A moderator deleted this version.').waitFor();
    expect(await page.getByText('Allen Avenue').count()).toBe(0);
  });
});
