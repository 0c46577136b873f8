import { describe, expect, test } from 'vitest';
import { testForum, type Writer } from '../../../tests/support/forum.ts';

const forum = await testForum();
const { api, db, member, post, reply } = forum;
const numbers = (from: number, to: number): number[] => Array.from({ length: to - from + 1 }, (_, i) => from + i);

test('R-PST-001 R-PST-004 replies come ten a page from page 1, with the figures of the whole list', async () => {
  const ada = await member();
  const { tid } = await post(ada);
  for (let i = 1; i <= 12; i += 1) await reply(ada, tid, { message: `Answer ${i}` });
  const { data } = await api.must('threads.reply-list', { tid });
  expect(data).toMatchObject({ page: 1, limit: 10, count: 12, totalPage: 2 });
  expect(data.list.map((row) => row.floor)).toEqual(numbers(1, 10));
  const second = (await api.must('threads.reply-list', { tid, page: 2 })).data;
  expect(second.list.map((row) => row.floor)).toEqual([11, 12]);
  const newest = (await api.must('threads.reply-list', { tid, order: 'desc' })).data;
  expect(newest.list.map((row) => row.floor)).toEqual(numbers(3, 12).reverse());
  expect((await api.must('threads.reply-list', { tid, page: 99 })).data.list).toEqual([]);
});

test('R-THR-016 R-THR-018 R-THR-019 success 1 shows a page of the thread’s posts: the first post on page 1 and nowhere else', async () => {
  const ada = await member();
  const { tid } = await post(ada);
  for (let i = 2; i <= 23; i += 1) await reply(ada, tid);
  const positions = async (fields: object) =>
    (await api.must('threads.view', { tid, ...fields })).data.postlist.map((row) => row.position);
  expect(await positions({})).toEqual(numbers(1, 20));
  expect(await positions({ page: 2 })).toEqual([21, 22, 23]);
  expect(await positions({ page: 3 })).toEqual([]);
  expect(await positions({ order: 'desc', limit: 10 })).toEqual([1, ...numbers(15, 23).reverse()]);
  expect(await positions({ order: 'desc', limit: 10, page: 3 })).toEqual([4, 3, 2]);
});

test('an answer to a child becomes a child of the same reply and says whom it answers', async () => {
  const [ada, bola, chi] = [await member(), await member(), await member()];
  const { tid, pid } = await post(ada);
  const parent = await reply(bola, tid, { repquote: pid });
  expect(parent).toMatchObject({ floor: 1, parent_pid: 0, quote_pid: 0 });
  const child = await reply(chi, tid, { repquote: parent.pid });
  expect(child).toMatchObject({ floor: 0, parent_pid: parent.pid, quote_pid: parent.pid, quote_author: '' });
  const deeper = await reply(ada, tid, { repquote: child.pid });
  expect(deeper).toMatchObject({
    parent_pid: parent.pid,
    quote_pid: child.pid,
    quote_author: chi.username,
    position: 4,
  });
  const last = await reply(bola, tid, { repquote: deeper.pid });
  await reply(bola, tid);

  const { list, count } = (await api.must('threads.reply-list', { tid })).data;
  expect(count).toBe(2);
  expect(list.map((row) => [row.floor, row.children_count])).toEqual([
    [1, 3],
    [2, 0],
  ]);
  expect(list[0]!.children_list.map((row) => row.pid)).toEqual([child.pid, deeper.pid]);
  const rest = (await api.must('threads.children', { pid: parent.pid, after: deeper.position })).data;
  expect(rest).toMatchObject({ more: false, list: [{ pid: last.pid, quote_author: ada.username }] });
  const first = (await api.must('threads.children', { pid: parent.pid, limit: 1 })).data;
  expect(first).toMatchObject({ more: true, list: [{ pid: child.pid }] });
  expect((await api.must('threads.info', { tid })).data).toMatchObject({ replies: 5, maxposition: 6 });
});

