import type { MemberCtx } from '../../../platform/context.ts';
import { holdsOffice } from '../../moderation/index.ts';
import { findTakedown } from '../core/sql/takedowns.ts';

/** Whether another's post is hidden, which who holds an office may delete. */
export const isHiddenToo = async (
  { db, actor }: MemberCtx,
  { tid, pid, authorid }: { tid: number; pid: number; authorid: number },
): Promise<boolean> =>
  authorid !== actor.uid && holdsOffice(actor) && (await findTakedown(db, tid, pid))?.kind === 'banned';

/** Whether a moderator asks to delete what moderators have deleted: sent twice, it is deleted once. */
export const removedBefore = async (
  { db, actor }: MemberCtx,
  { tid, pid }: { tid: number; pid: number },
): Promise<boolean> => holdsOffice(actor) && (await findTakedown(db, tid, pid))?.kind === 'removed';
