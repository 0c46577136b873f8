import type { DataOf, InputOf } from '../../../../contract/call.ts';
import type { messagesCalls } from '../../../../contract/domains/messages/calls.ts';
import type { MemberCtx } from '../../../platform/context.ts';
import { changed } from '../../../platform/realtime/changed.ts';
import { refuse } from '../../../platform/refusal.ts';
import { deleteMessages } from '../sql/messages.ts';
import { lockPlaces, placeIn, setHidden } from '../sql/rooms.ts';
import { roomTag } from '../tags.ts';

type Call = (typeof messagesCalls)['messages.delete'];

/** Deletes a conversation for the caller, up to a message or whole. What all its members have deleted is gone for good. */
export async function deleteConversation(ctx: MemberCtx, { plid, pmid }: InputOf<Call>): Promise<DataOf<Call>> {
  const { db, actor } = ctx;
  const place = (await placeIn(db, actor.uid, plid)) ?? refuse('messages.not_exist');
  const upTo = pmid === 0 ? place.last_id : Math.min(pmid, place.last_id);
  await lockPlaces(db, plid);
  await setHidden(db, plid, actor.uid, upTo);
  await deleteForGood(ctx, plid);
  ctx.stale(roomTag(plid));
  await changed(db, 'messages.unread', [actor.uid]);
  return { plid };
}

/** Deletes what everybody has deleted; the places are locked. */
export async function deleteForGood({ db }: Pick<MemberCtx, 'db'>, room: number): Promise<void> {
  const places = await lockPlaces(db, room);
  const upTo = Math.min(...places.map(({ hidden_before }) => hidden_before));
  if (upTo > 0) await deleteMessages(db, room, upTo);
}
