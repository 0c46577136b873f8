import type { DataOf, InputOf } from '../../../../contract/call.ts';
import type { noticesCalls } from '../../../../contract/domains/notices/calls.ts';
import type { MemberCtx } from '../../../platform/context.ts';
import { changed } from '../../../platform/realtime/changed.ts';
import { refuse } from '../../../platform/refusal.ts';
import { deleteNotice } from '../sql/notices.ts';

type Call = (typeof noticesCalls)['notices.delete'];

/** Deletes one of the member's own notices; another's is as unknown as one that never was. */
export async function deleteOwnNotice(ctx: MemberCtx, { id }: InputOf<Call>): Promise<DataOf<Call>> {
  if (!(await deleteNotice(ctx.db, ctx.actor.uid, id))) refuse('notices.not_exist');
  await changed(ctx.db, 'notices.unread', [ctx.actor.uid]);
  return { id };
}
