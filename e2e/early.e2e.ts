import type { Page } from 'playwright-core';
import sharp from 'sharp';
import { describe, expect } from 'vitest';
import { newThread } from '../tests/support/content.ts';
import { register } from '../tests/support/people.ts';
import { alive } from './support/alive.ts';
import { holdBack } from './support/hold-back.ts';
import { test } from './support/journey.ts';
import { addressOf, repliesOf } from './support/talk.ts';

test('a heart that is pressed before the code has come shows it at once, and the code finds it done', async ({
  journey,
}) => {
  const person = await journey.visitor({ width: 360 });
  const { page, api } = person;
  const { tid } = await newThread(api);
  await person.register();
  const release = await holdBack(page, /entry\.client/);
  await page.goto(addressOf(tid), { waitUntil: 'commit' });
  const heart = page.locator('article.post-main').getByRole('button', { name: /^Like/ });
  await heart.click();
  await heart.and(page.locator('[aria-pressed=true]:not(.pend)')).waitFor();
  // The second press of a double click asks for nothing else.
  await heart.dispatchEvent('click', { detail: 2 });
  expect(await heart.getAttribute('class')).not.toContain('pend');
  // Twice more, as who isn't sure.
  await heart.click();
  await heart.and(page.locator('[aria-pressed=false]:not(.pend)')).waitFor();
  await heart.click();
  await heart.and(page.locator('[aria-pressed=true]:not(.pend)')).waitFor();
  expect(page.url()).toContain(addressOf(tid));

  release();
  await page.getByRole('button', { name: 'Like, 1' }).first().waitFor();
  expect((await api.must('threads.info', { tid })).data.like).toBe(1);
});

test('a button that only the code can serve waits for it, and is pressed once', async ({ journey }) => {
  const person = await journey.visitor();
  const { page, api } = person;
  const { tid } = await newThread(api);
  const release = await holdBack(page, /entry\.client/);
  await page.goto(addressOf(tid), { waitUntil: 'commit' });
  const language = page
    .getByRole('toolbar')
    .getByRole('button', { name: /^Language/ })
    .filter({ visible: true });
  await language.click();
  await page.locator('.pend').waitFor();
  expect(await page.locator('dialog[open]').count()).toBe(0);
  release();
  await page.locator('dialog[open]').waitFor();
  expect(await page.locator('.pend').count()).toBe(0);
});

test('a guest’s heart asks for the log-in before any code has come', async ({ journey }) => {
  const { page, api } = await journey.visitor({ width: 360 });
  const { tid } = await newThread(api);
  const release = await holdBack(page, /entry\.client/);
  await page.goto(addressOf(tid), { waitUntil: 'commit' });
  await page.locator('article.post-main').getByRole('button', { name: /^Like/ }).click();
  await page.getByRole('dialog').getByLabel('Password', { exact: true }).waitFor();
  release();
  // The page is at home again where it was, whatever form brought the answer.
  await page.waitForURL(`**${addressOf(tid)}?showlogin=yes`);
});

test('a guest who follows before any code has come, and logs in by it, follows and stays', async ({ journey }) => {
  const { page, api } = await journey.visitor({ width: 360 });
  const { tid, author } = await newThread(api);
  const member = await register(api);
  const release = await holdBack(page, /entry\.client/);
  await page.goto(addressOf(tid), { waitUntil: 'commit' });
  await page.locator('button[formaction*="follows.follow"]').filter({ visible: true }).first().click();
  await page.getByRole('dialog').getByLabel('Password', { exact: true }).waitFor();
  release();
  await page.waitForURL(`**${addressOf(tid)}?showlogin=yes`);
  await page.waitForFunction(() => '__router' in window);
  await page.locator('dialog [name=username]').fill(member.username);
  await page.locator('dialog [name=password]').fill(member.password);
  await page.keyboard.press('Enter');
  await page.getByRole('button', { name: 'Following' }).filter({ visible: true }).first().waitFor();
  expect(new URL(page.url()).pathname).toBe(addressOf(tid));
  const { data } = await api.must('threads.info', { tid }, { token: member.token });
  expect([data.authorid, data.follow_status]).toEqual([author.uid, 1]);
});

test('a log-in by form whose page is left before its code has come is whole on the next one', async ({ journey }) => {
  const { page, api } = await journey.visitor();
  const member = await register(api);
  const release = await holdBack(page, /entry\.client/);
  await page.goto('/ng/privacy?showlogin=yes', { waitUntil: 'commit' });
  await page.locator('dialog [name=username]').fill(member.username);
  await page.locator('dialog [name=password]').fill(member.password);
  await page.keyboard.press('Enter');
  await page.waitForURL('**/ng/foryou', { waitUntil: 'commit' });
  await page.goto('/ng/privacy', { waitUntil: 'commit' });
  release();
  await page.waitForFunction(() => localStorage.getItem('auth_token'));
  expect((await page.context().cookies()).map(({ name }) => name)).not.toContain('bb_entered');
  await page.getByRole('banner').getByRole('button', { name: 'Your account' }).click();
  await page.getByRole('button', { name: 'Log out' }).click();
  await page.waitForURL((url) => url.pathname === '/');
});

