import { beforeEach, describe, expect, test } from 'vitest';
import type { Writer } from '../../../tests/support/forum.ts';
import { bugReopened, bugSolved } from '../threads/index.ts';
import { testTasks } from './testing/tasks-site.ts';

const site = await testTasks();
const { api, clock, db, member, post, reply, settle, announce, keysOf, medals } = site;
const operator = await member({ groupid: 1 });

beforeEach(() => site.forgetLimits());

const likeFacts = (author: Writer, from: number, count: number) =>
  Array.from({ length: count }, (_, i) => ({
    ...{ tid: 1, pid: from + i, uid: operator.uid, authorUid: author.uid, first: true, at: clock.now().getTime() },
  }));
const newsFor = async (who: Writer) => (await api.must('tasks.medal-news', {}, who)).data;
const grant = (who: Writer, medalid: number) =>
  api.must('tasks.grant-medal', { medalid, member: String(who.uid) }, operator);
const wear = (who: Writer, medalids: readonly number[]) =>
  api.call('tasks.wear-medals', { medalids: [...medalids] }, who);

describe('a rule grants a medal', () => {
  test('once, however many events come, and says whom it is owed to', async () => {
    const ada = await member();
    await announce('threads.post-liked', likeFacts(ada, 1, 99));
    await settle();
    expect(await keysOf(ada)).toEqual([]);
    await announce('threads.post-liked', likeFacts(ada, 1, 1000));
    await settle();
    expect(await keysOf(ada)).toEqual(['likes-100']);
    const { rows } = await site.pool.query(
      `select count from tasks.counts where uid = $1 and period = 'ever' and figure = 'like_got'`,
      [ada.uid],
    );
    expect(rows).toEqual([{ count: 1000 }]);
    const { list } = await newsFor(ada);
    expect(list).toMatchObject({ medalid: 6, s3_medal: '/medals/likes-100.svg', name: '100 likes' });
    expect(list!.why).toMatchObject({ uid: operator.uid, username: operator.username });
    expect(list!.why.text).toBe(`With the one from ${operator.username}, you have 100 likes.`);
    const notified = await db.selectFrom('notices.notices').selectAll().where('uid', '=', ada.uid).execute();
    expect(notified.filter(({ kind }) => kind === 'medal')).toHaveLength(1);
  });

  test('and takes it back with the deeds that earned it, but none that was given', async () => {
    const [ada, bola] = [await member(), await member()];
    const liked = likeFacts(ada, 5000, 100);
    await announce('threads.post-liked', [...liked, ...likeFacts(bola, 7000, 100)]);
    await db
      .insertInto('profiles.medals')
      .values({ uid: bola.uid, medal: 'likes-100', granted_at: clock.now(), how: 'store' })
      .execute();
    await settle();
    const undone = [...liked.slice(0, 1), ...likeFacts(bola, 7000, 1)];
    await announce(
      'threads.post-unliked',
      undone.map((fact) => ({ ...fact, at: fact.at + 1 })),
    );
    await settle();
    expect([await keysOf(ada), await keysOf(bola)]).toEqual([[], ['likes-100']]);
  });

  test('never again once an operator took it, whatever is counted; they can give it again', async () => {
    const ada = await member();
    await announce('threads.post-liked', likeFacts(ada, 8000, 100));
    await settle();
    await wear(ada, [6]);
    const take = () => api.call('tasks.take-medal', { medalid: 6, member: String(ada.uid) }, operator);
    expect((await take()).ok).toBe(true);
    expect(await take()).toMatchObject({ error: 'tasks.medal_not_yours' });
    await announce('threads.post-liked', likeFacts(ada, 8200, 1));
    await settle();
    expect(await keysOf(ada)).toEqual([]);
    expect(await wear(ada, [6])).toMatchObject({ error: 'tasks.medal_not_yours' });
    expect(await api.call('tasks.medal-seen', { medalid: 6 }, ada)).toMatchObject({ error: 'tasks.medal_not_yours' });
    expect((await newsFor(ada)).list).toBeNull();
    await grant(ada, 6);
    expect((await newsFor(ada)).list).toMatchObject({ medalid: 6 });
    await announce('threads.post-liked', likeFacts(ada, 8300, 1));
    await settle();
    expect(await keysOf(ada)).toEqual(['likes-100']);
  });

  test.each(['publish', 'reply'] as const)('for a %s that was removed and is restored as well', async (figure) => {
    const words = { name_en: 'Back', name_fr: 'Retour', name_hi: 'वापसी' };
    const made = (await api.must('tasks.save-medal', { ...words, figure, need: 1 }, operator)).data;
    const [ada, bola] = [await member(), await member()];
    const pid = figure === 'publish' ? (await post(ada)).pid : (await reply(ada, (await post(bola)).tid)).pid;
    const has = async () => {
      await settle();
      return (await keysOf(ada)).includes(made.key);
    };
    expect(await has()).toBe(true);
    const grounds = { rule: 'spam' as const, reason: 'Twice now' };
    for (let times = 0; times < 2; times += 1) {
      clock.advance(1);
      await api.must('review.ban-post', { pid, status: 1, ...grounds }, operator);
      expect(await has()).toBe(false);
      clock.advance(1);
      await api.must('review.ban-post', { pid, status: 0 }, operator);
      expect(await has()).toBe(true);
    }
    // What can't be earned any more stays with who has it.
    await api.must('tasks.close-medal', { medalid: made.medalid }, operator);
    clock.advance(1);
    await api.must('review.ban-post', { pid, status: 1, ...grounds }, operator);
    expect(await has()).toBe(true);
  });

  test('for a photo or report that is restored, and for none that was never counted', async () => {
    const ada = await member();
    const at = clock.now().getTime();
    const place = { fid: 770, countryFid: 188, typeid: 0, mentioned: [], uid: ada.uid, at };
    const photos = Array.from({ length: 10 }, (_, i) => ({ ...place, tid: 30_000 + i, pid: 30_000 + i }));
    await announce('threads.thread-posted', photos);
    await settle();
    await announce('threads.thread-deleted', [{ ...photos[0], ending: 'removed', endedAt: at + 1 }]);
    await settle();
    await announce('threads.thread-restored', [{ ...place, tid: 31_000, pid: 31_000, restoredAt: at + 2 }]);
    await settle();
    expect(await keysOf(ada)).toEqual([]);
    await announce('threads.thread-restored', [{ ...photos[0], restoredAt: at + 2 }]);
    await settle();
    expect(await keysOf(ada)).toEqual(['photographer']);
    const report = { tid: 40_000, uid: ada.uid, at };
    await announce('threads.bug-reported', [report]);
    await announce('threads.bug-report-gone', [{ ...report, endedAt: at + 1 }]);
    await settle();
    await announce('threads.bug-reported', [{ ...report, restoredAt: at + 2 }]);
    await settle();
    const { rows } = await site.pool.query(
      `select count from tasks.counts where uid = $1 and period = 'ever' and figure = 'report_bug'`,
      [ada.uid],
    );
    expect(rows).toEqual([{ count: 1 }]);
  });

  test('for what is done in one day, or for a streak that was reached', async () => {
    const ada = await member();
    for (const [day, streak] of [
      ['2026-11-01', 29],
      ['2026-11-02', 30],
      ['2026-11-04', 1],
    ] as const) {
      await announce('economy.member-checked-in', [{ uid: ada.uid, day, streak }]);
      await settle();
    }
    expect((await medals(ada)).find(({ medalid }) => medalid === 4)).toMatchObject({ have: 30, need: 100 });
    const { tid } = await post(await member());
    for (let i = 0; i < 10; i += 1) await reply(ada, tid, { message: `The rains came ${i} times.` });
    await settle();
    expect(await keysOf(ada)).toEqual(['replies-10', 'streak-30', 'streak-7']);
  });

  test('for a photo that is shown and a report that is solved, and counts no bug that is open again', async () => {
    const ada = await member();
    const at = clock.now().getTime();
    const entry = { fid: 770, countryFid: 188, typeid: 0, mentioned: [] };
    await announce(
      'threads.thread-posted',
      Array.from({ length: 10 }, (_, i) => ({ ...entry, tid: 20_000 + i, pid: 20_000 + i, uid: ada.uid, at })),
    );
    await announce(bugSolved({ tid: 1, uid: ada.uid, at }).name, [{ tid: 1, uid: ada.uid, at }]);
    await settle();
    expect(await keysOf(ada)).toEqual(['bug-hunter', 'photographer']);
    await announce(bugReopened({ tid: 1, uid: ada.uid, at }).name, [{ tid: 1, uid: ada.uid, at: at + 1 }]);
    await settle();
    expect(await keysOf(ada)).toEqual(['photographer']);
  });

  test('for joining, for a first featured thread, and not once it is closed', async () => {
    const ada = await member();
    const joined = { uid: ada.uid, username: ada.username, countryFid: 188, by: 'email', invite: '', device: '' };
    await announce('accounts.member-registered', [joined]);
    await api.must('tasks.close-medal', { medalid: 5 }, operator);
    const digested = { tid: 1, uid: ada.uid, before: 0, level: 1, change: 1, at: clock.now().getTime() };
    await announce('threads.thread-digested', [digested]);
    await settle();
    expect(await keysOf(ada)).toEqual(['welcome']);
    await api.must('tasks.close-medal', { medalid: 5, closed: 0 }, operator);
    await announce('threads.thread-digested', [{ ...digested, tid: 2 }]);
    await settle();
    expect(await keysOf(ada)).toEqual(['first-digest', 'welcome']);
  });
});

