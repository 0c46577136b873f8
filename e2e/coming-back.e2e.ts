import { expect } from 'vitest';
import { newMember, newReply, newThread } from '../tests/support/content.ts';
import { register } from '../tests/support/people.ts';
import { test } from './support/journey.ts';
import { addressOf, replyOf } from './support/talk.ts';

test('who logs in to like stays in the thread, finds the like given, once, and goes on', async ({ journey }) => {
  const { page, api } = await journey.visitor({ width: 360 });
  const { tid } = await newThread(api);
  await newReply(api, { tid, author: await newMember(api), message: 'The first answer.' });
  const member = await register(api);
  await page.goto(addressOf(tid));
  await page.waitForFunction(() => '__router' in window);
  const heart = replyOf(page, 'The first answer.').getByRole('button', { name: /^Like/ });
  await heart.click();
  await page.locator('dialog [name=username]').fill(member.username);
  await page.locator('dialog [name=password]').fill(member.password);
  await page.keyboard.press('Enter');
  await heart.and(page.locator('[aria-pressed=true]')).waitFor();
  expect(new URL(page.url()).pathname).toBe(addressOf(tid));
  await page.reload();
  await heart.and(page.locator('[aria-pressed=true]')).waitFor();
  expect(await heart.innerText()).toBe('1');
});

test('who logs in to follow stays, and follows', async ({ journey }) => {
  const { page, api } = await journey.visitor();
  const { tid, author } = await newThread(api);
  const member = await register(api);
  await page.goto(addressOf(tid));
  await page.waitForFunction(() => '__router' in window);
  await page.getByRole('button', { name: 'Follow', exact: true }).filter({ visible: true }).first().click();
  await page.locator('dialog [name=username]').fill(member.username);
  await page.locator('dialog [name=password]').fill(member.password);
  await page.keyboard.press('Enter');
  await page.getByRole('button', { name: 'Following' }).filter({ visible: true }).first().waitFor();
  const { data } = await api.must('threads.info', { tid }, { token: member.token });
  expect([data.authorid, data.follow_status]).toEqual([author.uid, 1]);
});