describe('a reply is refused', () => {
  test.each([
    ['R-PST-016 to a visitor', 'threads.need_login', {}, null],
    ['R-THR-026 without text', 'threads.message_empty', { message: '  ' }, {}],
    ['beyond 10,000 characters', 'threads.message_too_long', { message: 'x'.repeat(10_001) }, {}],
    ['to a thread that is none', 'threads.not_exist', { tid: 999_999 }, {}],
    ['to a post that is none', 'threads.post_not_exist', { repquote: 999_999 }, {}],
    ['to who may not speak', 'threads.may_not_speak', {}, { groupid: 4 }],
  ] as const)('%s', async (_, error, fields, as) => {
    const { tid } = await post(await member());
    const who = as ? await member(as) : {};
    const answer = await api.call('threads.send-reply', { tid, message: 'So it did.', ...fields }, who);
    expect(answer.body).toMatchObject({ code: 1, error });
    expect(answer.msg).not.toBe('');
    expect((await api.must('threads.info', { tid })).data).toMatchObject({ replies: 0, maxposition: 1 });
  });

  test('to a post of another thread', async () => {
    const ada = await member();
    const [one, other] = [await post(ada), await post(ada)];
    const { pid } = await reply(ada, one.tid);
    const answer = await api.call('threads.new-reply', { tid: other.tid, message: 'So.', repquote: pid }, ada);
    expect(answer.error).toBe('threads.post_not_exist');
  });

  test('once the thread is closed, and the thread says so before', async () => {
    const ada = await member();
    const { tid } = await post(ada);
    await db.updateTable('threads.threads').set({ closed: true }).where('tid', '=', tid).execute();
    const answer = await api.call('threads.send-reply', { tid, message: 'So it did.' }, ada);
    expect(answer).toMatchObject({
      error: 'threads.closed',
      msg: 'This thread is closed and can’t take new posts.',
    });
    const { can } = (await api.must('threads.info', { tid }, ada)).data;
    expect(can).toMatchObject({ reply: false, replyRefusal: 'threads.closed' });
  });
});

test('R-THR-024 a sent reply answers code 0 and its place', async () => {
  const ada = await member();
  const { tid } = await post(ada);
  const answer = await api.must('threads.send-reply', { tid, message: 'So it did.', phonetype: 'CAMON 30' }, ada);
  expect(answer.body).toMatchObject({ code: 0, data: { tid, position: 2 } });
  const { list } = (await api.must('threads.reply-list', { tid })).data;
  expect(list[0]).toMatchObject({ phonetype: 'CAMON 30' });
});

test('R-PST-018 the mentioned members come as a comma-separated string of uids', async () => {
  const [ada, bola, chi] = [await member(), await member(), await member()];
  const { tid } = await post(ada);
  const { pid } = await reply(ada, tid, { at_list_current: `${bola.uid},${chi.uid},${bola.uid},${ada.uid}` });
  const row = await db.selectFrom('threads.posts').select('at_list').where('pid', '=', pid).executeTakeFirstOrThrow();
  expect(row.at_list).toEqual([bola.uid, chi.uid]);
});

test('R-PST-024 a reply carries its author’s decoration under both names', async () => {
  const ada = await member();
  const { tid } = await post(ada);
  const { decInfo } = await reply(ada, tid);
  expect(Object.keys(decInfo).sort()).toEqual(['avatar', 'dec_goods_id', 'dec_position', 'dec_url', 'ec_url']);
});

test('twenty at once take twenty places, none twice and none left out', async () => {
  const ada = await member();
  const { tid } = await post(ada);
  const parent = await reply(ada, tid);
  const writers = await Promise.all(Array.from({ length: 20 }, () => member()));
  const sent = await Promise.all(
    writers.map((writer, i) => reply(writer, tid, i % 2 === 0 ? {} : { repquote: parent.pid })),
  );
  expect(sent.map((row) => row.position).sort((a, b) => a - b)).toEqual(numbers(3, 22));
  const floors = sent.map((row) => row.floor).filter((floor) => floor > 0);
  expect(floors.sort((a, b) => a - b)).toEqual(numbers(2, 11));
  const { data } = await api.must('threads.info', { tid });
  expect(data).toMatchObject({ replies: 21, maxposition: 22 });
  const { list } = (await api.must('threads.reply-list', { tid, limit: 20 })).data;
  expect(list[0]!.children_count).toBe(10);
});

