import { call } from '../../api/client.ts';
import type { Answer } from '../../api/wire.ts';
import { randomString } from '../../lib/random.ts';
import { orWait } from '../../offline/queue/from-page.ts';
import { shownMark } from '../../offline/queue/shown-mark.ts';
import { noteFavourite, noteLike } from './own-marks.ts';

export async function likePost(pid: number, like: 0 | 1): Promise<Answer<'threads.like'>> {
  const input = { pid, like };
  const act = { call: 'threads.like', input, key: randomString(), shown: shownMark(pid, like === 1) } as const;
  const answer = await orWait(act, () => call('threads.like', input, { keepalive: true }));
  noteLike(pid, answer.data);
  return answer;
}

export async function favoriteThread(tid: number, favorite: 0 | 1): Promise<Answer<'threads.favorite'>> {
  const input = { id: tid, favorite };
  const act = { call: 'threads.favorite', input, key: randomString(), shown: shownMark(tid, favorite === 1) } as const;
  const answer = await orWait(act, () => call('threads.favorite', input, { keepalive: true }));
  noteFavourite(tid, answer.data.is_favorite);
  return answer;
}

/** Follows a thread, or unfollows it; whether its follower is notified of new replies from now on. */
export const followThread = async (tid: number, status: 0 | 1): Promise<0 | 1> =>
  (await call('threads.follow-thread', { tid, status })).data.followed;
