import { describe, expect, inject } from 'vitest';
import { createMergeViews } from '../server/domains/threads/index.ts';
import { createDb, createPool } from '../server/platform/db/pool.ts';
import { createLog } from '../server/platform/log.ts';
import { newThread } from '../tests/support/content.ts';
import { alive } from './support/alive.ts';
import { type Journey, test } from './support/journey.ts';

const phone = 'Mozilla/5.0 (Linux; Android 8.1; itel W5006X) AppleWebKit/537.36 Chrome/96.0 Mobile Safari/537.36';
const browser = { accept: 'text/html', 'user-agent': phone };

/** The views of threads, merged by a process beside the site: what the site has gathered is written after 5 seconds. */
function viewsOf(journey: Journey) {
  const pool = createPool({ url: inject('siteDatabaseUrl'), max: 2 });
  journey.endWith(() => pool.end());
  const db = createDb(pool);
  const views = { flush: async () => undefined };
  const merge = createMergeViews({ db, log: createLog('error'), clock: () => new Date(), views });
  return async (...tids: number[]): Promise<number[]> => {
    await merge();
    const rows = await db.selectFrom('threads.threads').select(['tid', 'views']).where('tid', 'in', tids).execute();
    return tids.map((tid) => rows.find((row) => row.tid === tid)?.views ?? 0);
  };
}

describe('views', () => {
  test('a guest’s two loads are one, from the cache and as 304 too; heads, what is fetched ahead and programs are none', async ({
    journey,
  }) => {
    const { api } = await journey.visitor();
    const [read, unread] = [
      await newThread(api, { subject: 'Read twice' }),
      await newThread(api, { subject: 'Not read' }),
    ];
    const views = viewsOf(journey);
    const [one, other, crawler] = [await journey.visitor(), await journey.visitor(), await journey.visitor()];
    const path = `/ng/forum/15443/${read.tid}`;
    const first = await one.api.fetch(path, { headers: browser });
    const etag = first.headers.get('etag') ?? (await one.api.fetch(path, { headers: browser })).headers.get('etag');
    expect(first.status).toBe(200);
    const held = await other.api.fetch(path, { headers: { ...browser, 'if-none-match': etag ?? '' } });
    expect(held.status).toBe(304);
    const refused = [
      { method: 'HEAD', headers: browser },
      { headers: { ...browser, 'sec-purpose': 'prefetch' } },
      { headers: { ...browser, 'user-agent': 'Mozilla/5.0 (compatible; Googlebot/2.1)' } },
    ];
    for (const asked of [...refused, ...refused]) await crawler.api.fetch(`/ng/forum/15443/${unread.tid}`, asked);
    await expect.poll(() => views(read.tid, unread.tid)).toEqual([2, 0]);
  });

  test('guests who wait for one page that is made for all of them count each', async ({ journey }) => {
    const { api } = await journey.visitor();
    const { tid } = await newThread(api, { subject: 'Read by four at once' });
    const views = viewsOf(journey);
    const guests = await Promise.all([1, 2, 3, 4].map(() => journey.visitor()));
    const load = () => Promise.all(guests.map((who) => who.api.fetch(`/ng/forum/15443/${tid}`, { headers: browser })));
    for (const answers of [await load(), await load()])
      expect(answers.map(({ status }) => status)).toEqual([200, 200, 200, 200]);
    await expect.poll(() => views(tid)).toEqual([4]);
  });

  test('a guest who loads a page, steps away and comes back is one reader', async ({ journey }) => {
    const { page, api } = await journey.visitor({ width: 360 });
    const { tid } = await newThread(api, { subject: 'Read, left and read again' });
    const views = viewsOf(journey);
    await page.context().setExtraHTTPHeaders({ 'x-forwarded-for': api.address, 'user-agent': phone });
    await page.goto('/ng/latest');
    await alive(page);
    await page.getByRole('link', { name: 'Read, left and read again' }).first().click();
    await page.waitForURL(`**/forum/15443/${tid}`);
    await page.getByRole('heading', { level: 1, name: 'Read, left and read again' }).waitFor();
    for (let times = 0; times < 2; times += 1) {
      await page.reload();
      await alive(page);
    }
    await expect.poll(() => views(tid)).toEqual([1]);
  });
});
