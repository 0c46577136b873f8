import { expect } from 'vitest';
import { newMember } from '../tests/support/content.ts';
import { alive } from './support/alive.ts';
import { checkPage, test } from './support/journey.ts';

test('R-MSC-001 R-MSC-008 a visitor reads home, For you and the latest without logging in', async ({ journey }) => {
  const { page } = await journey.visitor();
  for (const path of ['/', '/foryou', '/latest', '/ng', '/in/latest', '/forum', '/forum/15443', '/forum/188']) {
    const answer = await page.goto(path);
    expect(answer?.status(), path).toBe(200);
    await page.getByRole('main').getByRole('link').first().waitFor();
  }
  await page.goto('/');
  expect(await page.getByRole('article').count()).toBeGreaterThan(5);
  await checkPage(page);
});

test('R-FED-001 R-FED-003 the header links Home, Following and For you', async ({ journey }) => {
  const { page } = await journey.visitor();
  await page.goto('/latest');
  for (const [name, path] of [
    ['Home', '/'],
    ['Following', '/following'],
    ['For you', '/foryou'],
  ] as const) {
    await page.getByRole('banner').getByRole('link', { name, exact: true }).click();
    await expect.poll(() => new URL(page.url()).pathname).toBe(path);
  }
});

test('R-MSC-044 a list shows 20 rows, and without script the rest page by page', async ({ journey }) => {
  const author = await journey.visitor();
  const { token } = await author.register();
  for (let number = 1; number <= 21; number += 1) {
    const subject = `Lusaka diary, day ${number}`;
    const message = 'A short note on the phone and the day.';
    await author.api.must('threads.create', { subject, message, country_fid: 772 }, { token });
  }
  const { page } = await journey.visitor({ javaScript: false });
  await page.goto('/zm/latest');
  expect(await page.getByRole('article').count()).toBe(20);
  // What others post for all countries stands in the same list.
  const newest = page.getByRole('article').filter({ hasText: 'Lusaka diary' }).first().getByRole('heading');
  const first = await newest.innerText();
  await page.getByRole('link', { name: 'Load more' }).click();
  expect(new URL(page.url()).search).toBe('?page=2');
  expect(await newest.innerText()).not.toBe(first);
  await page.getByRole('link', { name: 'Newer posts' }).click();
  expect(await newest.innerText()).toBe(first);
});

test('R-MSC-046 R-FED-004 near the end more is loaded, once, until that is all', async ({ journey }) => {
  const { page, api } = await journey.visitor();
  const { token } = await newMember(api);
  // Nobody else posts in Uganda; all countries grow by a hundred threads meanwhile.
  for (let number = 0; number < 45; number += 1) {
    const fields = { subject: `Kampala, day ${number}`, message: 'A few words for the card.', country_fid: 213 };
    await api.must('threads.create', fields, { token });
  }
  await page.goto('/ug/latest');
  await page.waitForLoadState('networkidle');
  const asked: string[] = [];
  page.on('request', (request) => {
    if (request.url().includes('lastthread/list')) asked.push(request.url());
  });
  await expect
    .poll(async () => {
      await page.evaluate(() => scrollTo(0, document.documentElement.scrollHeight));
      return page.getByText('You’re all caught up.').isVisible();
    })
    .toBe(true);
  const titles = await page.getByRole('article').getByRole('heading').allInnerTexts();
  expect(titles.length).toBeGreaterThan(40);
  expect(asked).toHaveLength(Math.ceil(titles.length / 20) - 1);
});

test('who has come to the end before the page’s code did is given more', async ({ journey }) => {
  const { page } = await journey.visitor();
  await page.addInitScript(() =>
    addEventListener('DOMContentLoaded', () => scrollTo(0, document.documentElement.scrollHeight)),
  );
  const more = page.waitForRequest((request) => request.url().includes('lastthread/list'));
  await page.goto('/latest');
  await more;
});

