import type { DataOf, InputOf } from '../../../../contract/call.ts';
import type { groupsCalls } from '../../../../contract/domains/groups/calls.ts';
import { groupLimits } from '../../../../contract/domains/groups/limits.ts';
import type { MemberCtx } from '../../../platform/context.ts';
import { nextPlace, readPage } from '../../../platform/keyset.ts';
import { refuse } from '../../../platform/refusal.ts';
import { unixSeconds } from '../../../platform/unix-seconds.ts';
import type { GroupsDeps } from '../deps.ts';
import { mayManage } from '../policy.ts';
import { personOf } from '../present.ts';
import { findGroup } from '../sql/groups.ts';
import { roleIn } from '../sql/members.ts';
import { requestsOf } from '../sql/requests.ts';

type Requests = (typeof groupsCalls)['groups.requests'];

/** Who waits to be taken into a group. */
export const requests =
  ({ cards }: Pick<GroupsDeps, 'cards'>) =>
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
