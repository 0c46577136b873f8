import { once } from 'node:events';
import { mkdtemp, rm } from 'node:fs/promises';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { Page } from 'playwright-core';
import { describe, expect, inject } from 'vitest';
import { cloneDatabase } from '../tests/support/database-server.ts';
import { freshName, imageCode, register, registration } from '../tests/support/people.ts';
import { holdBack } from './support/hold-back.ts';
import { checkPage, type Journey, shoot, test } from './support/journey.ts';
import { startSite } from './support/site.ts';

const password = 'correct-horse-9';
const dialogOf = (page: Page) => page.getByRole('dialog', { name: 'Create an account' });
const field = (page: Page, name: string) => page.locator(`dialog [name=${name}]`);
const submitOf = (page: Page) => dialogOf(page).getByRole('button', { name: 'Create account' });

/** A number that no other test registers, as typed inside Ghana. */
const freshPhone = (): string => `024${String(process.hrtime.bigint()).slice(-10, -3)}`;

/** Types into the fields and leaves the last one. */
async function fill(page: Page, values: Record<string, string>): Promise<void> {
  for (const [name, value] of Object.entries(values)) await field(page, name).fill(value);
  await page.keyboard.press('Tab');
}

/** What the field's error says: the first of the messages that `aria-describedby` names. */
const saidOf = async (page: Page, name: string): Promise<string> => {
  const id = (await field(page, name).getAttribute('aria-describedby'))?.split(' ')[0];
  return id ? page.locator(`[id="${id}"]`).innerText() : '';
};

async function openRegistration(journey: Journey, path: string, width: 360 | 1280 = 1280): Promise<Page> {
  const { page } = await journey.visitor({ width });
  await page.goto(path);
  await dialogOf(page).waitFor();
  // The server's page has a picture of its own until the form is alive.
  await dialogOf(page).locator('img[src*=idhash]').waitFor();
  return page;
}

