import type { DataOf, InputOf } from '../../../../../contract/call.ts';
import type { draftsCalls } from '../../../../../contract/domains/threads/drafts/calls.ts';
import type { MemberCtx } from '../../../../platform/context.ts';
import { refuse } from '../../../../platform/refusal.ts';
import { lockDraft, markDraftDeleted } from '../sql/drafts.ts';

type Call = (typeof draftsCalls)['threads.del-draft'];

/** Deletes a draft so that it can be restored for a while: its pictures stay as long. One deleted before stays deleted. */
export async function delDraft(ctx: MemberCtx, { tid }: InputOf<Call>): Promise<DataOf<Call>> {
  const { uid } = ctx.actor;
  const draft = await lockDraft(ctx.db, uid, tid);
  if (!draft || draft.sent_tid) return refuse('threads.draft_not_exist');
  if (!draft.deleted_at) await markDraftDeleted(ctx.db, uid, tid, ctx.now);
  return { tid };
}
