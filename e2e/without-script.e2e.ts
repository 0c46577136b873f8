import type { Page } from 'playwright-core';
import { expect } from 'vitest';
import { newMember, newReply, newThread } from '../tests/support/content.ts';
import { freshName, imageCode, register } from '../tests/support/people.ts';
import { checkOverflow } from './support/checks.ts';
import { atWidths, shoot, test } from './support/journey.ts';
import { addressOf, repliesOf, replyOf } from './support/talk.ts';

/** Where the line stands that says what a form was answered: over the page for good, in the flow above it, in sight. */
const headOf = (page: Page) =>
  page.locator('.toasts.said').evaluate((line) => {
    const { top, bottom } = line.getBoundingClientRect();
    const header = document.querySelector('.header')!.getBoundingClientRect();
    const stays = getComputedStyle(line).position === 'fixed';
    return { stays, above: bottom <= header.top + 1, seen: top >= 0 && bottom <= innerHeight };
  });

atWidths('without script at %d px', (width) => {
  test('what needs script says so: no poll that would be sent as plain text, no places that are never filled', async ({
    journey,
  }) => {
    const person = await journey.visitor({ javaScript: false, width });
    const { page } = person;
    await person.register();
    await page.goto('/ng/note/thread');
    // Nor a choice that would not be sent.
    await page.getByRole('button', { name: 'Publish' }).waitFor();
    expect(await page.getByRole('switch').filter({ visible: true }).count()).toBe(0);
    await page.goto('/ng/note/thread/pollp');
    // Texts within it are not found by their words.
    const said = page.locator('noscript .note-warning');
    await said.waitFor();
    expect(await said.textContent()).toContain('The editor needs JavaScript.');
    expect(await page.getByRole('button', { name: 'Publish' }).filter({ visible: true }).count()).toBe(0);
    await page.goto('/ng/ucenter/setting/account');
    await said.waitFor();
    expect(await said.textContent()).toContain('This form needs JavaScript.');
    expect(await page.locator('.skeleton').filter({ visible: true }).count()).toBe(0);
    await checkOverflow(page);
  });

  test('a guest presses the heart, logs in, finds it done, and goes on: favourite, follow, reply, second thoughts', async ({
    journey,
  }) => {
    const { page, api } = await journey.visitor({ javaScript: false, width });
    const { tid } = await newThread(api);
    await newReply(api, { tid, author: await newMember(api), message: 'The first answer.' });
    const member = await register(api);
    await page.goto(addressOf(tid));
    const heart = page.locator('article.post-main').getByRole('button', { name: /^Like/ });
    await heart.click();

    const dialog = page.getByRole('dialog');
    await dialog.getByLabel('Username').waitFor();
    await shoot(page, `without-script-login-${width}`);
    await dialog.getByLabel('Username').fill(member.username);
    await dialog.getByLabel('Password', { exact: true }).fill('not-my-password-1');
    await dialog.getByRole('button', { name: 'Log in' }).click();
    await dialog.getByRole('alert').waitFor();
    expect(await dialog.getByLabel('Username').inputValue()).toBe(member.username);
    await dialog.getByLabel('Password', { exact: true }).fill(member.password);
    await dialog.getByRole('button', { name: 'Log in' }).click();

    await page.waitForURL(`**${addressOf(tid)}`);
    await heart.and(page.locator('[aria-pressed=true]')).waitFor();
    const favourite = page.locator('article.post-main').getByRole('button', { name: /^Save/ });
    await favourite.click();
    await favourite.and(page.locator('[aria-pressed=true]')).waitFor();
    await heart.click();
    await heart.and(page.locator('[aria-pressed=false]')).waitFor();
    const follow = page.getByRole('button', { name: 'Follow', exact: true }).filter({ visible: true }).first();
    await follow.click();
    await page.getByRole('button', { name: 'Following' }).filter({ visible: true }).first().waitFor();

    const field = repliesOf(page).getByRole('textbox', { name: 'Write a reply' });
    await field.fill('Written with nothing but a form.');
    // Another button takes the words along.
    await replyOf(page, 'The first answer.').getByRole('button', { name: /^Like/ }).click();
    expect(await field.inputValue()).toBe('Written with nothing but a form.');
    await repliesOf(page).getByRole('button', { name: 'Reply', exact: true }).filter({ visible: true }).last().click();
    await page.locator('.toasts').getByText('Reply posted.').waitFor();
    expect((await headOf(page)).stays).toBe(false);
    expect((await headOf(page)).seen).toBe(true);
    await replyOf(page, 'Written with nothing but a form.').waitFor();
    await shoot(page, `without-script-replied-${width}`);
    await checkOverflow(page);
  });

  test('a vote is cast by a form, and a control that needs script is not drawn', async ({ journey }) => {
    const { page, api } = await journey.visitor({ javaScript: false, width });
    const author = await newMember(api);
    const poll = { subject: 'Who starts in goal?', polloptions: ['The young one', 'The captain'] };
    const { tid } = (await api.must('threads.new-thread-vote', poll, author)).data.Variables;
    const member = await register(api);
    await page.goto(`${addressOf(tid)}?showlogin`);
    await page.getByRole('dialog').getByRole('link', { name: 'Close' }).click();
    await page.waitForURL(`**${addressOf(tid)}`);
    expect(await page.getByRole('dialog').count()).toBe(0);
    await page.getByRole('link', { name: 'Log in to vote' }).click();
    await page.getByLabel('Username').fill(member.username);
    await page.getByLabel('Password', { exact: true }).fill(member.password);
    await page.getByRole('dialog').getByRole('button', { name: 'Log in' }).click();
    await page.waitForURL(`**${addressOf(tid)}`);
    await page.getByRole('radio', { name: 'The captain' }).check();
    await page.getByRole('button', { name: 'Vote' }).click();
    // What was answered stands at the head of the page, over nothing.
    await page.locator('.toasts').getByText('Your vote is counted.').waitFor();
    expect(await headOf(page)).toEqual({ stays: false, above: true, seen: true });
    const dead = page
      .locator('button[type=button]:not([popovertarget]), label:has(input[type=file])')
      .filter({ visible: true });
    expect(await dead.count()).toBe(0);
    await shoot(page, `without-script-voted-${width}`);
  });

  test('a guest presses the heart, registers by e-mail, and finds the like given', async ({ journey }) => {
    const { page, api } = await journey.visitor({ javaScript: false, width });
    const { tid } = await newThread(api);
    await page.goto(addressOf(tid));
    const heart = page.locator('article.post-main').getByRole('button', { name: /^Like/ });
    await heart.click();
    const dialog = page.getByRole('dialog');
    await dialog.getByRole('link', { name: 'Create account' }).click();
    await dialog.getByRole('link', { name: 'E-mail' }).click();
    const username = freshName();
    await dialog.getByRole('img', { name: 'Picture with four characters' }).waitFor();
    await dialog.getByLabel('E-mail').fill(`${username}@example.com`);
    await dialog.getByLabel('Username').fill(username);
    await dialog.locator('[name=imageCode]').fill('9999');
    await dialog.locator('[name=password]').fill('correct-horse-9');
    await dialog.getByRole('checkbox').check();
    await shoot(page, `without-script-register-${width}`);
    await checkOverflow(page);
    await dialog.getByRole('button', { name: 'Create account' }).click();
    await dialog.locator('[name=imageCode][aria-invalid=true]').waitFor();
    expect(await dialog.getByLabel('Username').inputValue()).toBe(username);
    await shoot(page, `without-script-register-refused-${width}`);
    await dialog.locator('[name=imageCode]').fill(imageCode);
    await dialog.locator('[name=password]').fill('correct-horse-9');
    await dialog.getByRole('button', { name: 'Create account' }).click();
    await page.waitForURL(`**${addressOf(tid)}`);
    await heart.and(page.locator('[aria-pressed=true]')).waitFor();
  });

  test('the page of what is saved promises nothing that script alone can keep', async ({ journey }) => {
    const { page } = await journey.visitor({ javaScript: false, width });
    for (const [country, words] of [
      ['ng', 'Saving pages needs JavaScript.'],
      ['ma', 'Il faut JavaScript pour enregistrer des pages.'],
      ['in', 'पेज सेव करने के लिए JavaScript चाहिए।'],
    ]) {
      await page.goto(`/${country}/offline`);
      expect((await page.locator('main p').filter({ visible: true }).allInnerTexts()).join('|')).toMatch(
        new RegExp(`^${words}[^|]+$`),
      );
    }
  });
});
