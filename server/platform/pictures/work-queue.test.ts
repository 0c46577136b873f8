import { expect, test } from 'vitest';
import { workQueue } from './work-queue.ts';

test('no more than the allowed number run at once, the rest wait in order, and a rush is turned away', async () => {
  const queue = workQueue(2, 2);
  const started: number[] = [];
  const finish: (() => void)[] = [];
  const work = (n: number) => () => {
    started.push(n);
    return new Promise<number>((resolve) => finish.push(() => resolve(n)));
  };
  const first = queue.run(work(1));
  const second = queue.run(work(2));
  const third = queue.run(work(3));
  const fourth = queue.run(work(4));
  expect(await queue.run(work(5))).toBeUndefined();
  expect(started).toEqual([1, 2]);
  finish[0]!();
  expect(await first).toBe(1);
  await Promise.resolve();
  expect(started).toEqual([1, 2, 3]);
  finish[1]!();
  finish[2]!();
  expect(await Promise.all([second, third])).toEqual([2, 3]);
  await Promise.resolve();
  finish[3]!();
  expect(await fourth).toBe(4);
});

test('a work that fails gives its place to the next', async () => {
  const queue = workQueue(1, 1);
  await expect(queue.run(() => Promise.reject(new Error('bad')))).rejects.toThrow('bad');
  expect(await queue.run(async () => 'next')).toBe('next');
});
