import type { MemberCtx } from '../../../../platform/context.ts';
import { refuse } from '../../../../platform/refusal.ts';
import { detachPictures } from '../../../media/index.ts';
import { lockDraft, markDraftSent } from '../sql/drafts.ts';

/** A draft that is being posted. */
export interface DraftToEnd {
  tid: number;
  pictures: readonly number[];
}

/** Takes the draft that a new thread was, so that it is posted once; null where it is gone, which is in nobody's way. */
export async function takeDraftToPost({ db }: MemberCtx, uid: number, tid: number): Promise<DraftToEnd | null> {
  const draft = await lockDraft(db, uid, tid);
  if (!draft) return null;
  return draft.sent_tid ? refuse('threads.draft_sent') : { tid, pictures: draft.pictures };
}

/** Ends it once the thread stands, and shows the pictures itself. */
export async function endDraft(
  ctx: Pick<MemberCtx, 'db' | 'now'>,
  uid: number,
  { tid, pictures }: DraftToEnd,
  thread: number,
): Promise<void> {
  await detachPictures(ctx, pictures);
  await markDraftSent(ctx.db, uid, tid, thread, ctx.now);
}