describe('the medal centre', () => {
  test('R-MED-001 has one’s own with their day, and the others with how far they are', async () => {
    const ada = await member();
    const { tid } = await post(await member());
    await reply(ada, tid);
    await settle();
    await grant(ada, 8);
    const list = await medals(ada);
    expect(list[0]).toMatchObject({ medalid: 8, is_have: 1, name: 'Photographer', wear: 0, goods_id: 0 });
    expect(list[0]!.dateline).toBeGreaterThan(0);
    expect(list).toHaveLength(10);
    expect(list.find(({ medalid }) => medalid === 7)).toMatchObject({ is_have: 0, have: 1, need: 10, dateline: 0 });
  });

  test('names the goods as which a medal is sold', async () => {
    const at = clock.now();
    const { goods_id } = await db
      .insertInto('store.goods')
      .values({
        ...{ sn: 'medal-1', type: 5, name: 'Top', content: '', remark: '', grants: 'top-creator', price: 12, stock: 3 },
        ...{
          on_sale: true,
          express: 0,
          per_member: 1,
          country_fids: [],
          valid_days: 0,
          created_at: at,
          updated_at: at,
        },
      })
      .returning('goods_id')
      .executeTakeFirstOrThrow();
    const sold = (await medals(await member())).find(({ medalid }) => medalid === 10);
    expect(sold).toMatchObject({ is_have: 0, goods_id });
  });
});