describe('registration', () => {
  test('R-REG-001 R-REG-002 R-REG-003 by phone, on a phone, ends logged in', async ({ journey }) => {
    const { page } = await journey.visitor({ width: 360 });
    await page.goto('/gh');
    await page.getByRole('banner').getByRole('link', { name: 'Log in' }).click();
    await page.getByRole('dialog').getByRole('link', { name: 'Create account' }).click();
    await dialogOf(page).waitFor();
    expect(await dialogOf(page).getByLabel('Country code').inputValue()).toBe('gh');
    const username = freshName();
    await fill(page, { phone: freshPhone(), username, password });
    // A question in its place is for those who can't see the picture.
    await dialogOf(page).getByRole('button', { name: 'Can’t read it?' }).click();
    await dialogOf(page).getByLabel('Type these four digits: one, two, three, four').fill(imageCode);
    expect(await submitOf(page).isDisabled()).toBe(true);
    await dialogOf(page).getByRole('checkbox').check();
    await checkPage(page);
    await submitOf(page).click();
    await page.waitForURL('**/gh/welcome');
    await page.goto('/gh/privacy');
    await page.getByRole('link', { name: 'Me', exact: true }).click();
    await page.getByRole('heading', { level: 1, name: username }).waitFor();
  });

  test('R-REG-001 R-REG-021 by e-mail; a wrong picture code draws another picture and leaves the rest', async ({
    journey,
  }) => {
    const page = await openRegistration(journey, '/ng?showregister');
    await dialogOf(page).getByRole('button', { name: 'E-mail' }).click();
    const picture = dialogOf(page).getByRole('img', { name: 'Picture with four characters' });
    const before = new URL((await picture.getAttribute('src')) ?? '', page.url()).searchParams.get('idhash');
    expect(before).toMatch(/^[A-Za-z0-9]{8}$/);
    const username = freshName();
    const values = { email: `${username}@example.com`, username, password };
    await fill(page, { ...values, imageCode: '9999' });
    await dialogOf(page).getByRole('checkbox').check();
    await submitOf(page).click();
    const alert = dialogOf(page).getByRole('alert');
    await alert.getByText('That is not the right code. Here is a new one.').waitFor();
    expect(await picture.getAttribute('src')).not.toContain(before);
    for (const [name, value] of Object.entries(values)) expect(await field(page, name).inputValue()).toBe(value);
    expect(await field(page, 'imageCode').inputValue()).toBe('');
    await expect.poll(() => field(page, 'imageCode').evaluate((item) => item === document.activeElement)).toBe(true);
    await fill(page, { imageCode });
    await submitOf(page).click();
    await page.waitForURL('**/ng/welcome');
    await page.getByRole('heading', { level: 1, name: 'What do you talk about?' }).waitFor();
    expect(await page.evaluate(() => localStorage.getItem('auth_token'))).toBeTruthy();
  });

  test('R-REG-022 what else the server says of a registration is shown', async ({ journey }) => {
    const { page, api } = await journey.visitor();
    const username = freshName();
    const email = `${freshName()}@example.com`;
    await register(api, { email });
    await page.goto('/ng?showregister');
    await dialogOf(page).getByRole('img', { name: 'Picture with four characters' }).waitFor();
    await dialogOf(page).getByRole('button', { name: 'E-mail' }).click();
    await fill(page, { email, username, password, imageCode });
    await dialogOf(page).getByRole('checkbox').check();
    await submitOf(page).click();
    const taken = await api.call('sign-in.register-email', await registration(api, { email }));
    expect([taken.body.code, taken.error]).toEqual([1, 'accounts.email_taken']);
    await expect.poll(() => saidOf(page, 'email')).toBe(taken.msg);
  });

  test('an error has its room and comes after the tap: “I agree” is hit, the button says why it is off', async ({
    journey,
  }) => {
    const page = await openRegistration(journey, '/ng?showregister=email', 360);
    const agree = dialogOf(page).getByRole('checkbox');
    await field(page, 'email').fill('no address');
    await field(page, 'password').fill('short');
    expect(await submitOf(page).isDisabled()).toBe(true);
    await dialogOf(page).getByText('Fill in every field and agree to the rules.').waitFor();
    await agree.scrollIntoViewIfNeeded();
    const placeOf = async () => (await agree.boundingBox())?.y;
    const before = await placeOf();
    await agree.tap();
    expect(await agree.isChecked()).toBe(true);
    await dialogOf(page).locator('.field-error').filter({ visible: true }).first().waitFor();
    // The mark of the sentence is two pixels higher than the hint that it takes the place of.
    expect(Math.abs((await placeOf())! - before!)).toBeLessThan(4);
    await checkPage(page);
    await shoot(page, 'register-errors-360');
    // Pressed all the same it leads to the first that is missing or wrong, and on to the next.
    const press = () => submitOf(page).click({ force: true });
    const focused = (name: string) =>
      expect.poll(() => field(page, name).evaluate((item) => item === document.activeElement)).toBe(true);
    await press();
    await focused('email');
    await fill(page, { email: `${freshName()}@example.com` });
    await press();
    await focused('username');
    await fill(page, { username: freshName(), password });
    await press();
    await focused('imageCode');
  });

  test('R-REG-005 R-REG-009 R-REG-011 R-REG-012 R-REG-013 R-REG-020 fields say what is wrong as they are left', async ({
    journey,
  }) => {
    const page = await openRegistration(journey, '/ng?showregister');
    await fill(page, { phone: '1234' });
    await expect.poll(() => saidOf(page, 'phone')).toBe('Yourphone');
    await fill(page, { username: 'ada' });
    await expect.poll(() => saidOf(page, 'username')).toBe('username too short');
    for (const taken of ['AdaezeShoots', 'my_Infinix_1', 'xos_fan', 'xclub_1', 'baobab_fan']) {
      await fill(page, { username: taken });
      await expect.poll(() => saidOf(page, 'username'), { message: taken }).toBe('already exists');
      expect(await field(page, 'username').getAttribute('aria-invalid')).toBe('true');
    }
    await fill(page, { username: freshName() });
    await expect.poll(() => field(page, 'username').getAttribute('aria-invalid')).toBeNull();
    await fill(page, { password: 'short' });
    await expect.poll(() => saidOf(page, 'password')).toBe('password too short');
    await checkPage(page);
  });

  test('R-MSC-042 a name that could not be checked is only logged', async ({ journey }) => {
    journey.expectFault(/ERR_FAILED|We can’t reach the server/);
    const page = await openRegistration(journey, '/ng?showregister');
    await page.route('**/checkusername', (route) => route.abort());
    const logged = page.waitForEvent('pageerror');
    await fill(page, { username: freshName() });
    expect((await logged).message).toContain('We can’t reach the server');
    expect(await dialogOf(page).getByRole('alert').count()).toBe(0);
    expect(await page.locator('.toasts').innerText()).toBe('');
  });

  test.for(['entry.client', 'AccountPanes'])(
    'what is typed before %s has come stays, and so does the caret',
    async (part, { journey }) => {
      const { page } = await journey.visitor();
      const release = await holdBack(page, `**/assets/${part}*`);
      await page.goto('/ng?showregister', { waitUntil: 'commit' });
      const [phone, username] = ['08031234567', freshName()];
      await fill(page, { phone, username });
      await dialogOf(page).getByRole('checkbox').check();
      await field(page, 'username').focus();
      release();
      await dialogOf(page).getByRole('img', { name: 'Picture with four characters' }).waitFor();
      expect(await page.evaluate(() => document.activeElement?.getAttribute('name'))).toBe('username');
      await fill(page, { imageCode, password });
      expect([await field(page, 'phone').inputValue(), await field(page, 'username').inputValue()]).toEqual([
        phone,
        username,
      ]);
      await expect.poll(() => submitOf(page).isEnabled()).toBe(true);
    },
  );

  test('what is typed for a forgotten password before the code has come stays', async ({ journey }) => {
    const { page } = await journey.visitor();
    const release = await holdBack(page, '**/assets/entry.client*');
    await page.goto('/ng/forget', { waitUntil: 'commit' });
    await page.getByLabel('E-mail').fill('ada@club.com');
    release();
    await page.getByLabel('Code in the picture').fill(imageCode);
    await expect.poll(() => page.getByRole('button', { name: 'Send link' }).isEnabled()).toBe(true);
    expect(await page.getByLabel('E-mail').inputValue()).toBe('ada@club.com');
  });

  test('R-REG-006 R-REG-007 R-REG-010 R-REG-014 fields take no more than they should', async ({ journey }) => {
    const page = await openRegistration(journey, '/ng?showregister', 360);
    const long = '1'.repeat(40);
    for (const [name, most] of Object.entries({ phone: 20, imageCode: 4, username: 15, password: 20 })) {
      await field(page, name).pressSequentially(long.slice(0, most + 5));
      expect((await field(page, name).inputValue()).length, name).toBe(most);
    }
  });

  test('a number pasted with all its blanks and brackets loses none of its figures', async ({ journey }) => {
    const page = await openRegistration(journey, '/ng?showregister', 360);
    await page.context().grantPermissions(['clipboard-read', 'clipboard-write']);
    await dialogOf(page).getByLabel('Country code').selectOption('ci');
    const phone = field(page, 'phone');
    for (const [pasted, figures] of [
      ['+225 (0)7 08 09 10 11', '+2250708091011'],
      ['07 08 09 10 11', '07 08 09 10 11'],
    ]) {
      await phone.fill('');
      await phone.focus();
      await page.evaluate((text) => navigator.clipboard.writeText(text), pasted!);
      await page.keyboard.press('ControlOrMeta+V');
      await expect.poll(() => phone.inputValue()).toBe(figures);
    }
  });

  test('R-REG-016 R-REG-017 R-REG-018 R-REG-019 what is missing is said when Enter sends it', async ({ journey }) => {
    const page = await openRegistration(journey, '/ng?showregister');
    await dialogOf(page).getByRole('button', { name: 'E-mail' }).click();
    expect(await submitOf(page).isDisabled()).toBe(true);
    await fill(page, { email: 'ada@example', username: freshName(), password, imageCode });
    await field(page, 'password').press('Enter');
    await dialogOf(page).getByText('You should input all required items with valid value format.').waitFor();
    expect(await saidOf(page, 'email')).toBe('Email ID is invalid.');
    await fill(page, { email: 'ada@example.com' });
    await field(page, 'password').press('Enter');
    await dialogOf(page).getByText('Agreement did not agree,please check first.').waitFor();
    expect(await submitOf(page).isDisabled()).toBe(true);
    await dialogOf(page).getByRole('checkbox').check();
    expect(await submitOf(page).isEnabled()).toBe(true);
    await fill(page, { email: 'ada@example.org' });
    await submitOf(page).click();
    const why = 'This address isn’t accepted here. Use one that ends in .com, .cn, or .net.';
    await expect.poll(() => saidOf(page, 'email')).toBe(why);
  });

  test('R-REG-016 a dotted address joins; given again it leads to log-in, filled in', async ({ journey }) => {
    const email = `first.${freshName()}+forum@my-mail.example.com`;
    const join = async (): Promise<Page> => {
      const page = await openRegistration(journey, '/ng?showregister', 360);
      await dialogOf(page).getByRole('button', { name: 'E-mail' }).click();
      await fill(page, { email, username: freshName(), password, imageCode });
      await dialogOf(page).getByRole('checkbox').check();
      await submitOf(page).click();
      return page;
    };
    await (await join()).waitForURL('**/ng/welcome');
    const page = await join();
    await expect.poll(() => saidOf(page, 'email')).toBe('An account with this e-mail address already exists.');
    await shoot(page, 'registration-taken');
    await dialogOf(page).getByRole('link', { name: 'Log in with it' }).click();
    const login = page.getByRole('dialog');
    await expect.poll(() => field(page, 'username').inputValue()).toBe(email);
    await field(page, 'password').fill(password);
    await login.getByRole('button', { name: 'Log in', exact: true }).click();
    await login.waitFor({ state: 'hidden' });
  });

  test('R-REG-005 a number with its inland zero joins from an Arabic keyboard, and logs in as it is written', async ({
    journey,
  }) => {
    const page = await openRegistration(journey, '/ng?showregister', 360);
    await dialogOf(page).getByLabel('Country code').selectOption('ma');
    const inside = `6${String(process.hrtime.bigint()).slice(-11, -3)}`;
    const arabic = (text: string) => text.replace(/\d/g, (digit) => '٠١٢٣٤٥٦٧٨٩'[Number(digit)]!);
    const username = freshName();
    await fill(page, { phone: arabic(`+212 0${inside}`), username, password });
    await dialogOf(page).getByRole('button', { name: 'Can’t read it?' }).click();
    await dialogOf(page).getByLabel('Type these four digits: one, two, three, four').fill(arabic(imageCode));
    await dialogOf(page).getByRole('checkbox').check();
    await submitOf(page).click();
    await page.waitForURL('**/welcome');
    const { page: other } = await journey.visitor({ width: 360 });
    await other.goto('/ng?showlogin');
    await field(other, 'username').fill(`0${inside}`);
    await field(other, 'password').fill(password);
    await other.getByRole('dialog').getByRole('button', { name: 'Log in', exact: true }).click();
    await other.getByRole('dialog').waitFor({ state: 'hidden' });
  });

  test('R-MSC-009 the rules open in a new window, in the locale that is read', async ({ journey }) => {
    const page = await openRegistration(journey, '/ng?showregister');
    for (const [name, path] of [
      ['Terms', '/ng/termofuse'],
      ['Privacy', '/ng/privacy'],
    ] as const) {
      const opened = page.waitForEvent('popup');
      await dialogOf(page).getByRole('link', { name }).click();
      expect(new URL((await opened).url()).pathname).toBe(path);
    }
    await page.goto('/?showregister');
    expect(await dialogOf(page).getByRole('link', { name: 'Terms' }).getAttribute('href')).toBe('/termofuse');
  });

  test('R-REG-004 R-REG-023 a failed network leads home, the dialog open with everything but the password', async ({
    journey,
  }) => {
    journey.expectFault(/ERR_FAILED|ERR_CONNECTION/);
    const page = await openRegistration(journey, '/ng/privacy?showregister', 360);
    const values = { phone: freshPhone(), imageCode, username: freshName() };
    await fill(page, { ...values, password });
    await dialogOf(page).getByRole('checkbox').check();
    const fail = await holdBack(page, '**/registermobile', (route) => route.abort());
    await submitOf(page).click();
    const busy = dialogOf(page).getByRole('button', { name: 'Creating your account…' });
    await busy.waitFor();
    expect(await busy.isDisabled()).toBe(true);
    fail();
    await page.waitForURL((url) => url.pathname === '/ng');
    await submitOf(page).waitFor();
    await page.unroute('**/registermobile');

    // After a reload it stands there, too; only the picture is another.
    for (const again of [false, true]) {
      if (again) await page.reload();
      await dialogOf(page).getByText('You lost your connection.').waitFor();
      for (const [name, value] of Object.entries({ ...values, password: '' })) {
        const expected = again && name === 'imageCode' ? '' : value;
        expect(await field(page, name).inputValue(), name).toBe(expected);
      }
    }
    await fill(page, { imageCode, password });
    await submitOf(page).click();
    await page.waitForURL('**/welcome');
    expect(await page.evaluate(() => sessionStorage.getItem('registration'))).toBeNull();
  });

  test('R-REG-023 offline the form stays, and leads home when the network is back', async ({ journey }) => {
    journey.expectFault(/ERR_INTERNET_DISCONNECTED/);
    const page = await openRegistration(journey, '/ng/privacy?showregister');
    await fill(page, { phone: freshPhone(), imageCode, username: freshName(), password });
    await dialogOf(page).getByRole('checkbox').check();
    await page.context().setOffline(true);
    await submitOf(page).click();
    await dialogOf(page).getByText('You lost your connection.').waitFor();
    await page.context().setOffline(false);
    await page.waitForURL((url) => url.pathname === '/ng');
    await dialogOf(page).getByText('You lost your connection.').waitFor();
  });
});

