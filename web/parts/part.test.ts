import { expect, test } from 'vitest';
import { fetchedParts, part, thereNow } from './part.ts';

test('code is fetched once, however often it is asked for, and is there from then on', async () => {
  let count = 0;
  const some = part({ for: 'pressed', load: async () => ({ count: ++count }) });
  expect([some.for, some.there]).toEqual(['pressed', undefined]);
  const [one, other] = await Promise.all([some(), some()]);
  expect([one, other, some.there]).toEqual([one, one, one]);
  expect(count).toBe(1);
});

test('what could not be had is asked for again', async () => {
  let fails = true;
  const some = part({
    for: 'pressed',
    load: async () => {
      if (fails) throw new Error('no line');
      return 'there';
    },
  });
  await expect(some()).rejects.toThrow('no line');
  fails = false;
  expect(await some()).toBe('there');
});

test('the server draws a page once more where a part of it was not there', async () => {
  await fetchedParts();
  const some = part({ for: 'rare', load: async () => 'code' });
  expect(thereNow(some)).toBeUndefined();
  expect(await fetchedParts()).toBe(true);
  expect([thereNow(some), await fetchedParts()]).toEqual(['code', false]);
});
