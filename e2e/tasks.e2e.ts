import { expect } from 'vitest';
import type { Member } from '../tests/support/people.ts';
import { checkOverflow } from './support/checks.ts';
import { checkPage, shoot, test } from './support/journey.ts';
import { makeOperator } from './support/office.ts';
import type { Person } from './support/person.ts';

/** The task of the day's check-in, which the site begins with. */
const checkIn = 1;

/** A member whose check-in of the day is counted. */
async function checkedIn(person: Person): Promise<Member> {
  const own = await person.register();
  await person.api.must('economy.check-in', {}, own);
  const statusOf = async () =>
    (await person.api.must('tasks.list', {}, own)).data.list
      .flatMap(({ lists }) => lists)
      .find(({ taskid }) => taskid === checkIn)?.status;
  await expect.poll(statusOf, { timeout: 15_000 }).toBe(1);
  return own;
}

test('R-TSK-001 a task is claimed once by an impatient hand, and the network’s loss leaves it to claim again', async ({
  journey,
}) => {
  journey.expectFault(/ERR_INTERNET_DISCONNECTED|Failed to fetch|Failed to load resource/);
  const ama = await journey.visitor({ width: 360 });
  const own = await checkedIn(ama);
  const { page } = ama;
  await ama.open('/ng/task');
  const claim = page.getByRole('button', { name: 'Claim: Check in for today' });
  await claim.waitFor();
  await shoot(page, 'tasks-360');
  await checkPage(page);
  await page.context().setOffline(true);
  await claim.click();
  await page.getByRole('alert').filter({ visible: true }).first().waitFor();
  await claim.waitFor();
  await page.context().setOffline(false);
  const sent: string[] = [];
  page.on('request', (request) => {
    if (request.url().endsWith('/v5/user/claimTask')) sent.push(request.headers()['idempotency-key'] ?? '');
  });
  await claim.dblclick();
  await page.getByText('20 XGold are in your wallet.').waitFor();
  await page.getByText('Claimed', { exact: true }).first().waitFor();
  expect(sent).toHaveLength(1);
  expect(await claim.count()).toBe(0);
  await shoot(page, 'tasks-claimed-360');
  await checkPage(page);
  expect((await ama.api.must('tasks.list', {}, own)).data.taken_today).toBe(20);
  await page.getByRole('button', { name: 'See it' }).click();
  await page.waitForURL('**/ng/ucenter/wallet');
});

test('without script a claim is a form, and so is what is worn', async ({ journey }) => {
  const ama = await journey.visitor({ width: 360, javaScript: false });
  await checkedIn(ama);
  const { page } = ama;
  await ama.open('/ng/task');
  await page.getByRole('button', { name: 'Claim: Check in for today' }).click();
  await page.getByText('20 XGold are in your wallet.').waitFor();
  await checkOverflow(page);
  await ama.open('/ng/medalcenter');
  await page.getByRole('link', { name: /^Welcome/ }).click();
  await page.getByRole('dialog').getByText('For joining us').waitFor();
  await page.getByRole('dialog').getByRole('link', { name: 'Close' }).first().click();
  await page.getByRole('link', { name: 'Wear and order' }).click();
  await page.getByRole('button', { name: 'Wear Welcome' }).click();
  await page.getByText('Worn, 1 of 5').waitFor();
  await checkOverflow(page);
});

test('R-SES-009 a guest is shown the way in, and logs in on the page', async ({ journey }) => {
  const guest = await journey.visitor({ width: 360 });
  await guest.open('/ng/task');
  await checkPage(guest.page);
  await guest.page.getByRole('main').getByRole('link', { name: 'Log in' }).click();
  await guest.page.getByRole('dialog').waitFor();
  expect(guest.page.url()).toContain('/ng/task');
  await guest.open('/ng/medalcenter');
  await guest.page.getByText('Medals for what you do here').waitFor();
  await checkPage(guest.page);
});

