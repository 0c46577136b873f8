import { expect, test } from 'vitest';
import type { Recommended } from './queries.ts';
import { allFollowed, followRow, notFollowed, type RecommendRow, rowsOf } from './recommend-state.ts';

const person = (uid: number, follows_status: 0 | 1 = 0): Recommended => ({
  ...{ uid, username: `m${uid}`, avatar: '', country_fid: 188, iscreator: 0, fansCount: 0, follows_status },
});

/** Rows as a screen holds them, and every state they were in. */
function screen(members: readonly Recommended[]) {
  let rows = rowsOf(members);
  const states: RecommendRow[][] = [];
  const set = (next: (now: readonly RecommendRow[]) => RecommendRow[]) => {
    rows = next(rows);
    states.push(rows);
  };
  return { set, states, now: () => rows };
}

test('R-FOL-008 following a recommended member sets the loading flag and stores the follows_status that came', async () => {
  const { set, states, now } = screen([person(1), person(2)]);
  await followRow(now()[0]!, set, async () => ({ follows_status: 1 }));
  expect(states.map(([first]) => [first!.follow_loading, first!.follows_status])).toEqual([
    [true, 0],
    [false, 1],
  ]);
  expect(now()[1]).toEqual({ ...person(2), follow_loading: false });
});

test('R-FOL-007 a recommended member who is followed already is left alone, and so is one on the way', async () => {
  const { set, states, now } = screen([person(1, 1), person(2)]);
  const never = () => Promise.reject(new Error('asked'));
  await followRow(now()[0]!, set, never);
  await followRow({ ...now()[1]!, follow_loading: true }, set, never);
  expect(states).toEqual([]);
});

test('R-FOL-006 the loading flag goes with the answer, a refused one too', async () => {
  const { set, now } = screen([person(1)]);
  await expect(followRow(now()[0]!, set, () => Promise.reject(new Error('refused')))).rejects.toThrow('refused');
  expect(now()[0]).toMatchObject({ follow_loading: false, follows_status: 0 });
});

test('Follow all follows whoever is not followed yet', () => {
  const rows = rowsOf([person(1, 1), person(2), person(3)]);
  expect(notFollowed(rows)).toEqual([2, 3]);
  expect(notFollowed(allFollowed(rows))).toEqual([]);
});
