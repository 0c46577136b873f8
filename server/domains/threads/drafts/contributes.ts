import type { draftsCalls } from '../../../../contract/domains/threads/drafts/calls.ts';
import { nightly } from '../../../platform/jobs/cron-line.ts';
import { inBatches, type PersonalData, personalBatch } from '../../../platform/personal-data.ts';
import { toMember } from '../../../platform/references.ts';
import type { Room } from '../../../platform/room.ts';
import { detachPictures } from '../../media/index.ts';
import type { RoomDeps } from '../room.ts';
import { delDraft } from './actions/del-draft.ts';
import { postDraft } from './actions/post-draft.ts';
import { restoreDraft } from './actions/restore-draft.ts';
import { saveDraft } from './actions/save-draft.ts';
import { sweepDrafts } from './jobs/sweep-drafts.ts';
import { draft } from './reads/draft.ts';
import { drafts } from './reads/drafts.ts';
import { dropDrafts, type OwnDraft, ownDrafts } from './sql/drafts.ts';

/** Drafts are the member's alone. */
const personalData: Pick<PersonalData, 'collect' | 'forget'> = {
  async *collect(db, uid) {
    yield {
      path: 'drafts.json',
      rows: inBatches<OwnDraft>((last, most) => ownDrafts(db, { uid, most, after: last?.tid ?? 0 })),
    };
  },
  async forget(ctx, uid) {
    const held = await dropDrafts(ctx.db, uid, personalBatch);
    await detachPictures(ctx, held.flat());
    return held.length === personalBatch;
  },
};

export const draftsRoom = (deps: RoomDeps): Room<keyof typeof draftsCalls, 'threads.drafts'> => {
  const { people, create } = deps;
  const post = postDraft(people, create);
  return {
    handlers: {
      'threads.save-draft': saveDraft,
      'threads.drafts': drafts,
      'threads.draft': draft(people),
      'threads.post-draft': post,
      'threads.send-draft': async (ctx, input) => ({ Variables: await post(ctx, input) }),
      'threads.del-draft': delDraft,
      'threads.restore-draft': restoreDraft,
    },
    tables: { 'threads.drafts': { uid: 'forgotten' } },
    references: { 'threads.drafts': { uid: toMember, groupid: { to: 'groups.groups.groupid' } } },
    personalData,
    tasks: { 'threads.sweep-drafts': async () => void (await sweepDrafts(deps)) },
    cron: [{ task: 'threads.sweep-drafts', match: '15 4 * * *', promise: nightly }],
  };
};
