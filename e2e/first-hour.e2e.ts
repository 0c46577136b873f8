import type { Page } from 'playwright-core';
import { expect } from 'vitest';
import { Api } from '../tests/support/api.ts';
import { newMember, newReply, newThread } from '../tests/support/content.ts';
import { codeSentTo, freshName, imageCode, type Member, register } from '../tests/support/people.ts';
import { alive } from './support/alive.ts';
import { checkOverflow } from './support/checks.ts';
import { holdBack } from './support/hold-back.ts';
import { atWidths, checkPage, shoot, test } from './support/journey.ts';
import { addressOf } from './support/talk.ts';

const password = 'correct-horse-9';
/** The board of pictures, which every country has. */
const cameras = 2;

const isAlive = (page: Page) => alive(page);
const begin = (page: Page, title: string) => page.getByRole('heading', { level: 1, name: title }).waitFor();

/** Somebody asks about a camera, and somebody else replies; who did is counted once in ten minutes. */
async function talkOfCameras(api: Api): Promise<void> {
  const { tid } = await newThread(api, { subject: 'Which lens for the lagoon?', typeid: cameras });
  await newReply(api, { tid, message: 'The short one, before sunrise.' });
}

async function registerByForm(page: Page, username: string): Promise<void> {
  const dialog = page.getByRole('dialog', { name: 'Create an account' });
  // Its picture is asked for by its code, which then is there.
  await dialog.getByRole('img', { name: 'Picture with four characters' }).waitFor();
  await dialog.getByRole('button', { name: 'E-mail' }).click();
  const values = { email: `${username}@example.com`, imageCode, username, password };
  for (const [name, value] of Object.entries(values)) await page.locator(`dialog [name=${name}]`).fill(value);
  await dialog.getByRole('checkbox').check();
  await dialog.getByRole('button', { name: 'Create account' }).click();
}

/** A member who has logged in by the form alone. */
async function enteredByForm(page: Page, api: Api): Promise<Member> {
  const member = await register(api);
  await page.goto('/ng?showlogin');
  await page.getByLabel('Username').fill(member.username);
  await page.getByLabel('Password', { exact: true }).fill(member.password);
  await page.getByRole('dialog').getByRole('button', { name: 'Log in' }).click();
  await page.waitForURL('**/ng/foryou');
  return member;
}

test('a newcomer chooses, follows, says hello, and finds what was chosen first at home', async ({ journey }) => {
  const { page, api } = await journey.visitor({ width: 360 });
  await talkOfCameras(new Api(api.url));
  await page.goto('/ng/privacy?showregister');
  await isAlive(page);
  const username = freshName();
  await registerByForm(page, username);

  await page.waitForURL('**/ng/welcome');
  await isAlive(page);
  await begin(page, 'What do you talk about?');
  await page.getByRole('checkbox', { name: 'Cameras' }).check();
  await page.getByText('1 chosen').waitFor();
  await checkPage(page);
  await shoot(page, 'welcome-interests');
  await page.getByRole('button', { name: 'Next' }).click();

  await page.waitForURL('**/ng/welcome/people');
  await begin(page, 'People worth following');
  const row = page.getByRole('listitem').first();
  await row.getByText(/repl(y|ies) this week/).waitFor();
  await row.getByRole('button', { name: /^Follow/ }).click();
  await row.getByRole('button', { name: /^Following/ }).waitFor();
  await checkPage(page);
  await shoot(page, 'welcome-people');
  await page.getByRole('button', { name: 'Next' }).click();

  await page.waitForURL('**/ng/welcome/hello');
  await begin(page, 'Say hello to Nigeria');
  const field = page.getByRole('textbox', { name: 'Your first post' });
  await page.getByRole('button', { name: 'Post it' }).click();
  await page.getByRole('alert').filter({ hasText: 'Write a few words.' }).waitFor();
  await expect.poll(() => field.evaluate((each) => each === document.activeElement)).toBe(true);
  await page.getByRole('radio', { name: 'What I’m good at, if you need help' }).check();
  await expect.poll(() => field.inputValue()).toBe('I’m good at ');
  // Another beginning takes the place of words that nobody added to; what somebody wrote stays.
  await page.getByRole('radio', { name: 'A question I never dared to ask' }).check();
  await expect.poll(() => field.inputValue()).toBe('I never dared to ask: ');
  await field.fill('I never dared to ask: who paints the danfos?');
  await page.getByRole('radio', { name: 'What I see from my window' }).check();
  expect(await field.inputValue()).toBe('I never dared to ask: who paints the danfos?');
  await page.getByRole('radio', { name: 'A question I never dared to ask' }).check();
  await checkPage(page);
  await shoot(page, 'welcome-hello');
  await page.getByRole('button', { name: 'Post it' }).click();

  // Nothing that was typed is lost on the way to a verified address.
  const dialog = page.getByRole('dialog', { name: 'One code, and it’s published' });
  await dialog.getByRole('button', { name: 'Post it' }).waitFor();
  expect(await field.getAttribute('aria-invalid')).toBe(null);
  // The code is sent by itself, a new one begins behind one that was refused, and its last digit publishes.
  const code = await codeSentTo(api, `${username}@example.com`);
  const digits = dialog.getByLabel('Code of six digits');
  await digits.pressSequentially(code.replace(/.$/, (digit) => String((Number(digit) + 1) % 10)));
  await dialog.getByRole('alert').filter({ hasText: 'Wrong code.' }).waitFor();
  await digits.press(code[0]!);
  await expect.poll(() => digits.inputValue()).toBe(code[0]);
  await digits.pressSequentially(code.slice(1));
  await page.waitForURL('**/ng/forum/15443/*');
  await begin(page, 'A question I never dared to ask');
  await page.getByText('who paints the danfos?').first().waitFor();

  // Home says once what it begins with, and offers none of the steps again.
  await page.goto('/ng');
  await isAlive(page);
  await page.getByText('Cameras first, as you chose.').waitFor();
  expect(await page.locator('article h2').first().innerText()).toBe('Which lens for the lagoon?');
  await checkPage(page);
  await shoot(page, 'welcome-home');
  const noted = async () => (await api.must('welcome.home', { country_fid: 188 }, { token: await tokenOf(page) })).data;
  await expect.poll(async () => (await noted()).says).toBe(0);
  expect((await noted()).next).toBe('');
  await page.reload();
  await isAlive(page);
  await page.getByRole('link', { name: 'Share with Nigeria' }).waitFor();
  expect(await page.getByText('first, as you chose').count()).toBe(0);
});

