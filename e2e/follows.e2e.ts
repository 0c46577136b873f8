import { expect } from 'vitest';
import { newMember, newReply, newThread } from '../tests/support/content.ts';
import { stopClock } from './support/clock.ts';
import { holdBack } from './support/hold-back.ts';
import { checkPage, test } from './support/journey.ts';
import { addressOf, repliesOf } from './support/talk.ts';

test('R-FOL-001 R-FOL-003 R-FOL-004 R-FOL-005 R-FOL-006 following back: the row loads, turns round, and the lists are read anew', async ({
  journey,
}) => {
  const ada = await journey.visitor({ width: 360 });
  const me = await ada.register();
  const bola = await newMember(ada.api);
  await ada.api.must('follows.follow', { follow_uid: me.uid }, { token: bola.token });
  const { page } = ada;
  await ada.open('/ucenter/account/followers');
  await checkPage(page);
  await page.waitForLoadState('networkidle');
  const release = await holdBack(page, '**/v5/user/follow');
  const button = page.getByRole('button', { name: bola.username });
  expect(await button.innerText()).toContain('Follow');
  const readAgain = page.waitForResponse((answer) => answer.url().includes('/ucenter/account/followers.data'));
  await button.click();
  await expect.poll(() => button.getAttribute('aria-busy')).toBe('true');
  release();
  await expect.poll(() => button.innerText()).toContain('Following');
  expect(await button.getAttribute('aria-busy')).toBeNull();
  expect((await readAgain).ok()).toBe(true);
  // The figure opens the list, and the list stands on the screen, above the bar.
  await page
    .getByRole('main')
    .getByRole('link', { name: /Following$/ })
    .click();
  await page.waitForURL('**/ucenter/account/following#list');
  const followed = page.getByRole('link', { name: bola.username });
  await expect.poll(() => followed.evaluate((item) => item.getBoundingClientRect().bottom)).toBeLessThan(744);
  // Others' lists stand under the same address, for guests too.
  const guest = await journey.visitor();
  await guest.open(`/ucenter/account/followers?uid=${bola.uid}`);
  await guest.page.getByRole('link', { name: me.username }).waitFor();
  await guest.page.waitForLoadState('networkidle');
  await guest.page.getByRole('button', { name: me.username }).click();
  await guest.page.getByRole('dialog', { name: `Follow ${me.username}` }).waitFor();
});

test('R-FOL-002 R-FOL-011 R-FOL-010 a newcomer is shown whom to follow: one, all at once after an error, and the dialog goes', async ({
  journey,
}) => {
  const newcomer = await journey.visitor();
  await newcomer.register();
  const { page } = newcomer;
  await page.evaluate(() => sessionStorage.setItem('newcomer', 'yes'));
  await newcomer.open('/ng/foryou');
  const dialog = page.getByRole('dialog', { name: 'People to follow' });
  await dialog.waitFor();
  expect((await dialog.boundingBox())?.width).toBe(600);
  await dialog.getByRole('button', { name: 'Skip' }).waitFor();
  await checkPage(page);
  const first = dialog.getByRole('listitem').first().getByRole('button');
  await first.click();
  await expect.poll(() => first.getAttribute('aria-pressed')).toBe('true');

  const all = dialog.getByRole('button', { name: 'Follow all' });
  const list = '**/selfapi/ucenter/followlistall*';
  await page.route(list, (route) =>
    route.fulfill({ json: { code: 1, msg: 'The roots are tired.', data: null, error: 'wire.forbidden' } }),
  );
  await stopClock(page);
  await all.click();
  await dialog.getByRole('alert').filter({ hasText: 'The roots are tired.' }).waitFor();
  expect(await all.isDisabled()).toBe(true);
  await page.clock.runFor(1000);
  await expect.poll(() => all.isEnabled()).toBe(true);
  await page.unroute(list);
  await all.click();
  await dialog.getByRole('status').filter({ hasText: 'You follow them now.' }).waitFor();
  expect(await dialog.isVisible()).toBe(true);
  await page.clock.runFor(1000);
  await dialog.waitFor({ state: 'hidden' });
  await page.clock.resume();
  // Nobody is greeted twice.
  await page.reload();
  await page.waitForLoadState('networkidle');
  expect(await dialog.count()).toBe(0);
});

