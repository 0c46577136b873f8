import { call } from '../../api/client.ts';

/** Follows a member or stops following: each call toggles, the answer says which it became. */
export const toggleFollow = async (uid: number) => (await call('follows.follow', { follow_uid: uid })).data;

export type FollowAnswer = Awaited<ReturnType<typeof toggleFollow>>;
