import { afterEach, expect, test, vi } from 'vitest';
import { setFollow } from '../follows/mutations.ts';
import { followTopic } from '../topics/mutations.ts';
import { vote } from './kinds/poll/mutations.ts';
import { favoriteThread, likePost } from './mutations.ts';

afterEach(() => {
  vi.unstubAllGlobals();
});

test.for([
  ['a like', () => likePost(1, 1)],
  ['a favourite', () => favoriteThread(1, 1)],
  ['a vote', () => vote(1, [1])],
  ['a member followed', () => setFollow(1, true)],
  ['a topic followed', () => followTopic(1, 0)],
] as const)('%s goes out in the press itself, and though its page is left', async ([, mark]) => {
  const body = { status: 1, code: 0, msg: '', data: {} };
  const fetched = vi.fn(async (_url: string, _init: RequestInit) => Response.json(body));
  vi.stubGlobal('fetch', fetched);
  vi.stubGlobal('document', { documentElement: { lang: 'en' } });
  vi.stubGlobal('localStorage', { getItem: () => null });
  const marked = mark();
  // No task lies between the press and its request.
  for (let turn = 0; turn < 10; turn++) await null;
  expect(fetched.mock.calls.map(([, init]) => init.keepalive)).toEqual([true]);
  await marked;
});