const tokenOf = async (page: Page): Promise<string> =>
  String(await page.evaluate(() => localStorage.getItem('auth_token')));

test('each step can be skipped, and home then has nothing to say of them', async ({ journey }) => {
  const person = await journey.visitor();
  const { page } = person;
  await person.register();
  await person.open('/ng/welcome');
  await isAlive(page);
  for (const title of ['What do you talk about?', 'People worth following', 'Say hello to Nigeria']) {
    await begin(page, title);
    await checkPage(page);
    if (title !== 'Say hello to Nigeria') await page.getByRole('button', { name: 'Skip' }).click();
  }
  // The last step is long on its way, so that home could be there before it.
  const release = await holdBack(page, '**/v5/user/welcomeStep');
  const step = page.waitForRequest('**/v5/user/welcomeStep');
  await page.getByRole('button', { name: 'Skip' }).click();
  await step;
  expect(new URL(page.url()).pathname).toBe('/ng/welcome/hello');
  release();
  await page.waitForURL((url) => url.pathname === '/ng');
  await page.getByRole('link', { name: 'Share with Nigeria' }).waitFor();
  expect(await page.getByText('Your first post can be one line.').count()).toBe(0);
  const { api } = person;
  const token = await tokenOf(page);
  await expect.poll(async () => (await api.must('welcome.home', { country_fid: 188 }, { token })).data.next).toBe('');
});

test('home offers the steps by one line to who came by another way, until it is closed', async ({ journey }) => {
  const person = await journey.visitor({ width: 360 });
  const { page } = person;
  await person.register();
  await person.open('/ng');
  await isAlive(page);
  const offer = page.getByText('Choose what your home shows first.');
  await offer.waitFor();
  // What heads the threads heads nothing else.
  const heading = page.getByRole('heading', { name: 'Talked about now' });
  expect((await offer.boundingBox())!.y).toBeLessThan((await heading.boundingBox())!.y);
  await checkPage(page);
  await page.getByRole('link', { name: 'Choose boards' }).click();
  await begin(page, 'What do you talk about?');
  await page.goBack();
  const line = page.locator('.card').filter({ hasText: 'Choose what your home shows first.' }).last();
  const closed = page.waitForResponse((answer) => answer.url().endsWith('/v5/user/welcomeStep'));
  await line.getByRole('button', { name: 'Close' }).click();
  await closed;
  await line.waitFor({ state: 'detached' });
  await page.reload();
  await isAlive(page);
  await page.getByRole('link', { name: 'Share with Nigeria' }).waitFor();
  expect(await page.getByText('Choose what your home shows first.').count()).toBe(0);
});

test('interests are changed in the settings', async ({ journey }) => {
  const person = await journey.visitor();
  const { page, api } = person;
  const { token } = await person.register();
  await person.open('/ng/ucenter/setting/interests');
  await isAlive(page);
  await page.getByRole('checkbox', { name: 'Updates' }).check();
  await page.getByRole('button', { name: 'Save' }).click();
  await page.getByText('Saved. Your home shows them first.').waitFor();
  await checkPage(page);
  const { list } = (await api.must('welcome.interests', {}, { token })).data;
  expect(list.filter(({ chosen }) => chosen === 1).map(({ name }) => name)).toEqual(['Updates']);
});

