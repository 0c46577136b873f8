import type { DataOf, InputOf } from '../../../../contract/call.ts';
import type { groupsCalls } from '../../../../contract/domains/groups/calls.ts';
import type { MemberCtx } from '../../../platform/context.ts';
import { refuse } from '../../../platform/refusal.ts';
import { recordAudit } from '../../moderation/index.ts';
import { removeFromRoomOf } from '../../rooms/index.ts';
import { mayRemove } from '../policy.ts';
import { roleIn } from '../sql/members.ts';
import { insertRemoved, wasRemoved } from '../sql/requests.ts';
import { exit } from './leave-group.ts';
import { lockedGroup } from './locked-group.ts';

type Call = (typeof groupsCalls)['groups.remove-member'];

/** Removes a member from a group; they have to ask to come back. */
export async function removeMember(ctx: MemberCtx, { groupid, uid, reason }: InputOf<Call>): Promise<DataOf<Call>> {
  const { db, actor, now } = ctx;
  const { group, role } = await lockedGroup(ctx, groupid);
  const of = await roleIn(db, groupid, uid);
  const unfit = mayRemove(role, of ?? 0);
  if (unfit) refuse(unfit);
  if (of === undefined) {
    // Sent twice: they are removed already.
    if (await wasRemoved(db, groupid, uid)) return { groupid, uid, members: group.members };
    return refuse('groups.no_member');
  }
  const members = await exit(ctx, groupid, uid);
  await removeFromRoomOf(ctx, groupid, uid);
  await insertRemoved(db, { groupid, uid, byUid: actor.uid, reason, now });
  await recordAudit(ctx, {
    ...{ action: 'groups.remove-member', uid, subject: `group ${groupid}` },
    ...{ before: { group: group.name }, reason },
  });
  return { groupid, uid, members };
}