test('a reply of a member who is blocked folds, their threads close, and the settings give them back', async ({
  journey,
}) => {
  journey.expectFault(/status of 403/);
  const reader = await journey.visitor({ width: 360 });
  await reader.register();
  const { page, api } = reader;
  const { tid } = await newThread(api);
  const loud = await newMember(api);
  await newReply(api, { tid, author: loud, message: 'Much too loud.' });
  const theirs = await newThread(api, { author: loud });
  await reader.open(addressOf(tid));
  await page.waitForLoadState('networkidle');
  const reply = repliesOf(page).getByRole('listitem').filter({ hasText: 'Much too loud.' });
  await reply.getByRole('button', { name: 'More' }).click();
  await page.getByRole('button', { name: 'Mute or block' }).last().click();
  const dialog = page.getByRole('dialog', { name: `Mute or block ${loud.username}` });
  await dialog.waitFor();
  await checkPage(page);
  await dialog.getByRole('button', { name: 'Block' }).click();
  await repliesOf(page).getByText(`Hidden: you blocked ${loud.username}.`).waitFor();
  expect(await page.getByText('Much too loud.').count()).toBe(0);

  await page.goto(addressOf(theirs.tid));
  await page.getByText('You blocked this member.').waitFor();
  await page.getByRole('link', { name: 'Blocked members' }).click();
  await page.waitForURL('**/ucenter/setting/blocked');
  await checkPage(page);
  await page.waitForLoadState('networkidle');
  await page.getByRole('button', { name: `Unblock ${loud.username}` }).click();
  await page.getByText('You haven’t blocked anyone').waitFor();
  await page.goto(addressOf(tid));
  await repliesOf(page).getByText('Much too loud.').waitFor();
});

test('R-FOL-009 R-FOL-012 following a topic says Follow success and reads it anew, and Unfollow success the next time', async ({
  journey,
}) => {
  const reader = await journey.visitor({ width: 360 });
  await reader.register();
  const { page } = reader;
  await reader.open('/');
  await page.getByRole('navigation', { name: 'Main' }).getByRole('link', { name: 'Discover' }).click();
  await page.getByRole('link', { name: 'All topics' }).click();
  await page.waitForURL('**/topic');
  await page.getByRole('main').getByRole('link', { name: 'Battery diaries' }).click();
  await page.getByRole('heading', { level: 1, name: 'Battery diaries' }).waitFor();
  const followers = async () => Number(/(\d+) followers/.exec(await page.getByRole('main').innerText())?.[1]);
  const before = await followers();
  await page.getByRole('button', { name: 'Follow', exact: true }).click();
  await page
    .getByRole('status')
    .filter({ hasText: /^Follow success/ })
    .waitFor();
  await expect.poll(followers).toBe(before + 1);
  await page.goto('/ucenter/account/topic/followedtopic');
  await page.getByRole('link', { name: 'Battery diaries' }).click();
  await page.getByRole('heading', { level: 1, name: 'Battery diaries' }).waitFor();
  await page.getByRole('button', { name: 'Following', exact: true }).click();
  await page.getByRole('status').filter({ hasText: 'Unfollow success' }).waitFor();
  await expect.poll(followers).toBe(before);
});

test('R-TAG-001 the first choice of interests is saved with three of them, not with two', async ({ journey }) => {
  const reader = await journey.visitor();
  await reader.register();
  const { page } = reader;
  await reader.open('/ucenter/account/topic');
  await page.waitForLoadState('networkidle');
  await page.getByRole('button', { name: 'Choose' }).click();
  const dialog = page.getByRole('dialog', { name: 'Your interests' });
  const save = dialog.getByRole('button', { name: 'Save' });
  for (const name of ['Photography', 'Music']) await dialog.getByRole('button', { name }).click();
  expect(await save.isDisabled()).toBe(true);
  await dialog.getByRole('button', { name: 'Football' }).click();
  await checkPage(page);
  await save.click();
  await dialog.waitFor({ state: 'hidden' });
  await page.getByRole('main').getByText('Football').waitFor();
});
