import { sql } from 'kysely';
import { beforeEach, describe, expect, test } from 'vitest';
import type { Writer } from '../../../tests/support/forum.ts';
import { countedAnew, recountDays, threadsAnew } from './recount.ts';
import { dayAfter } from './rules/days.ts';
import { daysBetween } from './sql/days.ts';
import { testCreators } from './testing/creator-site.ts';

const site = await testCreators();
const { api, app, clock, creator, db, goTo, member, operator, post, reply, runTask, settle, today } = site;

beforeEach(() => site.forgetLimits());

const like = (who: Writer, pid: number, on: 0 | 1 = 1) => api.must('threads.like', { pid, like: on }, who);
const follow = (who: Writer, whom: Writer, on: 0 | 1 = 1) =>
  api.must('follows.follow', { follow_uid: whom.uid, follow: on }, who);
const likesOf = async (who: Writer, time_start: string, time_end = time_start) =>
  (await api.must('creator.like-count', { time_start, time_end }, who)).data;

describe('a creator’s figures', () => {
  test('R-CRT-014 are those of the day before from 12:00 of the creator’s country on', async () => {
    await goTo(1, 1);
    const ada = await creator();
    const [bola, chidi] = [await member(), await member()];
    const { tid, pid } = await post(ada);
    for (const who of [bola, chidi, ada]) await like(who, pid);
    await reply(bola, tid, { message: 'Which lens was it?' });
    await reply(ada, tid, { message: 'A phone, no lens.' });
    await follow(bola, ada);
    await settle();
    const day = today();
    await goTo(1, 11);
    await runTask('creator.publish-days');
    expect(await likesOf(ada, day)).toEqual([]);
    await goTo(0, 12);
    await runTask('creator.publish-days');
    expect(await likesOf(ada, dayAfter(day, -1), day)).toEqual([
      { time: dayAfter(day, -1), count: 0 },
      { time: day, count: 2 },
    ]);
    const on = { time_start: day, time_end: day };
    expect((await api.must('creator.comment-count', on, ada)).data).toEqual([{ time: day, count: 1 }]);
    expect((await api.must('creator.fans-count', on, ada)).data).toEqual([{ time: day, count: 1 }]);
    expect((await api.must('creator.thread-count', on, ada)).data).toEqual([{ time: day, count: 1 }]);
    expect((await api.must('creator.total-diff', {}, ada)).data).toEqual({
      ...{ view: 0, comment: 1, like: 2, fans: 1, thread: 1 },
    });
    expect((await api.must('creator.total-count', {}, ada)).data).toMatchObject({ threadCount: 1, fansCount: 1 });
  });

  test('lose what is taken back on the day on which it was done', async () => {
    await goTo(1, 9);
    const ada = await creator();
    const bola = await member();
    const { pid } = await post(ada);
    await like(bola, pid);
    await follow(bola, ada);
    const day = today();
    await goTo(2, 13);
    await like(bola, pid, 0);
    await follow(bola, ada, 0);
    await settle();
    await runTask('creator.publish-days');
    expect(await likesOf(ada, day, dayAfter(day, 1))).toEqual([
      { time: day, count: 0 },
      { time: dayAfter(day, 1), count: 0 },
    ]);
    expect((await daysBetween(db, ada.uid, day, day))[0]).toMatchObject({ likes: 0, fans: 0, threads: 1 });
  });

  test('are filled for 30 days before somebody becomes a creator', async () => {
    const ada = await member();
    const bola = await member();
    await goTo(1, 9);
    const { pid } = await post(ada);
    await like(bola, pid);
    await settle();
    const day = today();
    await goTo(2, 13);
    const was = { groupid: 10, isCreator: false, certified: false };
    const change = { uid: ada.uid, office: 0, isCreator: 1, certified: 0, was, reason: 'clear photos' } as const;
    await api.must('operators.change-group', change, operator);
    await settle();
    await runTask('creator.publish-days');
    expect(await likesOf(ada, day)).toEqual([{ time: day, count: 1 }]);
  });

  test('are the same when they are counted anew, whatever was done, undone and deleted', async () => {
    await goTo(1, 6);
    const ada = await creator();
    const readers = [await member(), await member(), await member()];
    const threads: { tid: number; pid: number }[] = [];
    let seed = 7;
    const die = (sides: number): number => {
      seed = (seed * 1_103_515_245 + 12_345) % 2 ** 31;
      return Math.floor((seed / 2 ** 31) * sides);
    };
    const replies: { tid: number; pid: number; by: Writer }[] = [];
    const first = today();
    for (let step = 0; step < 60; step += 1) {
      await site.forgetLimits();
      const reader = readers[die(readers.length)] ?? ada;
      const thread = threads[die(threads.length)];
      const act = die(8);
      if (!thread || act === 0) threads.push(await post(ada, { subject: `Lagos at night, part ${step}` }));
      else if (act < 3) await api.must('threads.like', { pid: thread.pid }, die(5) === 0 ? ada : reader);
      else if (act < 5)
        replies.push({
          ...thread,
          ...(await reply(reader, thread.tid, { message: `So it did, ${step}.` })),
          by: reader,
        });
      else if (act === 5) await api.must('follows.follow', { follow_uid: ada.uid }, reader);
      else if (act === 6 && replies.length > 0) {
        const gone = replies.splice(die(replies.length), 1)[0];
        if (gone) await api.must('threads.delete-post', { tid: gone.tid, pid: gone.pid }, gone.by);
      } else clock.advance(3600 * (8 + die(20)));
      if (step === 45) {
        const { tid } = threads.shift() ?? thread ?? { tid: 0 };
        await api.must('threads.delete', { tid }, ada);
      }
    }
    await settle();
    const last = today();
    const counted = await daysBetween(db, ada.uid, first, last);
    const days = counted.map(({ day }) => day);
    const anew = await countedAnew(db, { uid: ada.uid, country_fid: 188 }, days);
    expect(days.length).toBeGreaterThan(3);
    expect(counted.map(({ views: _, ...figures }) => figures)).toEqual(
      anew.map(({ uid: _, views: _views, ...figures }) => figures),
    );
    const threadsCounted = await sql`
      select to_char(day, 'YYYY-MM-DD') as day, tid, likes, replies from creator.thread_days
       where uid = ${ada.uid} and (likes <> 0 or replies <> 0) order by creator.thread_days.day, tid`.execute(db);
    expect(threadsCounted.rows.length).toBeGreaterThan(3);
    expect(threadsCounted.rows).toEqual(await threadsAnew(db, { uid: ada.uid, country_fid: 188 }, days));
  });

  test('name the threads that were read most, with the views of members and guests, and none that are gone', async () => {
    await goTo(1, 9);
    const ada = await creator();
    const readers = await Promise.all([1, 2, 3].map(() => member()));
    const [first, second, gone] = [
      await post(ada, { subject: 'Read by three' }),
      await post(ada, { subject: 'Read by one' }),
      await post(ada, { subject: 'Read and deleted' }),
    ];
    for (const who of [...readers, ada, ...readers]) await api.must('threads.info', { tid: first.tid }, who);
    for (const { tid } of [second, gone]) await api.must('threads.view', { tid }, readers[0]);
    await like(readers[0]!, first.pid);
    const { pid } = await reply(readers[1]!, first.tid, { message: 'Which lens was it?' });
    await like(readers[2]!, pid);
    const own = await reply(ada, first.tid, { message: 'A phone, no lens.' });
    await like(readers[2]!, own.pid);
    await runTask('threads.merge-views');
    await api.must('threads.delete', { tid: gone.tid }, ada);
    await settle();
    const day = today();
    await goTo(1, 13);
    await runTask('creator.publish-days');
    const { data } = await api.must('creator.centre', { days: 7 }, ada);
    expect(data.mostRead).toEqual([
      { tid: first.tid, subject: 'Read by three', views: 3, likes: 1, replies: 1 },
      { tid: second.tid, subject: 'Read by one', views: 1, likes: 0, replies: 0 },
    ]);
    const span = { time_start: day, time_end: day };
    expect((await api.must('creator.view-count', span, ada)).data).toEqual([{ time: day, count: 5 }]);
    expect(data.newestDay).toBe(day);
  });

  test('of threads stay for the days that are shown', async () => {
    await goTo(1, 13);
    const ada = await creator();
    const rows = async () =>
      (await sql`select from creator.thread_days where uid = ${ada.uid}`.execute(db)).rows.length;
    await like(await member(), (await post(ada)).pid);
    await settle();
    expect(await rows()).toBe(1);
    await goTo(62, 13);
    await runTask('creator.publish-days');
    expect(await rows()).toBe(1);
    await goTo(3, 13);
    await runTask('creator.publish-days');
    expect(await rows()).toBe(0);
  });

  test('that are wrong are made anew for a day, and what is delivered late counts once', async () => {
    await goTo(1, 9);
    const ada = await creator();
    const bola = await member();
    const { pid } = await post(ada);
    await like(bola, pid);
    const day = today();
    await recountDays({ db, clock: clock.now }, { day, uid: ada.uid });
    await settle();
    expect((await daysBetween(db, ada.uid, day, day))[0]).toMatchObject({ likes: 1, threads: 1 });
    await db.updateTable('creator.days').set({ likes: 90 }).where('uid', '=', ada.uid).execute();
    clock.advance(1);
    expect(await recountDays({ db, clock: clock.now }, { day })).toBeGreaterThan(0);
    expect((await daysBetween(db, ada.uid, day, day))[0]).toMatchObject({ likes: 1 });
  });
});

