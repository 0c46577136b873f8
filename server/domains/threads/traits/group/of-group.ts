import type { threadsCalls } from '../../../../../contract/domains/threads/calls.ts';
import type { Ctx } from '../../../../platform/context.ts';
import { nextPlace, pageFigures, readPage } from '../../../../platform/keyset.ts';
import { parted, type SharedCtx } from '../../../../platform/reading/parted.ts';
import { refuse } from '../../../../platform/refusal.ts';
import { findGroup, groupTag, mayLookInto, roleIn } from '../../../groups/index.ts';
import { guestReadaccess } from '../../core/for-reader.ts';
import { closed } from '../../core/level.ts';
import { isOpenAt } from '../../core/policy.ts';
import type { Shown } from '../../core/reads/viewing.ts';
import { rowsFor } from '../../reads/lists.ts';
import { ownRows, sharedRows } from '../../reads/rows.ts';
import { latestOfGroup } from './sql/grouped-threads.ts';

/** Inside a group for members alone its readers reach what stands above every level: who they are is asked by `own`. */
function within(ctx: SharedCtx, membersOnly: boolean): SharedCtx {
  if (!membersOnly || !isOpenAt(ctx.access)) return ctx;
  const office = ctx.office && { ...ctx.office, access: ctx.office.access + closed };
  return { ...ctx, access: (ctx.access ?? guestReadaccess) + closed, office };
}

/** Threads of a group, newest first. */
export const ofGroup = (people: Shown) =>
  parted<(typeof threadsCalls)['threads.of-group']>()({
    shared: async (ctx, { groupid, ...asked }) => {
      ctx.reads(groupTag(groupid));
      const group = (await findGroup(ctx.db, groupid)) ?? refuse('groups.unknown');
      const membersOnly = group.reading === 1;
      const inside = within(ctx, membersOnly);
      const found = await readPage(asked, (limit, after) =>
        rowsFor(inside, limit, (reader, most) => latestOfGroup(ctx.db, groupid, { reader, limit: most, after })),
      );
      const { list, facts: rows } = await sharedRows(
        inside,
        people,
        found.rows.map(({ id }) => id),
      );
      return {
        answer: { list, ...pageFigures(asked, found), next: nextPlace(found) },
        facts: { groupid, membersOnly, countryFid: group.country_fid, rows },
      };
    },
    own: async (ctx, { rows, ...group }) => {
      await admitInto(ctx, group);
      return { list: await ownRows(ctx, people, rows) };
    },
  });

/** Refuses whoever may not look into a group. */
async function admitInto(
  { db, actor }: Ctx,
  group: { groupid: number; membersOnly: boolean; countryFid: number },
): Promise<void> {
  const role = actor && group.membersOnly ? await roleIn(db, group.groupid, actor.uid) : undefined;
  const refusal = mayLookInto(actor, group, role);
  if (refusal) refuse(refusal);
}
