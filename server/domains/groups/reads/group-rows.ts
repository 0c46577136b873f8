import type { GroupRow, groupRow } from '../../../../contract/domains/groups/shapes.ts';
import type { OwnOf, SharedOf } from '../../../../contract/own.ts';
import type { Ctx } from '../../../platform/context.ts';
import type { SharedCtx } from '../../../platform/reading/parted.ts';
import { whole } from '../../../platform/reading/whole.ts';
import { categoriesTag } from '../../countries/index.ts';
import { picturesByAid } from '../../media/index.ts';
import { tagsToChoose } from '../../topics/index.ts';
import type { GroupsDeps } from '../deps.ts';
import { type GroupScene, ownGroup, presentGroup } from '../present.ts';
import { type Group, groupsByIds, tagsOfGroups } from '../sql/groups.ts';
import { standingsIn } from '../sql/members.ts';

type ReadCtx = Pick<SharedCtx, 'db' | 'locale' | 'reads'>;
type Deps = Pick<GroupsDeps, 'categories'>;

/** Hydrates groups: their pictures, interests and category. */
export async function groupScene(ctx: ReadCtx, { categories }: Deps, groups: readonly Group[]): Promise<GroupScene> {
  for (const { groupid } of groups) ctx.reads(`group:${groupid}`);
  ctx.reads(categoriesTag);
  const groupids = groups.map(({ groupid }) => groupid);
  const [pictures, chosen, tags, category] = await Promise.all([
    picturesByAid(
      ctx.db,
      groups.flatMap(({ logo_aid }) => logo_aid ?? []),
    ),
    tagsOfGroups(ctx.db, groupids),
    tagsToChoose(ctx.db, ctx.locale),
    categories.naming(ctx.db, ctx.locale),
  ]);
  const of = Map.groupBy(chosen, ({ groupid }) => groupid);
  return {
    picture: (aid) => pictures.get(aid),
    tags: (groupid) => {
      const own = new Set(of.get(groupid)?.map(({ tagid }) => tagid));
      return tags.filter(({ tagid }) => own.has(tagid));
    },
    category,
  };
}

/** Rows of groups as all readers of a language see them. */
export async function sharedGroups(
  ctx: ReadCtx,
  deps: Deps,
  groups: readonly Group[],
): Promise<SharedOf<typeof groupRow>[]> {
  const scene = await groupScene(ctx, deps, groups);
  return groups.map((group) => presentGroup(scene, group));
}

/** Groups by their ids, in that order; those deleted are left out. */
export async function groupsInOrder(ctx: Pick<ReadCtx, 'db'>, groupids: readonly number[]): Promise<Group[]> {
  const byId = new Map((await groupsByIds(ctx.db, groupids)).map((group) => [group.groupid, group]));
  return groupids.flatMap((groupid) => byId.get(groupid) ?? []);
}

/** What the reader is in some groups. */
export async function ownGroups(
  { db, actor }: Pick<Ctx, 'db' | 'actor'>,
  groupids: readonly number[],
): Promise<OwnOf<typeof groupRow>[]> {
  const standings = actor ? await standingsIn(db, actor.uid, groupids) : [];
  const byId = new Map(standings.map((standing) => [standing.groupid, standing]));
  return groupids.map((groupid) => ownGroup(byId.get(groupid)));
}

/** Rows for a list that is one reader's own. */
export async function groupRows(ctx: Ctx, deps: Deps, groupids: readonly number[]): Promise<GroupRow[]> {
  const groups = await groupsInOrder(ctx, groupids);
  const shared = await sharedGroups(ctx, deps, groups);
  const own = await ownGroups(
    ctx,
    groups.map(({ groupid }) => groupid),
  );
  return shared.map((row, at) => whole<typeof groupRow>(row, own[at]!));
}