test('R-PST-019 a like counts at once, says so and stays; the next tap removes it', async ({ journey }) => {
  const person = await journey.visitor({ width: 360 });
  const { token } = await person.register();
  const fields = { subject: 'Rain on a tin roof', message: 'Ten seconds of sound.', country_fid: 332 };
  await person.api.must('threads.create', fields, { token });
  const { page } = person;
  // What is pressed before, the page's early script sends: the heart alone shows it then.
  const isAlive = () => alive(page);
  await page.goto('/np/latest');
  await isAlive();
  const card = page.getByRole('article').filter({ has: page.getByRole('heading', { name: fields.subject }) });
  const heart = card.getByRole('button', { name: /^Like/ });
  await heart.click();
  await page.getByRole('status').filter({ hasText: 'Success !' }).waitFor();
  expect(await heart.getAttribute('aria-pressed')).toBe('true');
  await page.reload();
  await isAlive();
  await expect.poll(() => heart.getAttribute('aria-pressed')).toBe('true');
  await heart.click();
  await expect.poll(() => heart.getAttribute('aria-pressed')).toBe('false');
});

test("a guest's like asks them in, and changes nothing", async ({ journey }) => {
  const { page } = await journey.visitor();
  await page.goto('/latest');
  await page.waitForLoadState('networkidle');
  const heart = page.getByRole('article').first().getByRole('button', { name: /^Like/ });
  await heart.click();
  await page.getByRole('dialog').waitFor();
  expect(await heart.getAttribute('aria-pressed')).toBe('false');
});

test('R-MSC-035 a list that fails shows the server’s message in place, with a way to try again', async ({
  journey,
}) => {
  const { page } = await journey.visitor();
  await page.goto('/latest');
  await page.waitForLoadState('networkidle');
  const list = '**/selfapi/v4/lastthread/list*';
  await page.route(list, (route) =>
    route.fulfill({ json: { code: 1, msg: 'The list is resting.', data: null, error: 'wire.forbidden' } }),
  );
  await page.evaluate(() => scrollTo(0, document.documentElement.scrollHeight));
  await page.getByRole('alert').filter({ hasText: 'The list is resting.' }).waitFor();
  await page.unroute(list);
  await page.getByRole('button', { name: 'Try again' }).click();
  await expect.poll(() => page.getByRole('article').count()).toBeGreaterThan(20);
});

test('the own new thread is seen at once by its author, and in the feed of those who follow', async ({ journey }) => {
  const author = await journey.visitor();
  const reader = await journey.visitor();
  const who = await author.register();
  const follower = await reader.register();
  await reader.api.must('follows.follow', { follow_uid: who.uid }, { token: follower.token });
  await author.api.must(
    'threads.create',
    { subject: 'Fresh from the oven', message: 'Nobody has seen this one yet.' },
    { token: who.token },
  );
  await author.page.goto('/');
  await author.page.getByRole('heading', { name: 'Fresh from the oven' }).waitFor();
  await reader.page.goto('/following');
  await reader.page.getByRole('heading', { name: 'Fresh from the oven' }).waitFor();
});

test('R-FOR-001 R-FED-002 boards, their lists and threads have their addresses, and so have the feeds', async ({
  journey,
}) => {
  journey.expectFault(/status of 404/);
  const { page } = await journey.visitor();
  for (const path of ['/following', '/foryou', '/latest', '/ke/latest']) {
    expect((await page.goto(path))?.status(), path).toBe(200);
  }
  await page.goto('/forum');
  await page.getByRole('main').getByRole('link', { name: 'Nigeria' }).click();
  await page.waitForURL('**/forum/188');
  const first = page.getByRole('article').first().getByRole('heading');
  const subject = await first.innerText();
  await first.getByRole('link').click();
  await page.waitForURL(/\/forum\/15443\/\d+$/);
  await page.getByRole('heading', { level: 1, name: subject }).waitFor();
  expect((await page.goto('/forum/999'))?.status()).toBe(404);
});
