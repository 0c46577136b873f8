import type { DataOf, InputOf } from '../../../../contract/call.ts';
import type { messagesCalls } from '../../../../contract/domains/messages/calls.ts';
import type { MemberCtx } from '../../../platform/context.ts';
import { refuse } from '../../../platform/refusal.ts';
import type { HiddenFor } from '../../follows/index.ts';
import { placeIn } from '../../rooms/index.ts';
import { type OwnPlace, ownPlace } from '../reads/place.ts';
import { unreadOf } from '../reads/unread.ts';
import { groupID, pairID } from '../rules/conversation-id.ts';
import { dropUpTo, markAsRead } from './own-conversation.ts';

type Calls = typeof messagesCalls;

/** A conversation by its number alone, as the forum's calls name it. */
export async function placeByNumber(ctx: MemberCtx, plid: number): Promise<OwnPlace> {
  const pair = await placeIn(ctx.db, ctx.actor.uid, plid);
  return ownPlace(ctx, pair ? pairID(pair.peer_uid) : groupID(plid));
}

/** Marks a conversation as read, up to a message or whole. */
export const markRead =
  (deps: { hiddenFor: HiddenFor }) =>
  async (
    ctx: MemberCtx,
    { plid, pmid }: InputOf<Calls['messages.mark-read']>,
  ): Promise<DataOf<Calls['messages.mark-read']>> => {
    await markAsRead(ctx, await placeByNumber(ctx, plid), pmid);
    return unreadOf(deps, ctx.db, ctx.actor.uid);
  };

/** Deletes a conversation for the caller, up to a message or whole. */
export async function deleteConversation(
  ctx: MemberCtx,
  { plid, pmid }: InputOf<Calls['messages.delete']>,
): Promise<DataOf<Calls['messages.delete']>> {
  const place = await placeByNumber(ctx, plid);
  if (place.last_id === 0) refuse('messages.not_exist');
  await dropUpTo(ctx, place, pmid === 0 ? place.last_id : Math.min(pmid, place.last_id));
  return { plid };
}
