import type { LiveMessage } from '../../../../contract/domains/messages/chat-shapes.ts';
import type { MessageStatus } from '../../../../contract/domains/messages/limits.ts';
import type { Db } from '../../../platform/context.ts';
import { publishRecord } from '../../../platform/realtime/records.ts';

/** What happened in a room, for those who have it open. */
export interface RoomRecord {
  room: number;
  /** The two of a conversation of two; empty in a group. */
  pair: readonly number[];
  /** A new message, whose `ID` is the next number of the room. */
  message?: LiveMessage;
  changed?: { ID: number; status: MessageStatus };
  read?: { uid: number; ID: number };
  reacted?: { ID: number; reactions: LiveMessage['reactions'] };
  /** The conversation waits under the other one's requests, or was declined: no row of their list moves. */
  waits?: boolean;
}

/** A record as processes receive it. */
export interface SentRecord extends RoomRecord {
  /** Of a message that was too long for a notification: it is read from the database. */
  long?: { ID: number; from: number };
  /** The group is no more. */
  ended?: boolean;
  /** Who is no longer in the group. */
  left?: number;
  /** Who writes at this moment. */
  typing?: { uid: number; nick: string };
}

/** Publishes to those who have a conversation open, once the transaction commits. */
export async function publishInRoom(db: Db, record: RoomRecord): Promise<void> {
  await publishRecord(db, 'room', record, shortOf(record));
}

function shortOf({ room, pair, waits, message }: RoomRecord): SentRecord {
  return {
    ...{ room, pair },
    ...(waits ? { waits } : {}),
    ...(message ? { long: { ID: message.ID, from: message.from } } : {}),
  };
}
