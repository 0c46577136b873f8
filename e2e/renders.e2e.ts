import { expect } from 'vitest';
import { alive } from './support/alive.ts';
import { test } from './support/journey.ts';
import { countRenders, drawnSince } from './support/renders.ts';
import { addressOf, repliesOf, replyOf, talk } from './support/talk.ts';

test('a like, a sheet, a menu and a character typed draw what shows them, and no other post', async ({ journey }) => {
  const { tid, pids } = await talk(journey, 8);
  const member = await journey.visitor({ width: 360 });
  await member.register();
  const { page } = member;
  await countRenders(page);
  await page.goto(addressOf(tid));
  await alive(page);
  await page.waitForLoadState('networkidle');
  expect(await drawnSince(page)).toEqual({ posts: pids, threads: [tid] });

  const one = replyOf(page, 'Answer number 3.');
  const answered = page.waitForResponse('**/v5/content/post/like');
  await one.getByRole('button', { name: /^Like/ }).click();
  await one.getByRole('button', { name: 'Like, 1', pressed: true }).waitFor();
  await (await answered).finished();
  expect(await drawnSince(page)).toEqual({ posts: [pids[2]], threads: [] });

  const answeredToo = page.waitForResponse('**/v5/content/post/like');
  await page.locator('.reply-bar').getByRole('button', { name: /^Like/ }).click();
  await page.locator('article').getByRole('button', { name: 'Like, 1', pressed: true }).waitFor();
  await (await answeredToo).finished();
  expect((await drawnSince(page)).posts).toEqual([]);

  await one.getByRole('button', { name: 'More' }).click();
  await page.getByRole('button', { name: 'Mute or block' }).waitFor();
  expect((await drawnSince(page)).posts).toEqual([]);
  await page.keyboard.press('Escape');

  await drawnSince(page);
  await page.locator('.reply-bar').getByRole('button', { name: 'Write a reply' }).click();
  const sheet = page.getByRole('dialog', { name: 'Write a reply' });
  const text = sheet.getByRole('textbox');
  await text.waitFor();
  expect(await drawnSince(page)).toEqual({ posts: [], threads: [] });

  await text.pressSequentially('a');
  await sheet.getByText('1 / 500').waitFor();
  await drawnSince(page);
  await text.pressSequentially('b');
  await sheet.getByText('2 / 500').waitFor();
  expect(await drawnSince(page)).toEqual({ posts: [], threads: [] });
  await page.keyboard.press('Escape');
  await repliesOf(page).waitFor();
});
