import type { DataOf, InputOf } from '../../../../contract/call.ts';
import type { groupsCalls } from '../../../../contract/domains/groups/calls.ts';
import { groupLimits } from '../../../../contract/domains/groups/limits.ts';
import type { MemberCtx } from '../../../platform/context.ts';
import { refuse } from '../../../platform/refusal.ts';
import { recordAudit } from '../../moderation/index.ts';
import { setRoleInRoomOf } from '../../rooms/index.ts';
import { adminNamed } from '../events.ts';
import { mayChange, roleName, roles } from '../policy.ts';
import { headsOf, roleIn, setRole as writeRole } from '../sql/members.ts';
import { lockedGroup } from './locked-group.ts';

type Call = (typeof groupsCalls)['groups.set-role'];

/** Makes a member an admin of a group, or a member again. */
export async function setRole(ctx: MemberCtx, { groupid, uid, admin }: InputOf<Call>): Promise<DataOf<Call>> {
  const { db, now } = ctx;
  const { group, role } = await lockedGroup(ctx, groupid);
  const unfit = mayChange(role);
  if (unfit) refuse(unfit);
  const before = (await roleIn(db, groupid, uid)) ?? refuse('groups.no_member');
  if (before === roles.owner) refuse('groups.owner_stays');
  const after = admin === 1 ? roles.admin : roles.member;
  const answer = { groupid, uid, role: admin === 1 ? ('admin' as const) : ('member' as const) };
  if (before === after) return answer;
  const admins = (await headsOf(db, groupid)).length - 1;
  if (admin === 1 && admins >= groupLimits.admins) refuse('groups.too_many_admins');
  await writeRole(db, groupid, uid, after);
  await setRoleInRoomOf(ctx, groupid, uid, after);
  await recordAudit(ctx, {
    ...{ action: 'groups.set-role', uid, subject: `group ${groupid}` },
    ...{ before: { role: roleName(before) }, after: { role: roleName(after) } },
  });
  if (admin === 1) ctx.emit(adminNamed({ groupid, uid, name: group.name, at: now.getTime() }));
  ctx.stale(`group:${groupid}`);
  return answer;
}
