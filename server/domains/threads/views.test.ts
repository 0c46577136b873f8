import { sql } from 'kysely';
import pino from 'pino';
import { describe, expect, onTestFinished, test, vi } from 'vitest';
import { testForum, type Writer } from '../../../tests/support/forum.ts';
import { createViewCounter } from './core/reads/views.ts';
import { createMergeViews } from './jobs/merge-views.ts';

const forum = await testForum();
const { api, clock, db, member, post, settle } = forum;
const log = pino({ level: 'silent' });
const deps = { db, log, clock: clock.now };
const phone = 'Mozilla/5.0 (Linux; Android 8.1; itel W5006X) AppleWebKit/537.36 Chrome/96.0 Mobile Safari/537.36';
const guest = (n: number) => ({ ip: `198.51.100.${n}`, userAgent: phone });
const hourMs = 3_600_000;

/** Goes on to so many minutes past the next hour. */
const toMinute = (minute: number): void => {
  const now = clock.now().getTime();
  clock.advance(Math.ceil((Math.ceil(now / hourMs) * hourMs + minute * 60_000 - now) / 1000));
};
const viewsOf = async (tid: number): Promise<number> => {
  const row = db.selectFrom('threads.threads').select('views').where('tid', '=', tid);
  return (await row.executeTakeFirstOrThrow()).views;
};
const batches = async () =>
  (
    await sql<{ hour: Date; merged: boolean; bytes: number }>`
    select hour, merged, length(pairs) as bytes from threads.view_batches order by id`.execute(db)
  ).rows;
/** Facts that were announced about a thread's views, collected by the site already or not. */
const announced = async (tid: number): Promise<{ at: number }[]> => {
  const { rows } = await sql<{ payload: { at: number } }>`
    select payload from (
      select name, payload from platform.events
      union all
      select e ->> 'name', e -> 'payload' from platform.outbox o, jsonb_array_elements(o.events) e
    ) facts
     where name = 'threads.threads-viewed' and payload @> ${JSON.stringify({ threads: [{ tid }] })}::jsonb`.execute(db);
  return rows.map(({ payload }) => payload);
};
/** What the running site has gathered is added. */
const merge = () => forum.runTask('threads.merge-views');
const nothing = { flush: async () => undefined };
/** A process beside the site: its counter, and its job, which remembers an hour by itself. */
const aProcess = () => {
  const views = createViewCounter(deps);
  return { views, merge: createMergeViews({ ...deps, views }) };
};

