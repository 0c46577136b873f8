import { expect, test } from 'vitest';
import type { Caller } from '../../api/wire.ts';
import { askPhotographer } from './queries.ts';

test('who is no photographer is known before anything else of them is asked', async () => {
  const asked: string[] = [];
  const call = ((name: string) => {
    asked.push(name);
    return Promise.reject(new Error('unknown'));
  }) as unknown as Caller;
  await expect(askPhotographer(call, 2)).rejects.toThrow('unknown');
  expect(asked).toEqual(['threads.photographer']);
});
