import type { DataOf, InputOf } from '../../../../contract/call.ts';
import type { noticesCalls } from '../../../../contract/domains/notices/calls.ts';
import type { MemberCtx } from '../../../platform/context.ts';
import { changed } from '../../../platform/realtime/changed.ts';
import { refuse } from '../../../platform/refusal.ts';
import type { ReadDeps } from '../reads/scene.ts';
import { unreadCounts } from '../reads/unread.ts';
import { isOwn, markRead } from '../sql/notices.ts';

type Call = (typeof noticesCalls)['notices.mark-read'];

/** Marks one notice, those of a page, or all as read; what was read before stays as it is. */
export const markNoticesRead =
  (deps: Pick<ReadDeps, 'hiddenFor' | 'kinds'>) =>
  async (ctx: MemberCtx, { id, type }: InputOf<Call>): Promise<DataOf<Call>> => {
    const { uid } = ctx.actor;
    if (id !== undefined && !(await isOwn(ctx.db, uid, id))) refuse('notices.not_exist');
    await markRead(ctx.db, uid, { id, page: type }, ctx.now);
    await changed(ctx.db, 'notices.unread', [uid]);
    return unreadCounts(deps, ctx.db, ctx.actor);
  };