describe('a view is one reader of a thread in one hour', () => {
  const browser = { 'user-agent': phone };
  const read = (who: Writer | undefined, tid: number, headers: Record<string, string> = browser) =>
    forum.caller().call('threads.info', { tid }, { ...(who && { token: who.token }), headers });

  test('of the clock: a member by two calls once, and again in the next', async () => {
    const [ada, bola, chidi] = [await member(), await member(), await member()];
    const { tid } = await post(ada);
    toMinute(10);
    await read(bola, tid);
    await api.must('threads.view', { tid }, bola);
    await merge();
    await read(bola, tid, { 'user-agent': 'okhttp/4.12' });
    await read(chidi, tid);
    await merge();
    expect(await viewsOf(tid)).toBe(2);
    toMinute(1);
    await read(bola, tid);
    await merge();
    expect(await viewsOf(tid)).toBe(3);
  });

  test('a guest is known by address and browser', async () => {
    const { tid } = await post(await member());
    const [here, there] = [forum.caller(), forum.caller()];
    for (const at of [here, here, there]) await at.must('threads.info', { tid }, { headers: browser });
    await here.must('threads.info', { tid }, { headers: { 'user-agent': `${phone} 2` } });
    await merge();
    expect(await viewsOf(tid)).toBe(3);
  });

  test('one customer’s line counts 500 times for a thread, whatever browsers it names, and others beside it', async () => {
    const { tid } = await post(await member());
    const { views, merge: mergeHere } = aProcess();
    for (let n = 1; n <= 600; n += 1) views.seen(tid, { ip: '203.0.113.200', userAgent: `${phone} ${n}` });
    views.seen(tid, guest(1));
    views.seen(tid, { uid: 1_000_000 });
    await mergeHere();
    expect(await viewsOf(tid)).toBe(502);
    const { views: again, merge: mergeAgain } = aProcess();
    for (let n = 601; n <= 700; n += 1) again.seen(tid, { ip: '203.0.113.200', userAgent: `${phone} ${n}` });
    await mergeAgain();
    expect(await viewsOf(tid)).toBe(502);
  });

  test.each<[string, Record<string, string>]>([
    ['a crawler', { 'user-agent': 'Mozilla/5.0 (compatible; Googlebot/2.1; +http://www.google.com/bot.html)' }],
    ['a program', { 'user-agent': 'curl/8.5.0' }],
    ['a browser that fetches ahead', { ...browser, 'sec-purpose': 'prefetch' }],
    ['a page that is drawn ahead', { ...browser, 'sec-purpose': 'prefetch;prerender' }],
    ['an older browser that fetches ahead', { ...browser, purpose: 'prefetch' }],
    ['another one', { ...browser, 'x-moz': 'prefetch' }],
    ['our own quiet refresh', { ...browser, 'x-quiet': '1' }],
  ])('%s is no reader', async (_, headers) => {
    const { tid } = await post(await member());
    await read(undefined, tid, headers);
    await merge();
    expect(await viewsOf(tid)).toBe(0);
  });

  test('what a member’s browser fetches ahead or refreshes by itself is none', async () => {
    const { tid } = await post(await member());
    for (const header of ['sec-purpose', 'x-quiet'])
      await read(await member(), tid, { ...browser, [header]: 'prefetch' });
    await merge();
    expect(await viewsOf(tid)).toBe(0);
  });

  test('nobody’s own, and none of a thread that may not be read, or is gone', async () => {
    const [ada, bola] = [await member(), await member()];
    const [own, guarded, gone] = [await post(ada), await post(ada), await post(ada)];
    await db.updateTable('threads.threads').set({ readperm: 90 }).where('tid', '=', guarded.tid).execute();
    await api.must('threads.view', { tid: own.tid }, ada);
    expect((await read(bola, guarded.tid)).ok).toBe(false);
    await read(undefined, guarded.tid);
    await read(bola, gone.tid);
    await api.must('threads.delete', { tid: gone.tid }, ada);
    expect((await read(await member(), gone.tid)).ok).toBe(false);
    await merge();
    expect([await viewsOf(own.tid), await viewsOf(guarded.tid), await viewsOf(gone.tid)]).toEqual([0, 0, 0]);
  });

  test('authors are announced with their threads, so many in a fact', async () => {
    const ada = await member();
    const [one, other] = [await post(ada), await post(ada)];
    const { views, merge: mergeHere } = aProcess();
    for (const n of [1, 2, 3]) views.seen(one.tid, guest(n));
    views.seen(other.tid, guest(1));
    await mergeHere();
    expect(await announced(one.tid)).toMatchObject([
      {
        authors: [{ uid: ada.uid, views: 4 }],
        threads: [
          { tid: one.tid, uid: ada.uid, views: 3 },
          { tid: other.tid, uid: ada.uid, views: 1 },
        ],
      },
    ]);
    await settle();
    const points = db.selectFrom('ranking.points').select('views').where('uid', '=', ada.uid);
    expect(await points.execute()).toEqual([{ views: 4 }]);
  });
});

describe('views are gathered', () => {
  test('and written packed every 5 seconds, so that a kill loses no more: no row a view', async () => {
    const { tid } = await post(await member());
    await merge();
    const before = (await batches()).length;
    vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] });
    onTestFinished(() => void vi.useRealTimers());
    const { views } = aProcess();
    for (let n = 1; n <= 200; n += 1) for (let times = 0; times < 3; times += 1) views.seen(tid, guest(n));
    vi.advanceTimersByTime(4999);
    expect(await batches()).toHaveLength(before);
    vi.advanceTimersByTime(1);
    vi.useRealTimers();
    await expect.poll(async () => (await batches()).slice(before)).toMatchObject([{ merged: false, bytes: 3200 }]);
    await merge();
    expect(await viewsOf(tid)).toBe(200);
  });

  test('before their time where there are many, and no more than fit while the database is away', async () => {
    const { tid } = await post(await member());
    const { views, merge: mergeHere } = aProcess();
    const before = (await batches()).length;
    for (let n = 1; n <= 10_000; n += 1) views.seen(tid, { uid: 1_000_000 + n });
    await expect.poll(async () => (await batches()).slice(before)).toMatchObject([{ bytes: 160_000 }]);
    await sql`alter table threads.view_batches rename to out_of_reach`.execute(db);
    for (let n = 1; n <= 60_000; n += 1) views.seen(tid, { uid: 2_000_000 + n });
    await views.flush();
    views.seen(tid, { uid: 3_000_000 });
    await sql`alter table threads.out_of_reach rename to view_batches`.execute(db);
    await mergeHere();
    expect(await viewsOf(tid)).toBe(10_000 + 40_000);
  });

  test('one batch after the other, so that whoever waits for the last one waits for all', async () => {
    const { tid } = await post(await member());
    const { views } = aProcess();
    views.seen(tid, guest(1));
    const order: string[] = [];
    const note = (which: string) => () => void order.push(which);
    await Promise.all([views.flush().then(note('first')), views.flush().then(note('last'))]);
    expect(order).toEqual(['first', 'last']);
  });

  test('and what can’t be written any longer than five minutes after its hour is left out', async () => {
    const { tid } = await post(await member());
    const { views, merge: mergeHere } = aProcess();
    toMinute(59);
    views.seen(tid, guest(1));
    toMinute(4);
    views.seen(tid, guest(1));
    await mergeHere();
    expect(await viewsOf(tid)).toBe(2);
    toMinute(59);
    views.seen(tid, guest(2));
    toMinute(6);
    await mergeHere();
    expect(await viewsOf(tid)).toBe(2);
  });
});

