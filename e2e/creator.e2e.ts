import { sql } from 'kysely';
import { expect, inject } from 'vitest';
import { countryOfCode } from '../contract/primitives/countries.ts';
import { createDb, createPool } from '../server/platform/db/pool.ts';
import { demoPassword } from '../world/story/people.ts';
import { checkPage, type Journey, shoot, test } from './support/journey.ts';
import { makeOperator } from './support/office.ts';

const centre = '/ng/ucenter/account/creator';

/** An operator who asks nothing of applicants but a verified e-mail. */
async function openOffice(journey: Journey) {
  const office = await journey.visitor({ width: 360 });
  const operator = await makeOperator(office);
  const { list } = (await office.api.must('operators.settings', {}, operator)).data;
  const setting = list.find(({ name }) => name === 'creatorConditions');
  const value = JSON.stringify({ threads: 0, followers: 0, days: 90 });
  const changed = { name: 'creatorConditions', value, version: setting?.version ?? 0, reason: 'A trial' };
  await office.api.must('operators.change-setting', changed, operator);
  return office;
}

/** A month that is counted and is paid on the second. */
async function dueMonth(uid: number): Promise<void> {
  const pool = createPool({ url: inject('siteDatabaseUrl'), max: 1 });
  const fid = countryOfCode('ng')?.fid ?? 0;
  await sql`insert into creator.months (uid, month, country_fid, points, rank, amount, status)
    values (${uid}, '2026-01-01', ${fid}::int, 61000, 1, 900, 'due')`.execute(createDb(pool));
  await pool.end();
}

test('R-CRT-018 somebody applies, is granted it, sees the center, and a first income that is due', async ({
  journey,
}) => {
  const office = await openOffice(journey);
  const member = await journey.visitor({ width: 360 });
  const own = await member.register();
  const { page } = member;
  await member.open(centre);
  await page.getByRole('heading', { name: 'Become a creator' }).waitFor();
  await page.getByLabel('What do you make, and who is it for?').fill('Lagos after dark, with the settings.');
  await checkPage(page);
  await page.getByRole('button', { name: 'Send application' }).click();
  await page.getByText(/Application sent. We reply by/).waitFor();
  await page.getByRole('heading', { name: 'Your application is with us' }).waitFor();
  await checkPage(page);
  await shoot(page, 'creator-waiting');

  await office.open('/ng/operator/creators');
  await checkPage(office.page);
  await office.page.getByRole('link', { name: own.username }).click();
  await office.page.getByText('Lagos after dark').waitFor();
  await checkPage(office.page);
  await shoot(office.page, 'creator-application');
  await office.page.getByRole('link', { name: 'Make creator' }).click();
  const dialog = office.page.getByRole('dialog');
  await dialog.getByLabel(`A line for ${own.username}`).fill('Clear settings. Welcome.');
  await dialog.getByRole('button', { name: 'Make creator' }).click();
  await office.page.getByText('The member is a creator now').waitFor();

  await member.open(centre);
  await page.getByRole('heading', { name: 'You’re a creator' }).waitFor();
  await page.getByText('Clear settings. Welcome.').waitFor();
  await page.getByText(/First figures on/).waitFor();
  await checkPage(page);
  await shoot(page, 'creator-granted');

  await dueMonth(own.uid);
  await page.getByRole('main').getByRole('link', { name: 'Income' }).click();
  await page.getByText(/^(Comes on the 2nd|Paid on .*)$/).waitFor();
  await checkPage(page);
});

test('a creator’s months that were paid name their transfers', async ({ journey }) => {
  const member = await journey.visitor({ width: 360 });
  await member.logIn('AdaezeShoots', demoPassword);
  await member.open(`${centre}/income`);
  await member.page
    .getByText(/^Paid on/)
    .first()
    .waitFor();
  await member.page
    .getByRole('link', { name: /^Transfer \d+/ })
    .first()
    .waitFor();
  await checkPage(member.page);
  await shoot(member.page, 'creator-income');
});

test('R-CRT-004 R-CRT-010 a guest of the center is led to the creators’ log-in, which has its terms', async ({
  journey,
}) => {
  const { page } = await journey.visitor({ width: 360, javaScript: false });
  await page.goto(`${centre}/income`);
  expect(new URL(page.url()).pathname).toBe('/ng/creator');
  await page.getByRole('link', { name: 'Creator terms' }).click();
  await page.getByRole('heading', { name: 'Creator terms', level: 1 }).waitFor();
  expect(new URL(page.url()).pathname).toBe('/ng/creatorterm');
});
