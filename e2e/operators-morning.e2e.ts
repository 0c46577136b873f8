import { readFile } from 'node:fs/promises';
import type { Page } from 'playwright-core';
import { describe, expect, inject } from 'vitest';
import { noteCame } from '../server/domains/members/index.ts';
import { runScript } from '../tests/support/command.ts';
import { newMember, newThread } from '../tests/support/content.ts';
import { checkPage, shoot, test } from './support/journey.ts';
import { beside, makeOperator } from './support/office.ts';

const hour = 3_600_000;

/** Yesterday and the day before it, which are over everywhere. */
const dayBack = (days: number): string => new Date(Date.now() - days * 24 * hour).toISOString().slice(0, 10);

/** Counts days as the command does that operators run. */
async function recount(from: string, to: string): Promise<void> {
  const env = { DATABASE_URL: inject('siteDatabaseUrl') };
  expect(await runScript('recount-statistics.ts', env, '--day', from, '--to', to)).toMatchObject({ code: 0 });
}

const tableOf = (page: Page, name: string) =>
  page
    .getByRole('table', { name })
    .getByRole('row')
    .evaluateAll((rows) => rows.map((row) => [...row.querySelectorAll('th,td')].map((cell) => cell.textContent)));

/** A line of a file of which no cell has a comma. */
const linesOf = (csv: string) =>
  csv
    .replace('\uFEFF', '')
    .trim()
    .split('\r\n')
    .map((line) => line.split(',').map((cell) => cell.replaceAll('"', '')));

describe('an operator’s morning', () => {
  test('what is late stands first, is answered, and is gone', async ({ journey }) => {
    const grace = await journey.visitor({ width: 360 });
    const { page, api } = grace;
    const { username } = await makeOperator(grace);
    const { tid, pid } = await newThread(api, { subject: 'Win a phone today' });
    await api.must('review.report', { tid, reason: 'spam' }, await newMember(api));
    await beside((db) =>
      db
        .updateTable('reports.cases')
        .set({ created_at: new Date(Date.now() - 3 * hour) })
        .where('pid', '=', pid)
        .execute(),
    );
    await grace.open('/operator');
    await page.getByRole('heading', { level: 1, name: username }).waitFor();
    const late = page.getByRole('region', { name: 'Late' }).getByRole('listitem').filter({ hasText: 'Reports' });
    await late.getByText(/Longest wait: 3 hours\. Late by \d+ minutes\./).waitFor();
    await page.getByRole('heading', { name: 'The machine' }).waitFor();
    expect(await page.getByRole('main').locator('.btn-primary').count()).toBe(1);
    await checkPage(page);
    await shoot(page, 'operators-morning-360');

    await late.getByRole('link', { name: 'Start' }).click();
    await page.waitForURL('**/operator/reports');
    await page.getByText('Win a phone today').first().waitFor();
    await page.getByRole('button', { name: 'Keep' }).click();
    await page.getByText('Kept. We’ve told the person who reported it.').waitFor();
    await grace.open('/operator');
    await page.getByRole('heading', { name: 'The machine' }).waitFor();
    expect(await late.count()).toBe(0);
  });

  test('statistics are filtered by dates and country, and the file has what the table has', async ({ journey }) => {
    const grace = await journey.visitor();
    const { page, api } = grace;
    await makeOperator(grace);
    const people = await Promise.all(Array.from({ length: 6 }, () => newMember(api)));
    const [first, last] = [dayBack(2), dayBack(1)];
    await beside(async (db) => {
      for (const { uid } of people) await noteCame(db, uid, { utc: last, own: last });
    });
    await recount(first, last);

    await grace.open('/operator/statistics');
    await page.getByRole('heading', { name: 'Who comes, and who joins?' }).waitFor();
    await page.getByText('Country, language and dates').click();
    await page.getByLabel('Country', { exact: true }).selectOption('All countries');
    await page.getByLabel('First day', { exact: true }).fill(first);
    await page.getByLabel('Last day', { exact: true }).fill(last);
    await page.getByRole('button', { name: 'Show', exact: true }).click();
    await page.waitForURL(`**from=${first}&to=${last}`);
    await page.getByText('Days by UTC.').waitFor();
    await page.getByText('Members here as a table').click();
    const table = await tableOf(page, 'Members here as a table');
    expect(table.map((row) => row[1])).toEqual([
      'Members here',
      expect.stringMatching(/^\d+$/),
      expect.stringMatching(/^(\d+|under 5)$/),
    ]);
    await checkPage(page);
    await shoot(page, 'operators-statistics-1280');

    const download = page.waitForEvent('download');
    await page.getByRole('button', { name: /^CSV/ }).click();
    const lines = linesOf(await readFile(await (await download).path(), 'utf8'));
    const shown = (cell: string | undefined) => (cell === '–' ? '' : cell);
    const [head = [], ...rows] = lines;
    const at = head.indexOf('Members here');
    expect(head[0]).toBe('Day');
    expect(rows.map(([day]) => day)).toEqual([first, last]);
    expect(rows.map((row) => row[at]).toReversed()).toEqual(table.slice(1).map((row) => shown(row[1] ?? '')));
  });
});
