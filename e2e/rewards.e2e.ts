import type { Page } from 'playwright-core';
import { describe, expect } from 'vitest';
import { transfer } from '../server/domains/economy/index.ts';
import { newMember, newReply, newThread } from '../tests/support/content.ts';
import { gift } from '../tests/support/money.ts';
import type { Member } from '../tests/support/people.ts';
import { settleMember } from '../tests/support/settled-days.ts';
import { giveWithin } from '../tests/support/wealth.ts';
import { alive } from './support/alive.ts';
import { checkOverflow } from './support/checks.ts';
import { atWidths, checkPage, type Journey, shoot, test } from './support/journey.ts';
import { beside } from './support/office.ts';
import type { Person } from './support/person.ts';
import { addressOf, goToThread, replyOf } from './support/talk.ts';

const bar = (page: Page) => page.getByRole('region', { name: 'Rewards' });
const dialog = (page: Page) => page.getByRole('dialog');
const amount = (page: Page, xgold: number) => dialog(page).getByText(String(xgold), { exact: true });
const give = (page: Page, xgold: number) => dialog(page).getByRole('button', { name: `Give ${xgold} XGold` });

const giveTo = (who: Member, xgold: number) =>
  beside(async (db, tags) => {
    const stale = (tag: string) => void tags.push(tag);
    await settleMember(db, who.uid, new Date());
    return giveWithin({ db, now: new Date(), emit: () => undefined, stale }, who.uid, xgold);
  });

const balance = async ({ api }: Person, { token }: Member) =>
  (await api.must('economy.wallet', {}, { token })).data.xgold;

/** A new member who has just so much XGold, whatever joining gave them. */
async function rich(person: Person, xgold: number): Promise<Member> {
  const joined = await person.register();
  const had = await balance(person, joined);
  await beside(async (db, tags) => {
    await settleMember(db, joined.uid, new Date());
    const ctx = { db, now: new Date(), emit: () => undefined, stale: (tag: string) => void tags.push(tag) };
    if (had < xgold) return giveWithin(ctx, joined.uid, xgold - had);
    const movements = [{ from: joined.uid, to: 'mint', currency: 'xgold', amount: had - xgold }] as const;
    return transfer(ctx, { key: crypto.randomUUID(), kind: 'spent', reason: gift, movements });
  });
  return joined;
}

/** Others reward a post, each with 20. */
async function others(journey: Journey, pid: number, count: number): Promise<void> {
  for (let n = 0; n < count; n += 1) {
    const { api } = await journey.visitor();
    const giver = await newMember(api);
    await giveTo(giver, 20);
    await api.must('threads.reward-post', { pid, xid: 20 }, giver);
  }
}

test('R-THR-013 R-PST-007 R-PST-008 R-PST-009 R-PST-021 a reward is refused in its dialog, then given once', async ({
  journey,
}) => {
  const ada = await journey.visitor({ width: 360 });
  const own = await rich(ada, 15);
  const had = await balance(ada, own);
  const { page } = ada;
  const { tid, pid, author } = await newThread(ada.api);
  await others(journey, pid, 4);
  await ada.open(addressOf(tid));
  await bar(page).getByText('4 people').waitFor();
  await bar(page).getByText('gave 80 XGold').waitFor();
  expect(await bar(page).getByRole('img').count()).toBe(3);
  await bar(page).scrollIntoViewIfNeeded();
  await shoot(page, 'reward-bar');

  const button = bar(page).getByRole('link', { name: 'Reward' });
  expect((await button.boundingBox())!.height).toBeGreaterThanOrEqual(44);
  await button.click();
  await dialog(page).getByText(`Reward ${author.username}`).waitFor();
  await dialog(page).getByText(`You have ${had} XGold.`).waitFor();
  await shoot(page, 'reward-dialog');
  await checkPage(page);

  await amount(page, 50).click();
  await give(page, 50).click();
  const alert = dialog(page).getByRole('alert');
  await alert.getByText('Not enough XGold in your account').waitFor();
  await shoot(page, 'reward-refused');
  expect(await balance(ada, own)).toBe(had);

  // R-PST-007: the words go before the next try is answered.
  await amount(page, 5).click();
  expect(await alert.count()).toBe(0);
  await give(page, 5).click();
  await page.getByText('Reward sent.').waitFor();
  await dialog(page).waitFor({ state: 'hidden' });
  await bar(page).getByText('5 people').waitFor();
  await bar(page).getByText('gave 85 XGold').waitFor();
  expect(await bar(page).getByRole('button', { name: 'Rewarded' }).isDisabled()).toBe(true);
  await shoot(page, 'rewarded');
  expect(await balance(ada, own)).toBe(had - 5);
  expect(await balance(ada, author)).toBeGreaterThanOrEqual(85);
  await ada.open(addressOf(tid));
  expect(await bar(page).getByRole('button', { name: 'Rewarded' }).isDisabled()).toBe(true);
});