/** Addresses that a page asks for, as they are sent. */
function asked(page: Page, pattern: RegExp): string[] {
  const urls: string[] = [];
  page.on('request', (request) => {
    if (pattern.test(request.url())) urls.push(`${request.method()} ${new URL(request.url()).pathname}`);
  });
  return urls;
}

test('a heart pressed while the code takes the page over is done by one of them', async ({ journey }) => {
  const person = await journey.visitor({ width: 360 });
  const { page, api } = person;
  const { tid } = await newThread(api);
  await person.register();
  // The code is there and listens, the page isn't drawn by it yet.
  await page.addInitScript(() => {
    let router: unknown;
    Object.defineProperty(window, '__router', {
      get: () => router,
      set: (made) => {
        router = made;
        queueMicrotask(() => document.querySelector<HTMLElement>('article.post-main .act[formaction*=like]')?.click());
      },
    });
  });
  const likes = asked(page, /like/);
  await page.goto(addressOf(tid));
  await page.getByRole('button', { name: 'Like, 1' }).first().waitFor();
  expect(likes).toHaveLength(1);
  expect((await api.must('threads.info', { tid })).data.like).toBe(1);
});

test('what is pressed while the code takes the page over shows it at once', async ({ journey }) => {
  const person = await journey.visitor({ width: 360 });
  const { page, api } = person;
  const { tid } = await newThread(api);
  await person.register();
  const cdp = await page.context().newCDPSession(page);
  await cdp.send('Emulation.setCPUThrottlingRate', { rate: 10 });
  // Between two pieces of React's work, as soon as it holds the button.
  await page.addInitScript(() => {
    const turns = new MessageChannel();
    turns.port1.onmessage = () => {
      const heart = document.querySelector<HTMLElement>('article.post-main .act[formaction*=like]');
      if (!heart || !Object.keys(heart).some((key) => key.startsWith('__reactProps'))) return next();
      heart.dispatchEvent(new PointerEvent('pointerdown', { bubbles: true }));
      heart.click();
      Object.assign(window, { __pressed: heart.className });
    };
    const next = () => void setTimeout(() => turns.port2.postMessage(null));
    next();
  });
  const likes = asked(page, /like/);
  await page.goto(addressOf(tid));
  await page.getByRole('button', { name: 'Like, 1' }).first().waitFor();
  expect(await page.evaluate(() => (window as { __pressed?: string }).__pressed)).toContain('pend');
  expect(likes).toHaveLength(1);
});

test('each file of a page’s code is asked for once', async ({ journey }) => {
  const { page, api } = await journey.visitor({ width: 360 });
  const { tid } = await newThread(api);
  const code = asked(page, /\.js$/);
  await page.goto(addressOf(tid), { waitUntil: 'networkidle' });
  await alive(page);
  expect(code.length).toBeGreaterThan(6);
  expect(new Set(code).size).toBe(code.length);
});

test('a form that only the code can send waits for it, with a picture that was chosen before', async ({ journey }) => {
  const { page } = await journey.visitor({ width: 360 });
  const release = await holdBack(page, /entry\.client/);
  await page.goto('/ng/feedback', { waitUntil: 'commit' });
  const buffer = await sharp({ create: { width: 360, height: 640, channels: 3, background: '#2e43a6' } })
    .png()
    .toBuffer();
  await page.getByLabel('A picture of your screen').setInputFiles({ name: 'seen.png', mimeType: 'image/png', buffer });
  await page.getByLabel('Your e-mail address, if you want an answer').fill('ama@example.com');
  // Sent twice, as who isn't sure: by the key, by the button.
  await page.keyboard.press('Enter');
  await page.getByRole('button', { name: 'Send' }).and(page.locator('.pend')).click();
  release();
  await page.getByRole('alert').filter({ visible: true }).first().waitFor();
  await page.getByText('seen.png').waitFor();
  expect(page.url()).toMatch(/\/ng\/feedback$/);
  await page.getByLabel('Your message').fill('Written once the rest was there.');
  const sent = asked(page, /v5\/feedback|feedback\./);
  await page.getByRole('button', { name: 'Send' }).click();
  await page.getByText('Thank you. We read every message.').waitFor();
  expect(sent).toHaveLength(1);
});

test.for(['/ng', '/ng/privacy'])(
  'a first page holds its sheets, and its code fetches none of them: %s',
  async (path, { journey }) => {
    const { page } = await journey.visitor();
    await page.goto(path, { waitUntil: 'networkidle' });
    await alive(page);
    const sheets = await page.evaluate(() =>
      [...document.styleSheets].map(({ href, disabled }) => (href === null ? 'held' : disabled ? 'off' : href)),
    );
    expect(new Set(sheets)).toEqual(new Set(['held']));
  },
);

