import { beforeEach, describe, expect, test } from 'vitest';
import type { Writer } from '../../../tests/support/forum.ts';
import { writeInJob } from '../../platform/jobs/write-in-job.ts';
import { dayIn, endOfDay } from '../../platform/time-zone.ts';
import { proveLedger } from '../economy/index.ts';
import { payFinished } from './actions/pay-finished.ts';
import { testTasks } from './testing/tasks-site.ts';

const site = await testTasks();
const { api, clock, db, member, post, reply, settle, runTask, tasks, taskOf, claim, xgoldOf } = site;

/** Tasks of the migration. */
const checkIn = 1;
const replies = 2;
const likes = 3;
const weeklyReplies = 5;
const follows = 8;

beforeEach(() => site.forgetLimits());

const threeReplies = async (who: Writer) => {
  const { tid } = await post(await member());
  const pids: number[] = [];
  for (let i = 0; i < 3; i += 1) pids.push((await reply(who, tid, { message: `So it did, ${i} times.` })).pid);
  return pids;
};
const like = (who: Writer, pid: number, on: 0 | 1 = 1) => api.must('threads.like', { pid, like: on }, who);

describe('the list', () => {
  test('R-TSK-001 has what is done today, this week and once, with how far each is', async () => {
    const ada = await member();
    const { list, all_done, taken_today, ended } = await tasks(ada);
    expect(list.map(({ period, lists }) => [period, lists.map(({ taskid }) => taskid)])).toEqual([
      ['daily', [1, 2, 3, 4]],
      ['weekly', [5, 6]],
      ['once', [7, 8]],
    ]);
    expect([all_done, taken_today, ended]).toEqual([0, 0, []]);
    expect(list[0]).toMatchObject({ title: 'Today', period_key: dayIn('Africa/Lagos', clock.now()) });
    await threeReplies(ada);
    expect(await taskOf(ada, replies)).toMatchObject({ have: 3, need: 3, xgold: 15, status: 1, url: '/latest' });
    expect(await taskOf(ada, weeklyReplies)).toMatchObject({ have: 3, need: 10, status: 0 });
  });

  test('is in the caller’s language', async () => {
    const ada = await member();
    const { list } = (await api.must('tasks.list', {}, { ...ada, language: 'fr' })).data;
    expect(list[0]).toMatchObject({ title: 'Aujourd’hui' });
    expect(list[0]!.lists[1]!.title).toBe('Répondre à quelqu’un');
  });
});

describe('an act counts', () => {
  test('once, whether it is undone and done again or delivered twice', async () => {
    const [ada, bola] = [await member(), await member()];
    const { pid } = await post(bola);
    for (const on of [1, 0, 1, 0, 1] as const) {
      await like(ada, pid, on);
      clock.advance(1);
    }
    expect((await taskOf(ada, likes)).have).toBe(1);
    const other = { tid: 900, pid: 901, uid: ada.uid, authorUid: bola.uid, first: true, at: clock.now().getTime() };
    await site.announce('threads.post-liked', [other, other]);
    await settle();
    await site.announce('threads.post-liked', [other]);
    expect((await taskOf(ada, likes)).have).toBe(2);
  });

  test('as it was said last, whatever the order in which it is delivered', async () => {
    const [ada, bola] = [await member(), await member()];
    const at = clock.now().getTime();
    const fact = { tid: 910, pid: 911, uid: ada.uid, authorUid: bola.uid, first: true };
    await site.announce('threads.post-liked', [{ ...fact, at: at - 3000 }]);
    await site.announce('threads.post-unliked', [{ ...fact, at: at - 1000 }]);
    await settle();
    await site.announce('threads.post-liked', [{ ...fact, at: at - 2000 }]);
    expect((await taskOf(ada, likes)).have).toBe(0);
  });

  test('for nobody where members like or answer themselves, and for the author who answers a reader', async () => {
    const [ada, bola] = [await member(), await member()];
    const { tid, pid } = await post(ada);
    await like(ada, pid);
    await reply(ada, tid, { message: 'And one thing more.' });
    expect((await taskOf(ada, likes)).have).toBe(0);
    expect((await taskOf(ada, replies)).have).toBe(0);
    const theirs = await reply(bola, tid, { message: 'Which thing?' });
    await reply(ada, tid, { message: 'That one.', repquote: theirs.pid });
    expect((await taskOf(ada, replies)).have).toBe(1);
  });

  test('no more once it is undone, and what it had finished is open again', async () => {
    const ada = await member();
    const [first] = await threeReplies(ada);
    expect((await taskOf(ada, replies)).status).toBe(1);
    await api.must('threads.delete-post', { pid: first! }, ada);
    expect(await taskOf(ada, replies)).toMatchObject({ have: 2, status: 0 });
    expect(await claim(ada, replies)).toMatchObject({ error: 'tasks.unfinished' });
  });

  test('in the day of whoever did it, and is undone in that very day', async () => {
    const [ada, bola] = [await member(), await member()];
    const { pid } = await post(bola);
    await like(ada, pid);
    await settle();
    clock.aheadInTest(86_400);
    await like(ada, pid, 0);
    await like(ada, (await post(bola)).pid);
    expect((await taskOf(ada, likes)).have).toBe(1);
    const { rows } = await site.pool.query(
      `select count from tasks.counts where uid = $1 and figure = 'like' and period like '____-__-__' order by period`,
      [ada.uid],
    );
    expect(rows.map(({ count }) => count)).toEqual([0, 1]);
  });
});

