import { expect } from 'vitest';
import { checkPage, shoot, test } from './support/journey.ts';
import { beside } from './support/office.ts';

interface Standing {
  uid: number;
  points: number;
}

/** A counting of this hour, in place of the site's own: the members stand by their points. */
const counted = (members: readonly Standing[], countryFid: number) =>
  beside(async (db, tags) => {
    const hour = new Date();
    const month = `${hour.toISOString().slice(0, 8)}01`;
    await db.insertInto('ranking.runs').values({ hour, month, after_score: 0, after_uid: 0, done_at: hour }).execute();
    const rows = members.map(({ uid, points }, at) => ({
      ...{ uid, hour, points, country_fid: countryFid, likes: 1 },
      ...{ global_place: at + 1, country_place: at + 1, global_before: at + 1, country_before: at + 3 },
    }));
    await db.insertInto('ranking.places').values(rows).execute();
    const totals = [0, countryFid].map((scope_fid) => ({ hour, scope_fid, members: members.length }));
    await db.insertInto('ranking.totals').values(totals).execute();
    tags.push('ranking');
  });

test('R-RNK-001 R-RNK-002 a guest sees the ranking of all, a member the neighbours in their country', async ({
  journey,
}) => {
  const guest = await journey.visitor({ width: 360 });
  await guest.page.goto('/ng/ranking');
  expect(new URL(guest.page.url()).pathname).toBe('/ng/ranking/global');
  const ada = await journey.visitor({ width: 360 });
  const own = await ada.register();
  const others = await Promise.all([1, 2, 3, 4].map(async () => (await (await journey.visitor()).register()).uid));
  const uids = [...others.slice(0, 3), own.uid, ...others.slice(3)];
  await counted(
    uids.map((uid, at) => ({ uid, points: 1250 - 10 * at })),
    188,
  );
  await guest.page.reload();
  await guest.page.getByRole('heading', { name: 'Global ranking' }).waitFor();
  await shoot(guest.page, 'ranking-global');
  await checkPage(guest.page);
  await ada.open('/ng/ranking');
  await ada.page.getByRole('heading', { name: 'You are 4th in Nigeria' }).waitFor();
  expect(await ada.page.getByRole('main').innerText()).toContain('10 points behind');
  await shoot(ada.page, 'ranking-near');
  await checkPage(ada.page);
  await ada.page.getByRole('link', { name: 'I follow' }).click();
  await ada.page.getByRole('link', { name: 'Top', exact: true }).click();
  await ada.page
    .getByRole('main')
    .getByRole('button', { name: /^Follow/ })
    .first()
    .waitFor();
});

test('R-RNK-003 R-RNK-004 the list of countries leaves out India, and shows Pakistan to all but members from India', async ({
  journey,
}) => {
  const ada = await journey.visitor({ width: 360 });
  await ada.register();
  await ada.open('/ng/ranking?tab=top');
  const names = await ada.page
    .getByRole('navigation', { name: 'Countries in the ranking' })
    .getByRole('link')
    .allInnerTexts();
  expect(names).toHaveLength(16);
  expect(names).not.toContain('India');
  expect(names).toContain('Pakistan');
});

test('R-RNK-006 R-RNK-007 more rows are appended once, however often they are asked for', async ({ journey }) => {
  const members: Standing[] = [];
  await beside(async (db) => {
    const stamp = Date.now();
    const rows = Array.from({ length: 45 }, (_, at) => ({
      ...{ username: `ranked${stamp % 100_000}x${at}`, country_fid: 188, groupid: 10, password_hash: '' },
      created_at: new Date(),
    }));
    const made = await db.insertInto('accounts.members').values(rows).returning('uid').execute();
    members.push(...made.map(({ uid }, at) => ({ uid, points: 900 - at })));
  });
  await counted(members, 188);
  const { page } = await journey.visitor({ width: 360 });
  await page.goto('/ranking/global', { waitUntil: 'networkidle' });
  const rows = page.getByRole('main').locator('.rank-row');
  expect(await rows.count()).toBe(17);
  const asked: string[] = [];
  page.on('request', (request) => {
    if (request.url().includes('/ranking/list')) asked.push(request.url());
  });
  await page.getByRole('link', { name: 'Load more' }).dblclick();
  await expect.poll(() => rows.count()).toBe(37);
  expect(asked).toHaveLength(1);
});

test('R-DSC-002 /find is the discovery page, and the football page leads home while it is closed', async ({
  journey,
}) => {
  const { page } = await journey.visitor({ width: 360 });
  await page.goto('/ng/find');
  await page.getByRole('heading', { name: 'Talked about today' }).waitFor();
  await shoot(page, 'discover');
  await checkPage(page);
  // Who goes by keys sees where they are on cards that are links, too.
  await page.keyboard.press('Tab');
  await page.locator('main .post-link').first().focus();
  const frame = () => page.evaluate(() => getComputedStyle(document.activeElement!, '::after').outlineStyle);
  expect(await frame()).toBe('solid');
  await page.goto('/in/goldenfootball');
  expect(new URL(page.url()).pathname).toBe('/in');
});

test('Say hello leads into the field for a reply to the newcomer', async ({ journey }) => {
  const person = await journey.visitor({ width: 360 });
  await person.logIn('AdaezeShoots', 'baobab2026');
  const { page } = person;
  await person.open('/ng/find');
  await page
    .getByRole('link', { name: /^Say hello/ })
    .first()
    .click();
  const field = page.getByRole('dialog').getByRole('textbox');
  await field.waitFor();
  await expect.poll(() => field.evaluate((item) => item === document.activeElement)).toBe(true);
});
