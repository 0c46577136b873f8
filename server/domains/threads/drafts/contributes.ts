import type { draftCalls } from '../../../../contract/domains/threads/drafts/calls.ts';
import type { Handlers } from '../../../platform/http/handlers.ts';
import { nightly } from '../../../platform/jobs/cron-line.ts';
import { inBatches, type PersonalData, personalBatch } from '../../../platform/personal-data.ts';
import type { OwnersIn } from '../../../platform/table-owners.ts';
import { detachPictures } from '../../media/index.ts';
import type { KindJobs, ThreadWrites } from '../kinds/kind.ts';
import type { Shown } from '../reads/viewing.ts';
import { dropDrafts, type OwnDraft, ownDrafts } from '../sql/drafts.ts';
import { delDraft } from './actions/del-draft.ts';
import { postDraft } from './actions/post-draft.ts';
import { restoreDraft } from './actions/restore-draft.ts';
import { saveDraft } from './actions/save-draft.ts';
import { sweepDrafts } from './jobs/sweep-drafts.ts';
import { draft } from './reads/draft.ts';
import { drafts } from './reads/drafts.ts';

export const draftHandlers = (
  people: Shown,
  { create }: Pick<ThreadWrites, 'create'>,
): Handlers<keyof typeof draftCalls> => {
  const post = postDraft(people, create);
  return {
    'threads.save-draft': saveDraft,
    'threads.drafts': drafts,
    'threads.draft': draft(people),
    'threads.post-draft': post,
    'threads.send-draft': async (ctx, input) => ({ Variables: await post(ctx, input) }),
    'threads.del-draft': delDraft,
    'threads.restore-draft': restoreDraft,
  };
};

/** Whose the rows are. */
export const draftTables: Pick<OwnersIn<'threads'>, 'threads.drafts'> = { 'threads.drafts': { uid: 'forgotten' } };

/** Drafts are the member's alone. */
export const draftPersonalData: Pick<PersonalData, 'collect' | 'forget'> = {
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

export const draftJobs: KindJobs = {
  tasks: (deps) => ({ 'threads.sweep-drafts': async () => void (await sweepDrafts(deps)) }),
  cron: [{ task: 'threads.sweep-drafts', match: '15 4 * * *', promise: nightly }],
};
