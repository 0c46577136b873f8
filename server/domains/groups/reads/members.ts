import type { DataOf, InputOf } from '../../../../contract/call.ts';
import type { groupsCalls } from '../../../../contract/domains/groups/calls.ts';
import type { Ctx } from '../../../platform/context.ts';
import { pageFigures, readPage } from '../../../platform/keyset.ts';
import { refuse } from '../../../platform/refusal.ts';
import type { GroupsDeps } from '../deps.ts';
import { mayLookInto } from '../policy.ts';
import { presentMember } from '../present.ts';
import { findGroup } from '../sql/groups.ts';
import { membersOf, roleIn } from '../sql/members.ts';

type Members = (typeof groupsCalls)['groups.members'];

const pages = 20;

/** Who is in a group, without those hidden from the reader. */
export const members =
  ({ cards, hiddenFor }: Pick<GroupsDeps, 'cards' | 'hiddenFor'>) =>
  async (ctx: Ctx, { groupid, page, limit }: InputOf<Members>): Promise<DataOf<Members>> => {
    const { db, actor } = ctx;
    const group = (await findGroup(db, groupid)) ?? refuse('groups.unknown');
    const role = actor ? await roleIn(db, groupid, actor.uid) : undefined;
    const unseen = mayLookInto(actor, { membersOnly: group.reading === 1, countryFid: group.country_fid }, role);
    if (unseen) refuse(unseen);
    const hidden = actor ? [...(await hiddenFor(db, actor.uid)).keys()] : [];
    const asked = { page, limit, after: '' };
    const found = await readPage(asked, (most) => membersOf(db, groupid, { limit: most, hidden }), pages);
    const people = await cards(
      db,
      found.rows.map(({ uid }) => uid),
    );
    const list = found.rows.map((row) => presentMember(row, people.get(row.uid), ctx.locale));
    return { list, ...pageFigures(asked, found) };
  };
