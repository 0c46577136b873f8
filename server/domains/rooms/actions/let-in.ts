import { roomLimits } from '../../../../contract/domains/rooms/limits.ts';
import type { MemberCtx } from '../../../platform/context.ts';
import { refuse } from '../../../platform/refusal.ts';
import type { RoomsDeps } from '../deps.ts';
import { roomInvited } from '../events.ts';
import { mayHold, roles } from '../policy.ts';
import { insertInvites, invitedTooOften, outs, outsAmong } from '../sql/door.ts';
import { answeredAmong, fullAmong, personIn } from '../sql/members.ts';
import { inGroup } from '../sql/places.ts';
import type { Room } from '../sql/rooms.ts';
import { enter } from './enter.ts';

/** Who came in at once, and who was asked to. */
export interface LetIn {
  added: number[];
  invited: number[];
}

/**
 * Takes people into a group that is locked: who follows the caller or has answered them is in it at once, anyone else is
 * invited. Who wants never to be asked again is left out, and so is whom admins removed unless an admin asks.
 */
export async function letIn(
  deps: Pick<RoomsDeps, 'fansAmong'>,
  ctx: MemberCtx,
  room: Room,
  named: readonly number[],
): Promise<LetIn> {
  const { db, actor, now } = ctx;
  const asked = await whoMayCome(ctx, room, named);
  const known = new Set([
    ...(await deps.fansAmong(db, actor.uid, asked)),
    ...(await answeredAmong(db, actor.uid, asked)),
  ]);
  const full = new Set(await fullAmong(db, asked, roomLimits.joined));
  const direct = asked.filter((uid) => known.has(uid) && !full.has(uid));
  const unfit = mayHold(room, direct.length);
  if (unfit) refuse(unfit);
  const added = await enter(ctx, room, direct, roles.Member);
  const others = asked.filter((uid) => !direct.includes(uid));
  const tooOften = new Set(await invitedTooOften(db, others, roomLimits.invited));
  const uids = others.filter((uid) => !tooOften.has(uid));
  const invited = await insertInvites(db, { room: room.room, uids, byUid: actor.uid, now });
  if (invited.length > 0)
    ctx.emit(roomInvited({ room: room.room, name: room.name, at: now.getTime(), by: actor.uid, invited }));
  return { added, invited: uids };
}

/** Those of the named who are not in it, and don't stay out of it. */
async function whoMayCome({ db, actor }: MemberCtx, { room }: Room, named: readonly number[]): Promise<number[]> {
  const inside = new Set(await inGroup(db, room, named));
  const out = await outsAmong(db, room, named);
  const isHead = ((await personIn(db, room, actor.uid))?.role ?? roles.Member) > roles.Member;
  return named.filter((uid) => !inside.has(uid) && (!out.has(uid) || (isHead && out.get(uid) === outs.removed)));
}