/** Holds a thread's row, so that a merge waits for it; `kill` ends the connections that wait, and says how many they were. */
async function holdThread(tid: number) {
  const held = await forum.pool.connect();
  await held.query('begin');
  await held.query('select from threads.threads where tid = $1 for update', [tid]);
  const kill = async (): Promise<number> => {
    const { rows } = await sql`
      select pg_terminate_backend(pid) from pg_stat_activity
       where datname = current_database() and wait_event_type = 'Lock' and query like '%set views%'`.execute(db);
    return rows.length;
  };
  const release = async (): Promise<void> => {
    await held.query('rollback');
    held.release();
  };
  return { kill, release };
}

describe('views are merged', () => {
  test('once though two processes gather and merge, and one begins anew', async () => {
    const { tid } = await post(await member());
    toMinute(5);
    const [one, other] = [aProcess(), aProcess()];
    for (const { views } of [one, other]) for (const n of [1, 2, 3]) views.seen(tid, guest(n));
    one.views.seen(tid, guest(4));
    await one.views.flush();
    await other.views.flush();
    await Promise.all([one.merge(), other.merge()]);
    expect(await viewsOf(tid)).toBe(4);
    for (const process of [other, one, aProcess(), other]) {
      process.views.seen(tid, guest(2));
      process.views.seen(tid, guest(5));
      await process.merge();
    }
    expect(await viewsOf(tid)).toBe(5);
  });

  test('once though a merge is killed before it commits', async () => {
    const { tid } = await post(await member());
    const killed = aProcess();
    killed.views.seen(tid, guest(1));
    await killed.views.flush();
    const { kill, release } = await holdThread(tid);
    const ended = killed.merge().then(
      () => 'merged',
      () => 'killed',
    );
    // It is begun again twice; what it knew of the hour then mustn't pass for counted.
    for (let attempt = 1; attempt <= 3; attempt += 1) await expect.poll(kill).toBe(1);
    expect(await ended).toBe('killed');
    await release();
    expect(await viewsOf(tid)).toBe(0);
    killed.views.seen(tid, guest(1));
    await killed.merge();
    await aProcess().merge();
    await killed.merge();
    expect(await viewsOf(tid)).toBe(1);
  });

  test('once though a merge loses its connection, and is begun again', async () => {
    const { tid } = await post(await member());
    const { views, merge: mergeHere } = aProcess();
    for (const n of [1, 2]) views.seen(tid, guest(n));
    await views.flush();
    const { kill, release } = await holdThread(tid);
    const ended = mergeHere();
    await expect.poll(kill).toBe(1);
    await release();
    await ended;
    expect(await viewsOf(tid)).toBe(2);
  });

  test('also hours later, at the moment of their hour', async () => {
    const ada = await member();
    const { tid } = await post(ada);
    toMinute(30);
    const { views, merge: mergeHere } = aProcess();
    const read = clock.now().getTime();
    views.seen(tid, guest(1));
    await views.flush();
    clock.advance(3 * 3600);
    await mergeHere();
    expect(await viewsOf(tid)).toBe(1);
    const [fact] = await announced(tid);
    expect(Math.abs(Number(fact?.at) - read)).toBeLessThan(60_000);
  });

  test('and nothing is left that says who read what: batches go with their hour, the salt with its day', async () => {
    const { tid } = await post(await member());
    await createMergeViews({ ...deps, views: nothing })();
    // An hour whose next one is of the same day.
    toMinute(59);
    if (clock.now().getUTCHours() === 23) toMinute(59);
    const { views, merge: mergeHere } = aProcess();
    views.seen(tid, { uid: 7 });
    await mergeHere();
    expect(await batches()).not.toEqual([]);
    toMinute(9);
    await mergeHere();
    expect(await batches()).not.toEqual([]);
    clock.advance(60);
    await mergeHere();
    expect(await batches()).toEqual([]);
    const salts = async () => (await sql`select day from threads.view_salts`.execute(db)).rows.length;
    expect(await salts()).toBeGreaterThan(0);
    clock.advance(86_400);
    await mergeHere();
    expect(await salts()).toBe(0);
    expect(await viewsOf(tid)).toBe(1);
  });

  test('and no batch goes of which another of its hour still waits', async () => {
    const { tid } = await post(await member());
    toMinute(30);
    const { views, merge: mergeHere } = aProcess();
    views.seen(tid, guest(1));
    await mergeHere();
    views.seen(tid, guest(1));
    await views.flush();
    clock.advance(7200);
    await aProcess().merge();
    expect(await viewsOf(tid)).toBe(1);
  });
});
