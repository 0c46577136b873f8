import sharp from 'sharp';
import { expect, inject } from 'vitest';
import { transfer } from '../server/domains/economy/index.ts';
import { createDb, createPool } from '../server/platform/db/pool.ts';
import { newThread } from '../tests/support/content.ts';
import { gift } from '../tests/support/money.ts';
import { register } from '../tests/support/people.ts';
import { checkOverflow } from './support/checks.ts';
import { checkPage, shoot, test } from './support/journey.ts';

const photo = () =>
  sharp({ create: { width: 900, height: 600, channels: 3, background: '#c2185b' } })
    .jpeg()
    .toBuffer();

test('R-PRO-006 R-PRO-007 R-MSC-052 the verify dialog names what is missing and goes to where it is filled in', async ({
  journey,
}) => {
  const ama = await journey.visitor({ width: 360 });
  const { username, token } = await ama.register();
  const { page } = ama;
  await ama.open('/');
  await page.getByRole('link', { name: 'Me', exact: true }).click();
  await page.getByRole('heading', { level: 1, name: username }).waitFor();
  await checkPage(page);
  await shoot(page, 'profile-own-en-360');

  await page.getByRole('button', { name: 'Show' }).click();
  const dialog = page.getByRole('dialog', { name: 'Verify your profile' });
  await dialog.getByText('E-mail').waitFor();
  expect(await dialog.getByRole('listitem').allInnerTexts()).toEqual([
    expect.stringMatching(/Photo\s+Missing/),
    expect.stringMatching(/Birthday\s+Missing/),
    expect.stringMatching(/Gender\s+Missing/),
    expect.stringMatching(/E-mail\s+Done/),
  ]);
  await checkPage(page);
  await dialog.getByRole('button', { name: 'Cancel' }).click();
  await page.setViewportSize({ width: 1280, height: 900 });
  await page.getByRole('button', { name: 'Show' }).click();
  expect((await dialog.boundingBox())?.width).toBe(500);
  await dialog.getByRole('link', { name: 'Verify' }).click();
  await page.waitForURL('**/ucenter/setting/basicinfo');
  await page.getByLabel('Signature').waitFor();
  await checkPage(page);
  await shoot(page, 'basicinfo-en-1280');

  await page.getByLabel('Choose a photo').setInputFiles({
    name: 'me.jpg',
    mimeType: 'image/jpeg',
    buffer: await photo(),
  });
  const cropper = page.getByRole('dialog', { name: 'Crop your photo' });
  await cropper.getByLabel('Zoom').press('ArrowRight');
  await cropper.getByLabel('Left to right').press('ArrowLeft');
  expect(await cropper.getByLabel('Left to right').inputValue()).toBe('49');
  await checkPage(page);
  await cropper.getByRole('button', { name: 'Use it' }).click();
  await cropper.waitFor({ state: 'hidden' });
  const face = page.getByRole('main').getByRole('img', { name: username });
  await expect.poll(() => face.getAttribute('src')).toMatch(/-192\.webp$/);

  await page.getByLabel('Gender', { exact: true }).selectOption('Woman');
  await page.getByLabel('Day', { exact: true }).selectOption('31');
  await page.getByLabel('Month', { exact: true }).selectOption('2');
  await page.getByLabel('Year', { exact: true }).fill('1999');
  await page.getByRole('button', { name: 'Save' }).click();
  await page.getByRole('alert').getByText('Enter a real date').waitFor();
  await page.getByLabel('Month', { exact: true }).selectOption('3');
  await page.getByLabel('Who sees: Birthday').selectOption('everyone');
  await page.getByRole('button', { name: 'Save' }).click();
  // Off also while it saves, when it is called otherwise: the page has what was saved once its own name is off.
  await expect.poll(() => page.getByRole('button', { name: 'Save', exact: true }).isDisabled()).toBe(true);

  await ama.api.must('profiles.update-basic-info', { sightml: 'From the phone.' }, { token });
  await page.getByLabel('Signature').fill('From the desk.');
  await page.getByRole('button', { name: 'Save' }).click();
  await page.getByRole('alert').getByText('Signature “From the phone.”. We kept what you just saved.').waitFor();
  await checkPage(page);

  await ama.open('/ucenter/account/perinfo');
  await page.getByText('31 March 1999').waitFor();
  await page.getByText('Woman').waitFor();
  expect(await page.getByRole('button', { name: 'Show' }).count()).toBe(0);
});

/** Pays a member in the site's database, as the month's invitations would. */
async function pay(uid: number, amount: number): Promise<void> {
  const pool = createPool({ url: inject('siteDatabaseUrl'), max: 1 });
  const writing = { db: createDb(pool), now: new Date(), stale: () => undefined, emit: () => undefined };
  const movements = [{ from: 'mint', to: uid, currency: 'xgold', amount }] as const;
  await transfer(writing, { key: `journey:${uid}`, kind: 'earned', reason: gift, movements });
  await pool.end();
}

