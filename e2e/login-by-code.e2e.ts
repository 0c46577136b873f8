import type { Page } from 'playwright-core';
import { expect } from 'vitest';
import { Api } from '../tests/support/api.ts';
import { newThread } from '../tests/support/content.ts';
import { freshName, mailsTo, register } from '../tests/support/people.ts';
import { codeAt } from '../tests/support/second-step.ts';
import { alive } from './support/alive.ts';
import { checkOverflow } from './support/checks.ts';
import { checkPage, shoot, test } from './support/journey.ts';
import { addressOf } from './support/talk.ts';

const address = () => `${freshName()}@example.com`;
const wrong = (code: string): string => (code === '000000' ? '000001' : '000000');
/** The code to log in by; others to the same address came before, and a job that has just begun may take its time. */
async function codeSentTo(api: Api, email: string): Promise<string> {
  const found = async () => {
    const subjects = (await mailsTo(api, email)).map(({ subject }) => subject);
    return subjects.flatMap((subject) => /^(\d{6}): your code to log in/.exec(subject)?.[1] ?? [])[0];
  };
  await expect.poll(found, { timeout: 40_000 }).toBeDefined();
  return (await found())!;
}
const dialogOf = (page: Page) => page.getByRole('dialog', { name: 'Welcome back' });
const codeField = (page: Page) => page.getByLabel('Code of six digits');

/** Asks for a code to log in by, from the open log-in. */
async function askFor(page: Page, email: string): Promise<void> {
  await page.getByRole('link', { name: 'Get a code by e-mail' }).click();
  await page.getByLabel('E-mail', { exact: true }).fill(email);
  await page.getByRole('button', { name: 'Send code' }).click();
  await page.getByText(`If an account has ${email}, a code is on its way there.`).waitFor();
}

test('who forgot the password gets in by a code in the mail, and what was begun is done', async ({ journey }) => {
  const { page, api } = await journey.visitor({ width: 360 });
  const { tid } = await newThread(api);
  const email = address();
  await register(new Api(api.url), { email });
  await page.goto(addressOf(tid));
  await alive(page);
  const heart = page.locator('article.post-main').getByRole('button', { name: /^Like/ });
  await heart.click();
  await page.getByRole('dialog').getByRole('link', { name: 'Log in' }).click();
  await askFor(page, email);
  await checkPage(page);
  await shoot(page, 'login-code-360');
  const code = await codeSentTo(api, email);
  await codeField(page).fill(wrong(code));
  await page.getByRole('alert').getByText('Wrong code. Check the e-mail and try again.').waitFor();
  expect(await codeField(page).evaluate((field) => field === document.activeElement)).toBe(true);
  // Its last digit logs in.
  await codeField(page).fill(code);
  await heart.and(page.locator('[aria-pressed=true]')).waitFor();
  expect(new URL(page.url()).pathname).toBe(addressOf(tid));
});

test('a code asked for from the start leads home, where a new password is offered', async ({ journey }) => {
  const { page, api } = await journey.visitor();
  const email = address();
  await register(new Api(api.url), { email });
  await page.goto('/ng/forget');
  await page.getByRole('link', { name: 'Get a code by e-mail' }).click();
  await dialogOf(page).getByLabel('E-mail', { exact: true }).fill(email);
  await page.keyboard.press('Enter');
  await codeField(page).fill(await codeSentTo(api, email));
  await page.waitForURL('**/ng/foryou');
  await page.getByRole('button', { name: 'Set a new password' }).click();
  await page.waitForURL('**/ng/forget/email');
});

test('a second step stays one behind the code', async ({ journey }) => {
  const { page, api } = await journey.visitor({ width: 360 });
  const email = address();
  const member = await register(new Api(api.url), { email });
  const { data } = await api.must('sign-in.begin-two-step', { password: member.password }, member);
  await api.must('sign-in.confirm-two-step', { code: codeAt(data.secret, new Date()) }, member);
  await page.goto('/ng/privacy?showlogin');
  await alive(page);
  await askFor(page, email);
  await codeField(page).fill(await codeSentTo(api, email));
  await page.getByText('Enter the code from your app, or a recovery code.').waitFor();
  expect(await page.evaluate(() => localStorage.getItem('auth_token'))).toBeNull();
  await checkPage(page);
});

test('without script the same two steps are forms, and lead on to the page that wanted a log-in', async ({
  journey,
}) => {
  const { page, api } = await journey.visitor({ javaScript: false, width: 360 });
  const email = address();
  await register(new Api(api.url), { email });
  await page.goto('/ng?showlogin=yes&back=%2Fucenter%2Fsetting');
  await askFor(page, email);
  const code = await codeSentTo(api, email);
  await codeField(page).fill(wrong(code));
  await page.getByRole('button', { name: 'Log in', exact: true }).click();
  await page.getByText('Wrong code. Check the e-mail and try again.').waitFor();
  await checkOverflow(page);
  await shoot(page, 'without-script-code-360');
  await codeField(page).fill(code);
  await page.getByRole('button', { name: 'Log in', exact: true }).click();
  await page.waitForURL('**/ng/ucenter/setting');
});
