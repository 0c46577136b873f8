import { call } from '../../api/client.ts';
import { randomString } from '../../lib/random.ts';
import { orWait } from '../../offline/queue/from-page.ts';
import { shownMark } from '../../offline/queue/shown-mark.ts';

/** Follows a member or stops following; throws `Waits` where that waits for a connection. */
export async function setFollow(uid: number, on: boolean) {
  const input = { follow_uid: uid, follow: on ? 1 : 0 } as const;
  const act = { call: 'follows.follow', input, key: randomString(), shown: shownMark(uid, on) } as const;
  return (await orWait(act, () => call('follows.follow', input, { keepalive: true }))).data;
}

export type FollowAnswer = Awaited<ReturnType<typeof setFollow>>;
