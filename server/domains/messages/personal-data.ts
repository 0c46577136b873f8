import { inBatches, once, type PersonalData, personalBatch } from '../../platform/personal-data.ts';
import type { SomeTablesOf } from '../../platform/table-owners.ts';
import { detachPictures } from '../media/index.ts';
import { lockPlaces, roomTag } from '../rooms/index.ts';
import { deleteForGood } from './actions/own-conversation.ts';
import { deleteMessages } from './sql/messages.ts';
import {
  anonymiseReports,
  dropPairs,
  dropPlace,
  dropRoom,
  dropTraces,
  type OwnConversation,
  type OwnMessage,
  type OwnReaction,
  type OwnReport,
  ownConversations,
  ownGiven,
  ownInGroups,
  ownMessages,
  ownReports,
  someRooms,
} from './sql/personal-data.ts';
import { settingsOf } from './sql/settings.ts';

/** Whose the rows are. */
export const messagesTables = {
  'messages.messages': {
    uid: { stays: 'what others were written' },
    system_uid: { stays: 'what happened in a group' },
    named: { stays: 'whom a message names', as: (uid) => [`{${uid}}`] },
  },
  'messages.mentions': { uid: 'forgotten' },
  'messages.reactions': { uid: 'forgotten' },
  'messages.settings': { uid: 'forgotten' },
  'messages.reports': {
    uid: { stays: 'whom moderators judged' },
    reporter: 'forgotten',
    opened_by: { stays: 'who decided' },
    decided_by: { stays: 'who decided' },
  },
  'messages.reported': { uid: { stays: 'what moderators judge' } },
} satisfies SomeTablesOf<'messages'>;

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
    yield {
      path: 'group-messages.json',
      rows: inBatches<OwnMessage>((last, most) => ownInGroups(db, uid, last ?? { room: 0, id: 0 }, most)),
    };
    yield {
      path: 'reactions.json',
      rows: inBatches<OwnReaction>((last, most) => ownGiven(db, uid, last ?? { room: 0, id: 0 }, most)),
    };
    yield {
      path: 'chat-reports.json',
      rows: inBatches<OwnReport>((last, most) => ownReports(db, uid, last?.id ?? 0, most)),
    };
    yield { path: 'chat-settings.json', rows: once(async () => [await settingsOf(db, uid)]) };
  },
  async forget(ctx, uid) {
    if (await dropTraces(ctx.db, uid, personalBatch)) return true;
    await anonymiseReports(ctx.db, uid);
    const rooms = await someRooms(ctx.db, uid, roomsAtOnce);
    for (const room of rooms) {
      await lockPlaces(ctx.db, room);
      await dropPlace(ctx.db, room, uid);
      const left = await lockPlaces(ctx.db, room);
      if (left.length === 0) {
        await detachPictures(ctx, await deleteMessages(ctx.db, room, Number.MAX_SAFE_INTEGER));
        await dropRoom(ctx.db, room);
      } else await deleteForGood(ctx, room);
      ctx.stale(roomTag(room));
    }
    if (rooms.length === roomsAtOnce) return true;
    await dropPairs(ctx.db, uid);
    return false;
  },
};
