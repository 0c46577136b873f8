import { sql } from 'kysely';
import { beforeEach, expect, test } from 'vitest';
import { followingLimits } from '../../../../contract/domains/threads/following/limits.ts';
import { testForum, type Writer } from '../../../../tests/support/forum.ts';

const { api, clock, db, member, post, reply, settle, forgetLimits } = await testForum();
beforeEach(forgetLimits);

const follow = (who: Writer, tid: number, status: 0 | 1 = 1) => api.call('threads.follow-thread', { tid, status }, who);
const isFollowed = async (who: Writer, tid: number) => (await api.must('threads.info', { tid }, who)).data.is_followed;
const notices = async (who: Writer) => {
  await settle();
  return (await api.must('notices.list', { type: 'reply' }, who)).data.list;
};
const kindsOf = async (who: Writer) => (await notices(who)).map(({ Type }) => Type);
const listOf = async (who: Writer, fields: object = {}) =>
  (await api.must('threads.followed-threads', fields, who)).data;

test('a follower is notified of new replies in one notice until that is read, and not after unfollowing', async () => {
  const [ada, bola, chi, fan] = [await member(), await member(), await member(), await member()];
  const { tid } = await post(ada, { subject: 'Which charger lasts?' });
  expect(await isFollowed(fan, tid)).toBe(0);
  expect((await follow(fan, tid)).data).toEqual({ tid, followed: 1 });
  expect(await isFollowed(fan, tid)).toBe(1);
  await reply(bola, tid, { message: 'The small one.' });
  clock.advance(5);
  const { pid } = await reply(chi, tid, { message: 'The blue one.' });
  const [notice, ...more] = await notices(fan);
  expect(more).toEqual([]);
  expect(notice).toMatchObject({ Type: 'followed', sort: 'thread', Tid: tid, pid, others: 1, quote: 'The blue one.' });
  expect(notice!.note).toBe(`${chi.username} and 1 other replied in a thread you follow`);
  expect(await kindsOf(ada)).toEqual(['reply']);
  await api.must('notices.mark-read', {}, fan);
  await reply(bola, tid, { message: 'The small one broke.' });
  expect((await notices(fan)).map((each) => each.new)).toEqual([1, 0]);
  expect((await follow(fan, tid, 0)).data).toEqual({ tid, followed: 0 });
  await reply(bola, tid, { message: 'I bought another.' });
  expect(await notices(fan)).toHaveLength(2);
});

test('who is notified of a reply otherwise, or wrote it, isn’t notified as a follower too', async () => {
  const [ada, bola, chi] = [await member(), await member(), await member({ username: 'chi_follows' })];
  const { tid } = await post(ada);
  const { pid } = await reply(bola, tid, { message: 'A first reply.' });
  await settle();
  for (const who of [ada, bola, chi]) await follow(who, tid);
  await db.deleteFrom('notices.notices').execute();
  await reply(chi, tid, { message: 'An answer to it.', repquote: pid });
  expect(await kindsOf(ada)).toEqual(['reply']);
  expect(await kindsOf(bola)).toEqual(['answer']);
  expect(await kindsOf(chi)).toEqual([]);
  await reply(ada, tid, { message: 'Is that so, @chi_follows?' });
  expect(await api.must('notices.list', { type: 'all' }, chi).then(({ data }) => data.list)).toEqual([]);
  await settle();
  expect(
    await api.must('notices.list', { type: 'all' }, chi).then(({ data }) => data.list.map(({ Type }) => Type)),
  ).toEqual(['mention']);
});

test('the switch of a member’s settings ends such notices alone', async () => {
  const [ada, bola, fan] = [await member(), await member(), await member()];
  const [{ tid }, own] = [await post(ada), await post(fan)];
  await follow(fan, tid);
  await api.must('notices.save-settings', { muted: ['thread'] }, fan);
  for (const place of [tid, own.tid]) await reply(bola, place, { message: 'So it is.' });
  expect(await kindsOf(fan)).toEqual(['reply']);
});

test('nobody is notified of whom they hide, in a thread whose author they have blocked, nor of what they may not read', async () => {
  const [owner, bola, fan] = [await member(), await member(), await member()];
  const about = { name: 'Circle of followers', description: 'Who meets here.', reading: 'members' };
  const { groupid } = (await api.must('groups.create', about, owner)).data;
  for (const who of [bola, fan]) await api.must('groups.join', { groupid }, who);
  const shut = await post(owner, { groupid });
  const open = await post(owner);
  for (const { tid } of [shut, open]) await follow(fan, tid);
  await api.must('groups.leave', { groupid }, fan);
  await settle();
  await reply(bola, shut.tid, { message: 'Said among us.' });
  expect(await kindsOf(fan)).toEqual([]);
  // Nor is it written, and left out of their list alone: what is written is pushed.
  expect(await db.selectFrom('notices.notices').select('kind').where('uid', '=', fan.uid).execute()).toEqual([]);
  expect((await listOf(fan)).list.map(({ tid }) => tid)).toEqual([open.tid]);

  await api.must('follows.mute', { mute_uid: bola.uid }, fan);
  await settle();
  await reply(bola, open.tid, { message: 'Said by a muted one.' });
  expect(await kindsOf(fan)).toEqual([]);
  await api.must('follows.mute', { mute_uid: bola.uid, status: 0 }, fan);
  await reply(bola, open.tid, { message: 'Said aloud.' });
  expect(await kindsOf(fan)).toEqual(['followed']);
  await api.must('follows.block', { block_uid: owner.uid }, fan);
  await settle();
  expect(await kindsOf(fan)).toEqual([]);
  expect((await api.must('notices.num', {}, fan)).data.num).toBe(0);
  expect((await listOf(fan)).list).toEqual([]);
});

