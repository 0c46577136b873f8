import type { Page } from 'playwright-core';
import { describe, expect } from 'vitest';
import { register } from '../tests/support/people.ts';
import { sweep } from '../tests/support/sweep.ts';
import { demoPassword } from '../world/story/people.ts';
import { alive } from './support/alive.ts';
import { stopClock } from './support/clock.ts';
import { checkPage, type Journey, journeys, shoot, test } from './support/journey.ts';

const loginOf = (page: Page) => page.getByRole('dialog', { name: 'Welcome back' });

/** The dialog's field, typed into; the password's by its name alone, as its button is named after it too. */
async function fill(page: Page, username: string, password: string): Promise<void> {
  await page.locator('dialog [name=username]').fill(username);
  await page.locator('dialog [name=password]').fill(password);
}

async function openLogin(journey: Journey, path = '/ng'): Promise<Page> {
  const { page } = await journey.visitor();
  await page.goto(path);
  await page.getByRole('banner').getByRole('link', { name: 'Log in' }).click();
  await loginOf(page).waitFor();
  return page;
}

describe('the log-in dialog', () => {
  test('R-SES-004 R-SES-008 R-SES-010 logs a member in, to the home of their country, and over reloads', async ({
    journey,
  }) => {
    const page = await openLogin(journey, '/privacy');
    const member = await register((await journey.visitor()).api, { nationality: 'GH' });
    await fill(page, member.username, member.password);
    await page.keyboard.press('Enter');
    await page.waitForURL('**/gh/foryou');
    for (const path of ['/ng/privacy', '/ng/privacy']) {
      await page.goto(path);
      await page.getByRole('banner').getByRole('button', { name: 'Your account' }).waitFor();
    }
    await alive(page);
    await page.getByRole('banner').getByRole('button', { name: 'Your account' }).click();
    await stopClock(page);
    await page.getByRole('button', { name: 'Log out' }).click();
    await expect.poll(() => page.evaluate(() => localStorage.getItem('auth_token'))).toBeNull();
    expect(new URL(page.url()).pathname).toBe('/ng/privacy');
    await page.clock.runFor(1000);
    await page.waitForURL((url) => url.pathname === '/');
    await page.getByRole('banner').getByRole('link', { name: 'Log in' }).waitFor();
  });

  test('R-SES-014 R-SES-015 R-SES-016 R-SES-017 the button waits for both fields, and Enter says what is missing', async ({
    journey,
  }) => {
    const page = await openLogin(journey);
    const button = loginOf(page).getByRole('button', { name: 'Log in', exact: true });
    const field = page.locator('dialog [name=password]');
    await expect.poll(() => button.isDisabled()).toBe(true);
    await fill(page, '', 'x'.repeat(30));
    expect(await field.inputValue()).toHaveLength(20);
    expect(await button.isDisabled()).toBe(true);
    await field.press('Enter');
    await page.getByRole('alert').getByText('The username may not be empty.').waitFor();
    await fill(page, 'somebody', '');
    expect(await button.isDisabled()).toBe(true);
    await page.locator('dialog [name=username]').press('Enter');
    await page.getByRole('alert').getByText('The password may not be empty.').waitFor();
    await fill(page, 'somebody', 'secret');
    expect(await button.isEnabled()).toBe(true);
  });

  test('R-SES-018 R-SES-023 R-SES-024 a failure shows the message, leaves what was typed and is announced', async ({
    journey,
  }) => {
    const page = await openLogin(journey);
    const member = await register((await journey.visitor()).api);
    const button = loginOf(page).getByRole('button', { name: 'Log in', exact: true });
    await expect.poll(() => button.isDisabled()).toBe(true);
    await page.evaluate(() => {
      document.addEventListener('login-error', (event) => {
        document.title = (event as CustomEvent<{ msg: string }>).detail.msg;
      });
    });
    await fill(page, member.username, 'not-the-password');
    await page.locator('dialog [name=password]').press('Enter');
    const words = 'The password is wrong. Check it and try again.';
    await page.getByRole('alert').getByText(words).waitFor();
    expect(await page.title()).toBe(words);
    expect(await page.locator('dialog [name=username]').inputValue()).toBe(member.username);
    await fill(page, 'nobody_at_all_x', 'secret-1');
    await page.keyboard.press('Enter');
    await page.getByRole('alert').getByText('The account doesn’t exist').waitFor();
    await checkPage(page);
  });

  test('too many wrong tries say how long to wait', async ({ journey }) => {
    const page = await openLogin(journey);
    const { api } = await journey.visitor();
    const { username } = await register(api);
    const button = loginOf(page).getByRole('button', { name: 'Log in', exact: true });
    // It is off with empty fields once the dialog's code is there; before that the form sends itself.
    await expect.poll(() => button.isDisabled()).toBe(true);
    for (let tries = 0; tries < 6; tries++) {
      await fill(page, username, `wrong-one-${tries}`);
      // Busy meanwhile: a try at that moment isn't one.
      await expect.poll(() => button.isEnabled()).toBe(true);
      const answer = page.waitForResponse('**/selfapi/account/login**');
      await page.locator('dialog [name=password]').press('Enter');
      await answer;
    }
    await page
      .getByRole('alert')
      .getByText(/Too many wrong tries\. Try again in 1 minute/)
      .waitFor();
  });

  test('the eye shows the password, and the dialog is worked by keys alone', async ({ journey }) => {
    const { page } = await journey.visitor();
    await page.goto('/ng/privacy');
    // Until the page works the way is a page of its own.
    await alive(page);
    const opener = page.getByRole('banner').getByRole('link', { name: 'Log in' });
    await opener.focus();
    await page.keyboard.press('Enter');
    await loginOf(page).waitFor();
    await expect.poll(() => page.evaluate(() => document.activeElement?.getAttribute('name'))).toBe('username');
    await page.keyboard.type('ama');
    await page.keyboard.press('Tab');
    await page.keyboard.type('secret-1');
    await page.keyboard.press('Tab');
    await page.keyboard.press('Space');
    const field = page.locator('dialog [name=password]');
    expect(await field.getAttribute('type')).toBe('text');
    await page.keyboard.press('Space');
    expect(await field.getAttribute('type')).toBe('password');
    for (let step = 0; step < 10; step++) {
      await page.keyboard.press('Tab');
      expect(await page.evaluate(() => document.activeElement?.closest('header, main, footer'))).toBeNull();
    }
    await page.keyboard.press('Escape');
    await loginOf(page).waitFor({ state: 'hidden' });
    await expect.poll(() => opener.evaluate((item) => item === document.activeElement)).toBe(true);
    await page.keyboard.press('Enter');
    await loginOf(page).waitFor();
    expect(await field.inputValue()).toBe('secret-1');
  });

  test('it opens for a press that comes in the moment in which it closes', async ({ journey }) => {
    const { page } = await journey.visitor();
    await page.goto('/ng/privacy');
    await alive(page);
    const opener = page.getByRole('banner').getByRole('link', { name: 'Log in' });
    await opener.click();
    await loginOf(page).waitFor();
    await opener.evaluate(async (link: HTMLElement) => {
      const dialog = document.querySelector('dialog:modal')!;
      const closed = new Promise((resolve) => dialog.addEventListener('close', resolve, { once: true }));
      dialog.dispatchEvent(new Event('cancel', { cancelable: true }));
      // The press is handled before the browser's own event of the closing.
      queueMicrotask(() => link.click());
      await closed;
    });
    await loginOf(page).waitFor();
  });

  test('R-SES-002 R-SES-003 R-SES-005 R-SES-006 flags open it for guests, and it switches to registration and back', async ({
    journey,
  }) => {
    const { page } = await journey.visitor();
    for (const flag of ['showlogin', 'showlogin=yes']) {
      await page.goto(`/ng?${flag}`);
      await loginOf(page).waitFor();
    }
    await fill(page, 'ama', 'not-sent');
    // Until the page works the way is a page of its own, and what was typed doesn't come along.
    await page.locator('dialog [name=_back]').waitFor({ state: 'detached' });
    await loginOf(page).getByRole('link', { name: 'Create account' }).click();
    const registration = page.getByRole('dialog', { name: 'Create an account' });
    await registration.waitFor();
    await registration.getByRole('link', { name: 'Log in' }).click();
    await loginOf(page).waitFor();
    expect(await page.locator('dialog [name=username]').inputValue()).toBe('ama');
    await loginOf(page).getByRole('button', { name: 'Close' }).click();
    await loginOf(page).waitFor({ state: 'hidden' });
    expect(new URL(page.url()).search).toBe('');

    const member = await journey.visitor();
    await member.register();
    await member.open('/ng?showlogin=yes');
    await member.page.getByRole('banner').getByRole('button', { name: 'Your account' }).waitFor();
    expect(await member.page.locator('dialog[open]').count()).toBe(0);
  });

  test('R-MSC-051 is 390 px wide, and is read without JavaScript', async ({ journey }) => {
    const page = await openLogin(journey);
    expect(Math.round((await loginOf(page).boundingBox())?.width ?? 0)).toBe(390);
    const plain = await journey.visitor({ javaScript: false });
    await plain.page.goto('/ng');
    await plain.page.getByRole('banner').getByRole('link', { name: 'Log in' }).click();
    expect(await plain.page.getByRole('dialog').getByRole('button', { name: 'Log in' }).isEnabled()).toBe(true);
    await plain.page.getByRole('dialog').getByRole('link', { name: 'Close' }).click();
    await plain.page.waitForURL('**/ng');
  });

  test('not to be remembered, a log-in goes with the browser', async ({ journey }) => {
    const page = await openLogin(journey);
    const member = await register((await journey.visitor()).api);
    await fill(page, member.username, member.password);
    await loginOf(page).getByLabel('Remember me').uncheck();
    await loginOf(page).getByRole('button', { name: 'Log in', exact: true }).click();
    await page.waitForURL('**/foryou');
    await page.goto('/ng/privacy');
    await page.getByRole('banner').getByRole('button', { name: 'Your account' }).waitFor();

    // Closing the browser takes the cookies that have no age.
    const cookies = await page.context().cookies();
    await page.context().clearCookies();
    await page.context().addCookies(cookies.filter(({ expires }) => expires !== -1));
    await page.reload();
    await page.getByRole('banner').getByRole('link', { name: 'Log in' }).click();
    // Off with empty fields once the dialog's code is there.
    const button = loginOf(page).getByRole('button', { name: 'Log in', exact: true });
    await expect.poll(() => button.isDisabled()).toBe(true);
    await fill(page, 'nobody_at_all_x', 'secret-1');
    const asked = page.waitForRequest('**/selfapi/account/login');
    await page.keyboard.press('Enter');
    expect((await asked).headers()['x-auth-token']).toBeUndefined();
  });

  test('says when the connection is not secure', async ({ journey }) => {
    const { page } = await journey.visitor({ width: 360 });
    await page.addInitScript(() => Object.defineProperty(crypto, 'subtle', { value: undefined }));
    await page.goto('/ng?showlogin');
    await page.getByRole('alert').getByText('Logging in needs a secure connection').waitFor();
  });

  test('whose code can not be had says so, leaves the page standing, and is had at the next try', async ({
    journey,
  }) => {
    journey.expectFault(/ERR_FAILED|Failed to fetch dynamically imported module|error occurred in/);
    const { page } = await journey.visitor();
    await page.goto('/ng/privacy', { waitUntil: 'networkidle' });
    let asked = 0;
    await page.route('**/assets/AccountPanes*', (route) => {
      asked += 1;
      return route.abort();
    });
    const opener = page.getByRole('banner').getByRole('link', { name: 'Log in' });
    await opener.click();
    await page.locator('.toasts').getByRole('alert').getByText('We can’t reach the server').waitFor();
    expect(await page.getByRole('heading', { level: 1 }).isVisible()).toBe(true);
    expect(asked, 'fetched again and again without a line').toBeLessThanOrEqual(2);
    await page.unroute('**/assets/AccountPanes*');
    await page.locator('.toasts').getByRole('button', { name: 'Try again' }).click();
    await loginOf(page).waitFor();
    expect(new URL(page.url()).pathname).toBe('/ng/privacy');
  });

  test('opens over the page whose log-in has ended, and leaves it standing', async ({ journey }) => {
    journey.expectFault(/401/);
    const { page } = await journey.visitor();
    const member = await register((await journey.visitor()).api);
    await page.goto('/robots.txt');
    await page.evaluate(() => localStorage.setItem('auth_token', 'x'.repeat(43)));
    await page.goto('/ng/banned');
    await loginOf(page).getByText('You were logged out.').waitFor();
    await page.evaluate(() => {
      document.documentElement.dataset.same = 'yes';
    });
    await fill(page, member.username, member.password);
    await page.keyboard.press('Enter');
    await loginOf(page).waitFor({ state: 'hidden' });
    await page.getByRole('banner').getByRole('button', { name: 'Your account' }).waitFor();
    expect(new URL(page.url()).pathname).toBe('/ng/banned');
    expect(await page.evaluate(() => document.documentElement.dataset.same)).toBe('yes');
  });
});

