import type { Page } from 'playwright-core';
import { describe, expect } from 'vitest';
import { holdWithin } from '../server/domains/operators/testing/money-scene.ts';
import { register } from '../tests/support/people.ts';
import { checkOverflow } from './support/checks.ts';
import { atWidths, checkPage, shoot, test } from './support/journey.ts';
import { beside, makeOperator } from './support/office.ts';

/** Fills in a transfer by hand on the page of a member's money, and has it looked at. */
async function fill(page: Page, { way = 'give', amount }: { way?: 'give' | 'take'; amount: string }) {
  await page.getByLabel('What to do').selectOption(way);
  await page.getByLabel('Amount').fill(amount);
  await page.getByLabel('Reason, shown to the member').fill('Prize of the meeting');
  await page.getByLabel('Why', { exact: true }).fill('Won the draw');
  await page.getByRole('button', { name: 'Check' }).click();
}

/** Sets 60 XGold of a member aside; the hold's number. */
async function onHold(uid: number): Promise<number> {
  let number = 0;
  await beside(async (db, tags) => {
    const stale = (tag: string) => void tags.push(tag);
    number = await holdWithin({ db, now: new Date(), emit: () => undefined, stale }, uid, 60);
  });
  return number;
}

/** What of a request both operators see. */
const cardOf = (page: Page, name: string) => page.getByRole('article').filter({ hasText: name });

test('20,000 asked for by one operator are approved by another, and the member reads why', async ({ journey }) => {
  const [tunde, bisi] = [await journey.visitor({ width: 360 }), await journey.visitor()];
  const ada = await journey.visitor({ width: 360 });
  await makeOperator(tunde);
  await makeOperator(bisi);
  const own = await ada.register();
  const { uid, username } = own;

  await tunde.open(`/operator/members/${uid}`);
  await tunde.page.getByRole('link', { name: 'Statement' }).click();
  await tunde.page.getByRole('heading', { name: 'Give or take' }).waitFor();
  await checkPage(tunde.page);
  await shoot(tunde.page, 'operator-money-360');
  await fill(tunde.page, { amount: '0' });
  await tunde.page.getByText('A whole number from 1 to 100,000,000.').waitFor();
  await fill(tunde.page, { amount: '20000' });
  const dialog = tunde.page.getByRole('dialog');
  await dialog.getByText(`Give 20,000 XGold to ${username}?`).waitFor();
  await dialog.getByText('A second operator has to approve it first.').waitFor();
  await checkPage(tunde.page);
  await shoot(tunde.page, 'operator-money-asks-360');
  await dialog.getByRole('button', { name: 'Ask for approval' }).click();
  await dialog.waitFor({ state: 'hidden' });
  await tunde.page.getByText('A second operator has to approve it.').waitFor();

  // Nobody approves what they asked for, neither on the page nor by its address.
  await tunde.open('/operator/transfers');
  await cardOf(tunde.page, username).getByText('Another operator decides on this.').waitFor();
  expect(await cardOf(tunde.page, username).getByRole('link', { name: 'Approve' }).count()).toBe(0);
  await checkPage(tunde.page);

  await bisi.open('/operator');
  await bisi.page.getByText('Transfers by hand that a second operator has to approve.').waitFor();
  await bisi.open('/operator/transfers');
  await checkPage(bisi.page);
  await shoot(bisi.page, 'operator-transfers-1280');
  await cardOf(bisi.page, username).getByRole('link', { name: 'Approve' }).click();
  const asked = bisi.page.getByRole('dialog');
  await asked.getByText(`Give 20,000 XGold to ${username}?`).waitFor();
  await asked.getByLabel('Why').fill('Seen the draw');
  await checkPage(bisi.page);
  await shoot(bisi.page, 'operator-transfers-asks-1280');
  await asked.getByRole('button', { name: 'Approve' }).click();
  await asked.waitFor({ state: 'hidden' });
  await cardOf(bisi.page, username).waitFor({ state: 'hidden' });
  await bisi.open('/operator/transfers?state=done');
  await cardOf(bisi.page, username).getByText('Seen the draw').waitFor();
  await checkPage(bisi.page);

  await expect
    .poll(async () => (await ada.api.must('notices.list', { type: 'systems' }, own)).data.list.map(({ note }) => note))
    .toContain('Our team gave you 20,000 XGold');
  await ada.open('/ucenter/notice/systems');
  await ada.page.getByText('Our team gave you 20,000 XGold').waitFor();
  await ada.page.getByText('Prize of the meeting').first().waitFor();
  await ada.open('/ucenter/wallet');
  await ada.page.getByText('20,000 XGold from our team: Prize of the meeting').waitFor();
});

