import { describe, expect, test } from 'vitest';
import { rewardFigures } from '../../../contract/domains/gifts/limits.ts';
import { earnNothing } from '../../../tests/support/earnings.ts';
import { testForum, type Writer } from '../../../tests/support/forum.ts';
import { movedBy } from '../../../tests/support/moved-tags.ts';
import { saveSetting } from '../../../tests/support/settings.ts';
import { writeInJob } from '../../platform/jobs/write-in-job.ts';
import { rewardSetting } from '../gifts/index.ts';
import { rewarding } from '../gifts/testing/rewards.ts';
import { imposeSanction } from '../moderation/index.ts';

const forum = await testForum();
await earnNothing(forum);
const { api, app, clock, db, member, post, reply, settle, forgetLimits } = forum;

const { rich, balance, rewardsBy, reward } = rewarding(forum);
const infoOf = async (tid: number, who?: Writer) => (await api.must('threads.info', { tid }, who)).data;

test('R-PST-023 R-PST-008 a reward moves XGold to the author, and answers the history', async () => {
  const [ada, bola] = [await member(), await rich(60)];
  const { tid, pid } = await post(ada);
  const answer = await reward(pid, 50, bola);
  expect(answer.body).toMatchObject({
    status: 1,
    msg: 'Reward sent.',
    data: {
      ...{ num: 1, xgold: 50, memberIds: [bola.uid] },
      member: [{ uid: bola.uid, username: bola.username, xgold: 50 }],
    },
  });
  expect([await balance(ada), await balance(bola)]).toEqual([50, 10]);
  const shown = { num: 1, xgold: 50, memberIds: [bola.uid] };
  expect(await infoOf(tid, bola)).toMatchObject({
    reward: shown,
    reward_amounts: [1, 5, 10, 20, 50],
    is_reward: 1,
    can: { reward: false, rewardRefusal: 'threads.reward_already' },
  });
  expect(await infoOf(tid, ada)).toMatchObject({
    reward: shown,
    is_reward: 0,
    can: { reward: false, rewardRefusal: 'threads.reward_own' },
  });
  expect(await infoOf(tid)).toMatchObject({
    reward: shown,
    is_reward: 0,
    can: { reward: false, rewardRefusal: 'threads.need_login' },
  });
  const { postlist } = (await api.must('threads.view', { tid })).data;
  expect(postlist[0]).toMatchObject({ rewardnum: 1, reward_xgold: 50 });
});

test('both statements say what moved, and for which post', async () => {
  const [ada, bola] = [await member(), await rich(60)];
  const { pid } = await post(ada);
  await api.must('threads.reward-post', { pid, xid: 20 }, bola);
  const newest = async (who: Writer) => (await api.must('economy.statement', { currency: 'xgold' }, who)).data.list[0];
  const said = { kind: 'given', note: '20 XGold as a reward for a post', reference: `pid:${pid}` };
  expect(await newest(ada)).toMatchObject({ ...said, amount: 20 });
  expect(await newest(bola)).toMatchObject({ ...said, amount: -20, balance: 40 });
});

test('a reply is rewarded as well, by who opened the thread too', async () => {
  const [ada, bola] = [await rich(60), await member()];
  const { tid } = await post(ada);
  const { pid } = await reply(bola, tid);
  expect((await api.must('threads.reply-list', { tid }, ada)).data.list[0]).toMatchObject({ can: { reward: true } });
  await api.must('threads.reward-post', { pid, xid: 5 }, ada);
  expect((await api.must('threads.reply-list', { tid }, ada)).data.list[0]).toMatchObject({
    ...{ rewardnum: 1, reward_xgold: 5 },
    can: { reward: false },
  });
  expect(await infoOf(tid)).toMatchObject({ reward: { num: 0, xgold: 0, memberIds: [], member: [] } });
  expect(await balance(bola)).toBe(5);
});

