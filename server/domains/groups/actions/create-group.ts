import type { DataOf, InputOf } from '../../../../contract/call.ts';
import type { groupsCalls } from '../../../../contract/domains/groups/calls.ts';
import { countryOfFid } from '../../../../contract/primitives/countries.ts';
import type { MemberCtx } from '../../../platform/context.ts';
import { refuse, refuseField } from '../../../platform/refusal.ts';
import { attachPictures } from '../../media/index.ts';
import type { GroupsDeps } from '../deps.ts';
import { groupChanged } from '../events.ts';
import { mayCreate, roles } from '../policy.ts';
import { groupsOfTag } from '../reads/my-groups.ts';
import { insertGroup, replaceGroupTags } from '../sql/groups.ts';
import { countGroups, insertMember, lockJoining } from '../sql/members.ts';
import { takeFields } from './take-fields.ts';

type Call = (typeof groupsCalls)['groups.create'];

/** Creates a group that the caller owns; of two with one name the second is refused. */
export const createGroup =
  (deps: Pick<GroupsDeps, 'categories'>) =>
  async (ctx: MemberCtx, { country_fid, tagids, ...sent }: InputOf<Call>): Promise<DataOf<Call>> => {
    const { db, actor, now } = ctx;
    const countryFid = country_fid ?? actor.countryFid;
    if (!countryOfFid(countryFid)) refuseField('country_fid');
    await lockJoining(db, actor.uid);
    const unfit = mayCreate(actor, await countGroups(db, actor.uid));
    if (unfit) refuse(unfit);
    const fields = await takeFields(deps, ctx, countryFid, { ...sent, tagids });
    if (fields.logoAid !== null) await attachPictures(ctx, actor.uid, [fields.logoAid]);
    const groupid = await insertGroup(db, { ...fields, countryFid, ownerUid: actor.uid, now });
    if (groupid === undefined) return refuse('groups.name_taken');
    await replaceGroupTags(db, groupid, tagids);
    await insertMember(db, groupid, actor.uid, roles.owner, now);
    for (const tag of ['groups', groupsOfTag(actor.uid)]) ctx.stale(tag);
    ctx.emit(groupChanged({ groupid, membersOnly: fields.reading === 1 }));
    return { groupid };
  };