test('notifications of the device are offered under the first reply, never before, and once', async ({ journey }) => {
  const person = await journey.visitor({ width: 360 });
  const { page, api } = person;
  // The packaged browser refuses notifications before anybody is asked.
  await page.addInitScript(() =>
    Object.defineProperty(Notification, 'permission', { configurable: true, get: () => 'default' }),
  );
  const member = await person.register();
  const { tid } = await newThread(api, { author: member, subject: 'Hello from Ibadan' });
  const fan = await newMember(api);
  const { data } = await api.must('threads.info', { tid });
  await api.must('threads.like', { pid: data.pid, like: 1 }, fan);
  const noticed = async () => (await api.must('notices.num', {}, member)).data.reply;
  await expect.poll(noticed).toBe(1);
  const offer = page.getByText('Get notifications when someone replies, even with the page closed?');
  await person.open('/ng/ucenter/notice/reply');
  await isAlive(page);
  await page.getByText(/likes your thread/).waitFor();
  await page.waitForLoadState('networkidle');
  expect(await offer.count()).toBe(0);

  await newReply(api, { tid, author: fan, message: 'Welcome! Which market do you use?' });
  // Nobody is notified of a reply while it can be taken back.
  await expect.poll(noticed, { timeout: 30_000 }).toBe(2);
  await person.open('/ng/ucenter/notice/reply');
  await offer.waitFor();
  await checkPage(page);
  await shoot(page, 'welcome-answer');
  await page.getByRole('button', { name: 'Not now' }).click();
  await offer.waitFor({ state: 'detached' });
  await page.reload();
  await page.getByText(/replied in your thread/).waitFor();
  await page.waitForLoadState('networkidle');
  expect(await offer.count()).toBe(0);
});

atWidths('without script at %d px', (width) => {
  test('the steps are forms: chosen, followed, all of them, posted', async ({ journey }) => {
    const { page, api } = await journey.visitor({ javaScript: false, width });
    await talkOfCameras(new Api(api.url));
    await enteredByForm(page, api);

    await page.goto('/ng/welcome');
    await page.getByRole('checkbox', { name: 'Cameras' }).check();
    await checkOverflow(page);
    await page.getByRole('button', { name: 'Next' }).click();
    await page.waitForURL('**/ng/welcome/people');
    const row = page.getByRole('listitem').first();
    await row.getByRole('button', { name: /^Follow/ }).click();
    await row.getByRole('button', { name: /^Following/ }).waitFor();
    const all = page.getByRole('button', { name: 'Follow all' });
    if (await all.isVisible()) await all.click();
    await all.waitFor({ state: 'detached' });
    await page.getByRole('button', { name: 'Next' }).click();

    await page.waitForURL('**/ng/welcome/hello');
    const field = page.getByRole('textbox', { name: 'Your first post' });
    await field.fill('Short');
    await page.getByRole('radio', { name: 'What I see from my window' }).check();
    await page.getByRole('button', { name: 'Post it' }).click();
    // Refused: the reason in its place, and the words are still there.
    await page.getByRole('alert').first().waitFor();
    expect(await field.inputValue()).toBe('Short');
    await field.fill('From my window I see the whole of Ojota.');
    await page.getByRole('radio', { name: 'What I see from my window' }).check();
    await page.getByRole('button', { name: 'Post it' }).click();
    await page.waitForURL('**/ng/forum/15443/*');
    await begin(page, 'What I see from my window');
    await page.getByText('Your post is up.').waitFor();

    await page.goto('/ng');
    const said = page.getByText('Cameras first, as you chose.');
    await said.waitFor();
    // An announcement above it has a button of that name, too.
    await said.locator('..').getByRole('button', { name: 'Close' }).click();
    await said.waitFor({ state: 'detached' });
    await checkOverflow(page);
  });

  test('a step that is skipped is not offered again, whatever was ticked', async ({ journey }) => {
    const { page, api } = await journey.visitor({ javaScript: false, width });
    const member = await enteredByForm(page, api);
    await page.goto('/ng/welcome');
    await page.getByRole('checkbox', { name: 'Phones' }).check();
    await page.getByRole('button', { name: 'Skip' }).click();
    await page.waitForURL('**/ng/welcome/people');
    const { list, next } = (await api.must('welcome.interests', {}, member)).data;
    expect([next, list.filter(({ chosen }) => chosen === 1)]).toEqual(['people', []]);
  });
});

test('who likes first and joins on the way stays in the thread; home offers the steps', async ({ journey }) => {
  const { page, api } = await journey.visitor();
  const { tid } = await newThread(new Api(api.url));
  await page.goto(addressOf(tid));
  await isAlive(page);
  await page.locator('article.post-main').getByRole('button', { name: /^Like/ }).click();
  await page.getByRole('dialog').getByRole('link', { name: 'Join in 2 minutes' }).click();
  const username = freshName();
  await registerByForm(page, username);
  await page.getByRole('button', { name: /^Like/, pressed: true }).first().waitFor();
  expect(new URL(page.url()).pathname).toBe(addressOf(tid));
  await page.goto('/ng');
  await page.getByText('Choose what your home shows first.').waitFor();
});
