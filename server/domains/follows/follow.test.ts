import { expect, test } from 'vitest';
import { testForum } from '../../../tests/support/forum.ts';

const { api, db, member, post } = await testForum();

const counters = async (uid: number) =>
  db.selectFrom('follows.counters').select(['fans', 'follows']).where('uid', '=', uid).executeTakeFirst();

test('R-FOL-005 following turns round with each call, and the counters with it', async () => {
  const [ada, bola] = [await member(), await member()];
  const follow = async () => (await api.must('follows.follow', { follow_uid: bola.uid }, ada)).data;
  expect(await follow()).toEqual({ follows_status: 1, isFollowing: 1, fansCount: 1 });
  expect(await counters(bola.uid)).toEqual({ fans: 1, follows: 0 });
  expect(await counters(ada.uid)).toEqual({ fans: 0, follows: 1 });
  const { tid } = await post(bola);
  expect((await api.must('threads.info', { tid }, ada)).data.follow_status).toBe(1);
  expect(await follow()).toEqual({ follows_status: 0, isFollowing: 0, fansCount: 0 });
  expect(await counters(ada.uid)).toEqual({ fans: 0, follows: 0 });
  expect((await api.must('threads.info', { tid }, ada)).data.follow_status).toBe(0);
});

test('a call that says which it wants may come twice, and changes what is so once', async () => {
  const [ada, bola] = [await member(), await member()];
  const follow = async (on: 0 | 1) =>
    (await api.must('follows.follow', { follow_uid: bola.uid, follow: on }, ada)).data.isFollowing;
  expect([await follow(0), await follow(1), await follow(1)]).toEqual([0, 1, 1]);
  expect(await counters(bola.uid)).toEqual({ fans: 1, follows: 0 });
  expect([await follow(0), await follow(0)]).toEqual([0, 0]);
  expect(await counters(bola.uid)).toEqual({ fans: 0, follows: 0 });
});

test('nobody follows oneself, or nobody at all', async () => {
  const ada = await member();
  expect((await api.call('follows.follow', { follow_uid: ada.uid }, ada)).error).toBe('follows.yourself');
  expect((await api.call('follows.follow', { follow_uid: 999_999 }, ada)).error).toBe('follows.unknown_member');
  expect((await api.call('follows.follow', { follow_uid: ada.uid })).http).toBe(401);
  expect(await counters(ada.uid)).toBeUndefined();
});

test('many at once: counters are the number of pairs', async () => {
  const members = await Promise.all(Array.from({ length: 6 }, () => member()));
  const pairs = members.flatMap((a) => members.filter((b) => b !== a).map((b) => [a, b] as const));
  // Everybody follows everybody, and the first half of them twice.
  const calls = [...pairs, ...pairs.slice(0, 15)];
  await Promise.all(calls.map(([a, b]) => api.must('follows.follow', { follow_uid: b.uid }, a)));
  const rows = await db.selectFrom('follows.follows').select(['uid', 'follow_uid']).execute();
  for (const { uid } of members) {
    expect(await counters(uid)).toEqual({
      fans: rows.filter((row) => row.follow_uid === uid).length,
      follows: rows.filter((row) => row.uid === uid).length,
    });
  }
});
