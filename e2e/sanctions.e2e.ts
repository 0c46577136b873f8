import { expect, inject } from 'vitest';
import { imposeSanction } from '../server/domains/moderation/index.ts';
import { createDb, createPool } from '../server/platform/db/pool.ts';
import { newThread } from '../tests/support/content.ts';
import { register } from '../tests/support/people.ts';
import { checkPage, shoot, test } from './support/journey.ts';

/** Bans a member in the site's database, before a log-in makes the site remember them. */
async function ban(uid: number, reason: string, expiresAt: Date | null, groupid: 4 | 5 = 5): Promise<void> {
  const pool = createPool({ url: inject('siteDatabaseUrl'), max: 1 });
  const writing = { db: createDb(pool), now: new Date(), stale: () => undefined, emit: () => undefined };
  await imposeSanction(writing, { uid, groupid, reason, expiresAt, byUid: 1 });
  await pool.end();
}

test('R-SES-001 R-SES-007 a banned member sees why and until when, and can leave', async ({ journey }) => {
  const { page, api } = await journey.visitor();
  await page.goto('/gh?showlogin=yes');
  const member = await register(api);
  await ban(member.uid, 'Sold the same phone twice', new Date('2030-03-05T12:00:00Z'));
  await page.locator('dialog [name=username]').fill(member.username);
  await page.locator('dialog [name=password]').fill(member.password);
  // What is still asked for when they leave would be refused.
  const ownData = page.waitForResponse('**/v5/user/export');
  await page.keyboard.press('Enter');
  await page.waitForURL('**/gh/banned');
  await ownData;
  await page.getByText('Sold the same phone twice').waitFor();
  await page.getByText(/until 5 March 2030/).waitFor();
  await checkPage(page);
  await page.getByRole('main').getByRole('button', { name: 'Log out' }).click();
  await page.waitForURL((url) => url.pathname === '/');
  expect(await page.evaluate(() => localStorage.getItem('auth_token'))).toBeNull();
});

test('R-SES-007 who is banned while logged in is sent to the banned page by any other', async ({ journey }) => {
  const member = await journey.visitor();
  const { uid } = await member.register();
  await ban(uid, 'Spam in forty threads', null);
  await member.open('/ng/latest');
  expect(new URL(member.page.url()).pathname).toBe('/ng/banned');
  await member.page.getByText('Spam in forty threads').waitFor();
  await member.open('/ng/termofuse');
  expect(new URL(member.page.url()).pathname).toBe('/ng/termofuse');
});

test('a silenced member sees the reason where they would write, and appeals from there', async ({ journey }) => {
  const member = await journey.visitor({ width: 360 });
  const { page, api } = member;
  const { tid } = await newThread(api, { subject: 'Which way to the ferry?' });
  const { uid, username, password, token } = await register(api);
  await ban(uid, 'Shouting in forty threads', new Date('2030-03-05T12:00:00Z'), 4);
  await member.logIn(username, password);
  await member.open('/ucenter/account/posts');
  const meaning = page.getByRole('region', { name: 'Your account is read-only' });
  await meaning.getByText('You can read, but not post, reply or chat.').waitFor();
  expect(await meaning.getByRole('link', { name: 'See why, and appeal' }).getAttribute('href')).toMatch(/\/banned$/);
  await member.open(`/forum/15443/${tid}`);
  const dialog = page.getByRole('dialog', { name: 'Your account is read-only' });
  await page.getByRole('button', { name: 'You can’t post or reply for now.' }).click();
  await dialog.getByText('Shouting in forty threads').waitFor();
  await dialog.getByText(/until 5 March 2030/).waitFor();
  await checkPage(page);
  await dialog.getByRole('button', { name: 'Close' }).last().click();
  await dialog.waitFor({ state: 'hidden' });
  await member.open('/note/thread');
  await page.getByText('You can’t post or reply for now.').waitFor();
  await page.getByRole('button', { name: 'See why, and appeal' }).click();
  await dialog.getByRole('link', { name: 'Appeal' }).click();
  await page.waitForURL('**/banned');
  await page.getByRole('heading', { name: 'Your account is read-only' }).waitFor();
  const why = page.getByLabel('Why should we lift this?');
  await why.waitFor();
  await checkPage(page);
  await shoot(page, 'silenced-en-360');

  const send = page.getByRole('button', { name: 'Send appeal' });
  await why.fill('Sorry.');
  await send.click();
  await page.getByText('Write at least 10 characters.').waitFor();
  expect((await api.must('moderation.own-appeal', {}, { token })).data.appeal).toBeNull();
  const message = 'My brother had my phone that evening.';
  await why.fill(message);
  await page.getByText('Write at least 10 characters.').waitFor({ state: 'detached' });
  await send.click();
  await page.getByText(/^Sent on .*We are looking at it\.$/).waitFor();
  expect(await page.locator('blockquote').innerText()).toBe(message);
  const sent = (await api.must('moderation.own-appeal', {}, { token })).data;
  expect(sent).toMatchObject({ appeal: { message, answeredAt: null }, can: { appeal: false } });
  await page.reload();
  await page.locator('blockquote').getByText(message).waitFor();
  expect(await why.count()).toBe(0);
  await checkPage(page);
});