test('R-PRO-009 R-PRO-010 another username is asked for, paid for and shown; then there is no other', async ({
  journey,
}) => {
  const ama = await journey.visitor({ width: 360 });
  const { uid, username, password } = await register(ama.api);
  // Another journey changes the price on this site: whatever it is, it can be paid.
  await pay(uid, 100_000);
  const { token } = await ama.logIn(username, password);
  const xgold = async () => (await ama.api.must('profiles.user-count', {}, { token })).data.xglodCount ?? 0;
  const before = await xgold();
  const { page } = ama;
  await ama.open('/ucenter/setting/basicinfo');
  const wanted = `${username}x`.slice(-15);
  await page.getByLabel('Username', { exact: true }).fill(wanted);
  const change = page.getByRole('button', { name: /^Change for [\d,]+ XGold$/ });
  await change.click();
  const dialog = page.getByRole('dialog', { name: `Change to ${wanted}?` });
  await dialog.getByText(`${username} becomes ${wanted}.`).waitFor();
  await checkPage(page);
  await shoot(page, 'rename-en-360');
  await dialog.getByRole('button', { name: /^Pay [\d,]+ XGold$/ }).click();
  await page.getByRole('status').filter({ hasText: 'Your username is changed' }).waitFor();
  const field = page.getByLabel('Username', { exact: true });
  await expect.poll(() => field.isDisabled()).toBe(true);
  expect(await field.inputValue()).toBe(wanted);
  expect(await change.count()).toBe(0);
  expect(await xgold()).toBeLessThan(before);
  await ama.open('/ucenter/account/posts');
  await page.getByRole('heading', { level: 1, name: wanted }).waitFor();
});

test('R-PRO-001 another member’s posts and replies are read by ?uid, without JavaScript and in the locale', async ({
  journey,
}) => {
  const ama = await journey.visitor();
  const thread = await newThread(ama.api, { subject: 'Where the lagoon ends' });
  const { page } = await journey.visitor({ width: 360, javaScript: false });
  await page.goto(`/ma/forum/15443/${thread.tid}`);
  await page.getByRole('main').locator('.person-name a').first().click();
  await page.waitForURL(`**/ma/ucenter/account/posts?uid=${thread.author.uid}`);
  await page.getByRole('heading', { level: 1, name: thread.author.username }).waitFor();
  await page.getByRole('link', { name: 'Where the lagoon ends' }).waitFor();
  await checkOverflow(page);
  expect(await page.locator('link[rel=canonical]').getAttribute('href')).toBe(
    `${journey.url}/ma/ucenter/account/posts?uid=${thread.author.uid}`,
  );
  const tabs = page.getByRole('navigation', { name: 'Mes pages' });
  expect(await tabs.getByRole('link', { name: 'Favoris' }).count()).toBe(0);
  await tabs.getByRole('link', { name: 'Réponses' }).click();
  await page.waitForURL(`**/posts/replies?uid=${thread.author.uid}`);
  await page.getByText('Aucune réponse pour l’instant').waitFor();
});

test('R-PRO-005 as far as it stands before the daily sign-in: the card of a member shows the last five medals, and how many more', async ({
  journey,
}) => {
  const adaeze = await journey.visitor();
  const { uid } = await adaeze.logIn('AdaezeShoots', 'baobab2026');
  const { page } = await journey.visitor({ width: 360, javaScript: false });
  await page.goto(`/ng/ucenter/account/posts?uid=${uid}`);
  const card = page.locator('section').filter({ has: page.getByRole('heading', { level: 1, name: 'AdaezeShoots' }) });
  expect(await card.locator('img[src^="/medals/"]').count()).toBe(5);
  await card.getByRole('link', { name: '2 more' }).click();
  await page.waitForURL(`**/perinfo?uid=${uid}*`);
  await page.getByRole('main').getByRole('img', { name: '7 days in a row' }).first().waitFor();
});

const settings = ['account', 'authemtication', 'basicinfo', 'helpcenter'].map((page) => `/ucenter/setting/${page}`);
const personal = [
  'posts',
  'posts/replies',
  'atme',
  'favorites',
  'favorites/video',
  'followers',
  'following',
  'perinfo',
  'praise',
  'topic',
  'topic/followedtopic',
].map((page) => `/ucenter/account/${page}`);

test('R-PRO-002 R-PRO-003 R-PRO-004 the member’s pages are all there, are the member’s alone and are cached nowhere', async ({
  journey,
}) => {
  journey.expectFault(/404/);
  const ama = await journey.visitor();
  const { username } = await ama.register();
  const guest = await journey.visitor();
  for (const path of [...settings, ...personal]) {
    const shown = await ama.page.request.get(path);
    const { 'cache-control': cacheControl } = shown.headers();
    expect([path, shown.status(), cacheControl]).toEqual([path, 200, 'private, no-cache']);
    expect(await shown.text()).toContain(username);
    const refused = await guest.page.request.get(path, { maxRedirects: 0 });
    expect([path, refused.status(), refused.headers().location]).toEqual([
      path,
      302,
      `/?showlogin=yes&back=${encodeURIComponent(path)}`,
    ]);
  }
  expect((await guest.open('/ucenter/account/posts?uid=999999999')).status()).toBe(404);
  expect((await guest.open('/ucenter/account/favorites?uid=1001')).status()).toBe(404);

  await ama.open('/ucenter/account/favorites/video');
  const tabs = ama.page.getByRole('navigation', { name: 'My pages' });
  expect(await tabs.getByRole('link', { name: 'Saved' }).getAttribute('aria-current')).toBe('page');
  await ama.page.getByText('No saved videos yet').waitFor();
  await checkPage(ama.page);
});
