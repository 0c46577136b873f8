import { expect, test } from 'vitest';
import type { Db } from '../context.ts';
import { gathered } from './gather.ts';

const db = (): Db => ({}) as Db;

test('what is asked of a connection at the same moment is one statement, and each gets its own answer', async () => {
  const sent: number[][] = [];
  const double = gathered<number, number>(async (_db, asked) => {
    sent.push([...asked]);
    return asked.map((each) => each * 2);
  });
  const [one, other] = [db(), db()];
  const answers = await Promise.all([double(one, 1), double(other, 5), double(one, 2), double(one, 3)]);
  expect(answers).toEqual([2, 10, 4, 6]);
  expect(sent).toEqual([[1, 2, 3], [5]]);
  expect(await double(one, 7)).toBe(14);
  expect(sent).toHaveLength(3);
});

test('a statement takes a bounded number of asks', async () => {
  const sizes: number[] = [];
  const same = gathered<number, number>(async (_db, asked) => {
    sizes.push(asked.length);
    return asked;
  });
  const one = db();
  const wanted = Array.from({ length: 150 }, (_, at) => at);
  expect(await Promise.all(wanted.map((each) => same(one, each)))).toEqual(wanted);
  expect(sizes).toEqual([64, 64, 22]);
});

test('what fails fails for all who shared it, and for nobody after them', async () => {
  let fails = true;
  const same = gathered<number, number>(async (_db, asked) => {
    if (fails) throw new Error('gone');
    return asked;
  });
  const one = db();
  const first = await Promise.allSettled([same(one, 1), same(one, 2)]);
  expect(first.map(({ status }) => status)).toEqual(['rejected', 'rejected']);
  fails = false;
  expect(await same(one, 3)).toBe(3);
});
