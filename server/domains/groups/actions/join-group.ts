import type { DataOf, InputOf } from '../../../../contract/call.ts';
import type { groupsCalls } from '../../../../contract/domains/groups/calls.ts';
import { groupLimits } from '../../../../contract/domains/groups/limits.ts';
import type { MemberCtx } from '../../../platform/context.ts';
import { refuse } from '../../../platform/refusal.ts';
import { joinAsked } from '../events.ts';
import { mayJoin, roleName, roles } from '../policy.ts';
import { groupsOfTag } from '../reads/my-groups.ts';
import type { Group } from '../sql/groups.ts';
import { addMembers, countGroups, headsOf, insertMember, lockJoining } from '../sql/members.ts';
import { insertRequest, wasRemoved } from '../sql/requests.ts';
import { lockedGroup } from './locked-group.ts';

type Call = (typeof groupsCalls)['groups.join'];

/** Joins a group at once, or waits to be taken in where that is asked or where the caller was removed before. */
export async function joinGroup(ctx: MemberCtx, { groupid, message }: InputOf<Call>): Promise<DataOf<Call>> {
  const { db, actor } = ctx;
  await lockJoining(db, actor.uid);
  const { group, role } = await lockedGroup(ctx, groupid);
  if (role !== undefined) return { groupid, role: roleName(role), asked: 0, members: group.members };
  const { joined, asked } = await countGroups(db, actor.uid);
  const full = mayJoin(joined);
  if (full) refuse(full);
  const waits = group.joining === 1 || (await wasRemoved(db, groupid, actor.uid));
  if (waits) {
    await ask(ctx, group, { message, asked });
    return { groupid, role: '', asked: 1, members: group.members };
  }
  return { groupid, role: 'member', asked: 0, members: await enter(ctx, groupid, actor.uid) };
}

/** Makes somebody a member of a group that is locked; how many it has then. */
export async function enter(
  ctx: Pick<MemberCtx, 'db' | 'now' | 'stale'>,
  groupid: number,
  uid: number,
): Promise<number> {
  await insertMember(ctx.db, groupid, uid, roles.member, ctx.now);
  for (const tag of [`group:${groupid}`, groupsOfTag(uid)]) ctx.stale(tag);
  return addMembers(ctx.db, groupid, 1);
}

async function ask(
  ctx: MemberCtx,
  { groupid, name }: Group,
  { message, asked }: { message: string; asked: number },
): Promise<void> {
  const { uid } = ctx.actor;
  const isNew = await insertRequest(ctx.db, { groupid, uid, message, now: ctx.now });
  if (!isNew) return;
  if (asked >= groupLimits.asked) refuse('groups.too_many_asked');
  const heads = (await headsOf(ctx.db, groupid)).map((head) => head.uid);
  ctx.emit(joinAsked({ groupid, uid, name, at: ctx.now.getTime(), heads }));
}
