import type { historyCalls } from '../../../../contract/domains/review/history/calls.ts';
import { inBatches, type PersonalData, personalBatch } from '../../../platform/personal-data.ts';
import { toMember } from '../../../platform/references.ts';
import type { Room } from '../../../platform/room.ts';
import { always, grounded } from '../../moderation/index.ts';
import type { ReviewDeps } from '../deps.ts';
import { deleteVersionsOf, ownVersions, type VersionRow } from '../sql/versions.ts';
import { removeVersion } from './actions/remove-version.ts';
import { historyNotices } from './notices.ts';
import { postHistory } from './reads/post-history.ts';

const beforeAll = { pid: 0, version: 0 };

/** Their posts stay, of nobody; what these said before goes with the member. */
export const historyPersonalData: Pick<PersonalData, 'collect' | 'forget'> = {
  async *collect(db, uid) {
    yield {
      path: 'post-versions.json',
      rows: inBatches<VersionRow>((last, most) => ownVersions(db, { uid, most, after: last ?? beforeAll })),
    };
  },
  forget: async ({ db, stale }, uid) => {
    const posts = await deleteVersionsOf(db, uid, personalBatch);
    for (const { tid } of posts) stale(`t:${tid}`);
    return posts.length === personalBatch;
  },
};

export const historyRoom = ({ people }: ReviewDeps): Room<keyof typeof historyCalls, 'threads.versions'> => ({
  handlers: {
    'review.post-history': postHistory(people),
    'review.remove-version': grounded(removeVersion(people), always),
  },
  tables: { 'threads.versions': { authorid: 'forgotten' } },
  references: { 'threads.versions': { authorid: toMember } },
  personalData: historyPersonalData,
  notices: historyNotices,
});
