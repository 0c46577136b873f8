import type { DataOf, InputOf } from '../../../../contract/call.ts';
import type { groupsCalls } from '../../../../contract/domains/groups/calls.ts';
import { groupLimits } from '../../../../contract/domains/groups/limits.ts';
import type { Ctx, MemberCtx } from '../../../platform/context.ts';
import { nextPlace, pageFigures, readPage } from '../../../platform/keyset.ts';
import { refuse } from '../../../platform/refusal.ts';
import { unixSeconds } from '../../../platform/unix-seconds.ts';
import type { GroupsDeps } from '../deps.ts';
import { mayLookInto, mayManage } from '../policy.ts';
import { personOf, presentMember } from '../present.ts';
import { findGroup } from '../sql/groups.ts';
import { membersOf, roleIn } from '../sql/members.ts';
import { requestsOf } from '../sql/requests.ts';

type Members = (typeof groupsCalls)['groups.members'];
type Requests = (typeof groupsCalls)['groups.requests'];
type Deps = Pick<GroupsDeps, 'cards' | 'hiddenFor'>;

const pages = 20;

/** Who is in a group, without those hidden from the reader. */
export const members =
  ({ cards, hiddenFor }: Deps) =>
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

/** Who waits to be taken into a group. */
export const requests =
  ({ cards }: Deps) =>
  async (ctx: MemberCtx, { groupid, after }: InputOf<Requests>): Promise<DataOf<Requests>> => {
    const { db, actor, locale } = ctx;
    if (!(await findGroup(db, groupid))) refuse('groups.unknown');
    const unfit = mayManage(await roleIn(db, groupid, actor.uid));
    if (unfit) refuse(unfit);
    const asked = { page: 1, limit: groupLimits.membersPage, after };
    const found = await readPage(asked, (limit, last) => requestsOf(db, groupid, { limit, after: last }));
    const people = await cards(
      db,
      found.rows.map(({ id }) => id),
    );
    const list = found.rows.map(({ id, at, message }) => ({
      ...personOf(people.get(id), id, locale),
      ...{ message, dateline: unixSeconds(at) },
    }));
    return { list, next: nextPlace(found) };
  };
