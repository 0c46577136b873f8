import type { Page } from 'playwright-core';
import { expect } from 'vitest';
import type { TransferKind } from '../contract/domains/economy/shapes.ts';
import { transfer } from '../server/domains/economy/index.ts';
import { defineReason } from '../server/platform/money-reason.ts';
import { gift } from '../tests/support/money.ts';
import type { Member } from '../tests/support/people.ts';
import { checkOverflow } from './support/checks.ts';
import { checkPage, shoot, test } from './support/journey.ts';
import { beside } from './support/office.ts';

const dayMilliseconds = 86_400_000;
const ago = (days: number): Date => new Date(Date.now() - days * dayMilliseconds);
const bought = defineReason('tests', 'of_a_newer_version');

/** Earns on many days, spends once, and gets some XCoin, as jobs and calls would have it. */
async function makeRich({ uid }: Member): Promise<void> {
  await beside(async (db, tags) => {
    const move = (key: string, kind: TransferKind, amount: number, now: Date) =>
      transfer(
        { db, now, emit: () => undefined, stale: (tag) => void tags.push(tag) },
        {
          ...{ key: `wallet:${uid}:${key}`, kind, reference: key, reason: kind === 'spent' ? bought : gift },
          movements: [
            kind === 'spent'
              ? { from: uid, to: 'store', currency: 'xgold', amount }
              : { from: 'mint', to: uid, currency: kind === 'given' ? 'xcoin' : 'xgold', amount },
          ],
        },
      );
    for (let n = 25; n >= 1; n -= 1) await move(`day ${n}`, 'earned', n * 37, ago(n));
    await move('shop', 'spent', 1250, ago(0.5));
    await move('coins', 'given', 6, ago(0.4));
  });
}

const rows = (page: Page) => page.getByRole('listitem').filter({ hasText: /Balance [\d,]+/ });

test('R-WAL-001 the wallet: balances, a chart that is a table too, the history by kind and further down, XCoin and a past day', async ({
  journey,
}) => {
  const ada = await journey.visitor({ width: 360 });
  await makeRich(await ada.register());
  await ada.open('/ng/ucenter/wallet');
  const { page } = ada;
  await page.getByRole('heading', { name: 'Earned in the last 30 days' }).waitFor();
  expect(await page.getByRole('table', { name: 'Earned in the last 30 days' }).getByRole('row').count()).toBe(31);
  await checkPage(page);
  await shoot(page, 'wallet');
  expect(await rows(page).count()).toBe(20);
  await page.getByRole('link', { name: 'Load more' }).click();
  await expect.poll(() => rows(page).count()).toBeGreaterThan(25);

  await page.getByRole('link', { name: 'Spent' }).click();
  await expect.poll(() => rows(page).count()).toBe(1);
  expect(await rows(page).innerText()).toContain('−1,250');
  const more = page.locator('button.chip');
  await more.click();
  await shoot(page, 'wallet-kinds');
  await page.getByRole('link', { name: 'Refunded' }).click();
  await page.getByText('Nothing of this kind yet').waitFor();
  expect(await more.innerText()).toBe('Refunded');

  await page.getByRole('navigation', { name: 'Wallet' }).getByRole('link', { name: 'XCoin' }).click();
  await page.getByText(/XCoin is cleared/).waitFor();
  await expect.poll(() => rows(page).count()).toBe(1);
  await checkPage(page);
  await shoot(page, 'wallet-xcoin');

  await page.getByRole('navigation', { name: 'Wallet' }).getByRole('link', { name: 'Balance' }).click();
  await page.getByLabel('Day').fill(ago(20).toISOString().slice(0, 10));
  await page.getByRole('button', { name: 'Show balance' }).click();
  await page.getByText(/^On \d{1,2} \w+ \d{4}/).waitFor();
  await checkPage(page);
  await shoot(page, 'wallet-card');
});

test('without script the wallet is filtered, read on and asked about a day by links and a form', async ({
  journey,
}) => {
  const ada = await journey.visitor({ width: 360, javaScript: false, language: 'fr' });
  await makeRich(await ada.register());
  const { page } = ada;
  await page.goto('/ma/ucenter/wallet');
  await checkOverflow(page);
  await shoot(page, 'wallet-fr');
  await page.getByRole('link', { name: 'Afficher plus' }).click();
  await page.waitForURL(/before=\d+/);
  expect(await page.getByRole('listitem').filter({ hasText: /Solde/ }).count()).toBeGreaterThan(5);
  await page.getByRole('link', { name: 'Dépensés' }).click();
  await page.waitForURL(/kind=spent/);
  await page.goto('/ma/ucenter/wallet/card');
  await page.getByLabel('Jour').fill(ago(0).toISOString().slice(0, 10));
  await page.getByRole('button', { name: 'Afficher le solde' }).click();
  await page.waitForURL(/day=/);
  await page.getByText(/^Le \d{1,2}\S* \p{L}+ \d{4}/u).waitFor();
  await shoot(page, 'wallet-card-fr');
});

test.for([
  { width: 1280, dark: false, language: 'en', at: '/ng' },
  { width: 360, dark: true, language: 'hi', at: '/in' },
] as const)('the wallet in $language at $width px', async ({ width, dark, language, at }, { journey }) => {
  const ada = await journey.visitor({ width, dark, language });
  await makeRich(await ada.register());
  for (const path of ['', '/xcoin', '/card']) {
    await ada.open(`${at}/ucenter/wallet${path}`);
    await checkPage(ada.page);
    await shoot(ada.page, `wallet${path.replace('/', '-')}-${language}-${width}`);
  }
});