describe('a claim', () => {
  test('pays once, however often it is sent at once', async () => {
    const ada = await member();
    await threeReplies(ada);
    await settle();
    const before = await xgoldOf(ada);
    const key = { uid: ada.uid, taskid: replies, period: (await tasks(ada)).list[0]!.period_key };
    const pay = () => writeInJob(db, clock.now(), (ctx) => payFinished(ctx, key, 'member'));
    const paid = await Promise.all(Array.from({ length: 200 }, pay));
    expect(paid.filter((each) => each !== undefined)).toEqual([{ xgold: 15, medalid: 0 }]);
    expect(await claim(ada, replies)).toMatchObject({ error: 'tasks.claimed' });
    expect((await xgoldOf(ada)) - before).toBe(15);
    expect(await taskOf(ada, replies)).toMatchObject({ status: 2 });
    expect((await proveLedger(db)).faults).toEqual([]);
  });

  test('sent from two devices at once is paid to one of them', async () => {
    const ada = await member();
    await threeReplies(ada);
    await settle();
    const answers = await Promise.all([1, 2, 3, 4].map(() => claim(ada, replies)));
    expect(answers.map(({ error }) => error ?? 'paid').sort()).toEqual([
      'paid',
      ...Array.from({ length: 3 }, () => 'tasks.claimed'),
    ]);
  });

  test('by the documents’ own call pays as well, and says what is refused', async () => {
    const ada = await member();
    const award = (taskid: number) => api.call('tasks.receive-awards', { taskid }, ada);
    expect(await award(checkIn)).toMatchObject({ error: 'tasks.unfinished' });
    expect(await award(4242)).toMatchObject({ error: 'tasks.task_unknown' });
    await api.must('economy.check-in', {}, ada);
    await settle();
    expect((await award(checkIn)).data).toMatchObject({ taskid: 1, xgold: 20, status: 2, medal: null });
    expect(await award(checkIn)).toMatchObject({ error: 'tasks.claimed', msg: 'You already have this one.' });
    expect((await tasks(ada)).taken_today).toBe(20);
  });

  test('of what was done before it was counted is paid as well', async () => {
    const ada = await member({ verified: false });
    expect(await taskOf(ada, 7)).toMatchObject({ have: 0, status: 0 });
    await db
      .updateTable('accounts.members')
      .set({ email_verified_at: clock.now() })
      .where('uid', '=', ada.uid)
      .execute();
    expect(await taskOf(ada, 7)).toMatchObject({ have: 1, status: 1 });
    expect((await claim(ada, 7)).data).toMatchObject({ xgold: 50 });
    expect(await claim(ada, 7)).toMatchObject({ error: 'tasks.claimed' });
  });

  test('of a task that is done once stays claimed', async () => {
    const ada = await member();
    for (let i = 0; i < 3; i += 1) await api.must('follows.follow', { follow_uid: (await member()).uid }, ada);
    await settle();
    expect(await claim(ada, follows)).toMatchObject({ ok: true });
    clock.aheadInTest(8 * 86_400);
    expect(await claim(ada, follows)).toMatchObject({ error: 'tasks.claimed' });
  });
});

