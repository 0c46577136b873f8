import type { DataOf, InputOf } from '../../../../contract/call.ts';
import type { roomsCalls } from '../../../../contract/domains/rooms/calls.ts';
import type { MemberCtx } from '../../../platform/context.ts';
import { refuseField } from '../../../platform/refusal.ts';
import type { RoomsDeps } from '../deps.ts';
import type { PersonKey, RoomPerson } from '../sql/members.ts';
import { peopleOf, roomOfMember } from './people-of.ts';

type Call = (typeof roomsCalls)['rooms.members'];

const writeKey = ({ role, joined_at, uid }: RoomPerson): string => `${role}.${joined_at.getTime()}.${uid}`;

/** The place that a caller sent, as `writeKey` wrote it. */
function readKey(after: string): PersonKey | undefined {
  if (after === '') return undefined;
  const [, role, at, uid] = /^([0-2])\.(\d{1,13})\.(\d{1,15})$/.exec(after) ?? [];
  if (role === undefined) return refuseField('after');
  return { role: Number(role), at: new Date(Number(at)), uid: Number(uid) };
}

/** Members of a group for who is in it, 100 at once (R-CHT-040). */
export const members =
  (deps: Pick<RoomsDeps, 'people'>) =>
  async (ctx: MemberCtx, { groupID, after, perpage }: InputOf<Call>): Promise<DataOf<Call>> => {
    const place = readKey(after);
    const room = await roomOfMember(ctx, groupID);
    const { list, last } = await peopleOf(deps, ctx, groupID, { limit: perpage, skip: 0, after: place });
    return { list, next: last ? writeKey(last) : '', memberCount: room.member_count };
  };
