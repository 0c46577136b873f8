import { expect, onTestFinished, test } from 'vitest';
import { earnNothing } from '../../../tests/support/earnings.ts';
import { testForum, type Writer } from '../../../tests/support/forum.ts';
import { LiveClient } from '../../../tests/support/live.ts';
import { rewarding } from '../gifts/testing/rewards.ts';

const forum = await testForum();
await earnNothing(forum);
const { api, clock, db, member, post, reply, settle, url } = forum;
const { rich, reward } = rewarding(forum);

const privately = (author: Writer, fields: object = {}) => post(author, { replyVisibleOnlyToAuthors: 1, ...fields });
const infoOf = async (tid: number, who?: Writer) => (await api.must('threads.info', { tid }, who)).data;
const listFor = async (tid: number, who?: Writer, rest: object = {}) =>
  (await api.must('threads.reply-list', { tid, ...rest }, who)).data;
const pidsFor = async (tid: number, who?: Writer, rest: object = {}) =>
  (await listFor(tid, who, rest)).list.flatMap(({ pid, children_list }) => [pid, ...children_list.map((c) => c.pid)]);

/** A thread with a reply of each of two members, and the author's answer to the first. */
async function scene() {
  const [ada, bola, chidi, eve] = [await member(), await member(), await member(), await rich()];
  const moderator = await member({ groupid: 3 });
  const { tid, pid } = await privately(ada);
  clock.advance(60);
  const first = await reply(bola, tid);
  const second = await reply(chidi, tid);
  const answer = await reply(ada, tid, { repquote: first.pid });
  return { ada, bola, chidi, eve, moderator, tid, pid, first, second, answer };
}

test('are seen by who wrote them, by the thread’s author and by moderators', async () => {
  const { ada, bola, chidi, eve, moderator, tid, first, second, answer } = await scene();
  const all = [first.pid, answer.pid, second.pid];
  expect(await pidsFor(tid, ada)).toEqual(all);
  expect(await pidsFor(tid, moderator)).toEqual(all);
  expect(await pidsFor(tid, bola)).toEqual([first.pid, answer.pid]);
  expect(await pidsFor(tid, chidi)).toEqual([second.pid]);
  expect([await pidsFor(tid, eve), await pidsFor(tid)]).toEqual([[], []]);
  for (const rest of [{ order: 'desc' }, { orderfield: 'like', order: 'desc' }, { page: 2 }, { limit: 1 }])
    expect(await pidsFor(tid, eve, rest)).toEqual([]);
  expect(await infoOf(tid, eve)).toMatchObject({ replyVisibleOnlyToAuthors: 1 });
  const seeing = await Promise.all([ada, moderator, bola, eve, undefined].map((who) => infoOf(tid, who)));
  expect(seeing.map(({ can }) => can.seeReplies)).toEqual([true, true, false, false, false]);
});

test('are in no figure of others', async () => {
  const { ada, bola, eve, tid } = await scene();
  const figures = async (who?: Writer) => {
    const { replies, maxposition, lastpost, dateline } = await infoOf(tid, who);
    const { count, totalPage } = await listFor(tid, who);
    return [replies, maxposition, lastpost === dateline, count, totalPage];
  };
  expect(await figures(ada)).toEqual([3, 4, false, 2, 1]);
  expect(await figures(bola)).toEqual([2, 3, true, 1, 1]);
  expect(await figures(eve)).toEqual([0, 1, true, 0, 0]);
  expect(await figures()).toEqual([0, 1, true, 0, 0]);
  const row = async (who?: Writer) =>
    (await api.must('feeds.latest', { country_fid: 188 }, who)).data.list.find((each) => each.tid === tid);
  expect(await row(eve)).toMatchObject({ replies: 0, newest_reply: null, new_replies: 0 });
  expect(await row(ada)).toMatchObject({ replies: 3, newest_reply: { authorid: ada.uid } });
  const own = await post(bola);
  await settle();
  expect((await infoOf(own.tid, eve)).author_counts.postCount).toBe(1);
});

