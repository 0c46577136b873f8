import { expect, test } from 'vitest';
import { contestWords, prize, testContests } from './testing/contests.ts';

const site = await testContests();
const { api, app, close, contest, dates, db, enter, entry, member, operator, picture, refusedEntry, seconds } = site;
const settle = () => app.platform.outbox.drain();
const change = (tid: number, who: { token: string }, fields: object) =>
  api.call('threads.edit-photos', { tid, subject: 'Kurmi market, seven', ...fields }, who);

test('a contest that runs is not given a close that is over', async () => {
  const [id, ada, bola] = [await contest(), await member(), await member()];
  const { tid } = await enter(ada, { contest: id });
  const edit = (fields: object) =>
    api.call(
      'contests.edit',
      { contest: id, version: 1, ...contestWords, ...dates(), prizes: JSON.stringify([prize(1)]), ...fields },
      operator,
    );
  for (const closes_at of [seconds() - 3600, seconds()]) {
    const answer = await edit({ entries_until: seconds() - 7200, closes_at });
    expect([answer.error, answer.body.field]).toEqual(['contests.dates_cross', 'closes_at']);
  }
  expect((await api.call('threads.like-photo', { tid, like: 1 }, bola)).ok).toBe(true);
  expect((await edit({ entries_until: seconds() - 7200, closes_at: seconds() + 60 })).ok).toBe(true);
});

test('of a contest of some categories each entry names one of them, also once it is changed', async () => {
  const [id, ada] = [await contest({ categories: [1, 2] }), await member()];
  expect(await refusedEntry(ada, { contest: id })).toBe('contests.unknown_category');
  expect(await refusedEntry(ada, { contest: id, typeid: 3 })).toBe('contests.unknown_category');
  const { tid } = await enter(ada, { contest: id, typeid: 2 });
  expect((await change(tid, ada, { typeid: 0 })).error).toBe('contests.unknown_category');
  expect((await change(tid, ada, {})).ok).toBe(true);
  await enter(ada, { contest: await contest() });
});

test('a picture stands in one entry of a contest, however it is entered and at once', async () => {
  const [id, other, ada] = [await contest(), await contest(), await member()];
  const [aid, second] = [await picture(ada), await picture(ada)];
  const first = await enter(ada, { contest: id, aids: [aid] });
  expect(await refusedEntry(ada, { contest: id, aids: [second, aid] })).toBe('threads.photo_entered');
  const { tid } = await enter(ada, { contest: id, aids: [second] });
  expect((await change(tid, ada, { aids: [aid] })).error).toBe('threads.photo_entered');
  expect((await change(tid, ada, { aids: [second], delaids: [second] })).ok).toBe(true);
  await enter(ada, { contest: other, aids: [aid] });
  await enter(ada, { aids: [aid] });
  await api.must('threads.delete', { tid: first.tid }, ada);
  expect((await change(tid, ada, { aids: [aid] })).ok).toBe(true);

  const twice = await entry(ada, { contest: other });
  const answers = await Promise.all([1, 2].map(() => api.call('threads.new-thread-photos', twice, ada)));
  expect(answers.flatMap(({ error }) => error ?? [])).toEqual(['threads.photo_entered']);
});

test('a moderator moves no entry to another board', async () => {
  const [ada, moderator] = [await member(), await member({ groupid: 1 })];
  const { tid } = await enter(ada, { typeid: 2 });
  const grounds = { rule: 'off_topic', reason: 'A dream, not a photo.' } as const;
  const move = async (fid: number) =>
    (await api.call('review.move', { tid, fid, ...grounds } as never, moderator)).error;
  expect([await move(771), await move(188)]).toEqual(Array(2).fill('threads.photo_stays'));
  expect((await api.must('threads.info', { tid })).data.fid).toBe(770);
});

test('while likes decide no list shows who leads; once they are over each like counts for its place', async () => {
  const [id, ada, bola, chi] = [await contest(), await member(), await member(), await member()];
  const free = await enter(ada, { typeid: 4 });
  const leading = await enter(ada, { contest: id, typeid: 4 });
  await api.must('threads.like-photo', { tid: free.tid, like: 1 }, bola);
  for (const who of [bola, chi]) await api.must('threads.like-photo', { tid: leading.tid, like: 1 }, who);
  await settle();
  const orders = async () => {
    const { lists } = (await api.must('threads.photo-list', { fid: 770, typeid: 4, order: 'like' })).data;
    const { lists: liked } = (await api.must('threads.photo-lists', { list: 'liked' })).data;
    const { lists: own } = (await api.must('threads.my-photos', { authorid: ada.uid, order: 'like' })).data;
    return [lists, liked, own].map((rows) =>
      rows.flatMap(({ tid }) => (tid === free.tid ? 'free' : tid === leading.tid ? 'leading' : [])).join(),
    );
  };
  expect(await orders()).toEqual(Array(3).fill('free,leading'));
  const { standings } = (await api.must('contests.admin-one', { contest: id }, operator)).data;
  expect(standings.map(({ tid, like }) => [tid, like])).toEqual([[leading.tid, 2]]);
  await close(id);
  await settle();
  expect(await orders()).toEqual(Array(3).fill('leading,free'));
  expect(await db.selectFrom('threads.photos').select('likes').where('tid', '=', leading.tid).execute()).toEqual([
    { likes: 2 },
  ]);
});
