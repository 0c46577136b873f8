import { readFile } from 'node:fs/promises';
import type { Page } from 'playwright-core';
import { describe, expect, inject } from 'vitest';
import { noteCame } from '../server/domains/members/index.ts';
import type { Api } from '../tests/support/api.ts';
import { runScript } from '../tests/support/command.ts';
import { newMember, newThread } from '../tests/support/content.ts';
import { codeAt, giveSecondStep } from '../tests/support/second-step.ts';
import { checkOverflow } from './support/checks.ts';
import { checkPage, shoot, test } from './support/journey.ts';
import { beside, giveOffice, makeOperator } from './support/office.ts';

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

/** A report that nobody looked at in time. */
async function reportLate(api: Api): Promise<number> {
  const { tid, pid } = await newThread(api, { subject: 'Win a phone today' });
  await api.must('review.report', { tid, reason: 'spam' }, await newMember(api));
  const created_at = new Date(Date.now() - 3 * hour - 60_000);
  const ids: number[] = [];
  await beside(async (db) => {
    const late = db.updateTable('reports.cases').set({ created_at }).where('pid', '=', pid).returning('id');
    ids.push((await late.executeTakeFirstOrThrow()).id);
  });
  return ids[0] ?? 0;
}

const savedBy = async (page: Page, press: () => Promise<unknown>): Promise<string> => {
  const download = page.waitForEvent('download');
  await press();
  return readFile(await (await download).path(), 'utf8');
};

describe('an operator’s morning', () => {
  test('begins with the log-in, goes on with what is late and yesterday’s figures with their file, and leads back', async ({
    journey,
  }) => {
    journey.expectFault(/responded with a status of 401/);
    const grace = await journey.visitor({ width: 360 });
    const { page, api } = grace;
    const joined = await giveOffice(grace, 1);
    const secret = await giveSecondStep(api, joined);
    const id = await reportLate(api);
    await recount(dayBack(1), dayBack(1));
    await grace.forget();

    await grace.open('/ng/operator');
    const login = page.getByRole('dialog');
    await login.getByLabel('Username').fill(joined.username);
    await login.getByLabel('Password', { exact: true }).fill(joined.password);
    await login.getByRole('button', { name: 'Log in' }).click();
    // The code of this half minute was spent by turning codes on.
    await page.locator('dialog [name=code]').fill(codeAt(secret, new Date(Date.now() + 30_000)));
    await page.keyboard.press('Enter');
    await page.waitForURL('**/ng/operator');
    await page.getByRole('heading', { level: 1, name: joined.username }).waitFor();

    const late = page.getByRole('region', { name: 'Late', exact: true });
    const reports = late.getByRole('listitem').filter({ hasText: 'Posts and members that somebody reported.' });
    await reports.getByText(/Longest wait: 3 hours\. Late by \d+ minutes\./).waitFor();
    // What was promised first stands first, and its button alone is filled.
    expect(await late.getByRole('listitem').first().innerText()).toContain('Reports');
    const filled = page.getByRole('main').locator('.btn-primary');
    expect([await filled.count(), await reports.locator('.btn-primary').count()]).toEqual([1, 1]);
    await checkPage(page);
    await shoot(page, 'operators-morning-360');

    await reports.getByRole('link', { name: 'Start' }).click();
    await page.waitForURL('**/ng/operator/reports');
    // Other journeys report, too: theirs are read past.
    await grace.open(`/ng/operator/reports?after=${id - 1}`);
    await page.getByText('Win a phone today').first().waitFor();
    await page.getByRole('button', { name: 'Keep' }).click();
    await page.getByText('Kept. We’ve told the person who reported it.').waitFor();
    await page.getByRole('navigation', { name: 'Console' }).getByRole('link', { name: 'What needs you' }).click();
    await page.getByRole('heading', { name: 'The machine' }).waitFor();
    expect(await reports.count()).toBe(0);

    await page.getByRole('navigation', { name: 'Console' }).getByRole('link', { name: 'Statistics' }).click();
    await page.getByRole('heading', { name: 'Who comes, and who joins?' }).waitFor();
    await checkPage(page);
    await shoot(page, 'operators-statistics-360');
    const csv = await savedBy(page, () => page.getByRole('button', { name: /^CSV/ }).click());
    expect(linesOf(csv).at(-1)?.[0]).toBe(dayBack(1));
    await page.goBack();
    await page.getByRole('heading', { name: 'The machine' }).waitFor();
    expect(new URL(page.url()).pathname).toBe('/ng/operator');
  });

  test('has the files before script: figures by the page’s form, weeks by a link that holds them', async ({
    journey,
  }) => {
    const grace = await journey.visitor({ width: 360, javaScript: false });
    const { page } = grace;
    await makeOperator(grace);
    await recount(dayBack(1), dayBack(1));
    await page.goto('/operator/statistics?about=members');
    const csv = await savedBy(page, () => page.getByRole('button', { name: /^CSV/ }).click());
    expect(linesOf(csv).at(-1)?.[0]).toBe(dayBack(1));
    await checkOverflow(page);

    await page.getByRole('link', { name: 'Coming back' }).click();
    await page.waitForURL('**about=retention**');
    const weeks = linesOf(await savedBy(page, () => page.getByRole('link', { name: 'CSV' }).click()));
    expect(weeks[0]?.slice(0, 3)).toEqual(['Week from', 'Joined', 'Week 1']);
    expect(weeks.slice(1).map(([week = '']) => new Date(week).getUTCDay())).toEqual(Array.from({ length: 8 }, () => 1));
    await checkOverflow(page);
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
    await page.locator('summary').getByText('Members here as a table').click();
    const table = await tableOf(page, 'Members here as a table');
    expect(table.map((row) => row[1])).toEqual([
      'Members here',
      expect.stringMatching(/^\d+$/),
      expect.stringMatching(/^(\d+|under 5)$/),
    ]);
    await checkPage(page);
    await shoot(page, 'operators-statistics-1280');

    const lines = linesOf(await savedBy(page, () => page.getByRole('button', { name: /^CSV/ }).click()));
    const shown = (cell: string | undefined) => (cell === '–' ? '' : cell);
    const [head = [], ...rows] = lines;
    const at = head.indexOf('Members here');
    expect(head[0]).toBe('Day');
    expect(rows.map(([day]) => day)).toEqual([first, last]);
    expect(rows.map((row) => row[at]).toReversed()).toEqual(table.slice(1).map((row) => shown(row[1] ?? '')));
  });
});
