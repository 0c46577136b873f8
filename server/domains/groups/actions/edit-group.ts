import type { DataOf, InputOf } from '../../../../contract/call.ts';
import type { groupsCalls } from '../../../../contract/domains/groups/calls.ts';
import type { MemberCtx } from '../../../platform/context.ts';
import { refuse } from '../../../platform/refusal.ts';
import { attachPictures, detachPictures } from '../../media/index.ts';
import type { GroupsDeps } from '../deps.ts';
import { groupChanged } from '../events.ts';
import { mayChange } from '../policy.ts';
import { type Group, renameGroup, replaceGroupTags, updateGroup } from '../sql/groups.ts';
import { lockedGroup } from './locked-group.ts';
import { takeFields } from './take-fields.ts';

type Call = (typeof groupsCalls)['groups.edit'];

/** Changes what a group says of itself, and its rules. */
export const editGroup =
  (deps: Pick<GroupsDeps, 'categories'>) =>
  async (ctx: MemberCtx, { groupid, tagids, ...sent }: InputOf<Call>): Promise<DataOf<Call>> => {
    const { group, role } = await lockedGroup(ctx, groupid);
    const unfit = mayChange(role);
    if (unfit) refuse(unfit);
    const fields = await takeFields(deps, ctx, group.country_fid, { ...sent, tagids }, group.typeid);
    const renamed = fields.nameKey !== group.name_key;
    if (renamed && !(await renameGroup(ctx.db, groupid, group.name_key, fields.nameKey))) refuse('groups.name_taken');
    await changePicture(ctx, group, fields.logoAid);
    await updateGroup(ctx.db, groupid, fields);
    await replaceGroupTags(ctx.db, groupid, tagids);
    for (const tag of ['groups', `group:${groupid}`]) ctx.stale(tag);
    ctx.emit(groupChanged({ groupid, membersOnly: fields.reading === 1 }));
    return { groupid };
  };

async function changePicture(ctx: MemberCtx, { logo_aid: before }: Group, logoAid: number | null): Promise<void> {
  if (before === logoAid) return;
  if (logoAid !== null) await attachPictures(ctx, ctx.actor.uid, [logoAid]);
  if (before !== null) await detachPictures(ctx, [before]);
}
