import { call } from '../../api/client.ts';
import { randomString } from '../../lib/random.ts';
import { orWait } from '../../offline/queue/from-page.ts';

/** Follows a member or stops following; throws `Waits` where that waits for a connection. */
export async function setFollow(uid: number, on: boolean) {
  const input = { follow_uid: uid, follow: on ? 1 : 0 } as const;
  const act = { call: 'follows.follow', input, key: randomString(), shown: { text: '', page: '', of: uid } } as const;
  return (await orWait(act, () => call('follows.follow', input, { keepalive: true }))).data;
}

export type FollowAnswer = Awaited<ReturnType<typeof setFollow>>;

/** Follows all of these; the answer's words are in the language of the page. */
export const followAll = async (uids: readonly number[]): Promise<string> =>
  (await call('follows.follow-list-all', { follow_uid: uids.join(',') })).msg;

export const muteMember = async (uid: number, on: boolean) =>
  (await call('follows.mute', { mute_uid: uid, status: on ? 1 : 0 })).data;

export const blockMember = async (uid: number, on: boolean) =>
  (await call('follows.block', { block_uid: uid, status: on ? 1 : 0 })).data;