test('a page that comes back as it was left has no button that waits', async ({ journey }) => {
  const { page, api } = await journey.visitor({ width: 360 });
  const { tid } = await newThread(api);
  await holdBack(page, /entry\.client/);
  await page.goto(addressOf(tid), { waitUntil: 'commit' });
  const heart = page.locator('article.post-main').getByRole('button', { name: /^Like/ });
  await heart.evaluate((button) => button.classList.add('pend'));
  await page.evaluate(() => dispatchEvent(new PageTransitionEvent('pageshow', { persisted: true })));
  expect(await page.locator('.pend').count()).toBe(0);
});

describe('where data is dear', () => {
  const onSlowNetwork = (page: Page) =>
    page.addInitScript(() => Object.defineProperty(navigator, 'connection', { value: { effectiveType: '2g' } }));

  test('a page is read, liked, answered and left without its code', async ({ journey }) => {
    const person = await journey.visitor();
    const { page, api } = person;
    const { tid } = await newThread(api);
    await person.register();
    await onSlowNetwork(page);
    const code = asked(page, /\.js$/);
    await page.goto(addressOf(tid));
    const heart = page.locator('article.post-main').getByRole('button', { name: /^Like/ });
    await heart.click();
    await heart.and(page.locator('[aria-pressed=true]:not(.pend)')).waitFor();
    await repliesOf(page).getByRole('textbox', { name: 'Write a reply' }).fill('Written on the edge of the network.');
    await repliesOf(page).getByRole('button', { name: 'Reply', exact: true }).filter({ visible: true }).last().click();
    await page.getByText('Reply posted.').waitFor();
    await page.getByRole('link', { name: 'Home' }).filter({ visible: true }).first().click();
    await page.waitForURL((url) => url.pathname !== addressOf(tid));
    expect(code).toEqual([]);
    expect((await api.must('threads.info', { tid })).data).toMatchObject({ like: 1, replies: 1 });
  });

  test('a control that needs the code loads it and is pressed once; a guest’s log-in is a page', async ({
    journey,
  }) => {
    const { page, api } = await journey.visitor({ width: 360 });
    const { tid } = await newThread(api);
    const member = await register(api);
    await onSlowNetwork(page);
    const code = asked(page, /\.js$/);
    await page.goto(addressOf(tid));
    await page.getByRole('link', { name: 'Log in' }).filter({ visible: true }).first().click();
    await page.getByRole('dialog').getByLabel('Username').fill(member.username);
    expect(code).toEqual([]);
    await page.getByRole('dialog').getByLabel('Password', { exact: true }).fill(member.password);
    await page.getByRole('dialog').getByRole('button', { name: 'Log in' }).click();
    // The session that the form began is handed to the code once.
    await page.waitForURL(`**${addressOf(tid)}`);
    await page.waitForFunction(() => localStorage.getItem('auth_token'));

    const again = await journey.visitor();
    await onSlowNetwork(again.page);
    const fetched = asked(again.page, /\.js$/);
    await again.page.goto(addressOf(tid));
    await again.page
      .getByRole('toolbar')
      .getByRole('button', { name: /^Language/ })
      .filter({ visible: true })
      .click();
    await again.page.locator('dialog[open]').waitFor();
    expect(fetched.length).toBeGreaterThan(3);
    expect(await again.page.locator('.pend, .busy').count()).toBe(0);
  });

  test('a member’s page is not left to whoever reads in this browser next', async ({ journey }) => {
    const person = await journey.visitor();
    const { page, api } = person;
    const { tid } = await newThread(api);
    await person.register();
    await onSlowNetwork(page);
    await page.goto(addressOf(tid));
    const other = await page.context().newPage();
    await other.goto('/robots.txt');
    const again = page.waitForEvent('load');
    await other.evaluate(() => localStorage.setItem('auth_turn', 'another'));
    await page.bringToFront();
    await again;
    expect(await page.evaluate(() => '__router' in window)).toBe(false);
  });

  test('code that can’t be had leaves the button as it was, to be pressed again', async ({ journey }) => {
    journey.expectFault(/ERR_FAILED/);
    const { page, api } = await journey.visitor();
    const { tid } = await newThread(api);
    await onSlowNetwork(page);
    await page.route(/entry\.client/, (route) => route.abort());
    await page.goto(addressOf(tid));
    const language = page
      .getByRole('toolbar')
      .getByRole('button', { name: /^Language/ })
      .filter({ visible: true });
    await language.click();
    await expect.poll(() => page.locator('.pend, .busy').count()).toBe(0);
    await page.unroute(/entry\.client/);
    await language.click();
    await page.locator('dialog[open]').waitFor();
  });
});
