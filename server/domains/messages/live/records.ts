import type { LiveMessage } from '../../../../contract/domains/messages/chat-shapes.ts';
import type { MessageStatus } from '../../../../contract/domains/messages/limits.ts';
import type { Db } from '../../../platform/context.ts';
import { notify } from '../../../platform/db/listen.ts';

/** What happened in a room, as those who have it open are told. */
export interface RoomRecord {
  room: number;
  /** The two of a conversation of two; empty in a group. */
  pair: readonly number[];
  /** A new message, whose `ID` is the next number of the room. */
  message?: LiveMessage;
  changed?: { ID: number; status: MessageStatus };
  read?: { uid: number; ID: number };
  reacted?: { ID: number; reactions: LiveMessage['reactions'] };
}

/** Tells those who have a conversation open, once the transaction commits. */
export async function tellRoom(db: Db, record: RoomRecord): Promise<void> {
  await notify(db, 'records', JSON.stringify(record));
}
