import { call } from '../../api/client.ts';

/** Follows a topic or stops, by the state that the reader saw: 0 unfollowed, 1 followed. */
export const followTopic = async (topid: number, seen: 0 | 1) =>
  (await call('topics.follow', { topid, status: seen })).data;

export const chooseTags = (tagids: readonly number[]) => call('topics.choose-tags', { tagids_new: tagids.join(',') });
