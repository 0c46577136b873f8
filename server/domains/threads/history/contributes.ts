import type { historyCalls } from '../../../../contract/domains/threads/history/calls.ts';
import type { Handlers } from '../../../platform/http/handlers.ts';
import { inBatches, type PersonalData, personalBatch } from '../../../platform/personal-data.ts';
import type { OwnersIn } from '../../../platform/table-owners.ts';
import { grounded } from '../moderating/actions/moderated.ts';
import type { ReadDeps } from '../reads/deps.ts';
import { deleteVersionsOf, ownVersions, type VersionRow } from '../sql/versions.ts';
import { removeVersion } from './actions/remove-version.ts';
import { postHistory } from './reads/post-history.ts';

export const historyHandlers = (reads: ReadDeps): Handlers<keyof typeof historyCalls> => ({
  'threads.post-history': postHistory(reads),
  'threads.remove-version': grounded(removeVersion(reads)),
});

/** Whose the rows are. */
export const historyTables: Pick<OwnersIn<'threads'>, 'threads.versions'> = {
  'threads.versions': { authorid: 'forgotten' },
};

const beforeAll = { pid: 0, version: 0 };

/** Their posts stay, of nobody; what these said before goes with the member. */
export const historyPersonalData: Pick<PersonalData, 'collect' | 'forget'> = {
  async *collect(db, uid) {
    yield {
      path: 'post-versions.json',
      rows: inBatches<VersionRow>((last, most) => ownVersions(db, { uid, most, after: last ?? beforeAll })),
    };
  },
  forget: async ({ db, touch }, uid) => {
    const posts = await deleteVersionsOf(db, uid, personalBatch);
    for (const { tid } of posts) touch(`t:${tid}`);
    return posts.length === personalBatch;
  },
};