describe('is refused', () => {
  const refused = async (pid: number, xid: number, who: Writer) => {
    const before = [await balance(who), (await rewardsBy(who)).length];
    const { error, msg, body } = await reward(pid, xid, who);
    expect([await balance(who), (await rewardsBy(who)).length]).toEqual(before);
    return { error, msg, body };
  };

  test('R-PST-015 R-PST-022 one’s own post', async () => {
    const ada = await rich();
    const { tid, pid } = await post(ada);
    const answer = await reply(ada, tid);
    const said = { error: 'threads.reward_own', msg: 'You can’t reward yourself.' };
    expect(await refused(pid, 5, ada)).toMatchObject(said);
    expect(await refused(answer.pid, 5, ada)).toMatchObject(said);
  });

  test('R-PST-013 R-PST-022 a second reward in the thread, of another post too', async () => {
    const [ada, bola] = [await member(), await rich()];
    const { tid, pid } = await post(ada);
    const answer = await reply(ada, tid);
    await api.must('threads.reward-post', { pid, xid: 5 }, bola);
    const said = { error: 'threads.reward_already', msg: 'You have already rewarded this thread.' };
    expect(await refused(pid, 10, bola)).toMatchObject(said);
    expect(await refused(answer.pid, 10, bola)).toMatchObject(said);
    expect(await balance(ada)).toBe(5);
  });

  test('R-PST-012 R-PST-021 what the giver hasn’t got', async () => {
    const [ada, bola, poor] = [await member(), await rich(19), await member()];
    const { tid, pid } = await post(ada);
    const said = { error: 'economy.insufficient', msg: 'Not enough XGold in your account' };
    expect(await refused(pid, 20, bola)).toMatchObject(said);
    expect(await refused(pid, 1, poor)).toMatchObject(said);
    // Nothing of it is left, so that the same member may give less.
    expect(await infoOf(tid, bola)).toMatchObject({ reward: { num: 0 }, is_reward: 0, can: { reward: true } });
    await api.must('threads.reward-post', { pid, xid: 10 }, bola);
    expect(await balance(bola)).toBe(9);
  });

  test('R-PST-014 R-PST-022 what is over the day’s limit, until the member’s own day is over', async () => {
    const [ada, bola] = [await member(), await rich()];
    const pids: number[] = [];
    for (let n = 0; n < 5; n += 1) pids.push((await post(ada)).pid);
    await forgetLimits();
    const [one = 0, two = 0, three = 0, four = 0, five = 0] = pids;
    await api.must('threads.reward-post', { pid: one, xid: 50 }, bola);
    await api.must('threads.reward-post', { pid: two, xid: 20 }, bola);
    expect(await refused(three, 50, bola)).toMatchObject({
      error: 'threads.reward_left',
      msg: 'You can give 30 more XGold today.',
    });
    await api.must('threads.reward-post', { pid: three, xid: 20 }, bola);
    await api.must('threads.reward-post', { pid: four, xid: 10 }, bola);
    expect(await refused(five, 1, bola)).toMatchObject({
      error: 'threads.reward_daily',
      msg: 'You can’t give more rewards today. Come back tomorrow.',
    });
    await forum.daysLater(1, async () => {
      await api.must('threads.reward-post', { pid: five, xid: 1 }, bola);
    });
    expect(await balance(ada)).toBe(101);
  });

  test('what is deleted, a draft, what levels guard, what never was', async () => {
    const [ada, bola] = [await member(), await rich()];
    const gone = await post(ada);
    await api.must('threads.delete', { tid: gone.tid }, ada);
    const draft = await post(ada, { push_time: Math.round(clock.now().getTime() / 1000) + 3600 });
    const guarded = await post(ada);
    await db.updateTable('threads.threads').set({ readperm: 50 }).where('tid', '=', guarded.tid).execute();
    const { tid } = await post(ada);
    const answer = await reply(ada, tid);
    await api.must('threads.delete-post', { pid: answer.pid }, ada);
    await forgetLimits();
    expect(await refused(gone.pid, 5, bola)).toMatchObject({ error: 'threads.not_exist' });
    expect(await refused(draft.pid, 5, bola)).toMatchObject({ error: 'threads.not_exist' });
    expect(await refused(guarded.pid, 5, bola)).toMatchObject({ error: 'threads.no_permission' });
    expect(await refused(answer.pid, 5, bola)).toMatchObject({ error: 'threads.post_not_exist' });
    expect(await refused(999_999_999, 5, bola)).toMatchObject({ error: 'threads.post_not_exist' });
  });

  test('between two of whom one has blocked the other, whoever did', async () => {
    const [ada, bola, chi] = [await member(), await rich(), await rich()];
    const { tid, pid } = await post(ada);
    await api.must('follows.block', { block_uid: ada.uid }, bola);
    await api.must('follows.block', { block_uid: chi.uid }, ada);
    expect(await refused(pid, 5, bola)).toMatchObject({ error: 'threads.kept_apart' });
    expect(await refused(pid, 5, chi)).toMatchObject({ error: 'threads.kept_apart' });
    expect((await infoOf(tid)).reward.num).toBe(0);
  });

  test('of who may not speak, has no access, or has verified nothing', async () => {
    const ada = await member();
    const { pid } = await post(ada);
    expect(await refused(pid, 5, await rich(100, { groupid: 4 }))).toMatchObject({ error: 'threads.may_not_speak' });
    expect(await refused(pid, 5, await rich(100, { groupid: 5 }))).toMatchObject({ error: 'wire.no_access' });
    expect(await refused(pid, 5, await rich(100, { verified: false }))).toMatchObject({ error: 'threads.unverified' });
    expect((await api.call('threads.reward-post', { pid, xid: 5 })).http).toBe(401);
  });

  test('for who has no access any more, or whose account is closed', async () => {
    const [ada, eve, bola] = [await member(), await member(), await rich()];
    const { pid } = await post(ada);
    const { pid: other } = await post(eve);
    await writeInJob(db, clock.now(), (ctx) =>
      imposeSanction(ctx, { uid: ada.uid, groupid: 5, reason: 'tests', expiresAt: null, byUid: 1 }),
    );
    await db
      .updateTable('accounts.members')
      .set({ username: '' } as never)
      .where('uid', '=', eve.uid)
      .execute();
    app.platform.tags.moved([`u:${eve.uid}`]);
    expect(await refused(pid, 5, bola)).toMatchObject({ error: 'threads.reward_not_received' });
    expect(await refused(other, 5, bola)).toMatchObject({ error: 'threads.reward_not_received' });
  });

  test.each([0, -5, 1.5, 3, 1000, 10_000_000, 'five', '5e1', ''])('%j XGold, with the field named', async (xid) => {
    const [ada, bola] = [await member(), await rich()];
    const { pid } = await post(ada);
    const answer = await api.call('threads.reward-post', { pid, xid } as never, bola);
    expect(answer.http).toBe(400);
    expect((answer.body as { issues: { field: string }[] }).issues.map(({ field }) => field)).toEqual(['xid']);
    expect(await rewardsBy(bola)).toEqual([]);
  });
});

