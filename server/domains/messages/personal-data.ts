import { inBatches, type PersonalData } from '../../platform/personal-data.ts';
import type { OwnersIn } from '../../platform/table-owners.ts';
import { deleteForGood } from './actions/delete-conversation.ts';
import {
  dropPairs,
  dropPlace,
  dropRoom,
  type OwnConversation,
  type OwnMessage,
  ownConversations,
  ownMessages,
  someRooms,
} from './sql/personal-data.ts';
import { lockPlaces } from './sql/rooms.ts';
import { roomTag } from './tags.ts';

/** Whose the rows are. */
export const messagesTables: OwnersIn<'messages'> = {
  'messages.rooms': { none: 'where members write' },
  'messages.pairs': { low_uid: 'forgotten', high_uid: 'forgotten', begun_by: 'forgotten' },
  'messages.room_members': { uid: 'forgotten', peer_uid: { stays: 'the other one’s conversation, with nobody now' } },
  'messages.messages': { uid: { stays: 'what the other one was written' } },
};

/** Conversations that are left in one transaction: what nobody has any more is deleted with them. */
const roomsAtOnce = 50;

/** What others were written stays with them, of nobody; a conversation that nobody has any more is deleted. */
export const messagesPersonalData: PersonalData = {
  domain: 'messages',
  async *collect(db, uid) {
    yield {
      path: 'conversations.json',
      rows: inBatches<OwnConversation>((last, most) => ownConversations(db, uid, last?.room ?? 0, most)),
    };
    yield {
      path: 'messages.json',
      rows: inBatches<OwnMessage>((last, most) => ownMessages(db, uid, last ?? { room: 0, id: 0 }, most)),
    };
  },
  async forget(ctx, uid) {
    const rooms = await someRooms(ctx.db, uid, roomsAtOnce);
    for (const room of rooms) {
      await lockPlaces(ctx.db, room);
      await dropPlace(ctx.db, room, uid);
      const left = await lockPlaces(ctx.db, room);
      if (left.length === 0) await dropRoom(ctx.db, room);
      else await deleteForGood(ctx, room);
      ctx.stale(roomTag(room));
    }
    if (rooms.length === roomsAtOnce) return true;
    await dropPairs(ctx.db, uid);
    return false;
  },
};
