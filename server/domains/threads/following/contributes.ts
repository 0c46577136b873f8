import type { followingCalls } from '../../../../contract/domains/threads/following/calls.ts';
import { inBatches, type PersonalData, personalBatch } from '../../../platform/personal-data.ts';
import { toMember } from '../../../platform/references.ts';
import type { Room } from '../../../platform/room.ts';
import { dropFollows, type FollowedThreadRow, followedRows } from '../core/sql/thread-follows.ts';
import type { RoomDeps } from '../room.ts';
import { followThread } from './actions/follow-thread.ts';
import { followingListeners } from './listeners.ts';
import { followingNotices } from './notices.ts';
import { followedThreads } from './reads/followed-threads.ts';

/** What a member follows is theirs alone. */
const personalData: Pick<PersonalData, 'collect' | 'forget'> = {
  async *collect(db, uid) {
    yield {
      path: 'followed-threads.json',
      rows: inBatches<FollowedThreadRow>((last, most) =>
        followedRows(db, { uid, most, after: last && { at: last.created_at, id: last.tid } }),
      ),
    };
  },
  forget: async ({ db }, uid) => (await dropFollows(db, uid, personalBatch)) === personalBatch,
};

export const followingRoom = ({ people }: RoomDeps): Room<keyof typeof followingCalls, 'threads.thread_follows'> => ({
  handlers: {
    'threads.follow-thread': followThread,
    'threads.followed-threads': followedThreads(people),
  },
  tables: { 'threads.thread_follows': { uid: 'forgotten' } },
  references: { 'threads.thread_follows': { uid: toMember } },
  personalData,
  notices: followingNotices,
  listeners: followingListeners,
});