describe('what is worn', () => {
  test('R-MED-004 is at most five in their order, and stands first beside the name', async () => {
    const ada = await member();
    for (const medalid of [1, 2, 3, 4, 5, 6, 7]) await grant(ada, medalid);
    expect(await wear(ada, [1, 2, 3, 4, 5, 6])).toMatchObject({
      error: 'tasks.worn_many',
      msg: 'Up to 5 medals are shown. Remove one first.',
    });
    expect((await wear(ada, [3, 1])).data?.list.map(({ medalid, wear: place }) => [medalid, place])).toEqual([
      [3, 1],
      [1, 2],
    ]);
    const { medals: shown, medalsCount } = (await api.must('profiles.user-info', {}, ada)).data;
    expect([shown.slice(0, 2).map(({ medalid }) => medalid), shown.length, medalsCount]).toEqual([[3, 1], 5, 7]);
    const others = (await api.must('profiles.get-profile', { uid: ada.uid }, await member())).data.Variables.space;
    expect(others.medals).toEqual(shown);
    expect((await wear(ada, [])).data?.list).toEqual([]);
    expect((await medals(ada)).every(({ wear: place }) => place === 0)).toBe(true);
  });

  test('is one’s own alone, and changes nothing where one isn’t', async () => {
    const ada = await member();
    await grant(ada, 1);
    await wear(ada, [1]);
    expect(await wear(ada, [2, 1])).toMatchObject({ error: 'tasks.medal_not_yours' });
    expect(await wear(ada, [4711])).toMatchObject({ error: 'tasks.medal_not_yours' });
    expect((await medals(ada)).find(({ medalid }) => medalid === 1)).toMatchObject({ wear: 1 });
  });
});

test('R-MED-002 a member is congratulated on one medal after the other, each once', async () => {
  const ada = await member();
  expect(await newsFor(ada)).toEqual({ list: null, more: 0 });
  await grant(ada, 9);
  clock.advance(1);
  await grant(ada, 8);
  expect(await newsFor(ada)).toMatchObject({ list: { medalid: 9, why: { uid: 0 } }, more: 1 });
  expect((await api.must('tasks.medal-seen', { medalid: 9, wear: 1 }, ada)).data).toEqual({ medalid: 9, wear: 1 });
  expect(await newsFor(ada)).toMatchObject({ list: { medalid: 8 }, more: 0 });
  expect((await api.must('tasks.medal-seen', { medalid: 8 }, ada)).data).toEqual({ medalid: 8, wear: 0 });
  expect((await newsFor(ada)).list).toBeNull();
  expect(await api.call('tasks.medal-seen', { medalid: 7 }, ada)).toMatchObject({ error: 'tasks.medal_not_yours' });
});
