import { beforeEach, describe, expect, onTestFinished, test } from 'vitest';
import { testForum, type Writer } from '../../../tests/support/forum.ts';
import { saveSetting } from '../../../tests/support/settings.ts';
import { writeInJob } from '../../platform/jobs/write-in-job.ts';
import { threadsViewed } from '../threads/index.ts';
import { syncPlaces } from './jobs/sync-places.ts';
import { rankingPersonalData } from './personal-data.ts';

const forum = await testForum();
const { api, clock, db, member, post, reply, settle, runTask } = forum;
const hour = 3600;
// No month turns, in whatever country, while hours pass.
while (clock.now().getUTCDate() > 26 || clock.now().getUTCDate() < 2) clock.advance(24 * hour);

beforeEach(() => forum.forgetLimits());

const like = (who: Writer, pid: number, on: 0 | 1 = 1) => api.must('threads.like', { pid, like: on }, who);
const follow = (who: Writer, { uid }: Writer, on: 0 | 1 = 1) =>
  api.must('follows.follow', { follow_uid: uid, follow: on }, who);
/** The next hour has come, and was counted. */
const countAnew = async () => {
  await settle();
  clock.advance(hour);
  await runTask('ranking.sync-places');
  await settle();
};
const listOf = async (fields: object, who?: Writer) => (await api.must('ranking.list-national', fields, who)).data;
const placesOf = async (country_fid: number, who?: Writer) =>
  (await listOf({ country_fid }, who)).list.map(({ rank, uid, points }) => [rank, uid, points]);
const meOf = async (country_fid: number, who: Writer) => (await listOf({ country_fid }, who)).me!;

