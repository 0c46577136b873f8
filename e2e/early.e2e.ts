import { expect } from 'vitest';
import { newThread } from '../tests/support/content.ts';
import { holdBack } from './support/hold-back.ts';
import { test } from './support/journey.ts';
import { addressOf } from './support/talk.ts';

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