test('a member’s statement is found by the name, and shows one reason alone', async ({ journey }) => {
  const tunde = await journey.visitor();
  const operator = await makeOperator(tunde);
  const { uid, username } = await register(tunde.api);
  const given = { uid, way: 'give', currency: 'xgold', shown: 'A prize', reason: 'Won' } as const;
  for (const amount of [5, 7]) await tunde.api.must('operators.transfer', { ...given, amount }, operator);
  const { page } = tunde;
  await tunde.open('/operator/money');
  await page.getByLabel('Member', { exact: true }).fill('nobody-of-this-name');
  await page.getByRole('button', { name: 'Show the statement' }).click();
  await page.getByText('No member has this name or number.').waitFor();
  await page.getByLabel('Member', { exact: true }).fill(username);
  await page.getByRole('button', { name: 'Show the statement' }).click();
  const entry = page.getByRole('listitem').filter({ hasText: '7 XGold from our team' });
  await entry.waitFor();
  await checkPage(page);
  await shoot(page, 'operator-money-1280');
  await entry.getByRole('link', { name: 'Only this reason' }).click();
  await page.getByText('Only this reason: by_hand.').waitFor();
  expect(await page.getByRole('listitem').filter({ hasText: 'from our team' }).count()).toBe(2);
  await page.getByRole('link', { name: 'All reasons' }).click();
  await page.getByRole('navigation', { name: 'Currency' }).getByRole('link', { name: 'XCoin' }).click();
  await page.getByText('No transfers yet').waitFor();
});

atWidths('without script at %d px', (width) => {
  test('money is given, a request refused and a hold given back, each asked about and done once', async ({
    journey,
  }) => {
    journey.expectFault(/status of 400/);
    const [tunde, bisi] = [await journey.visitor({ javaScript: false, width }), await journey.visitor()];
    await makeOperator(tunde);
    const other = await makeOperator(bisi);
    const { uid, username } = await register(bisi.api);
    const { page } = tunde;
    await tunde.open(`/ma/operator/money?who=${uid}`);
    await checkOverflow(page);
    await tunde.open(`/operator/money?who=${uid}`);
    await fill(page, { amount: '250' });
    const dialog = page.getByRole('dialog');
    await dialog.getByText(`Give 250 XGold to ${username}?`).waitFor();
    await shoot(page, `operator-money-without-script-${width}`);
    await checkOverflow(page);
    await dialog.getByRole('button', { name: 'Give 250' }).click();
    await page.getByRole('status').getByText('Done').waitFor();
    await page.getByText('250 XGold from our team').waitFor();
    await fill(page, { way: 'take', amount: '9000000' });
    await dialog.getByRole('button', { name: 'Ask for approval' }).click();
    await dialog.getByText(/The member has only/).waitFor();

    const big = { uid, way: 'give', currency: 'xcoin', amount: 20_000, shown: 'A prize', reason: 'Won' } as const;
    await bisi.api.must('operators.transfer', big, other);
    await tunde.open('/operator/transfers');
    await cardOf(page, username).getByRole('link', { name: 'Turn down' }).click();
    await dialog.getByRole('button', { name: 'Turn down' }).click();
    await dialog.getByRole('alert').first().waitFor();
    await dialog.getByLabel('Why').fill('Too much');
    await dialog.getByRole('button', { name: 'Turn down' }).click();
    await page.waitForURL(/\/operator\/transfers\??$/);
    await page.getByRole('status').getByText('Turned down. Nothing has moved.').waitFor();
    expect(await cardOf(page, username).count()).toBe(0);

    const id = await onHold(uid);
    await tunde.open(`/operator/holds?after=${id - 1}`);
    await checkOverflow(page);
    await page.getByRole('row').filter({ hasText: username }).getByRole('link', { name: 'Give back' }).click();
    await dialog.getByLabel('Why').fill('A lost order');
    await shoot(page, `operator-holds-without-script-${width}`);
    await dialog.getByRole('button', { name: 'Give back' }).click();
    await page.waitForURL((url) => !url.searchParams.has('void'));
    await page.getByRole('status').getByText('Given back. The member has it again.').waitFor();
    expect(await page.getByRole('row').filter({ hasText: username }).count()).toBe(0);
  });
});

describe('by night, narrow, in French and Hindi', () => {
  test('the pages on money are accessible and fit', async ({ journey }) => {
    const tunde = await journey.visitor({ width: 360, dark: true });
    const bisi = await makeOperator(await journey.visitor());
    await makeOperator(tunde);
    const { uid } = await register(tunde.api);
    const big = { uid, way: 'take', currency: 'xgold', shown: 'Un prix', reason: 'Won' } as const;
    await tunde.api.must('operators.transfer', { ...big, way: 'give', amount: 10_000 }, bisi);
    await tunde.api.must('operators.transfer', { ...big, way: 'give', amount: 20_000 }, bisi);
    await onHold(uid);
    for (const land of ['ma', 'in']) {
      const move = 'way=give&of=xcoin&amount=20000&shown=Merci&why=Tirage&ask=1';
      for (const path of [
        `money?who=${uid}`,
        `money?who=${uid}&${move}`,
        'transfers',
        'transfers?state=done',
        'holds',
      ]) {
        await tunde.open(`/${land}/operator/${path}`);
        await checkPage(tunde.page);
        await shoot(tunde.page, `operator-money-${land}-${path.replaceAll(/\W+/g, '-').slice(0, 24)}`);
      }
    }
  });
});
