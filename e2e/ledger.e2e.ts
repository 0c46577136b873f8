import { execFile } from 'node:child_process';
import { readFile, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { promisify } from 'node:util';
import type { Download, Page } from 'playwright-core';
import { expect, inject } from 'vitest';
import type { Night } from '../contract/domains/economy/night.ts';
import { closeNight } from '../server/domains/economy/index.ts';
import { createDb, createPool } from '../server/platform/db/pool.ts';
import { checkOverflow } from './support/checks.ts';
import { checkPage, shoot, test } from './support/journey.ts';

const command = join(import.meta.dirname, '../scripts/verify-ledger.ts');
const dayMilliseconds = 86_400_000;
/** Nights of this run: each test closes under a day of its own. */
let ahead = 0;

/** Closes the books as the job would, some days ahead where that was done today. */
async function close(): Promise<Night> {
  const pool = createPool({ url: inject('siteDatabaseUrl'), max: 2 });
  let night: Night | undefined;
  for (; night === undefined; ahead += 1)
    night = await closeNight(createDb(pool), () => new Date(Date.now() + ahead * dayMilliseconds));
  await pool.end();
  return night;
}

const saved = async (page: Page, act: () => Promise<unknown>): Promise<string> => {
  const [download] = (await Promise.all([page.waitForEvent('download'), act()])) as [Download, unknown];
  return download.path();
};
const verify = (...argv: string[]) =>
  promisify(execFile)(process.execPath, [command, ...argv]).then(
    ({ stdout }) => ({ out: stdout, code: 0 }),
    (error: { stderr: string; code: number }) => ({ out: error.stderr, code: error.code }),
  );

test('a guest reads what the nights sealed; a member’s downloaded statement is verified by it, and a changed one refused', async ({
  journey,
}) => {
  const guest = await journey.visitor({ width: 360 });
  await guest.open('/ng/ledger');
  const ada = await journey.visitor({ width: 1280 });
  const member = await ada.register();
  const night = await close();

  // The page that was cached before is not the one that is read now.
  await expect.poll(async () => (await guest.page.request.get(guest.page.url())).text()).toContain(night.head);
  await guest.open('/ng/ledger');
  const { page } = guest;
  await page.getByText(night.head).waitFor();
  expect(
    await page
      .getByRole('table', { name: 'Newest sums' })
      .getByRole('row', { name: /All together 0 0/ })
      .count(),
  ).toBe(1);
  await checkPage(page);
  await shoot(page, 'ledger');
  const row = page.getByRole('listitem').filter({ hasText: night.head });
  const record = await saved(page, () => row.getByRole('link', { name: 'Download record' }).click());
  expect(JSON.parse(await readFile(record, 'utf8'))).toMatchObject({ number: night.number, head: night.head });

  await ada.open('/ng/ucenter/wallet');
  const file = await saved(ada.page, () => ada.page.getByRole('button', { name: 'Download statement' }).click());
  await ada.page.getByRole('button', { name: 'Download statement' }).waitFor();
  expect(await verify('--statement', file, '--heads', record)).toMatchObject({
    ...{ code: 0, out: expect.stringContaining(`Member ${member.uid}: 2 entries, 2 of them in a night`) },
  });
  const text = await readFile(file, 'utf8');
  await writeFile(file, text.replace(/"amount":(\d+),"balance":(\d+)/, '"amount":9$1,"balance":9$2'));
  expect(await verify('--statement', file)).toMatchObject({
    ...{ code: 1, out: expect.stringContaining('it is not what was sealed') },
  });

  await ada.page.getByRole('main').getByRole('link', { name: 'Our sums' }).click();
  await ada.page.waitForURL('**/ng/ledger');
  await ada.page.getByRole('heading', { name: 'Check our sums' }).waitFor();
});

test('without script the nights are read on by a link, and the statement comes by the page’s form', async ({
  journey,
}) => {
  for (let n = 0; n < 11; n += 1) await close();
  const ada = await journey.visitor({ width: 360, javaScript: false, language: 'fr' });
  const member = await ada.register();
  const { page } = ada;
  await page.goto('/ma/ledger');
  await checkOverflow(page);
  await page.getByRole('main').getByRole('link', { name: 'Afficher plus' }).click();
  await page.waitForURL(/before=\d+/);
  await page.getByText('Nuit 1', { exact: true }).first().waitFor();
  await page.goto('/ma/ucenter/wallet');
  const file = await saved(page, () => page.getByRole('button', { name: 'Télécharger le relevé complet' }).click());
  expect(await readFile(file, 'utf8')).toContain(`"member":${member.uid}`);
});