test('R-MED-001 R-MED-002 R-MED-003 a medal is congratulated on once, worn, shared and put in order', async ({
  journey,
}) => {
  const office = await journey.visitor();
  const operator = await makeOperator(office);
  const ama = await journey.visitor({ width: 360 });
  const own = await ama.register();
  const medals = async () => (await ama.api.must('tasks.medal-list', {}, own)).data.list;
  await expect.poll(async () => (await medals()).some(({ is_have }) => is_have === 1), { timeout: 15_000 }).toBe(true);
  const bug = (await medals()).find(({ name }) => name === 'Bug hunter')!;
  await office.api.must('tasks.grant-medal', { medalid: bug.medalid, member: own.username }, operator);
  const { page } = ama;
  await ama.open('/ng/task');
  const dialog = page.getByRole('dialog');
  await dialog.getByRole('checkbox', { name: 'Wear it beside my name' }).waitFor();
  await dialog.getByText('Bug hunter').first().waitFor();
  await shoot(page, 'medal-granted-360');
  await checkPage(page);
  expect(await dialog.getByRole('link', { name: 'View All' }).getAttribute('href')).toBe('/ng/medalcenter');
  await dialog.getByRole('button', { name: 'Share' }).click();
  await dialog.getByText(/made on your phone: \d+ KB/).waitFor();
  await shoot(page, 'medal-share-360');
  await checkPage(page);
  const shared = new URL(await dialog.getByText(/medalcenter\?medal=\d+&uid=/).innerText());
  const guest = await journey.visitor({ width: 360 });
  await guest.open(shared.pathname + shared.search);
  await guest.page.getByText(new RegExp(`${own.username} has a medal on .*: Bug hunter`)).waitFor();
  const picture = await guest.page.locator('meta[property="og:image"]').getAttribute('content');
  expect((await guest.page.request.get(new URL(picture!).pathname)).headers()['content-type']).toBe('image/png');
  await checkPage(guest.page);
  await dialog.getByRole('button', { name: 'Close' }).click();
  const news = async () => (await ama.api.must('tasks.medal-news', {}, own)).data.list;
  await expect.poll(news, { timeout: 15_000 }).toBeNull();
  await ama.open('/ng/medalcenter/wear');
  await page.getByText('Worn, 1 of 5').waitFor();
  await page.getByRole('button', { name: 'Wear Welcome' }).click();
  await page.getByRole('button', { name: 'Move Welcome up' }).click();
  await page.getByText('Welcome moved up.').waitFor();
  await shoot(page, 'medals-wear-360');
  await checkPage(page);
  const worn = async () =>
    (await medals()).filter(({ wear }) => wear > 0).toSorted((one, other) => one.wear - other.wear)[0]?.name;
  await expect.poll(worn).toBe('Welcome');
  await page.getByRole('button', { name: 'Undo' }).click();
  await expect.poll(worn).toBe('Bug hunter');
  await ama.open('/ng/medalcenter');
  await page.getByText('Yours, 2').waitFor();
  await shoot(page, 'medals-360');
  await checkPage(page);
});

test('an operator makes a task of the catalogue without code, and gives a medal', async ({ journey }) => {
  const office = await journey.visitor({ width: 1280 });
  await makeOperator(office);
  const ama = await journey.visitor({ width: 360 });
  const own = await ama.register();
  const { page } = office;
  const dialog = page.getByRole('dialog');
  const title = `Write a reply ${process.pid}`;
  await office.open('/operator/tasks');
  await checkPage(page);
  await page.getByRole('link', { name: 'Add a task' }).click();
  await dialog.getByLabel('What counts').selectOption('reply');
  await dialog.getByLabel('How many').fill('2');
  await dialog.getByRole('button', { name: 'Save' }).click();
  await dialog.getByRole('alert').first().waitFor();
  for (const language of ['English', 'French', 'Hindi']) await dialog.getByLabel(`Title, ${language}`).fill(title);
  await shoot(page, 'console-task-dialog');
  await dialog.getByRole('button', { name: 'Save' }).click();
  const row = page.getByRole('row').filter({ hasText: title });
  await row.getByText('Open', { exact: true }).waitFor();
  await shoot(page, 'console-tasks');
  await ama.open('/ng/task');
  await ama.page.getByText(title).waitFor();
  await row.getByRole('button', { name: 'Close' }).click();
  await row.getByText('Closed', { exact: true }).waitFor();
  await office.open('/operator/medals');
  await shoot(page, 'console-medals');
  await checkPage(page);
  await page.getByRole('row').filter({ hasText: 'Top creator' }).getByRole('link', { name: 'Give' }).click();
  await dialog.getByLabel('Member').fill(own.username);
  await dialog.getByRole('button', { name: 'Give' }).click();
  await dialog.waitFor({ state: 'detached' });
  const medals = (await ama.api.must('tasks.medal-list', {}, own)).data.list;
  expect(medals.filter(({ is_have }) => is_have === 1).map(({ name }) => name)).toContain('Top creator');
  await page.setViewportSize({ width: 360, height: 740 });
  for (const to of ['/operator/medals', '/operator/tasks']) {
    await office.open(to);
    const present = page.getByRole('navigation', { name: 'Console' }).locator('[aria-current]');
    await expect
      .poll(async () => {
        const box = (await present.boundingBox())!;
        return box.x >= 0 && box.x + box.width <= 360;
      })
      .toBe(true);
  }
});
