import { call } from '../../api/client.ts';

/** Follows all of these; the answer's words are in the language of the page. */
export const followAll = async (uids: readonly number[]): Promise<string> =>
  (await call('follows.follow-list-all', { follow_uid: uids.join(',') })).msg;

export const muteMember = async (uid: number, on: boolean) =>
  (await call('follows.mute', { mute_uid: uid, status: on ? 1 : 0 })).data;

export const blockMember = async (uid: number, on: boolean) =>
  (await call('follows.block', { block_uid: uid, status: on ? 1 : 0 })).data;
