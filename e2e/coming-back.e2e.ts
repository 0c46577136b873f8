import type { Page } from 'playwright-core';
import { expect } from 'vitest';
import { newMember, newReply, newThread } from '../tests/support/content.ts';
import { freshName, imageCode, type Member, register } from '../tests/support/people.ts';
import { alive } from './support/alive.ts';
import { checkPage, shoot, test } from './support/journey.ts';
import { addressOf, replyOf } from './support/talk.ts';

test('who logs in to like stays in the thread, finds the like given, once, and goes on', async ({ journey }) => {
  const { page, api } = await journey.visitor({ width: 360 });
  const { tid } = await newThread(api);
  const answering = await newMember(api);
  await newReply(api, { tid, author: answering, message: 'The first answer.' });
  const member = await register(api);
  await page.goto(addressOf(tid));
  await alive(page);
  const heart = replyOf(page, 'The first answer.').getByRole('button', { name: /^Like/ });
  await watchPresses(page);
  await heart.click();
  const sheet = page.getByRole('dialog', { name: `Like what ${answering.username} wrote` });
  await sheet.getByText('We’ll do this for you.').waitFor();
  await shoot(page, 'join-intent-360');
  await sheet.getByRole('link', { name: 'Log in' }).click();
  await page.locator('dialog [name=username]').fill(member.username);
  await page.locator('dialog [name=password]').fill(member.password);
  await page.keyboard.press('Enter');
  await heart.and(page.locator('[aria-pressed=true]')).waitFor();
  await page.getByText(`You liked what ${answering.username} wrote.`).waitFor();
  await shoot(page, 'joined-return-360');
  expect(await presses(page), 'the heart is filled once and stays so').toEqual(['true']);
  expect(new URL(page.url()).pathname).toBe(addressOf(tid));
  await page.reload();
  await heart.and(page.locator('[aria-pressed=true]')).waitFor();
  expect(await heart.innerText()).toBe('1');
});

/** Notes each change of a mark on the page, as it is drawn. */
async function watchPresses(page: Page): Promise<void> {
  await page.evaluate(() => {
    const seen: (string | null)[] = [];
    Object.assign(window, { seen });
    const note = (changes: MutationRecord[]): void => {
      for (const { target } of changes) seen.push((target as Element).getAttribute('aria-pressed'));
    };
    new MutationObserver(note).observe(document.body, { subtree: true, attributeFilter: ['aria-pressed'] });
  });
}

const presses = (page: Page) => page.evaluate(() => (window as unknown as { seen: (string | null)[] }).seen);

/** Logs in by the dialog that something on the page has opened. */
async function logInBy(
  page: Page,
  { username, password }: Pick<Member, 'username' | 'password'>,
  promise = 'You’ll come back to this post.',
): Promise<void> {
  const sheet = page.getByRole('dialog');
  await sheet.getByText(promise).waitFor();
  await sheet.getByRole('link', { name: 'Log in' }).click();
  await page.locator('dialog [name=username]').fill(username);
  // Nobody was logged out.
  expect(await page.getByText('You were logged out').count()).toBe(0);
  await page.locator('dialog [name=password]').fill(password);
  await page.keyboard.press('Enter');
}

test.for([360, 1280] as const)('who logs in to reply stays, and the field is open: %s', async (width, { journey }) => {
  const { page, api } = await journey.visitor({ width });
  const { tid } = await newThread(api);
  const member = await register(api);
  await page.goto(addressOf(tid));
  await alive(page);
  await page
    .getByRole('link', { name: width === 360 ? 'Log in to reply' : 'Log in' })
    .filter({ visible: true })
    .last()
    .click();
  await logInBy(page, member);
  await page.locator('textarea:focus').filter({ visible: true }).waitFor();
  expect(new URL(page.url()).pathname).toBe(addressOf(tid));
});

test.for([360, 1280] as const)(
  'who logs in to answer a reply answers that very reply: %s',
  async (width, { journey }) => {
    const { page, api } = await journey.visitor({ width });
    const { tid, author } = await newThread(api);
    const first = await newReply(api, { tid, author, message: 'The first answer to it.' });
    await newReply(api, { tid, author, message: 'The second answer to it.' });
    const member = await register(api);
    await page.goto(addressOf(tid));
    await alive(page);
    const answered = page.locator(`#pid${first.pid}`);
    await shoot(page, `guest-reply-under-reply-${width}`);
    await answered.getByRole('link', { name: 'Reply', exact: true }).click();
    await logInBy(page, member);
    const field = page.locator('textarea:focus').filter({ visible: true });
    await field.waitFor();
    await shoot(page, `joined-to-reply-${width}`);
    await field.fill('So it is, I say.');
    const sent = page.waitForRequest('**/v5/content/post/newReply');
    await field.press('ControlOrMeta+Enter');
    expect((await sent).postDataJSON()).toMatchObject({ tid, repquote: first.pid });
  },
);

test('who logs in to reply and has verified no address is asked for that at once', async ({ journey }) => {
  const { page, api } = await journey.visitor({ width: 360 });
  const { tid } = await newThread(api);
  const member = await register(api, {}, { verified: false });
  await page.goto(addressOf(tid));
  await alive(page);
  await page.getByRole('link', { name: 'Log in to reply' }).click();
  await logInBy(page, member);
  await page.getByRole('dialog', { name: 'Verify your e-mail address' }).waitFor();
});

