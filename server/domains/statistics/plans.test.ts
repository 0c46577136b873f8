import { afterAll, describe, expect, test } from 'vitest';
import { testForum } from '../../../tests/support/forum.ts';
import { statementsOf } from '../../../tests/support/statements.ts';
import { createDb, createPool } from '../../platform/db/pool.ts';
import { figureName } from '../../platform/figure.ts';
import { joinedByCountry, joinedInOwnSpans } from '../members/index.ts';
import { utcSpan } from './rules/days.ts';
import { allScope } from './rules/scopes.ts';
import { cohortsSince } from './sql/cohorts.ts';
import { daysOfFigure, figureDays, knownParts, partSums } from './sql/figures.ts';

const { app, pool: ofSite } = await testForum();
// Of its own, since the site's jobs ask whenever they like.
const pool = createPool({ url: ofSite.options.connectionString ?? '', max: 2 });
afterAll(() => pool.end());
const db = createDb(pool);
const asked = statementsOf(pool);
const day = '2026-11-15';
// A pool that is new looks around first.
await Promise.all(app.figures.map((figure) => figure.ofDay(db, utcSpan(day))));
const span = { from: new Date('2026-11-09'), to: new Date('2026-11-16') };
const came = { own: false, from: '2026-11-09', to: day };
const days = { part: '', from: '2025-11-16', to: day };

/** The tables that are read from end to end even where the database would rather not, for all that this asks. */
async function readWhole(ask: () => Promise<unknown>): Promise<{ statements: number; whole: string[] }> {
  const before = asked.count();
  await ask();
  const statements = asked.since(before);
  const client = await pool.connect();
  try {
    await client.query('begin');
    await client.query('set local enable_seqscan = off');
    const plans: string[] = [];
    for (const text of statements) {
      const { rows } = await client.query<Record<string, string>>(`explain (generic_plan) ${text}`);
      plans.push(...rows.flatMap((row) => Object.values(row)));
    }
    await client.query('rollback');
    return { statements: statements.length, whole: plans.filter((line) => /Seq Scan on /.test(line)) };
  } finally {
    client.release();
  }
}

describe('each figure of a day is one statement, which an index backs', () => {
  test.each(app.figures.map((figure) => [figureName(figure), figure] as const))('%s', async (_, figure) => {
    expect(await readWhole(() => figure.ofDay(db, utcSpan(day)))).toEqual({ statements: 1, whole: [] });
  });

  test.each([
    ['who joined in a week', () => joinedByCountry(db, span, came)],
    ['who joined in the weeks of their countries', () => joinedInOwnSpans(db, [{ country: 188, ...span }], came)],
    ['a figure’s days', () => figureDays(db, 'threads.replies', allScope, days)],
    ['the days of which it was counted', () => daysOfFigure(db, 'threads.replies', '2025-11-16', day)],
    ['the sums of its parts', () => partSums(db, 'economy.xgoldIn', allScope, days)],
    ['the parts that there are', () => knownParts(db, ['economy.xgoldIn'])],
    ['weeks of joining', () => cohortsSince(db, allScope, '2026-09-21')],
  ])('%s', async (_, ask) => {
    expect(await readWhole(ask)).toEqual({ statements: 1, whole: [] });
  });
});