test('a log-in whose page cookie is gone gets its pages back; one that has ended is a guest', async ({ journey }) => {
  journey.expectFault(/401/);
  const member = await journey.visitor();
  const { token } = await member.register();
  await member.page.context().clearCookies();
  await member.open('/ng/latest');
  await member.page.getByRole('banner').getByRole('button', { name: 'Your account' }).waitFor();
  await member.api.must('sign-in.logout', {}, { token });
  const refused = member.page.waitForResponse('**/selfapi/session/login');
  await member.open('/ng/latest');
  expect((await refused).status()).toBe(401);
  await expect.poll(() => member.page.evaluate(() => localStorage.getItem('auth_token'))).toBeNull();
  expect(await member.page.locator('dialog[open]').count()).toBe(0);
});

test('a log-out and a log-in in one tab are followed by the other, and the way back to a member’s page is shut', async ({
  journey,
}) => {
  const person = await journey.visitor();
  await person.register();
  const other = await register((await journey.visitor()).api);
  const one = person.page;
  const two = await one.context().newPage();
  await two.goto('/ng/forum');
  await one.goto('/ng/forum');
  await one.evaluate(() => sessionStorage.setItem('reply:1', 'begun'));
  const account = (page: Page) => page.getByRole('banner').getByRole('button', { name: 'Your account' });
  await account(two).waitFor();
  await account(one).click();
  await one.getByRole('button', { name: 'Log out' }).click();
  await two.getByRole('banner').getByRole('link', { name: 'Log in' }).waitFor();
  await one.waitForURL((url) => url.pathname === '/');
  expect(await one.evaluate(() => sessionStorage.getItem('reply:1'))).toBeNull();

  await one.getByRole('banner').getByRole('link', { name: 'Log in' }).click();
  await fill(one, other.username, other.password);
  await one.keyboard.press('Enter');
  await account(two).click();
  await two.getByText(other.username).first().waitFor();

  // As when a browser shows a page from its cache after the member has logged out elsewhere.
  await two.context().clearCookies();
  const again = two.waitForEvent('load');
  await two.evaluate(() => {
    localStorage.removeItem('auth_token');
    dispatchEvent(new PageTransitionEvent('pageshow', { persisted: true }));
  });
  await again;
  await two.getByRole('banner').getByRole('link', { name: 'Log in' }).waitFor();
});

