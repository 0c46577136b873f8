import type { DataOf, InputOf } from '../../../../contract/call.ts';
import type { messagesCalls } from '../../../../contract/domains/messages/calls.ts';
import { reactions } from '../../../../contract/domains/messages/limits.ts';
import type { MemberCtx } from '../../../platform/context.ts';
import { refuse } from '../../../platform/refusal.ts';
import type { HiddenFor } from '../../follows/index.ts';
import { detachPictures } from '../../media/index.ts';
import { setApproved, takeDownPin } from '../../rooms/index.ts';
import { publishInRoom } from '../live/records.ts';
import { mayWithdraw, refusalBetween } from '../policy.ts';
import { countsOf, statusOf } from '../present.ts';
import { type OwnPlace, ownPlace, pairIn } from '../reads/place.ts';
import { groupID } from '../rules/conversation-id.ts';
import {
  emptyMessage,
  insertMentions,
  lockMessage,
  type MessageRow,
  setStatus,
  stored,
  types,
} from '../sql/messages.ts';
import { ownReactions, setCounts, setReaction } from '../sql/reactions.ts';
import { messageSaid } from './message-said.ts';

type Calls = typeof messagesCalls;

/** A message that the caller meets, and that nobody changes meanwhile. */
async function metMessage({ db, actor }: MemberCtx, place: OwnPlace, id: number): Promise<MessageRow> {
  const row = id > place.hidden_before ? await lockMessage(db, place.room, id) : undefined;
  const waits = row?.status === stored.held || row?.status === stored.declined;
  const isMet = row && (!waits || row.uid === actor.uid || place.role > 0);
  return isMet ? row : refuse('messages.no_message');
}

/** Withdraws a message: its words, picture and names are gone from the tables. Once more does nothing. */
export async function withdraw(
  ctx: MemberCtx,
  { conversationID, ID }: InputOf<Calls['messages.withdraw']>,
): Promise<DataOf<Calls['messages.withdraw']>> {
  const place = await ownPlace(ctx, conversationID);
  const row = await metMessage(ctx, place, ID);
  if (row.status !== stored.withdrawn) {
    if (
      row.status === stored.removed ||
      row.status === stored.declined ||
      !mayWithdraw({ uid: ctx.actor.uid, role: place.role }, row, ctx.now)
    ) {
      refuse('messages.not_withdrawable');
    }
    await takeAway(ctx, place.room, pairIn(place, ctx.actor.uid), row, stored.withdrawn);
  }
  return { conversationID, ID };
}

/** Takes what a message says from the tables, and sends that to those who have it open; `pair`: the two, nobody in a group. */
export async function takeAway(
  ctx: MemberCtx,
  room: number,
  pair: readonly number[],
  row: MessageRow,
  status: 1 | 3 | 4,
): Promise<void> {
  const { db } = ctx;
  await emptyMessage(db, room, row.id, status);
  if (row.aid > 0) await detachPictures(ctx, [row.aid]);
  if (pair.length === 0) await takeDownPin(db, room, row.id);
  await publishInRoom(db, { room, pair, changed: { ID: row.id, status: statusOf(status) } });
}

/** Gives a message a reaction, or takes it back; who is apart by a block gives none. */
export const react =
  ({ hiddenFor }: { hiddenFor: HiddenFor }) =>
  async (
    ctx: MemberCtx,
    { conversationID, ID, emoji, on }: InputOf<Calls['messages.react']>,
  ): Promise<DataOf<Calls['messages.react']>> => {
    const { db, actor } = ctx;
    const place = await ownPlace(ctx, conversationID);
    const apart = place.peer > 0 && refusalBetween((await hiddenFor(db, actor.uid)).get(place.peer));
    if (apart) refuse(apart);
    const row = await metMessage(ctx, place, ID);
    if (row.status !== stored.sent || row.type === types.system) refuse('messages.no_message');
    const before = (await ownReactions(db, place.room, actor.uid, [ID])).get(ID);
    const given = reactions.indexOf(emoji);
    const after = on === 1 ? given : before === given ? undefined : before;
    const counts = reactions.map((_, at) => (row.reacted?.[at] ?? 0) - Number(at === before) + Number(at === after));
    if (before !== after) {
      await setReaction(db, { room: place.room, id: ID, uid: actor.uid }, after);
      await setCounts(db, place.room, ID, counts);
      await publishInRoom(db, {
        room: place.room,
        pair: pairIn(place, actor.uid),
        reacted: { ID, reactions: countsOf(counts) },
      });
    }
    return { conversationID, ID, reactions: countsOf(counts), mine: after === undefined ? '' : reactions[after]! };
  };

/** Lets a message that waits be seen by all of a group, or takes it away; for its admins. */
export async function answerHeld(
  ctx: MemberCtx,
  { groupID: room, ID, accept }: InputOf<Calls['messages.answer-held']>,
): Promise<DataOf<Calls['messages.answer-held']>> {
  const { db } = ctx;
  const place = await ownPlace(ctx, groupID(room));
  if (place.role === 0) refuse('rooms.not_theirs');
  const row = await metMessage(ctx, place, ID);
  if (row.status !== stored.held) refuse('messages.no_message');
  if (accept === 1) {
    await setStatus(db, room, ID, stored.sent);
    await setApproved(db, room, row.uid);
    await insertMentions(db, room, ID, row.named);
    await messageSaid(ctx, { room, id: ID, from: row.uid, group: place.group!.name, named: row.named });
    await publishInRoom(db, { room, pair: [], changed: { ID, status: 'sent' } });
  } else await takeAway(ctx, room, [], row, stored.declined);
  return { groupID: room, ID };
}