describe('points of a month', () => {
  test('R-RNK-001 R-RNK-005 members stand by what others gave them, counted every hour', async () => {
    const fid = 206;
    const [ada, bola, chi] = [
      await member({ countryFid: fid }),
      await member({ countryFid: fid }),
      await member({ countryFid: fid }),
    ];
    const [first, second] = [await post(ada), await post(bola)];
    await like(bola, first.pid);
    await reply(bola, first.tid);
    await follow(chi, bola);
    await like(ada, second.pid);
    expect(await placesOf(fid)).toEqual([]);
    await countAnew();
    expect(await placesOf(fid)).toEqual([
      [1, bola.uid, 6],
      [2, ada.uid, 3],
    ]);
    const page = await listOf({ country_fid: fid });
    expect(page).toMatchObject({ page: 1, count: 2, counts: 2, totalPage: 1, me: null });
    expect(page.champion?.uid).toBe(bola.uid);
    expect(page.counted_at % hour).toBe(0);
    const all = (await api.must('ranking.list-global', { limit: 50 })).data.list.map(({ uid }) => uid);
    expect(all.indexOf(bola.uid)).toBeLessThan(all.indexOf(ada.uid));
    expect(await meOf(fid, ada)).toMatchObject({ rank: 2, points: 3, like: 1, comments: 1, followers: 0 });
    expect((await meOf(fid, ada)).next).toEqual({ uid: bola.uid, username: bola.username, points: 3 });
    expect(await meOf(fid, chi)).toMatchObject({ rank: 0, points: 0, next: null });
  });

  test('nobody gives to themselves, and what was taken back counts no more', async () => {
    const fid = 207;
    const [ada, bola] = [await member({ countryFid: fid }), await member({ countryFid: fid })];
    const { tid, pid } = await post(ada);
    await like(ada, pid);
    await reply(ada, tid);
    await countAnew();
    expect(await placesOf(fid)).toEqual([]);
    await like(bola, pid);
    await follow(bola, ada);
    const answer = await reply(bola, tid);
    await countAnew();
    expect(await placesOf(fid)).toEqual([[1, ada.uid, 8]]);
    await like(bola, pid, 0);
    await follow(bola, ada, 0);
    await api.must('threads.delete-post', { pid: answer.pid }, bola);
    await countAnew();
    expect(await placesOf(fid)).toEqual([]);
  });

  test('a hundred views are a point', async () => {
    const ada = await member({ countryFid: 208 });
    const seen = (views: number) => threadsViewed({ authors: [{ uid: ada.uid, views }], at: clock.now().getTime() });
    await writeInJob(db, clock.now(), async ({ emit }) => {
      emit(seen(60));
      emit(seen(40));
    });
    await countAnew();
    expect(await meOf(208, ada)).toMatchObject({ views: 100, points: 1 });
  });

  test('a month begins anew, and how somebody moved is said since the day began', async () => {
    const site = await testForum({ ended: onTestFinished });
    const { api, clock, member, post, settle, runTask } = site;
    await site.db
      .updateTable('accounts.sessions')
      .set({ expires_at: new Date('2090-01-01') })
      .execute();
    const at = (text: string) => clock.advance((new Date(text).getTime() - clock.now().getTime()) / 1000);
    const count = async (text: string) => {
      await settle();
      at(text);
      await runTask('ranking.sync-places');
      await settle();
    };
    const month = clock.now().getUTCMonth();
    const year = clock.now().getUTCFullYear();
    const day = (date: number, of: number) => new Date(Date.UTC(year, month + 1, date, of)).toISOString();
    at(day(10, 8));
    const [ada, bola, chi] = [await member(), await member(), await member()];
    const [first, second] = [await post(ada), await post(bola)];
    await api.must('threads.like', { pid: first.pid, like: 1 }, chi);
    await count(day(10, 23));
    for (const who of [ada, chi]) await api.must('threads.like', { pid: second.pid, like: 1 }, who);
    await count(day(11, 0));
    const moved = async () =>
      (await api.must('ranking.list-national', { country_fid: 188 })).data.list.map((row) => [row.uid, row.moved]);
    expect(await moved()).toEqual([
      [bola.uid, null],
      [ada.uid, -1],
    ]);
    await count(day(11, 9));
    expect(await moved()).toEqual([
      [bola.uid, null],
      [ada.uid, -1],
    ]);
    await count(day(12, 0));
    expect(await moved()).toEqual([
      [bola.uid, 0],
      [ada.uid, 0],
    ]);
    await count(day(32, 1));
    expect(await moved()).toEqual([]);
  });
});

describe('the counting', () => {
  test('run twice, or by two at once, or in small batches, it gives the same places', async () => {
    const fid = 209;
    const members = [];
    for (let i = 0; i < 5; i += 1) members.push(await member({ countryFid: fid }));
    const fan = await member({ countryFid: 293 });
    for (const writer of members) {
      const { pid } = await post(writer);
      await like(fan, pid);
    }
    const expected = members.map(({ uid }, at) => [at + 1, uid, 1]);
    await countAnew();
    expect(await placesOf(fid)).toEqual(expected);
    await runTask('ranking.sync-places');
    expect(await placesOf(fid)).toEqual(expected);
    clock.advance(hour);
    await Promise.all([syncPlaces({ db, clock: clock.now }, 2), syncPlaces({ db, clock: clock.now }, 2)]);
    await settle();
    expect(await placesOf(fid)).toEqual(expected);
    expect((await listOf({ country_fid: fid })).count).toBe(5);
  });

  test('one that was interrupted is taken up again; until then the one before is shown', async () => {
    const fid = 211;
    const [ada, fan] = [await member({ countryFid: fid }), await member({ countryFid: 293 })];
    const { pid } = await post(ada);
    await like(fan, pid);
    await countAnew();
    clock.advance(hour);
    const at = new Date(Math.floor(clock.now().getTime() / 3_600_000) * 3_600_000);
    await db
      .insertInto('ranking.runs')
      .values({
        hour: at,
        month: `${at.toISOString().slice(0, 8)}01`,
        after_score: Number.MAX_SAFE_INTEGER,
        after_uid: 0,
      })
      .execute();
    expect(await placesOf(fid)).toEqual([[1, ada.uid, 1]]);
    await runTask('ranking.sync-places');
    await settle();
    expect(await placesOf(fid)).toEqual([[1, ada.uid, 1]]);
    expect(await db.selectFrom('ranking.runs').selectAll().where('done_at', 'is', null).execute()).toEqual([]);
  });

  test('R-RNK-008 a page is a range of places, past the end it is empty', async () => {
    const fid = 213;
    const fan = await member({ countryFid: 293 });
    const uids: number[] = [];
    for (let i = 0; i < 5; i += 1) {
      const writer = await member({ countryFid: fid });
      uids.push(writer.uid);
      await follow(fan, writer);
    }
    await countAnew();
    const page = async (at: number) => await listOf({ country_fid: fid, page: at, limit: 2 }, fan);
    const second = await page(2);
    expect(second).toMatchObject({ page: 2, count: 5, counts: 5, totalPage: 3 });
    expect(second.list.map(({ uid, rank, follow_status }) => [uid, rank, follow_status])).toEqual([
      [uids[2], 3, 1],
      [uids[3], 4, 1],
    ]);
    expect(second.champion?.uid).toBe(uids[0]);
    expect((await page(4)).list).toEqual([]);
    expect((await api.call('ranking.list-national', { country_fid: 1 })).error).toBe('wire.bad_input');
  });
});