test('that waited for a moderator count for nobody but the author once they stand, and nothing stays when they go', async () => {
  const {
    api: strict,
    member: join,
    post: write,
    reply: answer,
    settle: done,
  } = await testForum({
    env: { FIRST_POSTS: 'held' },
  });
  const [ada, moderator] = [await join({ groupid: 3 }), await join({ groupid: 3 })];
  const [bola, eve] = [await join(), await join()];
  const own = await write(bola, { message: 'Rain fell on the charger and the cable.' });
  const { tid } = await write(ada, { replyVisibleOnlyToAuthors: 1 });
  const countedOf = async () => {
    await done();
    return (await strict.must('threads.info', { tid: own.tid }, eve)).data.author_counts.postCount;
  };
  const before = await countedOf();
  const { pid, held } = await answer(bola, tid, { message: 'Look at https://elsewhere.example/offer for the offer.' });
  expect(held).toBe(1);
  await strict.must('review.decide-held', { pid, approve: 1 }, moderator);
  expect(await countedOf()).toBe(before);
  await strict.must('threads.delete-post', { pid }, bola);
  expect(await countedOf()).toBe(before);
});

test('are in no list of their writer’s, for nobody, and found by no search', async () => {
  const { ada, bola, eve, tid } = await scene();
  const open = await post(ada);
  const said = await reply(bola, open.tid, { message: 'Quokkas wake at night.' });
  await reply(bola, tid, { message: 'Quokkas sleep in the shade.' });
  await settle();
  for (const who of [bola, ada, eve, undefined]) {
    const { list } = (await api.must('threads.replies-of-member', { uid: bola.uid }, who)).data;
    expect(list.map((each) => each.tid)).toEqual(who === bola ? expect.arrayContaining([open.tid]) : [open.tid]);
  }
  for (const who of [ada, eve, undefined]) {
    const { list } = (await api.must('search.quick-search', { q: 'quokkas' }, who)).data;
    expect(list.map((row) => (row.found === 'post' ? row.pid : row))).toEqual([said.pid]);
  }
});

test('are there for nobody else to like, answer, reward, report or find by their number', async () => {
  const { bola, eve, tid, first, second } = await scene();
  const gone = 'threads.post_not_exist';
  for (const who of [eve, bola]) {
    const { pid } = second;
    const refusals = [
      await api.call('threads.like', { pid, like: 1 }, who),
      await api.call('threads.set-commit-like', { pid }, who),
      await api.call('threads.new-reply', { tid, message: 'So it did.', repquote: pid }, who),
      await api.call('threads.reply-place', { tid, pid }, who),
      await api.call('threads.children', { pid }, who),
      await api.call('threads.likers', { pid }, who),
      await api.call('threads.reward-history', { pid }, who),
      await api.call('review.report-target', { pid }, who),
      await api.call('review.report', { pid, reason: 'spam' }, who),
    ];
    expect(refusals.map(({ error }) => error)).toEqual(refusals.map(() => gone));
  }
  expect((await reward(second.pid, 5, eve)).error).toBe(gone);
  expect((await api.call('threads.reply-place', { tid, pid: second.pid })).error).toBe(gone);
  expect((await api.must('threads.my-place', { tid }, eve)).data).toMatchObject({ pid: 0, page: 1 });
  expect((await api.must('threads.reply-place', { tid, pid: first.pid }, bola)).data).toMatchObject({ page: 1 });
  expect((await api.must('threads.like', { pid: first.pid, like: 1 }, bola)).data.is_like).toBe(1);
});

test('threads.view shows a reader the first post and their own', async () => {
  const { ada, bola, eve, tid, pid, first, second, answer } = await scene();
  const seen = async (who?: Writer, rest: object = {}) =>
    (await api.must('threads.view', { tid, ...rest }, who)).data.postlist.map((each) => each.pid);
  expect(await seen(ada)).toEqual([pid, first.pid, second.pid, answer.pid]);
  expect(await seen(bola)).toEqual([pid, first.pid, answer.pid]);
  expect([await seen(eve), await seen()]).toEqual([[pid], [pid]]);
  for (const rest of [{ order: 'desc' }, { orderfield: 'like' }, { uid: bola.uid }, { isimg: 1 }, { page: 2 }])
    expect((await seen(eve, rest)).filter((each) => each !== pid)).toEqual([]);
});

