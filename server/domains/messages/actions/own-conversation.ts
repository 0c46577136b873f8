import type { DataOf, InputOf } from '../../../../contract/call.ts';
import type { messagesCalls } from '../../../../contract/domains/messages/calls.ts';
import { messageLimits } from '../../../../contract/domains/messages/limits.ts';
import { roomLimits } from '../../../../contract/domains/rooms/limits.ts';
import type { MemberCtx } from '../../../platform/context.ts';
import { changed } from '../../../platform/realtime/changed.ts';
import { refuse } from '../../../platform/refusal.ts';
import { blockMember, type HiddenFor } from '../../follows/index.ts';
import { detachPictures } from '../../media/index.ts';
import {
  answerInvitation,
  countPinned,
  lockPinning,
  lockPlaces,
  placeWith,
  roomTag,
  setHidden,
  setMuted,
  setPinned,
  setRead,
  setRequest,
} from '../../rooms/index.ts';
import { conversationRead } from '../events.ts';
import { publishInRoom } from '../live/records.ts';
import { type OwnPlace, ownPlace, pairIn } from '../reads/place.ts';
import { unreadOf } from '../reads/unread.ts';
import { readConversationID } from '../rules/conversation-id.ts';
import { deleteMessages, dropMentions, writersOf } from '../sql/messages.ts';

type Calls = typeof messagesCalls;
interface Deps {
  hiddenFor: HiddenFor;
}

/** Marks a conversation as read up to a message; those who share what they read see it at once. */
export async function markAsRead(ctx: MemberCtx, place: OwnPlace, asked: number): Promise<number> {
  const { db, actor } = ctx;
  const upTo = asked === 0 ? place.last_id : Math.min(asked, place.last_id);
  if (upTo <= place.read_id || !(await setRead(db, place.room, actor.uid, upTo))) return place.read_id;
  const mentions = await dropMentions(db, place.room, actor.uid, upTo);
  // What was read of a first message that waits isn't shown to who sent it, nor in a large group to anybody.
  if (place.request === 0 && (place.group?.member_count ?? 0) <= roomLimits.readShown) {
    await publishInRoom(db, { room: place.room, pair: pairIn(place, actor.uid), read: { uid: actor.uid, ID: upTo } });
  } else await changed(db, 'messages.unread', [actor.uid]);
  await noteRead(ctx, place, mentions);
  return upTo;
}

/** What was unread between two, or named the reader in a group, is so no longer: the notice of it goes. */
async function noteRead(ctx: MemberCtx, place: OwnPlace, mentions: readonly number[]): Promise<void> {
  const { room, peer, read_id, hidden_before, last_id } = place;
  const read = Math.max(read_id, hidden_before);
  const froms = peer > 0 ? [peer] : await writersOf(ctx.db, room, mentions);
  if (read >= last_id) return;
  for (const from of froms) ctx.emit(conversationRead({ room, read, uid: ctx.actor.uid, from }));
}

/** Marks as read, and says how much is unread then. */
export const read =
  (deps: Deps) =>
  async (
    ctx: MemberCtx,
    { conversationID, ID }: InputOf<Calls['messages.read']>,
  ): Promise<DataOf<Calls['messages.read']>> => {
    const readID = await markAsRead(ctx, await ownPlace(ctx, conversationID), ID);
    return { conversationID, readID, unread: (await unreadOf(deps, ctx.db, ctx.actor.uid)).num };
  };

/** Deletes a conversation for the caller, up to a message; what both of two have deleted is gone for good. */
export async function dropUpTo(ctx: MemberCtx, place: OwnPlace, upTo: number): Promise<void> {
  const { db, actor } = ctx;
  if (place.peer > 0) await lockPlaces(db, place.room);
  await setHidden(db, place.room, actor.uid, upTo);
  await noteRead(ctx, place, await dropMentions(db, place.room, actor.uid, upTo));
  if (place.peer > 0) await deleteForGood(ctx, place.room);
  ctx.stale(roomTag(place.room));
  await changed(db, 'messages.unread', [actor.uid]);
}

/** Deletes what both of two have deleted; their places are locked. */
export async function deleteForGood(ctx: Pick<MemberCtx, 'db' | 'now'>, room: number): Promise<void> {
  const places = await lockPlaces(ctx.db, room);
  const upTo = Math.min(...places.map(({ hidden_before }) => hidden_before));
  if (upTo > 0) await detachPictures(ctx, await deleteMessages(ctx.db, room, upTo));
}

export async function drop(
  ctx: MemberCtx,
  { conversationID }: InputOf<Calls['messages.drop']>,
): Promise<DataOf<Calls['messages.drop']>> {
  const place = await ownPlace(ctx, conversationID);
  await dropUpTo(ctx, place, place.last_id);
  return { conversationID };
}

/** Turns a conversation's notifications off or on; a muted one is not counted. */
export async function mute(
  ctx: MemberCtx,
  { conversationID, on }: InputOf<Calls['messages.mute']>,
): Promise<DataOf<Calls['messages.mute']>> {
  const { room } = await ownPlace(ctx, conversationID);
  await setMuted(ctx.db, room, ctx.actor.uid, on === 1);
  await changed(ctx.db, 'messages.unread', [ctx.actor.uid]);
  return { conversationID, muted: on === 1 ? 1 : 0 };
}

/** Keeps a conversation on top of the caller's list, or no longer. */
export async function pin(
  ctx: MemberCtx,
  { conversationID, on }: InputOf<Calls['messages.pin']>,
): Promise<DataOf<Calls['messages.pin']>> {
  const { db, actor, now } = ctx;
  const place = await ownPlace(ctx, conversationID);
  await lockPinning(db, actor.uid);
  if (on === 1 && place.pinned_at === null && (await countPinned(db, actor.uid)) >= messageLimits.pinned) {
    refuse('messages.too_many_pinned');
  }
  await setPinned(db, place.room, actor.uid, on === 1 ? (place.pinned_at ?? now) : null);
  return { conversationID, pinned: on === 1 ? 1 : 0 };
}

/** Accepts a first message or an invitation, or declines it; who sent a declined one doesn't learn of it. */
export async function answerRequest(
  ctx: MemberCtx,
  { conversationID, accept, block }: InputOf<Calls['messages.answer-request']>,
): Promise<DataOf<Calls['messages.answer-request']>> {
  const { db, actor } = ctx;
  const named = readConversationID(conversationID);
  if ('group' in named) {
    const invitedBy = (await answerInvitation(ctx, named.group, accept === 1)) ?? refuse('messages.no_request');
    if (accept === 0 && block === 1) await blockMember(ctx, { block_uid: invitedBy, status: 1 });
    return { conversationID };
  }
  const place = await placeWith(db, actor.uid, named.pair);
  if (!place || place.request === 0) return refuse('messages.no_request');
  await setRequest(db, place.room, actor.uid, accept === 1 ? 0 : 2);
  if (accept === 0 && block === 1) await blockMember(ctx, { block_uid: named.pair, status: 1 });
  ctx.stale(roomTag(place.room));
  await changed(db, 'messages.unread', [actor.uid]);
  return { conversationID };
}
