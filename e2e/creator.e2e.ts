import { sql } from 'kysely';
import { pino } from 'pino';
import { expect, inject } from 'vitest';
import { countryOfCode } from '../contract/primitives/countries.ts';
import { creatorPoints } from '../server/app/creator-ports.ts';
import { settleMonths } from '../server/domains/creator/index.ts';
import { createTagBoard } from '../server/platform/cache/tags.ts';
import type { Db } from '../server/platform/context.ts';
import { createDb, createPool } from '../server/platform/db/pool.ts';
import { createSettings } from '../server/platform/settings.ts';
import { localTimeAt, momentOf } from '../server/platform/time-zone.ts';
import { alone } from '../tests/support/platform.ts';
import { demoPassword } from '../world/story/people.ts';
import { alive } from './support/alive.ts';
import { checkPage, type Journey, shoot, test } from './support/journey.ts';
import { makeOperator } from './support/office.ts';

const centre = '/ng/ucenter/account/creator';

/** An operator who asks nothing of applicants but a verified e-mail, and shares 900 XGold in Nigeria for this month. */
async function openOffice(journey: Journey) {
  const office = await journey.visitor({ width: 360 });
  const operator = await makeOperator(office);
  const { list } = (await office.api.must('operators.settings', {}, operator)).data;
  for (const [name, value] of Object.entries({
    creatorConditions: { threads: 0, followers: 0, days: 90 },
    creatorPools: [{ country: 'ng', month: thisMonth(), xgold: 900 }],
  })) {
    const version = list.find((setting) => setting.name === name)?.version ?? 0;
    const changed = { name, value: JSON.stringify(value), version, reason: 'A trial' };
    await office.api.must('operators.change-setting', changed, operator);
  }
  return office;
}

const lagos = 'Africa/Lagos';
const thisMonth = () => localTimeAt(lagos, new Date()).toISOString().slice(0, 7);

/** The site's own database, for what only time brings about. */
async function inDatabase(act: (db: Db) => Promise<unknown>): Promise<void> {
  const pool = createPool({ url: inject('siteDatabaseUrl'), max: 2 });
  await act(createDb(pool));
  await pool.end();
}

/** A month of two posts a day, and of 61,000 points. */
const superMonth = (uid: number) =>
  inDatabase(async (db) => {
    const first = `${thisMonth()}-01`;
    await sql`
      insert into creator.days (uid, day, threads)
      select ${uid}::bigint, ${first}::date + d.at, 2 from generate_series(0, 27) as d (at)
      on conflict (uid, day) do update set threads = 2`.execute(db);
    await sql`
      insert into ranking.points (uid, month, country_fid, score, likes)
      values (${uid}, ${first}::date, ${countryOfCode('ng')?.fid ?? 0}::int, 6100000, 61000)
      on conflict (uid, month) do update set score = excluded.score, likes = excluded.likes`.execute(db);
  });

/** Counts and pays months as the job does at an hour of next month’s first days in Lagos. */
const settleAt = (day: 1 | 2) =>
  inDatabase(async (db) => {
    const [year = 0, month = 0] = thisMonth().split('-').map(Number);
    const now = momentOf(lagos, new Date(Date.UTC(year, month, day, 13)));
    const log = pino({ level: 'silent' });
    const settings = createSettings({ db, tags: createTagBoard(alone), log });
    await settleMonths({ db, clock: () => now, settings, creatorPoints });
  });

test('R-CRT-016 R-CRT-018 somebody applies, is granted it, sees the center, and a first income that is paid', async ({
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

  await page.getByRole('link', { name: 'Income', exact: true }).click();
  await page.getByText('No months yet').waitFor();
  await page.getByText(/Nigeria in \w+ \d{4}: 900 XGold\./).waitFor();
  await superMonth(own.uid);
  await settleAt(1);
  await member.open(`${centre}/income`);
  await page.getByText('Comes on the 2nd').waitFor();
  await settleAt(2);
  await member.open(`${centre}/income`);
  await page.getByText(/^Paid on 2 /).waitFor();
  await checkPage(page);
  await shoot(page, 'creator-first-income');
  await page.getByRole('link', { name: /^Transfer \d+/ }).click();
  await page.getByText('900 XGold of creator income').waitFor();
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

test('R-CRT-002 R-CRT-005 R-CRT-006 R-CRT-007 R-CRT-012 the creators’ log-in is the only way in, and stores who came', async ({
  journey,
}) => {
  const { page } = await journey.visitor({ width: 360 });
  await page.goto('/ng/creator');
  await alive(page);
  const main = page.getByRole('main');
  expect(await main.getByRole('button', { name: /log in|sign up|continue with/i }).allTextContents()).toEqual([
    'Log in',
  ]);
  await main.locator('[name=username]').fill('AdaezeShoots');
  await main.locator('[name=password]').fill('wrong-horse-9');
  await page.keyboard.press('Enter');
  await page.locator('.toasts').getByRole('alert').waitFor();
  expect(await main.locator('[name=username]').inputValue()).toBe('AdaezeShoots');

  const { promise: held, resolve: letGo } = Promise.withResolvers<void>();
  await page.route('**/v5/user/login', async (route) => {
    await held;
    await route.continue();
  });
  const stored = page.waitForRequest('**/api/storeUserInfo');
  await main.locator('[name=password]').fill(demoPassword);
  await page.keyboard.press('Enter');
  await main.locator('button[aria-busy=true], button:disabled').first().waitFor();
  letGo();
  await stored;
  await page.getByText('Version 5.1.3').waitFor();
  await main.getByText('AdaezeShoots').waitFor();
  await main.getByRole('link', { name: 'Open Creator Center' }).click();
  await page.getByRole('heading', { name: 'Views Trends' }).waitFor();
});

test('R-CRT-008 stored user info that fails to load is cleared, and the creators’ log-in shows', async ({
  journey,
}) => {
  const member = await journey.visitor({ width: 360 });
  const { page } = member;
  await member.logIn('AdaezeShoots', demoPassword);
  // The page as the site sends it where the stored info was refused.
  await page.route(/\/creator\.data/, async (route) => {
    const answer = await route.fetch();
    const sent = await answer.text();
    const broken = sent.replace('"broken":false', '"broken":true');
    expect(broken).not.toBe(sent);
    await route.fulfill({ response: answer, body: broken });
  });
  await member.open('/ng/creatorterm');
  const cleared = page.waitForRequest('**/selfapi/session/clsUserInfo');
  await page.getByRole('link', { name: 'Creator login' }).click();
  await cleared;
  await page.getByRole('main').locator('[name=username]').waitFor();
  expect(new URL(page.url()).pathname).toBe('/ng/creator');
});
