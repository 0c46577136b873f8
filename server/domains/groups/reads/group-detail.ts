import type { groupsCalls } from '../../../../contract/domains/groups/calls.ts';
import type { groupDetail } from '../../../../contract/domains/groups/shapes.ts';
import type { OwnOf } from '../../../../contract/own.ts';
import type { Ctx } from '../../../platform/context.ts';
import { parted } from '../../../platform/reading/parted.ts';
import { refuse } from '../../../platform/refusal.ts';
import type { GroupsDeps } from '../deps.ts';
import { mayChange, mayLeave, mayLookInto, mayManage, mayWrite } from '../policy.ts';
import { ownGroup, presentDetail } from '../present.ts';
import { findGroup } from '../sql/groups.ts';
import { standingsIn } from '../sql/members.ts';
import { countRequests } from '../sql/requests.ts';
import { groupScene } from './group-rows.ts';

/** A group with its owner. */
export const detail = (deps: Pick<GroupsDeps, 'cards' | 'categories'>) =>
  parted<(typeof groupsCalls)['groups.detail']>()({
    shared: async (ctx, { groupid }) => {
      ctx.reads(`group:${groupid}`);
      const group = (await findGroup(ctx.db, groupid)) ?? refuse('groups.unknown');
      ctx.reads(`u:${group.owner_uid}`);
      const [scene, cards] = await Promise.all([groupScene(ctx, deps, [group]), deps.cards(ctx.db, [group.owner_uid])]);
      const answer = presentDetail(scene, group, cards.get(group.owner_uid), ctx.locale);
      return { answer, facts: { groupid, membersOnly: group.reading === 1, countryFid: group.country_fid } };
    },
    own: (ctx, facts) => ownDetail(ctx, facts),
  });

async function ownDetail(
  { db, actor }: Ctx,
  { groupid, ...group }: { groupid: number; membersOnly: boolean; countryFid: number },
): Promise<OwnOf<typeof groupDetail>> {
  const standing = actor ? (await standingsIn(db, actor.uid, [groupid]))[0] : undefined;
  const role = standing?.role ?? undefined;
  const manages = mayManage(role) === undefined;
  const asked = standing?.asked ?? false;
  return {
    ...ownGroup(standing),
    waiting: manages ? await countRequests(db, groupid) : 0,
    can: {
      read: mayLookInto(actor, group, role) === undefined,
      post: actor !== null && role !== undefined && mayWrite(actor) === undefined,
      join: role === undefined && !asked,
      leave: asked || (role !== undefined && mayLeave(role) === undefined),
      edit: mayChange(role) === undefined,
      manage: manages,
    },
  };
}
