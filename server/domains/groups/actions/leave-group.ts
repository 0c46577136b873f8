import type { DataOf, InputOf } from '../../../../contract/call.ts';
import type { groupsCalls } from '../../../../contract/domains/groups/calls.ts';
import type { MemberCtx } from '../../../platform/context.ts';
import { refuse } from '../../../platform/refusal.ts';
import { removeFromRoomOf } from '../../rooms/index.ts';
import { mayLeave } from '../policy.ts';
import { groupsOfTag } from '../reads/my-groups.ts';
import { addMembers, deleteMember } from '../sql/members.ts';
import { deleteRequest } from '../sql/requests.ts';
import { lockedGroup } from './locked-group.ts';

type Call = (typeof groupsCalls)['groups.leave'];

/** Leaves a group and its chat, or stops waiting to be taken in. */
export async function leaveGroup(ctx: MemberCtx, { groupid }: InputOf<Call>): Promise<DataOf<Call>> {
  const { db, actor } = ctx;
  const { group, role } = await lockedGroup(ctx, groupid);
  const stays = mayLeave(role);
  if (stays) refuse(stays);
  await deleteRequest(db, groupid, actor.uid);
  const members = role === undefined ? group.members : await exit(ctx, groupid, actor.uid);
  await removeFromRoomOf(ctx, groupid, actor.uid);
  return { groupid, role: '', asked: 0, members };
}

/** Ends somebody's membership of a group that is locked; how many it has then. */
export async function exit(ctx: Pick<MemberCtx, 'db' | 'stale'>, groupid: number, uid: number): Promise<number> {
  await deleteMember(ctx.db, groupid, uid);
  for (const tag of [`group:${groupid}`, groupsOfTag(uid)]) ctx.stale(tag);
  return addMembers(ctx.db, groupid, -1);
}
