import type { DataOf, InputOf } from '../../../../contract/call.ts';
import type { roomsCalls } from '../../../../contract/domains/rooms/calls.ts';
import type { MemberCtx } from '../../../platform/context.ts';
import { refuse } from '../../../platform/refusal.ts';
import { deleteRequest } from '../sql/door.ts';
import { personIn } from '../sql/members.ts';

type Call = (typeof roomsCalls)['rooms.cancel'];

/** Takes a request to join back. */
export async function cancelRequest({ db, actor }: MemberCtx, { groupID }: InputOf<Call>): Promise<DataOf<Call>> {
  const waited = await deleteRequest(db, groupID, actor.uid);
  // Sent twice it is taken back already; who was taken in by then is a member.
  if (!waited && (await personIn(db, groupID, actor.uid))) refuse('rooms.nobody_asks');
  return { groupID };
}