test('R-REG-008 R-REG-025 where codes go by SMS, one is asked for and typed', async ({ journey }) => {
  const sent: string[] = [];
  const carrier = createServer(async (request, response) => {
    let body = '';
    for await (const chunk of request) body += chunk;
    sent.push((JSON.parse(body) as { text: string }).text);
    response.end('{}');
  }).listen(0, '127.0.0.1');
  journey.endWith(() => carrier.close());
  await once(carrier, 'listening');
  const database = await cloneDatabase(inject('databaseServer'));
  journey.endWith(database.drop);
  const dataDir = await mkdtemp(join(tmpdir(), 'baobab-sms-'));
  journey.endWith(() => rm(dataDir, { recursive: true, force: true }));
  const sms = `http://127.0.0.1:${(carrier.address() as AddressInfo).port}/`;
  const site = await startSite({ databaseUrl: database.url, dataDir, env: { SMS_URL: sms } });
  journey.endWith(site.stop);
  const page = await openRegistration(journey, `${site.url}/gh?showregister`, 360);
  const send = dialogOf(page).getByRole('button', { name: 'Send code' });
  expect(await send.isDisabled()).toBe(true);
  await fill(page, { phone: '02412', imageCode: '123' });
  expect(await send.isDisabled()).toBe(true);
  await fill(page, { phone: '0241', imageCode });
  expect(await send.isDisabled()).toBe(true);
  await fill(page, { phone: '0241234567' });
  await send.click();
  await dialogOf(page)
    .getByRole('button', { name: /^Send again \d+s$/ })
    .waitFor();
  await expect.poll(() => sent.length).toBe(1);
  const code = /code is (\w+)/.exec(sent[0] ?? '')?.[1] ?? '';
  await fill(page, { phoneCode: '000', username: freshName(), password });
  await dialogOf(page).getByRole('checkbox').check();
  await submitOf(page).click();
  await expect.poll(() => saidOf(page, 'phoneCode')).toBe('Wrong mobile verification code');
  await checkPage(page);
  await fill(page, { phoneCode: code });
  await submitOf(page).click();
  await page.waitForURL('**/gh/welcome');
});
