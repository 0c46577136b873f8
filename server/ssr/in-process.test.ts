import { expect, test } from 'vitest';
import { calls } from '../../contract/calls.ts';
import { globalCountry } from '../../contract/primitives/countries.ts';
import { anActor } from '../../tests/support/actor.ts';
import type { Ctx, Db } from '../platform/context.ts';
import { pageCookie } from '../platform/http/page-cookie.ts';
import type { Platform } from '../platform/platform.ts';
import { inProcessCalls } from './in-process.ts';

test('a guest’s page is cached, so that the primary answers it; a member’s read goes as far as their browser has written', async () => {
  const asked: (number | undefined)[] = [];
  const [primary, replica] = [{}, {}] as [Db, Db];
  const search = {
    name: 'search.quick-search',
    spec: { ...calls['search.quick-search'], envelope: 'legacy' },
    act: async ({ db }: Ctx) => ({ isReplica: db === replica }),
  } as const;
  const choose = async (after: number | undefined) => {
    asked.push(after);
    return after === undefined ? primary : replica;
  };
  const platform = { db: primary, clock: () => new Date(), log: console, replicas: { choose } } as unknown as Platform;
  const headers = { cookie: `${pageCookie}=x; bb_written=77` };
  const request = { ip: '127.0.0.1', id: 'page', headers, raw: { method: 'GET', headers } } as never;
  const scope = { country: globalCountry, cacheTags: new Set<string>() };
  const callFor = inProcessCalls(platform, [search], false);
  for (const actor of [null, anActor()]) await callFor(request, { ...scope, actor })('search.quick-search', { q: 'x' });
  expect(asked).toEqual([undefined, 77]);
});

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
