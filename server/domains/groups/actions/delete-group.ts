import type { DataOf, InputOf } from '../../../../contract/call.ts';
import type { groupsCalls } from '../../../../contract/domains/groups/calls.ts';
import type { Ctx, MemberCtx } from '../../../platform/context.ts';
import { refuse } from '../../../platform/refusal.ts';
import { detachPictures } from '../../media/index.ts';
import { recordAudit } from '../../moderation/index.ts';
import { endRoomOf } from '../../rooms/index.ts';
import { groupChanged } from '../events.ts';
import { mayChange } from '../policy.ts';
import { type Group, lockGroup, markGroupDeleted, releaseName, wasDeleted } from '../sql/groups.ts';
import { roleIn } from '../sql/members.ts';

type Call = (typeof groupsCalls)['groups.delete'];

/** Deletes a group of the caller's. */
export async function deleteGroup(ctx: MemberCtx, { groupid }: InputOf<Call>): Promise<DataOf<Call>> {
  const group = await lockGroup(ctx.db, groupid);
  if (!group) {
    // Sent twice: it is deleted already.
    if (await wasDeleted(ctx.db, groupid, ctx.actor.uid)) return { groupid };
    return refuse('groups.unknown');
  }
  const unfit = mayChange(await roleIn(ctx.db, groupid, ctx.actor.uid));
  if (unfit) refuse(unfit);
  await endGroup(ctx, group);
  await recordAudit(ctx, { action: 'groups.delete', subject: `group ${groupid}`, before: { group: group.name } });
  return { groupid };
}

/** Ends a group; its threads that members alone read stay closed. */
export async function endGroup(ctx: Pick<Ctx, 'db' | 'now' | 'stale' | 'emit'>, group: Group): Promise<void> {
  const { groupid, name_key, logo_aid, reading } = group;
  await markGroupDeleted(ctx.db, groupid, ctx.now);
  await releaseName(ctx.db, name_key);
  await endRoomOf(ctx, groupid);
  if (logo_aid !== null) await detachPictures(ctx, [logo_aid]);
  for (const tag of ['groups', `group:${groupid}`]) ctx.stale(tag);
  ctx.emit(groupChanged({ groupid, membersOnly: reading === 1 }));
}