describe('who reads them', () => {
  test('is the creator, and operators', async () => {
    const [ada, bola] = [await creator(), await member()];
    expect(await api.call('creator.total-count', { uid: ada.uid }, bola)).toMatchObject({
      error: 'creator.foreign_uid',
    });
    expect((await api.must('creator.creator-info', { uid: ada.uid }, operator)).data).toMatchObject({
      ...{ uid: ada.uid, isCreator: 1 },
    });
    const own = (await api.must('creator.creator-info', { uid: 0 }, ada)).data;
    expect(own.beCreatorTime).toBeGreaterThan(0);
  });

  test('R-CRT-009 R-CRT-011 learns from the server’s flag alone who is a creator', async () => {
    const [ada, bola] = [await creator(), await member()];
    expect((await api.must('members.is-creator', {}, ada)).data).toEqual({ isCreator: 1 });
    expect((await api.must('members.is-creator', {}, bola)).data).toEqual({ isCreator: 0 });
  });

  test('names days that there are, at most a year of them, in their order', async () => {
    const ada = await creator();
    for (const [field, asked] of [
      ['time_start', { time_start: '2026-02-31' }],
      ['time_start', { time_start: '0000-01-01', time_end: '0000-02-01' }],
      ['time_end', { time_end: '0001-01-01' }],
      ['time_end', { time_start: '2026-03-02', time_end: '2026-03-01' }],
      ['time_start', { time_start: '2024-01-01', time_end: '2025-01-01' }],
    ] as const)
      expect(await api.call('creator.view-count', asked, ada)).toMatchObject({
        ...{ error: 'wire.bad_input', body: { issues: [{ field }] } },
      });
    const year = { time_start: '2024-01-01', time_end: '2024-12-31' };
    expect((await api.must('creator.view-count', year, ada)).data).toHaveLength(366);
    const seconds = { time_start: String(Date.parse('2026-03-01T23:30:00Z') / 1000), time_end: '2026-03-03' };
    expect((await api.must('creator.view-count', seconds, ada)).data.map(({ time }) => time)).toEqual([
      '2026-03-02',
      '2026-03-03',
    ]);
  });

  test('R-CRT-018 has all of the overview at once', async () => {
    const ada = await creator();
    const { data } = await api.must('creator.centre', { days: 7 }, ada);
    expect(data.trends.map(({ figure, list }) => [figure, list.length])).toEqual([
      ['views', 7],
      ['threads', 7],
      ['likes', 7],
      ['fans', 7],
      ['comments', 7],
    ]);
    expect(data).toMatchObject({ timeZone: 'Africa/Lagos', banner: null });
    expect(data.nextAt * 1000).toBeGreaterThan(clock.now().getTime());
    expect(app.cron.some(({ task }) => task === 'creator.publish-days')).toBe(true);
  });
});