describe('who stands in the lists', () => {
  test('who was banned or is gone stands nowhere at once, and who is blocked for nobody who blocked', async () => {
    const fid = 215;
    const [ada, bola, chi, operator] = [
      await member({ countryFid: fid }),
      await member({ countryFid: fid }),
      await member({ countryFid: fid }),
      await member({ groupid: 1 }),
    ];
    for (const [writer, fans] of [
      [ada, [bola, chi, operator]],
      [bola, [chi, operator]],
      [chi, [operator]],
    ] as const)
      for (const fan of fans) await follow(fan, writer);
    await countAnew();
    const uids = async (who?: Writer) => (await listOf({ country_fid: fid }, who)).list.map(({ uid }) => uid);
    expect(await uids()).toEqual([ada.uid, bola.uid, chi.uid]);

    await api.must('follows.block', { block_uid: ada.uid, status: 1 }, chi);
    expect(await uids(chi)).toEqual([bola.uid, chi.uid]);
    expect((await listOf({ country_fid: fid }, chi)).champion?.uid).toBe(bola.uid);
    expect(await uids(bola)).toEqual([ada.uid, bola.uid, chi.uid]);

    const ban = { ban_uid: ada.uid, bannew: 5, banexpirynew: 7, reason: 'spam' } as const;
    await api.must('moderation.ban-user', ban, operator);
    expect(await uids()).toEqual([bola.uid, chi.uid]);
    expect((await listOf({ country_fid: fid })).champion?.uid).toBe(bola.uid);
    // From the next hour on nobody stands after an empty place.
    await countAnew();
    expect(await placesOf(fid)).toEqual([
      [1, bola.uid, 10],
      [2, chi.uid, 5],
    ]);
    await api.must('moderation.ban-user', { ...ban, bannew: 0 }, operator);
    await countAnew();
    expect(await uids()).toEqual([ada.uid, bola.uid, chi.uid]);

    await rankingPersonalData.forget(
      { ...forum.app.platform, db, now: clock.now(), emit: () => {}, stale: () => {} },
      bola.uid,
    );
    await db.updateTable('accounts.members').set({ username: '' }).where('uid', '=', bola.uid).execute();
    forum.app.platform.tags.moved([`u:${bola.uid}`]);
    expect(await uids()).toEqual([ada.uid, chi.uid]);
  });

  test('who moved to another country stands in its list from the next hour on', async () => {
    const [ada, fan] = [await member({ countryFid: 217 }), await member({ countryFid: 293 })];
    await follow(fan, ada);
    await countAnew();
    expect(await placesOf(217)).toEqual([[1, ada.uid, 5]]);
    await db.updateTable('accounts.members').set({ country_fid: 220 }).where('uid', '=', ada.uid).execute();
    const { pid } = await post(ada);
    await like(fan, pid);
    await countAnew();
    expect(await placesOf(217)).toEqual([]);
    expect(await placesOf(220)).toEqual([[1, ada.uid, 6]]);
  });

  test('around the reader stand their neighbours, and among the followed the reader', async () => {
    const fid = 222;
    const fans: Writer[] = [];
    for (let i = 0; i < 3; i += 1) fans.push(await member({ countryFid: 293 }));
    const writers: Writer[] = [];
    for (let i = 0; i < 6; i += 1) writers.push(await member({ countryFid: fid }));
    for (const [at, writer] of writers.entries()) {
      await follow(fans[0]!, writer);
      const { pid } = await post(writer);
      for (let i = at; i < 3; i += 1) await like(fans[i]!, pid);
    }
    await countAnew();
    const me = writers[3]!;
    const around = (await api.must('ranking.around', {}, me)).data;
    expect(around.list.map(({ rank }) => rank)).toEqual([2, 3, 4, 5, 6]);
    expect(around).toMatchObject({ count: 6, next: '', me: { rank: 4, uid: me.uid } });
    expect((await api.must('ranking.around', { is_global: 1 }, me)).data.count).toBeGreaterThan(6);
    expect((await api.must('ranking.around', {}, fans[1])).data).toMatchObject({ list: [], me: { rank: 0 } });

    await follow(me, writers[0]!);
    await follow(me, writers[5]!);
    const first = (await api.must('ranking.followed', { limit: 2 }, me)).data;
    expect(first.list.map(({ uid, follow_status }) => [uid, follow_status])).toEqual([
      [writers[0]!.uid, 1],
      [me.uid, 0],
    ]);
    const rest = (await api.must('ranking.followed', { limit: 2, after: first.next }, me)).data;
    expect([rest.list.map(({ uid }) => uid), rest.next]).toEqual([[writers[5]!.uid], '']);
    const own = (await api.must('ranking.ucenter-list', {}, me)).data;
    expect(own.list.map(({ uid }) => uid)).toEqual(writers.map(({ uid }) => uid));
    expect((await api.must('ranking.ucenter-list', { is_all: 1 }, me)).data.count).toBeGreaterThan(6);
  });

  test('a row says whether the reader liked something of that member', async () => {
    const [ada, bola] = [await member({ countryFid: 331 }), await member({ countryFid: 331 })];
    const { pid } = await post(ada);
    await like(bola, pid);
    await countAnew();
    const marks = async (who?: Writer) =>
      (await listOf({ country_fid: 331 }, who)).list.map((row) => [row.like, row.is_like]);
    expect([await marks(bola), await marks(ada), await marks()]).toEqual([[[1, 1]], [[1, 0]], [[1, 0]]]);
  });
});