test('operators say what may be chosen, and how much a day', async () => {
  const [ada, bola] = [await member(), await rich()];
  const { tid, pid } = await post(ada);
  const stale = (tag: string) => app.platform.tags.moved([tag]);
  await saveSetting({ db, now: clock.now(), stale }, rewardSetting.name, { amounts: [7], perDay: 6 });
  const { error } = await reward(pid, 7, bola);
  expect(error).toBe('threads.reward_daily');
  expect((await infoOf(tid, bola)).reward_amounts).toEqual([7]);
  await saveSetting({ db, now: clock.now(), stale }, rewardSetting.name, rewardFigures);
});

describe('R-PST-010 the history', () => {
  test('of more than three names the first three, in order', async () => {
    const ada = await member();
    const { tid, pid } = await post(ada);
    const givers: Writer[] = [];
    for (let n = 0; n < 5; n += 1) {
      const giver = await rich(50);
      clock.advance(1);
      await api.must('threads.reward-post', { pid, xid: 5 }, giver);
      givers.push(giver);
    }
    const first = givers.slice(0, 3);
    const { data } = await api.must('threads.reward-history', { pid });
    expect(data).toMatchObject({
      ...{ num: 5, xgold: 25, memberIds: first.map(({ uid }) => uid) },
      member: first.map(({ uid, username }) => ({ uid, username, xgold: 5 })),
    });
    expect((await infoOf(tid)).reward).toEqual(data);
  });

  test('of a post that nobody rewarded is empty', async () => {
    const { pid } = await post(await member());
    const { data } = await api.must('threads.reward-history', { pid });
    expect(data).toEqual({ num: 0, xgold: 0, memberIds: [], member: [] });
  });

  test('names nobody whom the reader doesn’t see', async () => {
    const [ada, bola, chi] = [await member(), await rich(50), await member()];
    const { tid, pid } = await post(ada);
    await api.must('threads.reward-post', { pid, xid: 5 }, bola);
    await api.must('follows.block', { block_uid: bola.uid }, chi);
    const seen = { num: 1, xgold: 5, memberIds: [], member: [] };
    expect((await api.must('threads.reward-history', { pid }, chi)).data).toEqual(seen);
    expect((await infoOf(tid, chi)).reward).toEqual(seen);
    expect((await infoOf(tid, ada)).reward.memberIds).toEqual([bola.uid]);
  });

  test('of what may not be read is refused', async () => {
    const [ada, bola] = [await member(), await member()];
    const guarded = await post(ada);
    await db.updateTable('threads.threads').set({ readperm: 50 }).where('tid', '=', guarded.tid).execute();
    const asked = async (pid: number, who?: Writer) => (await api.call('threads.reward-history', { pid }, who)).error;
    expect(await asked(guarded.pid, bola)).toBe('threads.no_permission');
    expect(await asked(999_999_999)).toBe('threads.post_not_exist');
  });
});

test('the author is notified once for a post, by the post’s kind, and by no sentence about money', async () => {
  const [ada, bola, chi] = [await member(), await rich(), await rich()];
  const { tid, pid } = await post(ada);
  await api.must('threads.reward-post', { pid, xid: 5 }, bola);
  await api.must('threads.reward-post', { pid, xid: 5 }, chi);
  await settle();
  const rows = await db
    .selectFrom('notices.notices')
    .select(['kind', 'tid', 'pid', 'actor_count'])
    .where('uid', '=', ada.uid)
    .execute();
  expect(rows).toEqual([{ kind: 'reward', tid, pid, actor_count: 2 }]);
});

test('a reward makes the thread’s page stale, and the balances of both', async () => {
  const [ada, bola] = [await member(), await rich()];
  const { tid, pid } = await post(ada);
  const moved = await movedBy(forum, () => api.must('threads.reward-post', { pid, xid: 5 }, bola));
  expect(moved).toContain(`t:${tid}`);
});
