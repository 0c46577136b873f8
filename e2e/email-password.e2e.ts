import { once } from 'node:events';
import { mkdtemp, rm } from 'node:fs/promises';
import type { AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { SMTPServer } from 'smtp-server';
import { afterAll, beforeAll, expect, inject } from 'vitest';
import { Api } from '../tests/support/api.ts';
import { newThread } from '../tests/support/content.ts';
import { cloneDatabase } from '../tests/support/database-server.ts';
import { freshName, imageCode, register } from '../tests/support/people.ts';
import { checkPage, type Journey, test } from './support/journey.ts';
import { type Site, startSite } from './support/site.ts';

/** A real SMTP server; it takes what it is given once its doors are open. */
const mails: { to: string; raw: string }[] = [];
let open = true;
const office = new SMTPServer({
  authOptional: true,
  disabledCommands: ['STARTTLS'],
  // Not at the connection, as the site reuses one that is open.
  onMailFrom: (_address, _session, done) =>
    done(open ? null : Object.assign(new Error('come back later'), { responseCode: 451 })),
  onData: (stream, session, done) => {
    const parts: Buffer[] = [];
    stream.on('data', (part: Buffer) => parts.push(part));
    stream.on('end', () => {
      const raw = Buffer.concat(parts).toString().replaceAll('=\r\n', '').replaceAll('=3D', '=');
      for (const { address } of session.envelope.rcptTo) mails.push({ to: address, raw });
      done();
    });
  },
});
office.on('error', () => undefined);

let site: Site;
let api: Api;
let drop: () => Promise<void>;
let dataDir: string;
beforeAll(async () => {
  office.listen(0, '127.0.0.1');
  await once(office.server, 'listening');
  const database = await cloneDatabase(inject('databaseServer'));
  drop = database.drop;
  dataDir = await mkdtemp(join(tmpdir(), 'baobab-mail-'));
  const smtp = `smtp://127.0.0.1:${(office.server.address() as AddressInfo).port}`;
  site = await startSite({ databaseUrl: database.url, dataDir, env: { SMTP_URL: smtp } });
  api = new Api(site.url);
});
afterAll(async () => {
  await site?.stop();
  await new Promise<void>((resolve) => office.close(() => resolve()));
  await drop?.();
  if (dataDir) await rm(dataDir, { recursive: true, force: true });
});

const address = () => `${freshName()}@example.com`;
/** What is looked for in the newest e-mail that has it; others to the same address come between. */
async function inEmailTo(email: string, kind: RegExp): Promise<string> {
  const found = () => {
    const mail = mails.findLast(({ to, raw }) => to === email && kind.test(raw));
    return mail && kind.exec(mail.raw)![0];
  };
  await expect.poll(found, { timeout: 40_000 }).toBeDefined();
  return found()!;
}
const codeTo = async (email: string): Promise<string> => (await inEmailTo(email, /^\d{6}\r$/m)).trim();

/** Somebody of the site with the mail server, logged in. */
async function visit(journey: Journey, token: string | undefined, width: 360 | 1280) {
  const { page } = await journey.visitor({ width });
  if (!token) return page;
  await page.request.post(`${site.url}/selfapi/session/login`, { headers: { 'x-auth-token': token }, data: {} });
  await page.goto(`${site.url}/robots.txt`);
  await page.evaluate((value) => localStorage.setItem('auth_token', value), token);
  return page;
}

test('R-EML-001 R-EML-002 a newcomer verifies in place, though the mail server is away at first, and replies', async ({
  journey,
}) => {
  const { tid } = await newThread(api);
  const email = address();
  const { token } = await register(new Api(site.url), { email }, { verified: false });
  open = false;
  const page = await visit(journey, token, 360);
  await page.goto(`${site.url}/ng/forum/15443/${tid}`);
  await page.getByText('Verify your e-mail address to post and reply.').first().waitFor();
  await page.locator('.reply-bar').getByRole('button', { name: 'Verify e-mail' }).click();
  const dialog = page.getByRole('dialog', { name: 'Verify your e-mail address' });
  // The code is sent by itself.
  await dialog.getByText(`We sent six digits to ${email}.`).waitFor();
  await checkPage(page);
  await dialog.getByText('E-mail is slow right now').waitFor();
  await dialog.getByLabel('Code of six digits').fill('12345');
  expect(await dialog.getByRole('button', { name: 'Verify', exact: true }).isDisabled()).toBe(true);
  open = true;
  const code = await codeTo(email);
  await dialog.getByText('E-mail is slow right now').waitFor({ state: 'hidden' });
  await checkPage(page);
  // Its last digit verifies.
  await dialog.getByLabel('Code of six digits').fill(code);
  await page.getByText('Your e-mail address is verified. +50 XGold').waitFor();
  // What was begun goes on by itself: the reply's sheet is open.
  const sheet = page.getByRole('dialog', { name: 'Write a reply' });
  await sheet.getByRole('textbox').fill('Proven, and answered.');
  await sheet.getByRole('button', { name: 'Reply' }).click();
  await page.getByRole('region', { name: 'Replies' }).getByText('Proven, and answered.').waitFor();
});

test('R-PWD-001 R-PWD-003 R-PWD-004 a forgotten password is set anew by the link in an e-mail, then changed', async ({
  journey,
}) => {
  const email = address();
  const member = await register(new Api(site.url), { email });
  const page = await visit(journey, undefined, 360);
  await page.goto(`${site.url}/ng?showlogin`);
  await page.getByRole('link', { name: 'Forgot password?' }).click();
  await page.waitForURL('**/ng/forget');
  await page.getByLabel('E-mail').fill(email);
  await page.getByLabel('Code in the picture').fill('0000');
  await page.getByRole('button', { name: 'Send link' }).click();
  await page.getByRole('alert').getByText('That is not the right code.').waitFor();
  expect(await page.getByLabel('E-mail').inputValue()).toBe(email);
  await page.getByLabel('Code in the picture').fill(imageCode);
  await page.getByRole('button', { name: 'Send link' }).click();
  await page.waitForURL('**/ng/forget/email');
  await page.getByText(`If ${email} belongs to an account`).waitFor();
  await checkPage(page);
  const path = await inEmailTo(email, /\/forget\/change#[\w-]{43}/);
  await page.goto(`${site.url}/ng${path}`);
  await page.getByText(`For the account ${member.username}.`).waitFor();
  await checkPage(page);
  await page.getByLabel('New password', { exact: true }).fill('brand-new-7');
  await page.getByLabel('New password again').fill('brand-new-8');
  await page.getByRole('button', { name: 'Set the new password' }).click();
  await page.getByRole('alert').getByText('Passwords do not match').waitFor();
  await page.getByLabel('New password again').fill('brand-new-7');
  await page.getByRole('button', { name: 'Set the new password' }).click();
  await page.getByRole('alert').getByText('The password is successfully changed.').waitFor();
  await page.goto(`${site.url}/ng${path}`);
  await page.reload();
  await page.getByRole('alert').getByText('This link was already used or has expired.').waitFor();

  const { data } = await api.must('sign-in.login', { username: email, password: 'brand-new-7' });
  const settings = await visit(journey, data.auth_token, 1280);
  await settings.goto(`${site.url}/ng/ucenter/setting/account`);
  await settings.getByRole('button', { name: 'Change password' }).click();
  await settings.getByLabel('Current password').fill('brand-new-7');
  await settings.getByLabel('New password', { exact: true }).fill('newer-still-9');
  await settings.getByLabel('New password again').fill('newer-still-9');
  await checkPage(settings);
  await settings.getByRole('button', { name: 'Change password' }).click();
  await settings
    .getByRole('alert')
    .getByText('The password is successfully changed. Please use the new password when you log in again')
    .waitFor();
});

test('an address is changed in the settings by the password and a code of the new one', async ({ journey }) => {
  const [old, fresh] = [address(), address()];
  const member = await register(new Api(site.url), { email: old });
  const page = await visit(journey, member.token, 360);
  await page.goto(`${site.url}/ng/ucenter/setting/account`);
  const card = page.locator('section', { has: page.getByRole('heading', { name: 'E-mail', exact: true }) });
  await card.getByText(old, { exact: true }).waitFor();
  await card.getByRole('button', { name: 'Change', exact: true }).click();
  await card.getByLabel('New e-mail address').fill(fresh);
  await card.getByLabel('Password', { exact: true }).fill('not-the-one');
  await card.getByRole('button', { name: 'Send code' }).click();
  await card.getByRole('alert').getByText('The password is wrong.').waitFor();
  expect(await card.getByLabel('New e-mail address').inputValue()).toBe(fresh);
  await card.getByLabel('Password', { exact: true }).fill(member.password);
  await card.getByRole('button', { name: 'Send code' }).click();
  await card.getByLabel('Code of six digits').fill(await codeTo(fresh));
  await card.getByText(fresh, { exact: true }).waitFor();
  await inEmailTo(old, new RegExp(fresh));
});

test('R-MSC-033 a child asks a guardian by e-mail, and replies once they agreed', async ({ journey }) => {
  const { tid } = await newThread(api);
  const child = await register(new Api(site.url));
  const guardian = address();
  const born = { birthyear: new Date().getFullYear() - 9, birthmonth: 5, birthday: 4 };
  await api.must('profiles.update-basic-info', born, child);
  const page = await visit(journey, child.token, 360);
  await page.goto(`${site.url}/ng/forum/15443/${tid}`);
  await page.locator('.reply-bar').getByRole('button', { name: 'Ask a guardian' }).click();
  const dialog = page.getByRole('dialog', { name: 'Ask a parent or guardian' });
  await dialog.getByLabel('E-mail address of your parent or guardian').fill(guardian);
  await dialog.getByRole('button', { name: 'Send the e-mail' }).click();
  await dialog.getByText(`We asked ${guardian}.`).waitFor();
  await checkPage(page);
  const path = await inEmailTo(guardian, /\/guardian#[\w-]{43}/);
  const parent = await visit(journey, undefined, 360);
  await parent.goto(`${site.url}/ng${path}`);
  await parent.getByRole('heading', { name: `${child.username} needs your consent` }).waitFor();
  await checkPage(parent);
  await parent.getByRole('button', { name: 'I am the guardian, and I agree' }).click();
  await parent.getByText(`${child.username} can post and reply now.`).waitFor();
  await page.reload();
  await page.locator('.reply-bar').getByRole('button', { name: 'Write a reply' }).waitFor();
});
