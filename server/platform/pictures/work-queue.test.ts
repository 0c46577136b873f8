import { setTimeout as pause } from 'node:timers/promises';
import { afterEach, expect, test, vi } from 'vitest';
import { workQueue } from './work-queue.ts';

afterEach(() => vi.useRealTimers());

/** Works that end by `finish`, and the order in which they began. */
function works() {
  const started: (number | string)[] = [];
  const finish = new Map<number | string, () => void>();
  const work = (name: number | string) => () => {
    started.push(name);
    return new Promise<number | string>((resolve) => finish.set(name, () => resolve(name)));
  };
  return { started, finish: (name: number | string) => finish.get(name)!(), work };
}

test('no more than the allowed number run at once, the rest wait in order, and a rush is turned away', async () => {
  const queue = workQueue({ atOnce: 2, waiting: 2 });
  const { started, finish, work } = works();
  const [first, second, third, fourth] = [1, 2, 3, 4].map((n) => queue.run(work(n)));
  expect(await queue.run(work(5))).toBeUndefined();
  expect(started).toEqual([1, 2]);
  finish(1);
  expect(await first).toBe(1);
  await pause(0);
  expect(started).toEqual([1, 2, 3]);
  finish(2);
  finish(3);
  expect(await Promise.all([second, third])).toEqual([2, 3]);
  await pause(0);
  finish(4);
  expect(await fourth).toBe(4);
});

test('a work that fails gives its place to the next', async () => {
  const queue = workQueue({ atOnce: 1, waiting: 1 });
  await expect(queue.run(() => Promise.reject(new Error('bad')))).rejects.toThrow('bad');
  expect(await queue.run(async () => 'next')).toBe('next');
});

test('who would wait longer than 20 seconds is turned away at once, by how long works take; who has waited so long, then', async () => {
  vi.useFakeTimers();
  const queue = workQueue({ atOnce: 1, waiting: 40 });
  const { started, finish, work } = works();
  const run = (name: string, owner = name) => {
    const answer = { value: 'waits' as unknown };
    void queue.run(work(name), owner).then((value) => {
      answer.value = value;
    });
    return answer;
  };
  run('slow');
  await vi.advanceTimersByTimeAsync(8000);
  finish('slow');
  await vi.advanceTimersByTimeAsync(0);
  run('a');
  await vi.advanceTimersByTimeAsync(1000);
  const [b, c] = [run('b'), run('c')];
  const late = run('d');
  await vi.advanceTimersByTimeAsync(0);
  expect([b.value, c.value, late.value]).toEqual(['waits', 'waits', undefined]);
  await vi.advanceTimersByTimeAsync(19_900);
  expect([b.value, c.value]).toEqual(['waits', 'waits']);
  await vi.advanceTimersByTimeAsync(200);
  expect([b.value, c.value]).toEqual([undefined, undefined]);
  finish('a');
  await vi.advanceTimersByTimeAsync(0);
  expect(started).toEqual(['slow', 'a']);
  run('e');
  await vi.advanceTimersByTimeAsync(0);
  expect(started).toEqual(['slow', 'a', 'e']);
});

test("one member's many wait for another's one, not the other way round", async () => {
  const queue = workQueue({ atOnce: 1, waiting: 40 });
  const { started, finish, work } = works();
  const all = [1, 2, 3, 4].map((n) => queue.run(work(`many ${n}`), 7));
  all.push(queue.run(work('one'), 8));
  for (let turn = 0; turn < 5; turn += 1) {
    await pause(0);
    finish(started[turn]!);
  }
  await Promise.all(all);
  expect(started).toEqual(['many 1', 'many 2', 'one', 'many 3', 'many 4']);
});
