import type { DataOf, InputOf } from '../../../../contract/call.ts';
import type { roomsCalls } from '../../../../contract/domains/rooms/calls.ts';
import { roomLimits } from '../../../../contract/domains/rooms/limits.ts';
import type { MemberCtx } from '../../../platform/context.ts';
import { nextPlace, readPage } from '../../../platform/keyset.ts';
import { refuse } from '../../../platform/refusal.ts';
import type { RoomsDeps } from '../deps.ts';
import { mayAct, maySee } from '../policy.ts';
import { presentRequest } from '../present.ts';
import { countRequests, requestsOf } from '../sql/door.ts';
import { personIn } from '../sql/members.ts';
import { findRoom } from '../sql/rooms.ts';

type Call = (typeof roomsCalls)['rooms.requests'];

/** Who waits to be taken into a group, for those who decide. */
export const requests =
  ({ people }: Pick<RoomsDeps, 'people'>) =>
  async ({ db, actor, locale }: MemberCtx, { groupID, after }: InputOf<Call>): Promise<DataOf<Call>> => {
    const room = (await findRoom(db, groupID)) ?? refuse('rooms.unknown');
    const role = (await personIn(db, groupID, actor.uid))?.role;
    if (!maySee(role, room)) refuse('rooms.unknown');
    const unfit = mayAct('manage', role, room);
    if (unfit) refuse(unfit);
    const found = await readPage({ page: 1, limit: roomLimits.listPage, after }, (limit, last) =>
      requestsOf(db, groupID, { limit, after: last }),
    );
    const cards = await people.members(
      db,
      found.rows.map(({ id }) => id),
    );
    return {
      list: found.rows.map((row) => presentRequest(row, cards.get(row.id), locale)),
      next: nextPlace(found),
      waiting: await countRequests(db, groupID),
    };
  };
