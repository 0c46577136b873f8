import type { DataOf, InputOf } from '../../../../contract/call.ts';
import type { groupsCalls } from '../../../../contract/domains/groups/calls.ts';
import type { MemberCtx } from '../../../platform/context.ts';
import { refuse } from '../../../platform/refusal.ts';
import { joinAccepted } from '../events.ts';
import { mayJoin, mayManage } from '../policy.ts';
import { countGroups, lockJoining, roleIn } from '../sql/members.ts';
import { countRequests, deleteRemoved, deleteRequest } from '../sql/requests.ts';
import { enter } from './join-group.ts';
import { lockedGroup } from './locked-group.ts';

type Call = (typeof groupsCalls)['groups.answer-request'];

/** Takes somebody in who asked, or declines. */
export async function answerRequest(ctx: MemberCtx, { groupid, uid, accept }: InputOf<Call>): Promise<DataOf<Call>> {
  const { db, now } = ctx;
  await lockJoining(db, uid);
  const { group, role } = await lockedGroup(ctx, groupid);
  const unfit = mayManage(role);
  if (unfit) refuse(unfit);
  const waited = await deleteRequest(db, groupid, uid);
  // Sent twice, or by two: it is as it was meant to be.
  const stands = ((await roleIn(db, groupid, uid)) !== undefined) === (accept === 1);
  if (!waited && !stands) refuse('groups.nobody_asks');
  if (waited && accept === 1) {
    const full = mayJoin((await countGroups(db, uid)).joined);
    if (full) refuse(full);
    await deleteRemoved(db, groupid, uid);
    await enter(ctx, groupid, uid);
    ctx.emit(joinAccepted({ groupid, uid, name: group.name, at: now.getTime() }));
  }
  return { groupid, uid, waiting: await countRequests(db, groupid) };
}
