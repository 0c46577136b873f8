import type { Page } from 'playwright-core';
import { expect } from 'vitest';
import { newMember, newReply, newThread } from '../tests/support/content.ts';
import { checkOverflow } from './support/checks.ts';
import { atWidths, checkPage, shoot, test } from './support/journey.ts';
import { giveOffice } from './support/office.ts';
import type { Person } from './support/person.ts';
import { addressOf, goToThread } from './support/talk.ts';

/** A thread of somebody's, and a moderator of its country who has it open. */
async function scene(person: Person, subject: string) {
  const { api } = person;
  const thread = await newThread(api, { subject });
  await newReply(api, { tid: thread.tid, author: await newMember(api), message: 'So it did.' });
  const office = await giveOffice(person, 3);
  return { ...thread, office };
}

const infoOf = async ({ api }: Person, tid: number) => (await api.must('threads.info', { tid })).data;

async function openMenu(page: Page): Promise<void> {
  await page.getByRole('button', { name: 'More' }).filter({ visible: true }).first().click();
  await page.getByRole('link', { name: 'Moderate' }).filter({ visible: true }).click();
  await page.getByRole('heading', { name: 'Moderate this thread' }).first().waitFor({ state: 'attached' });
}

atWidths('at %d px', (width) => {
  test('R-MOD-003 R-MOD-004 each act of a moderator has its dialog, which closes once it is done', async ({
    journey,
  }) => {
    const person = await journey.visitor({ width });
    const { page } = person;
    const { tid } = await scene(person, 'Where do I buy a charger?');
    await goToThread(page, tid);
    await openMenu(page);
    await checkPage(page);
    await shoot(page, `moderation-${width}`);

    const dialog = page.getByRole('dialog');
    const act = async (link: string, button: string, choose?: () => Promise<void>) => {
      await page.getByRole('link', { name: link }).click();
      await dialog.waitFor();
      await choose?.();
      // The window's own button to close it stands before.
      await dialog.getByRole('button', { name: button, exact: true }).last().click();
      await dialog.waitFor({ state: 'detached' });
    };
    await act('Pin', 'Pin', async () => {
      await checkPage(page);
      await shoot(page, `moderation-pin-${width}`);
      await dialog.getByRole('radio', { name: 'II, country' }).check();
    });
    await act('Feature', 'Save the level', () =>
      dialog.getByRole('radio', { name: 'Featured, level II', exact: true }).check(),
    );
    await act('Highlight', 'Save the colour', () => dialog.getByRole('radio', { name: 'Green' }).check());
    await act('Close to replies', 'Close', async () => {
      await dialog.getByLabel('Reason').selectOption('settled');
    });
    expect(await infoOf(person, tid)).toMatchObject({ displayorder: 2, digest: 2, highlight: 3, closed: 1 });
    await act('Hide this post', 'Hide', async () => {
      await dialog.getByLabel('Reason').selectOption('spam');
    });
    expect((await person.api.call('threads.info', { tid })).error).toBe('threads.banned_thread');
    await act('Show it again', 'Show it again');
    expect((await infoOf(person, tid)).tid).toBe(tid);
    await act('Reopen', 'Reopen');
    expect((await infoOf(person, tid)).closed).toBe(0);
  });

  test('what is refused in a dialog has the focus: the field it is about, or the words', async ({ journey }) => {
    const person = await journey.visitor({ width });
    const { page } = person;
    const { tid, pid, author } = await scene(person, 'A refused act');
    const focused = () =>
      page.evaluate(() => {
        const at = document.activeElement?.closest('dialog *');
        return at?.getAttribute('name') ?? at?.textContent;
      });
    await person.open(`/moderate?pid=${pid}&act=ban`);
    await page.getByRole('dialog').getByRole('button', { name: 'Hide', exact: true }).click();
    await expect.poll(focused).toBe('rule@moderate');
    await person.open(`/moderate?pid=${pid}&act=highlight`);
    await person.api.must('threads.delete', { tid }, author);
    await page.getByRole('dialog').getByRole('button', { name: 'Save the colour' }).click();
    await expect.poll(focused).toContain('Thread not exist...');
  });

  test('without script the menu is links and each dialog a form that asks first', async ({ journey }) => {
    const person = await journey.visitor({ width, javaScript: false });
    const { page } = person;
    const { tid } = await scene(person, 'Which case fits?');
    await page.goto(addressOf(tid));
    await openMenu(page);
    await page.getByRole('link', { name: 'Delete' }).click();
    const dialog = page.getByRole('dialog');
    await dialog.getByLabel('Reason').selectOption('repeated');
    await dialog.getByLabel('Your words to the author (optional)').fill('The same as yesterday.');
    await checkOverflow(page);
    await dialog.getByRole('button', { name: 'Delete this post' }).click();
    await page.getByText('The same as yesterday.').waitFor();
    expect((await person.api.call('threads.info', { tid })).error).toBe('threads.removed_thread');
    await page.getByRole('link', { name: 'Restore' }).click();
    await dialog.getByRole('button', { name: 'Restore this post' }).click();
    await page.getByRole('link', { name: 'Close to replies' }).waitFor();
    expect((await infoOf(person, tid)).tid).toBe(tid);
  });
});
