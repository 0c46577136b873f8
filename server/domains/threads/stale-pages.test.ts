import { expect, test } from 'vitest';
import { testForum } from '../../../tests/support/forum.ts';
import { movedBy } from '../../../tests/support/moved-tags.ts';

const forum = await testForum();
const { api, clock, member, post, reply, runTask, settle } = forum;

const lists = ['f:15443', 'f:188', 'f:all'];
const soon = (): number => Math.floor(clock.now().getTime() / 1000) + 600;

test('a new thread makes stale the lists that it stands in and its author’s list', async () => {
  const ada = await member();
  expect(await movedBy(forum, () => post(ada))).toEqual([...lists, `s:${ada.uid}`]);
});

test('a thread that is published later makes stale what a new one does, and its own page', async () => {
  const ada = await member();
  const { tid } = await post(ada, { push_time: soon() });
  clock.advance(601);
  // A job's tags move when its events are handed out.
  const moved = await movedBy(forum, () => runTask('threads.publish-due').then(settle));
  expect(moved).toEqual(expect.arrayContaining([...lists, `s:${ada.uid}`, `t:${tid}`]));
});

test('a board shows what was posted and deleted there once it was counted, to guests and members alike', async () => {
  clock.stopInTest();
  const ada = await member({ countryFid: 212 });
  const figures = async () => {
    const answered = await Promise.all(
      [{}, ada].map(async (who) => (await api.must('threads.forum-detail', { fid: 212 }, who)).data),
    );
    return answered.map(({ threads, todayposts }) => [threads, todayposts]);
  };
  expect(await figures()).toEqual([
    [0, 0],
    [0, 0],
  ]);
  const { tid } = await post(ada);
  await settle();
  expect(await figures()).toEqual([
    [1, 1],
    [1, 1],
  ]);
  await api.must('threads.delete', { tid }, ada);
  await settle();
  expect(await figures()).toEqual([
    [0, 0],
    [0, 0],
  ]);
});

test('a deleted thread makes stale its page and the lists that it stood in, a deleted reply the page', async () => {
  const ada = await member();
  const { tid } = await post(ada);
  const { pid } = await reply(ada, tid);
  expect(await movedBy(forum, () => api.must('threads.delete-post', { pid }, ada))).toEqual([`t:${tid}`]);
  expect(await movedBy(forum, () => api.must('threads.delete', { tid }, ada))).toEqual([...lists, `t:${tid}`]);
});

test('what moderators do to a thread makes stale its page and lists, what is pinned everywhere every country’s', async () => {
  const [ada, operator] = [await member(), await member({ groupid: 1 })];
  const { tid, pid } = await post(ada);
  const moved = (call: 'review.pin' | 'review.highlight' | 'review.ban-post', input: object) =>
    movedBy(forum, () => api.must(call, input as never, operator));
  const here = [...lists, `t:${tid}`];
  expect(await moved('review.highlight', { tid, highlight_style: 1 })).toEqual(here);
  expect(await moved('review.pin', { pid, status: 1, type: 2 })).toEqual(here);
  const everywhere = await moved('review.pin', { pid, status: 1, type: 3 });
  expect(everywhere).toEqual(expect.arrayContaining([...here, 'f:293', 'f:206', 'f:331']));
  // How far its author is trusted is read anew.
  expect(await moved('review.ban-post', { pid, status: 1 })).toEqual([...everywhere, `trust:${ada.uid}`]);
  expect(await moved('review.ban-post', { pid, status: 0 })).toEqual(here);
});

test('an edited reply makes stale its thread’s page, an edited thread the lists as well', async () => {
  const ada = await member();
  const { tid, pid } = await post(ada);
  const answer = await reply(ada, tid);
  const edit = { tid, subject: 'Found again', message: 'The rains took the charger.' };
  const page = [`t:${tid}`];
  expect(await movedBy(forum, () => api.must('threads.edit', { ...edit, pid: answer.pid }, ada))).toEqual(page);
  expect(await movedBy(forum, () => api.must('threads.edit', { ...edit, pid }, ada))).toEqual([...lists, ...page]);
});

test('a like makes stale the page, a favourite also its member’s own figures; repeated they change nothing', async () => {
  const [ada, bola] = [await member(), await member()];
  const { tid, pid } = await post(ada);
  const like = (set: number) => movedBy(forum, () => api.must('threads.like', { pid, like: set }, bola));
  const setFavorite = (set: number) =>
    movedBy(forum, () => api.must('threads.favorite', { id: tid, favorite: set }, bola));
  for (const set of [1, 0]) {
    expect(await like(set)).toEqual([`t:${tid}`]);
    expect(await like(set)).toEqual([]);
    expect(await setFavorite(set)).toEqual([`t:${tid}`, `u:${bola.uid}`]);
    expect(await setFavorite(set)).toEqual([]);
  }
});