describe('at the end of a period', () => {
  /** The clock stands a second before midnight in Lagos. */
  const beforeMidnight = () => {
    clock.stopInTest();
    const end = endOfDay('Africa/Lagos', dayIn('Africa/Lagos', clock.now()));
    clock.aheadInTest((end.getTime() - clock.now().getTime()) / 1000 - 1);
  };

  test('what was finished and not claimed is paid by itself, and said once', async () => {
    const ada = await member();
    beforeMidnight();
    await threeReplies(ada);
    await settle();
    const period = (await tasks(ada)).list[0]!.period_key;
    await runTask('tasks.pay-ended');
    const before = await xgoldOf(ada);
    clock.aheadInTest(3);
    await runTask('tasks.pay-ended');
    await runTask('tasks.pay-ended');
    expect((await xgoldOf(ada)) - before).toBe(15);
    expect(await claim(ada, replies, period)).toMatchObject({ error: 'tasks.claimed' });
    expect(await claim(ada, replies)).toMatchObject({ error: 'tasks.unfinished' });
    expect(await claim(ada, replies, '2020-01-01')).toMatchObject({ error: 'tasks.period_over' });
    const { ended } = await tasks(ada);
    expect(ended.filter(({ taskid }) => taskid === replies)).toEqual([
      expect.objectContaining({ paid: 1, have: 3, xgold: 15, title: 'Reply to someone' }),
    ]);
    await api.must('tasks.ended-seen', {}, ada);
    expect((await tasks(ada)).ended).toEqual([]);
  });

  test('a claim of what was seen before midnight is paid after it', async () => {
    const ada = await member();
    beforeMidnight();
    await threeReplies(ada);
    await settle();
    const period = (await tasks(ada)).list[0]!.period_key;
    clock.aheadInTest(3);
    expect((await claim(ada, replies, period)).data).toMatchObject({ period_key: period, xgold: 15 });
  });

  test('what was begun and left is said, and costs nothing', async () => {
    const ada = await member();
    beforeMidnight();
    await like(ada, (await post(await member())).pid);
    await settle();
    clock.aheadInTest(3);
    expect((await tasks(ada)).ended).toEqual([expect.objectContaining({ taskid: likes, have: 1, paid: 0 })]);
  });

  test('of a member without access waits until they have it', async () => {
    const ada = await member();
    beforeMidnight();
    await threeReplies(ada);
    await settle();
    const sanction = { uid: ada.uid, groupid: 5, reason: 'fraud', created_at: clock.now(), by_uid: 1 };
    await db.insertInto('moderation.sanctions').values(sanction).execute();
    clock.aheadInTest(3);
    const before = await xgoldOf(ada);
    await runTask('tasks.pay-ended');
    expect(await xgoldOf(ada)).toBe(before);
    await db.deleteFrom('moderation.sanctions').where('uid', '=', ada.uid).execute();
    await runTask('tasks.pay-ended');
    expect((await xgoldOf(ada)) - before).toBe(15);
  });
});

test('a like counts once for good, however long it is liked and unliked', async () => {
  const [ada, bola] = [await member(), await member()];
  const say = (what: 'liked' | 'unliked') =>
    site.announce(`threads.post-${what}`, [
      { tid: 920, pid: 921, uid: ada.uid, authorUid: bola.uid, first: true, at: clock.now().getTime() },
    ]);
  const got = async () => {
    await settle();
    const { rows } = await site.pool.query(
      `select count from tasks.counts where uid = $1 and period = 'ever' and figure = 'like_got'`,
      [bola.uid],
    );
    return rows.map(({ count }) => count);
  };
  await say('liked');
  expect(await got()).toEqual([1]);
  for (const [what, left] of [
    ['unliked', 0],
    ['liked', 1],
  ] as const) {
    clock.aheadInTest(100 * 86_400);
    await runTask('tasks.drop-old');
    await say(what);
    expect(await got()).toEqual([left]);
  }
  const { rows } = await site.pool.query(
    `select from tasks.counts where uid = $1 and figure = 'like' and ends is not null`,
    [ada.uid],
  );
  expect(rows).toEqual([]);
});

test('acts and figures of long ago are deleted, and what they earned stays', async () => {
  const ada = await member();
  await threeReplies(ada);
  await settle();
  await claim(ada, replies);
  const had = await xgoldOf(ada);
  clock.aheadInTest(100 * 86_400);
  await runTask('tasks.drop-old');
  const left = (table: string) => site.pool.query(`select from tasks.${table} where uid = $1`, [ada.uid]);
  expect((await left('acts')).rowCount).toBe(0);
  const { rows } = await site.pool.query('select distinct period from tasks.counts where uid = $1', [ada.uid]);
  expect(rows).toEqual([{ period: 'ever' }]);
  expect(await xgoldOf(ada)).toBe(had);
});
