import { expect } from 'vitest';
import { newMember, newReply, newThread } from '../tests/support/content.ts';
import { register } from '../tests/support/people.ts';
import { checkOverflow } from './support/checks.ts';
import { atWidths, checkPage, shoot, test } from './support/journey.ts';
import { giveOffice } from './support/office.ts';
import type { Person } from './support/person.ts';
import { addressOf, goToThread, replyOf } from './support/talk.ts';

const words = 'Cheap phones, write me on my number.';

/** A thread with a reply that nobody likes to see. */
async function scene({ api }: Pick<Person, 'api'>) {
  const { tid } = await newThread(api, { subject: 'Which phone under 100?' });
  const author = await newMember(api);
  await newReply(api, { tid, author, message: words });
  return { tid, author };
}

async function fillLogIn({ page }: Person, { username, password }: { username: string; password: string }) {
  const dialog = page.getByRole('dialog');
  await dialog.getByLabel('Username').fill(username);
  await dialog.getByLabel('Password', { exact: true }).fill(password);
  await dialog.getByRole('button', { name: 'Log in' }).click();
}

atWidths('at %d px', (width) => {
  test('a member reports a reply from its menu, and finds the report among their own', async ({ journey }) => {
    const person = await journey.visitor({ width });
    const { page } = person;
    const { tid } = await scene(person);
    await person.register();
    await goToThread(page, tid);
    await replyOf(page, words).getByRole('button', { name: 'More' }).click();
    await page.getByRole('link', { name: 'Report' }).filter({ visible: true }).click();
    await page.getByRole('group', { name: 'What is wrong?' }).waitFor();
    await page.getByText(words).waitFor();
    await checkPage(page);
    await shoot(page, `report-${width}`);

    await page.getByRole('button', { name: 'Send report' }).click();
    await page.getByText('Choose what is wrong.').waitFor();
    await page.getByRole('radio', { name: 'Something else' }).check();
    await page.getByRole('button', { name: 'Send report' }).click();
    await page.getByText('Say in a few words what is wrong.').waitFor();
    await page.getByText(/won’t know who reported this/).waitFor();
    await checkPage(page);
    await page.getByLabel('More details').fill('He sells outside the site.');
    await page.getByRole('button', { name: 'Send report' }).click();
    await page.getByText('You reported this').waitFor();
    await checkPage(page);
    await shoot(page, `reported-${width}`);
    await page.getByRole('button', { name: 'Block', exact: true }).click();
    await page.getByRole('button', { name: 'Unblock', exact: true }).click();
    await page.getByRole('button', { name: 'Block', exact: true }).waitFor();
    await page.getByRole('link', { name: 'See your reports' }).click();
    await page.getByRole('link', { name: 'Which phone under 100?' }).waitFor();
    await page.getByText('Being checked').waitFor();
    await checkPage(page);
    await shoot(page, `own-reports-${width}`);
  });

  test('a guest reports without script, logs in over the page, and the report is made', async ({ journey }) => {
    const person = await journey.visitor({ width, javaScript: false });
    const { page, api } = person;
    const { tid } = await scene(person);
    const member = await register(api);
    await page.goto(addressOf(tid));
    await replyOf(page, words).getByRole('button', { name: 'More' }).click();
    await page.getByRole('link', { name: 'Report' }).filter({ visible: true }).click();
    await page.getByRole('radio', { name: 'A scam or fake sale' }).check();
    await page.getByLabel('More details').fill('He wrote me too.');
    await page.getByRole('button', { name: 'Send report' }).click();
    await fillLogIn(person, member);
    await page.getByText('You reported this').waitFor();
    await checkOverflow(page);
    const { list } = (await api.must('review.own-reports', {}, member)).data;
    expect(list).toMatchObject([{ reason: 'fraud', note: 'He wrote me too.' }]);
  });

  test('a moderator removes what was reported by two keys, for what it was reported for, and may undo it', async ({
    journey,
  }) => {
    const moderator = await journey.visitor({ width });
    const { page, api } = moderator;
    const { tid } = await scene(moderator);
    const office = await giveOffice(moderator, 3);
    const { list } = (await api.must('threads.reply-list', { tid })).data;
    const pid = list[0]!.pid;
    await api.must('review.report', { pid, reason: 'fraud', message: 'No face to face.' }, await newMember(api));
    const cases = (await api.must('review.report-queue', {}, office)).data.list;
    await moderator.open(`/operator/reports?case=${cases.find((row) => row.pid === pid)!.id}`);
    await page.getByText(words).filter({ visible: true }).last().waitFor();
    await page.getByText('No face to face.').waitFor();
    await checkPage(page);
    await shoot(page, `report-queue-${width}`);

    const quotes = (lang: string) =>
      page.evaluate((of) => {
        document.documentElement.lang = of;
        return getComputedStyle(document.querySelector('q')!).quotes;
      }, lang);
    expect(await quotes('fr')).toBe('"«\u202f" "\u202f»" "“" "”"');
    expect(await quotes('en')).toBe('auto');

    await page.keyboard.press('r');
    const dialog = page.getByRole('dialog', { name: 'Remove this post?' });
    await dialog.waitFor();
    expect(await dialog.getByLabel('Reason').inputValue()).toBe('fraud');
    await checkPage(page);
    await shoot(page, `report-remove-${width}`);
    await page.keyboard.press('Enter');
    await page.getByRole('button', { name: 'Undo' }).click();
    await page.getByText('It’s back in the list.').waitFor();
    await page.getByRole('button', { name: 'Keep' }).waitFor();
    expect((await api.must('threads.reply-list', { tid })).data.list.map((post) => post.status)).toEqual([1]);
  });
});
