import { mkdtemp, readFile, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { Secret, TOTP } from 'otpauth';
import type { Page } from 'playwright-core';
import { expect, inject } from 'vitest';
import { createPool } from '../server/platform/db/pool.ts';
import { newThread } from '../tests/support/content.ts';
import { cloneDatabase } from '../tests/support/database-server.ts';
import { unzip } from '../tests/support/unzip.ts';
import { checkPage, test } from './support/journey.ts';
import { startSite } from './support/site.ts';
import { addressOf } from './support/talk.ts';

const account = '/ng/ucenter/setting/account';
const waysIn = '/ng/ucenter/setting/authemtication';

/** A card of the settings by its heading. */
const card = (page: Page, title: string) =>
  page.locator('section.card').filter({ has: page.getByRole('heading', { name: title }) });

const focused = (page: Page): Promise<string> =>
  page.evaluate(() => {
    const at = document.activeElement;
    return at?.getAttribute('name') ?? at?.textContent ?? '';
  });

async function typeLogin(page: Page, username: string, password: string): Promise<void> {
  await page.goto('/ng?showlogin=yes');
  await page.locator('dialog [name=username]').fill(username);
  await page.locator('dialog [name=password]').fill(password);
  // It works once the page does.
  await page.getByRole('dialog').getByRole('button', { name: 'Log in', exact: true }).click();
}

test('a passkey is made, named, logs its owner in without a password, and is removed', async ({ journey }) => {
  const { url: databaseUrl, drop } = await cloneDatabase(inject('databaseServer'));
  journey.endWith(drop);
  const dataDir = await mkdtemp(join(tmpdir(), 'baobab-passkeys-'));
  journey.endWith(() => rm(dataDir, { recursive: true, force: true }));
  const site = await startSite({ databaseUrl, dataDir, name: 'localhost' });
  journey.endWith(site.stop);
  const member = await journey.visitor({ width: 360, at: site.url });
  const { page } = member;
  const authenticator = await page.context().newCDPSession(page);
  await authenticator.send('WebAuthn.enable');
  const phone = { protocol: 'ctap2', transport: 'internal', hasResidentKey: true, hasUserVerification: true } as const;
  const options = { ...phone, isUserVerified: true, automaticPresenceSimulation: true };
  await authenticator.send('WebAuthn.addVirtualAuthenticator', { options });
  const { password } = await member.register();

  await member.open(waysIn);
  // By keys: the form has the focus when it opens, and the button when it is given up.
  const add = page.getByRole('button', { name: 'Add a passkey' });
  await add.press('Enter');
  await expect.poll(() => focused(page)).toBe('passkeyName');
  await page.getByRole('button', { name: 'Cancel' }).press('Enter');
  await expect.poll(() => focused(page)).toBe('Add a passkey');
  await add.press('Enter');
  await page.locator('[name=passkeyName]').fill('My phone');
  await page.locator('[name=password]').fill('not-the-password');
  await page.keyboard.press('Enter');
  await page.getByRole('alert').getByText('The password is wrong').waitFor();
  await page.locator('[name=password]').fill(password);
  await page.keyboard.press('Enter');
  await card(page, 'Passkeys').getByText('My phone').waitFor();
  await page.getByRole('button', { name: 'Rename My phone' }).click();
  await page.locator('dialog [name=newName]').fill('Blue phone');
  await page.getByRole('button', { name: 'Save' }).click();
  await card(page, 'Passkeys').getByText('Blue phone').waitFor();
  await checkPage(page);

  // A browser that remembers a passkey offers it by itself, and this one's owner would agree at once.
  await page.evaluate(() => localStorage.clear());
  await page.context().clearCookies();
  await page.goto('/ng?showlogin=yes');
  await page.getByRole('button', { name: 'Log in with a passkey' }).click();
  await page.waitForURL('**/ng/foryou');

  await member.open(waysIn);
  await page.getByRole('button', { name: 'Remove Blue phone' }).click();
  const removing = page.getByRole('dialog');
  await removing.locator('[name=password]').fill('not-the-password');
  await page.keyboard.press('Enter');
  await removing.getByRole('alert').getByText('The password is wrong').waitFor();
  await removing.locator('[name=password]').fill(password);
  await removing.getByRole('button', { name: 'Remove' }).click();
  await page.getByRole('button', { name: 'Remove Blue phone' }).waitFor({ state: 'hidden' });

  // What is offered unasked fails unsaid: nobody has pressed anything yet.
  await page.evaluate(() => localStorage.removeItem('auth_token'));
  await page.context().clearCookies();
  await page.route('**/v5/user/login/challenge', (route) => route.abort());
  journey.expectFault(/ERR_FAILED/);
  const unasked = page.waitForEvent('requestfailed', (request) => request.url().endsWith('/login/challenge'));
  await page.goto('/ng?showlogin=yes');
  await unasked;
  const way = page.getByRole('button', { name: 'Log in with a passkey' });
  await way.waitFor();
  expect(await page.getByRole('dialog').getByRole('alert').count()).toBe(0);
  await way.click();
  await page.getByRole('dialog').getByRole('alert').waitFor();
});

test('two-step codes are set up by an app and asked for at the log-in', async ({ journey }) => {
  const member = await journey.visitor({ width: 360 });
  const { page } = member;
  const { username, password } = await member.register();
  await member.open(waysIn);
  await page.getByRole('button', { name: 'Set up' }).click();
  await page.locator('[name=password]').fill(password);
  await page.keyboard.press('Enter');
  await page.getByRole('img', { name: 'QR code for your app' }).waitFor();
  await checkPage(page);
  const secret = (await page.locator('code').innerText()).replaceAll(' ', '');
  await page.locator('[name=code]').fill(new TOTP({ secret: Secret.fromBase32(secret) }).generate());
  await page.getByRole('button', { name: 'Turn on' }).click();
  const shown = page.getByRole('list', { name: 'Recovery codes' }).getByRole('listitem');
  await shown.first().waitFor();
  const codes = await shown.allInnerTexts();
  expect(codes).toHaveLength(10);
  await page.getByRole('button', { name: 'I’ve saved them' }).click();
  await card(page, 'Two-step login').getByText('10 recovery codes are left.').waitFor();

  const again = await journey.visitor({ width: 360 });
  await typeLogin(again.page, username, password);
  await again.page.locator('dialog [name=code]').fill('000000');
  await again.page.keyboard.press('Enter');
  await again.page.getByRole('alert').getByText('This code is wrong').waitFor();
  await again.page.locator('dialog [name=code]').fill(codes[0]!);
  await again.page.keyboard.press('Enter');
  await again.page.waitForURL('**/ng/foryou');
});

test('a member sees and ends other log-ins, fetches their data, asks for deletion and stays by logging in', async ({
  journey,
}) => {
  journey.expectFault(/401/);
  const member = await journey.visitor({ width: 360 });
  const { page } = member;
  const { uid, username, password } = await member.register();
  const prove = async (action: string) => {
    const dialog = page.getByRole('dialog');
    await dialog.locator('[name=password]').fill(password);
    await dialog.getByRole('button', { name: action }).click();
    await dialog.waitFor({ state: 'hidden' });
  };
  const elsewhere = await journey.visitor();
  const other = await elsewhere.logIn(username, password);

  await member.open(account);
  const devices = card(page, 'Where you’re logged in');
  await devices.getByText('This device').waitFor();
  await checkPage(page);
  await devices.getByRole('button', { name: 'Log out all other devices' }).click();
  await page.getByRole('dialog').getByRole('button', { name: 'Log out all' }).click();
  await devices.getByRole('button', { name: 'Log out all other devices' }).waitFor({ state: 'hidden' });
  expect((await elsewhere.api.call('members.is-creator', {}, other)).http).toBe(401);

  await devices.getByRole('switch', { name: 'E-mail me about new devices' }).click();
  await prove('Turn off');
  await expect.poll(() => devices.getByRole('switch').isChecked()).toBe(false);

  const data = card(page, 'Your data');
  await data.getByRole('button', { name: 'Ask for my data' }).click();
  await checkPage(page);
  await prove('Ask for my data');
  await data.getByRole('button', { name: 'Download' }).click({ timeout: 30_000 });
  const download = page.waitForEvent('download');
  await prove('Download');
  const files = await unzip(await readFile(await (await download).path()));
  expect(JSON.parse(String(files.get('members/account.json')))).toMatchObject([{ uid, username }]);

  await card(page, 'Delete my account').getByRole('button', { name: 'Delete my account' }).click();
  await page.locator('dialog [name=password]').fill(password);
  await page.keyboard.press('Enter');
  await page.getByRole('dialog').getByText('You’re logged out everywhere.').waitFor();
  await checkPage(page);
  await page.getByRole('button', { name: 'Go to the home page' }).click();
  await page.getByRole('banner').getByRole('link', { name: 'Log in' }).waitFor();
  await typeLogin(page, username, password);
  await page.waitForURL('**/ng/foryou');
});

test('whose days of grace are over is a former member there and then, and what they wrote stays readable', async ({
  journey,
}) => {
  const writer = await journey.visitor({ width: 360 });
  const member = await writer.register();
  const { tid } = await newThread(writer.api, { author: member, subject: 'Read on when I am gone' });
  await writer.api.must('privacy.delete-account', { password: member.password }, member);
  const pool = createPool({ url: inject('siteDatabaseUrl'), max: 1 });
  await pool.query(`update accounts.deletions set due_at = asked_at where uid = $1`, [member.uid]);
  await pool.query(`select graphile_worker.add_job('accounts.delete-due', '{}'::json)`);
  await pool.end();

  const { page } = await journey.visitor({ width: 360 });
  const shown = async () => {
    await page.goto(addressOf(tid));
    return page.getByText('A former member').count();
  };
  await expect.poll(shown, { timeout: 30_000 }).toBeGreaterThan(0);
  await page.getByRole('heading', { name: 'Read on when I am gone' }).waitFor();
  expect(await page.getByText(member.username).count()).toBe(0);
  await checkPage(page);
  await typeLogin(page, member.username, member.password);
  await page.getByRole('dialog').getByRole('alert').getByText('The account doesn’t exist').waitFor();
});