describe('discovery', () => {
  test('R-DSC-001 a country shows its hot creators first, its newcomers, its ranking, and who waits for a reply', async () => {
    const fid = 332;
    const [ada, bola, fan, operator] = [
      await member({ countryFid: fid }),
      await member({ countryFid: fid }),
      await member({ countryFid: fid }),
      await member({ groupid: 1 }),
    ];
    await db.updateTable('accounts.members').set({ is_creator: true }).where('uid', '=', bola.uid).execute();
    forum.app.platform.tags.moved([`u:${bola.uid}`]);
    const answered = await post(ada, { subject: 'Rain in the hills' });
    const waiting = await post(ada, { subject: 'Who mends radios' });
    await reply(fan, answered.tid);
    await follow(fan, bola);
    await follow(fan, ada);
    await countAnew();
    const found = async (who?: Writer) => (await api.must('ranking.find-special', { country_fid: fid }, who)).data;
    expect((await found(fan)).hot.map(({ uid, follow_status }) => [uid, follow_status])).toEqual([
      [bola.uid, 1],
      [ada.uid, 1],
    ]);
    expect((await found()).hot.map(({ follow_status }) => follow_status)).toEqual([0, 0]);
    expect((await found()).newcomers.map(({ uid, tid }) => [uid, tid])).toEqual([[ada.uid, answered.tid]]);
    const isOwn = async (who?: Writer) => (await found(who)).newcomers.map(({ is_own }) => is_own);
    expect([await isOwn(ada), await isOwn(bola), await isOwn()]).toEqual([[1], [0], [0]]);
    expect((await found()).unanswered.map(({ tid }) => tid)).toContain(waiting.tid);
    expect((await found()).unanswered.map(({ tid }) => tid)).not.toContain(answered.tid);
    const ranking = (await api.must('ranking.find-ranking', { country_fid: fid })).data;
    expect(ranking.list.map(({ uid }) => uid)).toEqual([ada.uid, bola.uid]);

    await api.must('moderation.ban-user', { ban_uid: ada.uid, bannew: 4, banexpirynew: 7, reason: 'spam' }, operator);
    expect((await found()).hot.map(({ uid }) => uid)).toEqual([bola.uid]);
    expect((await found()).newcomers).toEqual([]);
    expect((await api.call('ranking.find-special', { country_fid: 1 })).error).toBe('wire.bad_input');
  });

  test('a deleted thread leads nobody to a newcomer, and in time nobody is new', async () => {
    const fid = 772;
    const [ada, bola] = [await member({ countryFid: fid }), await member({ countryFid: fid })];
    const { tid } = await post(ada);
    await post(bola);
    await settle();
    const newcomers = async () =>
      (await api.must('ranking.find-special', { country_fid: fid })).data.newcomers.map(({ uid }) => uid);
    expect((await newcomers()).toSorted()).toEqual([ada.uid, bola.uid].toSorted());
    await api.must('threads.delete', { tid }, ada);
    await settle();
    expect(await newcomers()).toEqual([bola.uid]);
    await forum.daysLater(15, async () => {
      expect(await newcomers()).toEqual([]);
      await runTask('ranking.drop-newcomers');
      expect(await db.selectFrom('ranking.newcomers').select('uid').where('country_fid', '=', fid).execute()).toEqual(
        [],
      );
    });
  });

  test('whom the reader follows, hides or is, isn’t recommended', async () => {
    const fid = 210;
    const [ada, bola, chi, dee] = [
      await member({ countryFid: fid }),
      await member({ countryFid: fid }),
      await member({ countryFid: fid }),
      await member({ countryFid: fid }),
    ];
    for (const writer of [ada, bola, chi]) await follow(dee, writer);
    await countAnew();
    await follow(ada, bola);
    const recommended = async (who?: Writer) =>
      (await api.must('ranking.recommended-list', {}, who)).data.list.map(({ uid }) => uid);
    expect(await recommended(ada)).not.toContain(ada.uid);
    expect(await recommended(ada)).not.toContain(bola.uid);
    expect((await recommended(ada))[0]).toBe(chi.uid);
    await api.must('follows.block', { block_uid: chi.uid, status: 1 }, ada);
    expect(await recommended(ada)).not.toContain(chi.uid);
    expect((await recommended()).length).toBeGreaterThan(0);
  });
});

test('R-MSC-022 R-MSC-023 the football page is open where operators say so, and for country 210 alone', async () => {
  const open = async (country_fid: number) => (await api.must('ranking.football', { country_fid })).data.open;
  expect([await open(210), await open(188)]).toEqual([0, 0]);
  const ctx = { db, now: clock.now(), stale: (tag: string) => forum.app.platform.tags.moved([tag]) };
  await saveSetting(ctx, 'footballOpen', true);
  expect([await open(210), await open(188)]).toEqual([1, 0]);
});
