import { describe, expect, test } from 'vitest';
import { isRetryable, isUnavailable } from './errors.ts';
import { createLanes } from './lanes.ts';

/** A work that lasts until it is ended. */
function lasting() {
  const { promise, resolve } = Promise.withResolvers<void>();
  let begun = false;
  const work = () => {
    begun = true;
    return promise;
  };
  return { work, end: resolve, hasBegun: () => begun };
}

const begunOf = (works: readonly ReturnType<typeof lasting>[]) => works.filter((each) => each.hasBegun()).length;
const turn = () => new Promise((resolve) => setImmediate(resolve));

describe('connections that writes may hold', () => {
  test('one call holds a third, whatever waits for it; another call goes on', async () => {
    const lanes = createLanes(12);
    const works = Array.from({ length: 10 }, lasting);
    const done = works.map(({ work }) => lanes.run('economy.exchange', work));
    const other = lasting();
    const otherDone = lanes.run('threads.like', other.work);
    await turn();
    expect([begunOf(works), other.hasBegun()]).toEqual([4, true]);
    for (const { end } of [other, ...works]) end();
    await Promise.all([...done, otherDone]);
    expect(begunOf(works)).toBe(10);
  });

  test('all writes leave a quarter to those who read', async () => {
    const lanes = createLanes(12);
    const works = Array.from({ length: 12 }, lasting);
    const done = works.map(({ work }, n) => lanes.run(`call ${n}`, work));
    await turn();
    expect(begunOf(works)).toBe(9);
    for (const { end } of works) end();
    await Promise.all(done);
    expect(begunOf(works)).toBe(12);
  });

  test('they come in order, and one that fails gives its place to the next', async () => {
    const lanes = createLanes(3);
    const order: number[] = [];
    const works = [0, 1, 2].map((n) =>
      lanes.run('one', async () => {
        order.push(n);
        if (n === 1) throw new Error('it failed');
      }),
    );
    expect((await Promise.allSettled(works)).map(({ status }) => status)).toEqual([
      'fulfilled',
      'rejected',
      'fulfilled',
    ]);
    expect(order).toEqual([0, 1, 2]);
  });

  test('who has waited in vain is answered as by a database that is away, and waits no second time', async () => {
    const lanes = createLanes(3, 10);
    const first = lasting();
    const done = lanes.run('one', first.work);
    const late = await lanes.run('one', async () => undefined).catch((error: unknown) => error);
    expect([isUnavailable(late), isRetryable(late)]).toEqual([true, false]);
    first.end();
    await done;
    await lanes.run('one', async () => undefined);
  });
});