test('R-PST-020 an answer without words shows the documents’ own, and one lost on the way is sent again as it was', async ({
  journey,
}) => {
  const ada = await journey.visitor({ width: 360 });
  const own = await rich(ada, 60);
  const had = await balance(ada, own);
  const { page } = ada;
  const { tid } = await newThread(ada.api);
  await ada.open(addressOf(tid));
  await bar(page).getByText('Thank the author with XGold.').waitFor();
  await bar(page).getByRole('link', { name: 'Reward' }).click();
  const path = '**/v5/content/post/reward';
  journey.expectFault(/Failed to load resource/);
  // It reaches the site, and its answer doesn't come back.
  await page.route(path, async (route) => {
    await route.fetch();
    await route.abort();
  });
  await give(page, 5).click();
  await dialog(page).getByRole('alert').waitFor();
  await page.unroute(path);
  await page.route(path, async (route) => {
    const response = await route.fetch();
    await route.fulfill({ response, json: { ...(await response.json()), msg: '' } });
  });
  await give(page, 5).click();
  await page.getByText('successs !').waitFor();
  await bar(page).getByText('1 person').waitFor();
  expect(await balance(ada, own)).toBe(had - 5);
});

test('R-PST-015 who wrote it sees what it got and no button, and is notified; a reply is rewarded from its menu', async ({
  journey,
}) => {
  const ada = await journey.visitor({ width: 360 });
  const own = await rich(ada, 60);
  const { page, api } = ada;
  const { tid, pid } = await newThread(api, { author: own });
  await newReply(api, { tid, message: 'Hold the phone against the glass.' });
  await ada.open(addressOf(tid));
  expect(await bar(page).count()).toBe(0);
  await others(journey, pid, 1);
  await ada.open(addressOf(tid));
  await bar(page).getByText('1 person').waitFor();
  expect(await bar(page).getByText('Reward', { exact: true }).count()).toBe(0);

  const answer = replyOf(page, 'Hold the phone against the glass.');
  await answer.getByRole('button', { name: 'More' }).click();
  await page.getByRole('navigation', { name: 'More' }).getByRole('button', { name: 'Reward' }).click();
  await amount(page, 20).click();
  await give(page, 20).click();
  await answer.getByText('+20 XGold').waitFor();
  // Nobody rewards their own thread, whatever they rewarded in it.
  expect(await bar(page).getByText('Reward').count()).toBe(0);
  await answer.scrollIntoViewIfNeeded();
  await shoot(page, 'rewarded-reply');

  await ada.open('/ng/ucenter/notice/reply');
  await page.getByText(/rewarded your thread$/).waitFor();
});

test('a guest is asked in for it, and comes back to the dialog', async ({ journey }) => {
  const guest = await journey.visitor({ width: 360 });
  const { page, api } = guest;
  const { tid } = await newThread(api);
  const ada = await newMember(api);
  await giveTo(ada, 20);
  await guest.open(addressOf(tid));
  await bar(page).getByRole('link', { name: 'Reward' }).click();
  await dialog(page)
    .getByRole('button', { name: 'Log in' })
    .or(dialog(page).getByRole('link', { name: 'Log in' }))
    .first()
    .click();
  await dialog(page).getByLabel('Username').fill(ada.username);
  await dialog(page).getByLabel('Password', { exact: true }).fill(ada.password);
  await dialog(page).getByRole('button', { name: 'Log in' }).click();
  await give(page, 5).click();
  await page.getByText('Reward sent.').waitFor();
});

atWidths('without script at %d px', (width) => {
  test('a reward is asked about by the next page, refused in its place, and given once', async ({ journey }) => {
    const ada = await journey.visitor({ javaScript: false, width });
    const own = await rich(ada, 12);
    const had = await balance(ada, own);
    const { page } = ada;
    const { tid, author } = await newThread(ada.api);
    await page.goto(addressOf(tid));
    await bar(page).getByRole('link', { name: 'Reward' }).click();
    await dialog(page).getByText(`Reward ${author.username}`).waitFor();
    await shoot(page, `reward-without-script-${width}`);
    await checkOverflow(page);
    await dialog(page).getByText(`You have ${had} XGold.`).waitFor();
    const send = dialog(page).getByRole('button', { name: /^Give/ });
    await amount(page, 50).click();
    await dialog(page).getByRole('button', { name: 'Give 50 XGold', exact: true }).waitFor();
    await send.click();
    await dialog(page).getByRole('alert').getByText('Not enough XGold in your account').waitFor();
    await shoot(page, `reward-without-script-refused-${width}`);
    expect(await balance(ada, own)).toBe(had);
    await amount(page, 10).click();
    await send.click();
    await page.getByText('Reward sent.').waitFor();
    expect(page.url()).toMatch(new RegExp(`${addressOf(tid)}$`));
    await bar(page).getByText('gave 10 XGold').waitFor();
    expect(await dialog(page).count()).toBe(0);
    expect(await balance(ada, own)).toBe(had - 10);
  });
});

describe.each(['en', 'fr', 'hi'] as const)('in %s', (language) => {
  test('the bar and its dialog fit on a phone, by day and by night', async ({ journey }) => {
    const country = { en: 'ng', fr: 'ma', hi: 'in' }[language];
    for (const dark of [false, true]) {
      const ada = await journey.visitor({ width: 360, dark, language });
      await rich(ada, 60);
      const { tid, pid } = await newThread(ada.api);
      await others(journey, pid, 3);
      const look = `${language}-${dark ? 'dark' : 'light'}`;
      await goToThread(ada.page, tid);
      await ada.page.goto(`/${country}/forum/15443/${tid}`);
      await alive(ada.page);
      const section = ada.page.locator('.reward-bar');
      await section.scrollIntoViewIfNeeded();
      await checkPage(ada.page);
      await shoot(ada.page, `reward-bar-${look}`);
      await section.locator('.btn').click();
      await dialog(ada.page).waitFor();
      await ada.page.waitForLoadState('networkidle');
      await checkPage(ada.page);
      await shoot(ada.page, `reward-dialog-${look}`);
    }
  });
});