test('a reply that is undone, deleted, or stands in a deleted thread leaves no notice', async () => {
  const [ada, bola, fan] = [await member(), await member(), await member()];
  const { tid } = await post(ada);
  await follow(fan, tid);
  const first = await reply(bola, tid, { message: 'Said too early.' });
  await api.must('threads.undo-reply', { pid: first.pid }, bola);
  expect(await kindsOf(fan)).toEqual([]);
  const { pid } = await reply(bola, tid, { message: 'Said in time.' });
  expect(await kindsOf(fan)).toEqual(['followed']);
  await api.must('threads.delete-post', { pid }, bola);
  expect(await kindsOf(fan)).toEqual([]);
  await reply(bola, tid, { message: 'Said once more.' });
  expect(await kindsOf(fan)).toEqual(['followed']);
  await api.must('threads.delete', { tid }, ada);
  expect(await kindsOf(fan)).toEqual([]);
  expect(await listOf(fan)).toMatchObject({ list: [], count: 0 });
  // What can't be read any more can be unfollowed; what was never followed is as unknown as it is.
  expect((await follow(fan, tid, 0)).ok).toBe(true);
  expect((await follow(fan, tid, 0)).error).toBe('threads.not_exist');
});

test('many followers of one thread are notified by batches, each once', async () => {
  const [ada, bola] = [await member(), await member()];
  const { tid } = await post(ada);
  const first = await member();
  // Numbers of nobody stand between the two, more than two batches.
  const others = Array.from({ length: 1100 }, (_, n) => first.uid + 1 + n);
  await sql`select setval('accounts.members_uid_seq', ${others.at(-1)!})`.execute(db);
  const last = await member();
  await db
    .insertInto('threads.thread_follows')
    .values([first.uid, ...others, last.uid].map((uid) => ({ tid, uid, created_at: clock.now() })))
    .execute();
  await reply(bola, tid, { message: 'So it is.' });
  for (const who of [first, last]) expect(await kindsOf(who)).toEqual(['followed']);
});

test('a list of what is followed goes on after its last row, and is the member’s own', async () => {
  const [ada, fan, other] = [await member(), await member(), await member()];
  const tids: number[] = [];
  for (let n = 0; n < 3; n += 1) {
    const { tid } = await post(ada);
    tids.unshift(tid);
    clock.advance(1);
    await follow(fan, tid);
  }
  const page = await listOf(fan, { limit: 2 });
  expect(page.count).toBe(3);
  expect(page.list.map(({ tid }) => tid)).toEqual(tids.slice(0, 2));
  expect((await listOf(fan, { limit: 2, page: 2, after: page.next })).list.map(({ tid }) => tid)).toEqual(
    tids.slice(2),
  );
  expect((await listOf(other)).list).toEqual([]);
});

test('followed twice it is followed once, and more than the bound is refused', async () => {
  const [ada, fan] = [await member(), await member()];
  const { tid } = await post(ada);
  for (const answer of await Promise.all([follow(fan, tid), follow(fan, tid)])) expect(answer.data.followed).toBe(1);
  const many = Array.from({ length: followingLimits.perMember - 1 }, (_, n) => ({
    tid: 700_000_000 + n,
    uid: fan.uid,
    created_at: clock.now(),
  }));
  await db.insertInto('threads.thread_follows').values(many).execute();
  const further = await post(ada);
  expect((await follow(fan, further.tid)).error).toBe('threads.follows_full');
  expect((await follow(fan, tid)).ok).toBe(true);
  // What is deleted takes nobody's place, since no list offers to unfollow it.
  await api.must('threads.delete', { tid }, ada);
  expect((await follow(fan, further.tid)).ok).toBe(true);
  const last = await post(ada);
  expect((await follow(fan, last.tid)).error).toBe('threads.follows_full');
  await follow(fan, further.tid, 0);
  expect((await follow(fan, last.tid)).ok).toBe(true);
});

test('only who may follow a thread is offered it, and the form says what became of it', async () => {
  const [ada, fan] = [await member(), await member()];
  const { tid } = await post(ada);
  const may = async (who?: Writer) => (await api.must('threads.info', { tid }, who)).data.can.followThread;
  expect([await may(), await may(ada), await may(fan)]).toEqual([false, false, true]);
});