test('notify the author and whom the author answers, and nobody who is named in them', async () => {
  const [ada, bola, eve] = [await member(), await member(), await member()];
  const { tid } = await privately(ada);
  const first = await reply(bola, tid, { at_list_current: `${eve.uid},${ada.uid}` });
  await settle();
  await reply(ada, tid, { repquote: first.pid });
  await settle();
  const notices = async (who: Writer) => (await api.must('notices.num', {}, who)).data.list.length;
  expect([await notices(ada), await notices(bola), await notices(eve)]).toEqual([1, 1, 0]);
  // Nor is one stored that no list shows: it would be counted, and sent to devices.
  expect(await db.selectFrom('notices.notices').select('kind').where('uid', '=', eve.uid).execute()).toEqual([]);
});

async function listening(who: Writer, tid: number): Promise<LiveClient> {
  const client = await LiveClient.enter(url, who.token);
  onTestFinished(() => client.close());
  client.join(`thread:${tid}`, { position: 5, posts: [] });
  await expect.poll(() => client.channelMessages.length).toBe(1);
  return client;
}

/** What a listener has by now: the figures may follow a post in a message of their own. */
const received = (client: LiveClient, tid: number) => {
  const news = client.news(`thread:${tid}`);
  return { replies: news.at(-1)?.replies, posts: news.flatMap(({ posts }) => posts) };
};

test('are sent live to the author and to moderators, and to nobody else’s open page', async () => {
  const { ada, bola, eve, moderator, tid } = await scene();
  const seeing = [await listening(ada, tid), await listening(moderator, tid)];
  const others = [await listening(bola, tid), await listening(eve, tid)];
  const refused = [{ channel: `thread:${tid}`, refused: 'threads.no_permission' }];
  for (const client of others) expect(client.channelMessages).toEqual(refused);
  const { pid } = await reply(eve, tid);
  for (const client of seeing)
    await expect
      .poll(() => received(client, tid))
      .toMatchObject({ replies: 4, posts: [{ pid, uid: eve.uid, gone: 0 }] });
  for (const client of others) expect(client.channelMessages).toEqual(refused);
});

test('stop arriving live once whoever listened is no moderator any more, or the thread’s replies become the author’s', async () => {
  const [ada, bola, operator] = [await member(), await member(), await member({ groupid: 1 })];
  const moderator = await member({ groupid: 3 });
  const { tid, pid } = await post(ada);
  const [office, reader] = [await listening(moderator, tid), await listening(bola, tid)];
  const edit = { tid, pid, subject: 'Where the charger went', message: 'The rains took the charger and the cable.' };
  await api.must('threads.edit', { ...edit, replyVisibleOnlyToAuthors: 1 }, ada);
  await expect.poll(() => reader.refusal(`thread:${tid}`)).toBe('threads.no_permission');
  expect(office.refusal(`thread:${tid}`)).toBeUndefined();
  const was = { groupid: 3, isCreator: false, certified: false };
  const taken = { uid: moderator.uid, office: 0, isCreator: 0, certified: 0, was, reason: 'left' } as const;
  await api.must('operators.change-group', taken, operator);
  await expect.poll(() => office.refusal(`thread:${tid}`)).toBe('threads.no_permission');
});

test('who sees them is settled with the first of them', async () => {
  const [ada, bola] = [await member(), await member()];
  const edit = { subject: 'Where the charger went', message: 'The rains took the charger and the cable.' };
  const change = (at: { tid: number; pid: number }, only: 0 | 1) =>
    api.call('threads.edit', { ...at, ...edit, replyVisibleOnlyToAuthors: only }, ada);
  const at = await privately(ada);
  expect((await change(at, 0)).ok).toBe(true);
  expect((await change(at, 1)).ok).toBe(true);
  await reply(bola, at.tid);
  expect((await change(at, 0)).error).toBe('threads.replies_begun');
  expect((await change(at, 1)).ok).toBe(true);
  const open = await post(ada);
  await reply(bola, open.tid);
  expect((await change(open, 1)).error).toBe('threads.replies_begun');
});

test('go and come back without a trace for others', async () => {
  const { ada, bola, eve, moderator, tid, first } = await scene();
  await api.must('threads.delete-post', { pid: first.pid }, moderator);
  expect((await infoOf(tid, ada)).replies).toBe(2);
  await api.must('review.restore-post', { pid: first.pid }, moderator);
  const own = await post(bola);
  await settle();
  expect((await infoOf(tid, ada)).replies).toBe(3);
  expect((await infoOf(tid, eve)).replies).toBe(0);
  expect((await infoOf(own.tid, eve)).author_counts.postCount).toBe(1);
});
