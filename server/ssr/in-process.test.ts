import { expect, test } from 'vitest';
import { calls } from '../../contract/calls.ts';
import { globalCountry } from '../../contract/primitives/countries.ts';
import type { Platform } from '../platform/platform.ts';
import { inProcessCalls } from './in-process.ts';

test('a page writes nothing, for any reader, and makes only calls that exist', async () => {
  const reached: string[] = [];
  const like = {
    name: 'threads.like',
    spec: calls['threads.like'],
    act: async () => void reached.push('like'),
  } as const;
  const request = { ip: '127.0.0.1', id: 'page', headers: {} } as never;
  const scope = { actor: null, country: globalCountry, cacheTags: new Set<string>() };
  // Nothing of the platform is asked for a call that is not made.
  const call = inProcessCalls({} as Platform, [like], false)(request, scope);
  await expect(call('threads.like', { pid: 1 })).rejects.toThrow('threads.like writes; a page only reads');
  await expect(call('threads.info', { tid: 1 })).rejects.toThrow('no call is named threads.info');
  expect(reached).toEqual([]);
});