describe('the creator site', () => {
  test('R-SES-012 lets creators in by a call of its own and out after 500 ms', async ({ journey }) => {
    const { page } = await journey.visitor();
    await page.goto('/ng/creator');
    await alive(page);
    await page.locator('main [name=username]').fill('AdaezeShoots');
    await page.locator('main [name=password]').fill(demoPassword);
    const asked = page.waitForRequest('**/v5/user/login');
    await page.keyboard.press('Enter');
    await asked;
    await page.getByText('Version 5.1.3').waitFor();
    await page.getByRole('main').getByText('AdaezeShoots').waitFor();
    await checkPage(page);
    await stopClock(page);
    const order: string[] = [];
    page.on('request', (request) => order.push(new URL(request.url()).pathname));
    const cleared = page.waitForResponse('**/selfapi/session/clsUserInfo');
    await page.getByRole('main').getByRole('button', { name: 'Log out' }).click();
    await cleared;
    await page.clock.runFor(499);
    expect(order).not.toContain('/api/logout');
    await page.clock.runFor(1);
    // What began to wait later than the press ends later, too.
    await page.clock.resume();
    await page.locator('main [name=username]').waitFor();
    expect(order.indexOf('/api/logout')).toBeGreaterThan(order.indexOf('/selfapi/session/clsUserInfo'));
    expect(new URL(page.url()).pathname).toBe('/ng/creator');
  });

  test('R-MSC-060 others are refused by a toast with the server’s words', async ({ journey }) => {
    const { page } = await journey.visitor({ width: 360 });
    const member = await register((await journey.visitor()).api);
    await page.goto('/creator');
    await page.locator('main [name=username]').fill(member.username);
    await page.locator('main [name=password]').fill(member.password);
    await page.keyboard.press('Enter');
    await page.locator('.toasts').getByRole('alert').getByText('Only creators can log in here.').waitFor();
    expect(await page.locator('main [name=username]').inputValue()).toBe(member.username);
    await checkPage(page);
  });
});

const narrow = [
  ['login', '?showlogin', 'dialog:modal [name=username]'],
  ['register', '?showregister', 'dialog:modal img[src*=idhash]'],
  ['country', '?needcountry', 'dialog:modal [type=search]'],
  ['creator', '/creator', 'main [name=username]'],
  ['banned', '/banned', 'main h1'],
].flatMap(([name, path, standing]) => [
  [`${name} in /ma, dark`, { address: `/ma${path}`, standing: standing!, dark: true }] as const,
  [`${name} in /in`, { address: `/in${path}`, standing: standing!, dark: false }] as const,
]);

sweep('narrow dialogs', narrow, { least: 2, test: journeys })(
  'R-MSC-003 the dialogs fit a phone of 320 px: %s',
  async ([name, { address, standing, dark }], { journey }) => {
    const { page } = await journey.visitor({ width: 320, dark });
    await page.goto(address);
    await page.locator(standing).waitFor();
    await checkPage(page);
    await shoot(page, `accounts-320-${name.replace(/\W+/g, '-')}`);
  },
);