test('who logs in to create a post stands in the composer', async ({ journey }) => {
  const { page, api } = await journey.visitor({ width: 360 });
  const member = await register(api);
  await page.goto('/ng/latest');
  await alive(page);
  await page.getByRole('link', { name: 'Create', exact: true }).click();
  await logInBy(page, member, 'You can write your post right after.');
  await page.waitForURL('**/ng/note/thread');
  await page.getByRole('textbox', { name: 'Title', exact: true }).waitFor();
});

test('a guest’s log-in for a reply leads back without script', async ({ journey }) => {
  const { page, api } = await journey.visitor({ javaScript: false, width: 360 });
  const { tid } = await newThread(api);
  const member = await register(api);
  await page.goto(addressOf(tid));
  await page.getByRole('link', { name: 'Log in to reply' }).click();
  await page.locator('dialog [name=username]').fill(member.username);
  await page.locator('dialog [name=password]').fill(member.password);
  await page.keyboard.press('Enter');
  await page.waitForURL(`**${addressOf(tid)}`);
  await page.getByRole('textbox', { name: 'Write a reply' }).waitFor();
});

test('who logs in to follow stays, and follows', async ({ journey }) => {
  const { page, api } = await journey.visitor();
  const { tid, author } = await newThread(api);
  const member = await register(api);
  await page.goto(addressOf(tid));
  await alive(page);
  await page.getByRole('button', { name: 'Follow', exact: true }).filter({ visible: true }).first().click();
  const sheet = page.getByRole('dialog', { name: `Follow ${author.username}` });
  await sheet.getByRole('link', { name: 'Log in' }).click();
  await page.locator('dialog [name=username]').fill(member.username);
  await page.locator('dialog [name=password]').fill(member.password);
  await page.keyboard.press('Enter');
  await page.getByText(`You follow ${author.username} now.`).waitFor();
  await page.getByRole('button', { name: 'Following' }).filter({ visible: true }).first().waitFor();
  const { data } = await api.must('threads.info', { tid }, { token: member.token });
  expect([data.authorid, data.follow_status]).toEqual([author.uid, 1]);
});

test('who joins to like is greeted in the thread, with the like given', async ({ journey }) => {
  const { page, api } = await journey.visitor();
  const { tid, author } = await newThread(api);
  await page.goto(addressOf(tid));
  await alive(page);
  const heart = page.locator('article.post-main').getByRole('button', { name: /^Like/ });
  await heart.click();
  await page.getByRole('dialog').getByRole('link', { name: 'Join in 2 minutes' }).click();
  const dialog = page.getByRole('dialog', { name: 'Create an account' });
  await dialog.locator('img[src*=idhash]').waitFor();
  const username = freshName();
  await dialog.locator('[name=phone]').fill(`080${String(process.hrtime.bigint()).slice(-11, -3)}`);
  await dialog.locator('[name=username]').fill(username);
  await dialog.locator('[name=imageCode]').fill(imageCode);
  await dialog.locator('[name=password]').fill('correct-horse-9');
  await dialog.getByRole('checkbox').check();
  await dialog.getByRole('button', { name: 'Create account' }).click();
  await page.getByText(`Welcome to Nigeria, ${username}. You liked what ${author.username} wrote.`).waitFor();
  await heart.and(page.locator('[aria-pressed=true]')).waitFor();
  expect(new URL(page.url()).pathname).toBe(addressOf(tid));
});

test.for([true, false])('who logs in on a page stands on it, script: %s', async (javaScript, { journey }) => {
  const { page, api } = await journey.visitor({ javaScript });
  const { tid } = await newThread(api);
  const member = await register(api);
  await page.goto(`${addressOf(tid)}?showlogin`);
  if (javaScript) await alive(page);
  await page.locator('dialog [name=username]').fill(member.username);
  await page.locator('dialog [name=password]').fill(member.password);
  await page.keyboard.press('Enter');
  await page.getByRole('banner').getByRole('button', { name: 'Your account' }).waitFor();
  expect(new URL(page.url()).pathname + new URL(page.url()).search).toBe(addressOf(tid));
});

test.for([true, false])(
  'who is sent away from a page of their own is led back to it, script: %s',
  async (javaScript, { journey }) => {
    const { page, api } = await journey.visitor({ javaScript });
    const member = await register(api);
    await page.goto('/gh/ucenter/notice/systems');
    await page.waitForURL((url) => url.searchParams.get('back') === '/ucenter/notice/systems');
    if (javaScript) await alive(page);
    await page.locator('dialog [name=username]').fill(member.username);
    await page.locator('dialog [name=password]').fill(member.password);
    await page.keyboard.press('Enter');
    await page.waitForURL('**/gh/ucenter/notice/systems');
  },
);

test('a guest finds a way on from the pages of those who may not read', async ({ journey }) => {
  // The page says so in its status too.
  journey.expectFault(/403/);
  const { page } = await journey.visitor({ width: 360 });
  for (const path of ['/ng/permission', '/ng/banned']) {
    await page.goto(path);
    const main = page.getByRole('main');
    await main
      .getByRole('link', { name: 'Go home' })
      .or(main.getByRole('link', { name: 'Home' }))
      .first()
      .waitFor();
    await main.getByRole('link', { name: 'Log in' }).waitFor();
    await checkPage(page);
  }
});