test('replies by likes put those that nobody likes behind, or before, in the order of their floors', async () => {
  const [ada, bola, chi] = [await member(), await member(), await member()];
  const { tid } = await post(ada);
  const sent = [];
  for (let i = 0; i < 5; i += 1) sent.push((await reply(bola, tid)).pid);
  const [one, two, three, four, five] = sent as [number, number, number, number, number];
  for (const [pid, fan] of [
    [four, ada],
    [four, chi],
    [two, chi],
    [five, chi],
  ] as const) {
    await api.must('threads.like', { pid, like: 1 }, fan);
  }
  const page = async (order: 'asc' | 'desc', limit = 10, number = 1) => {
    const input = { tid, orderfield: 'like', order, limit, page: number } as const;
    return (await api.must('threads.reply-list', input)).data.list.map(({ pid }) => pid);
  };
  expect(await page('desc')).toEqual([four, two, five, one, three]);
  expect(await page('asc')).toEqual([three, one, five, two, four]);
  expect([await page('desc', 2, 2), await page('asc', 2, 2)]).toEqual([
    [five, one],
    [five, two],
  ]);
});

test('posts of one author, posts with pictures, and replies by likes', async () => {
  const [ada, bola] = [await member(), await member()];
  const { tid, pid } = await post(ada);
  const first = await reply(bola, tid);
  const second = await reply(ada, tid);
  await api.must('threads.like', { pid: second.pid, like: 1 }, bola);
  const pids = async (fields: object) =>
    (await api.must('threads.view', { tid, ...fields })).data.postlist.map((row) => row.pid);
  expect(await pids({ uid: ada.uid })).toEqual([pid, second.pid]);
  expect(await pids({ uid: ada.uid, order: 'desc', limit: 1 })).toEqual([second.pid]);
  expect(await pids({ isimg: 1 })).toEqual([]);
  expect(await pids({ orderfield: 'like', order: 'desc' })).toEqual([pid, second.pid, first.pid]);
  expect(await pids({ orderfield: 'like', order: 'desc', limit: 2, page: 2 })).toEqual([first.pid]);
  const { data } = await api.must('threads.reply-list', { tid, orderfield: 'like', order: 'desc' });
  expect(data.list.map((row) => row.pid)).toEqual([second.pid, first.pid]);
});

test('a reply makes its thread stale and nothing else: who wrote there is who they were', async () => {
  const [ada, bola] = [await member(), await member()];
  const { tid } = await post(ada);
  await forum.settle();
  const moved = new Set<string>();
  forum.app.platform.tags.subscribe((tags) => {
    for (const tag of tags) moved.add(tag);
  });
  await reply(bola, tid);
  expect([...moved]).toEqual([`t:${tid}`]);
  await forum.settle();
  expect([...moved]).not.toContain(`u:${bola.uid}`);
  expect([...moved]).not.toContain(`u:${ada.uid}`);
});

test('a guest is offered to reply under a reply as long as nothing but the log-in stands in the way', async () => {
  const [ada, bola] = [await member(), await member()];
  const { tid } = await post(ada);
  await reply(bola, tid);
  const offered = async (who?: Writer) => {
    const { list } = (await api.must('threads.reply-list', { tid }, who)).data;
    return list.map(({ can }) => [can.reply, can.joinToReply]);
  };
  expect(await offered()).toEqual([[false, true]]);
  expect(await offered(ada)).toEqual([[true, false]]);
  const moderator = await member({ groupid: 3 });
  await api.must('review.close', { tid, closed: 1, rule: 'spam', reason: 'Sells shoes.' }, moderator);
  expect(await offered()).toEqual([[false, false]]);
});
