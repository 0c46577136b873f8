import type { DataOf, InputOf } from '../../../../../contract/call.ts';
import type { draftsCalls } from '../../../../../contract/domains/threads/drafts/calls.ts';
import { draftLimits } from '../../../../../contract/domains/threads/drafts/limits.ts';
import type { MemberCtx } from '../../../../platform/context.ts';
import { daysBefore } from '../../../../platform/days.ts';
import { refuse } from '../../../../platform/refusal.ts';
import { countDrafts, lockDraft, lockDraftsOf, markDraftDeleted } from '../sql/drafts.ts';

type Call = (typeof draftsCalls)['threads.restore-draft'];

/** Restores a draft that was deleted a short while ago; one that isn't deleted stays as it is. */
export async function restoreDraft(ctx: MemberCtx, { tid }: InputOf<Call>): Promise<DataOf<Call>> {
  const { uid } = ctx.actor;
  await lockDraftsOf(ctx.db, uid);
  const draft = await lockDraft(ctx.db, uid, tid);
  if (!draft || draft.sent_tid) return refuse('threads.draft_not_exist');
  if (!draft.deleted_at) return { tid };
  if (draft.deleted_at <= daysBefore(ctx.now, draftLimits.restoreDays)) return refuse('threads.draft_not_exist');
  if ((await countDrafts(ctx.db, uid)) >= draftLimits.most) {
    return refuse('threads.drafts_full', { values: { most: draftLimits.most } });
  }
  await markDraftDeleted(ctx.db, uid, tid, null);
  return { tid };
}
