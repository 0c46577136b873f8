import { expect, test } from 'vitest';
import { bundled, type Incoming, remembered, withDoer, withoutDoer } from './groups.ts';

const like = (uid: number, doer: number): Incoming => ({
  uid,
  page: 'reply',
  kind: 'like',
  key: 'like:5',
  tid: 1,
  pid: 5,
  doer: { uid: doer, pid: 0 },
});

test('a member who does the same again moves to the front and counts once', () => {
  const one = withDoer({ actors: [], count: 0 }, { uid: 1, pid: 10 });
  const two = withDoer(one, { uid: 2, pid: 11 });
  expect(withDoer(two, { uid: 1, pid: 12 })).toEqual({
    actors: [
      { uid: 1, pid: 12 },
      { uid: 2, pid: 11 },
    ],
    count: 2,
  });
});

test('names are bounded, the number is not', () => {
  let all = { actors: [] as { uid: number; pid: number }[], count: 0 };
  for (let uid = 1; uid <= 1000; uid += 1) all = withDoer(all, { uid, pid: 0 });
  expect([all.actors.length, all.count, all.actors[0]?.uid]).toEqual([remembered, 1000, 1000]);
});

test('a member who is removed counts no more, and the notice goes with the last one', () => {
  const actors = [
    { uid: 1, pid: 10 },
    { uid: 2, pid: 11 },
  ];
  expect(withoutDoer({ actors, count: 30 }, ({ pid }) => pid === 10)).toEqual({ actors: [actors[1]], count: 29 });
  expect(withoutDoer({ actors, count: 2 }, () => true)).toBeNull();
});

test('notifications are joined by member and key, and nobody is notified of oneself', () => {
  const bundles = bundled([like(1, 2), like(1, 3), like(2, 2), like(3, 2)]);
  expect([...bundles.values()].map(({ first, doers }) => [first.uid, doers.map(({ uid }) => uid)])).toEqual([
    [1, [2, 3]],
    [3, [2]],
  ]);
});
