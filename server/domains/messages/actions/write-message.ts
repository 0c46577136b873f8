import type { LiveMessage } from '../../../../contract/domains/messages/chat-shapes.ts';
import { type SystemKind, systemKinds } from '../../../../contract/domains/rooms/limits.ts';
import type { MemberCtx } from '../../../platform/context.ts';
import { refuse } from '../../../platform/refusal.ts';
import { attachPictures } from '../../media/index.ts';
import type { MembersByIds } from '../../members/index.ts';
import { noteInGroup, noteInPair, takeNumber } from '../../rooms/index.ts';
import { publishInRoom } from '../live/records.ts';
import { mayWriteIn } from '../policy.ts';
import { presentMessages } from '../present.ts';
import { insertMessage, type MessageRow, type NewMessage, plainMessage, types } from '../sql/messages.ts';

/** A message that was written, as its writer sees it. */
export interface Written {
  row: MessageRow;
  message: LiveMessage & { mine: '' };
}

/**
 * Writes a message under the next number of its room and sends it to those who have it open. `pair`: the two of a conversation of
 * two, with whether it asks to be accepted; undefined in a group, where one member's row is written.
 */
export async function writeMessage(
  ctx: MemberCtx,
  members: MembersByIds,
  message: NewMessage,
  pair: { other: number; asks: boolean } | undefined,
): Promise<Written> {
  const { db, actor, now } = ctx;
  const { room } = message;
  // Before the number is taken, since from then on all who write in the room wait.
  const reader = { db, uid: actor.uid, locale: ctx.locale, members };
  const [shown] = await presentMessages(reader, [{ ...message, id: 0, reacted: null }], pair === undefined);
  const { id, announce } = (await takeNumber(db, { room, now })) ?? refuse('messages.not_exist');
  let waits = false;
  if (pair) waits = await noteInPair(db, { room, uid: message.uid, now }, { id, asks: pair.asks });
  else {
    const place = (await noteInGroup(db, { room, uid: message.uid }, id)) ?? refuse('messages.not_exist');
    // Who may write can have changed until the number was taken.
    const refusal = message.type === types.system ? undefined : mayWriteIn(actor, { ...place, announce }, now);
    if (refusal) refuse(refusal);
  }
  await insertMessage(db, id, message);
  if (message.aid > 0) await attachPictures(ctx, message.uid, [message.aid]);
  const row = { ...message, id, reacted: null };
  const { mine: _, ...live } = { ...shown!, ID: id };
  await publishInRoom(db, { room, pair: pair ? [message.uid, pair.other] : [], message: live, waits });
  return { row, message: { ...live, mine: '' } };
}

/** Says in a group what happened there, which nobody wrote. */
export const writeSystemMessage =
  (members: MembersByIds) =>
  async (ctx: MemberCtx, room: number, { kind, uid }: { kind: SystemKind; uid: number }): Promise<void> => {
    const plain = plainMessage(room, ctx.actor.uid, '', ctx.now);
    const what = { type: types.system, system_kind: systemKinds.indexOf(kind), system_uid: uid };
    await writeMessage(ctx, members, { ...plain, ...what }, undefined);
  };
