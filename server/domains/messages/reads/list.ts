import type { DataOf, InputOf } from '../../../../contract/call.ts';
import type { messagesCalls } from '../../../../contract/domains/messages/calls.ts';
import type { Conversation } from '../../../../contract/domains/messages/shapes.ts';
import type { MemberCtx } from '../../../platform/context.ts';
import { nextPlace, pageFigures, readPage, type TimeKey } from '../../../platform/keyset.ts';
import { isBlockedEitherWay, type People } from '../../follows/index.ts';
import { groupPlacesOf } from '../../rooms/index.ts';
import { presentMember, presentMessage } from '../present.ts';
import { type ListedRoom, listedRooms } from '../sql/lists.ts';
import { type MessageRow, messageKey, messagesByIds } from '../sql/messages.ts';
import { unreadOf } from './unread.ts';

type Call = (typeof messagesCalls)['messages.list'];

/** A place of the list by its time and room. */
type Row = ListedRoom & TimeKey;

/** One page of a member's conversations. One with whom a block or muting is between stays, and is not counted. */
export const list =
  (people: People) =>
  async (ctx: MemberCtx, { page, after, perpage }: InputOf<Call>): Promise<DataOf<Call>> => {
    const { db, actor, locale } = ctx;
    const asked = { page, after, limit: perpage };
    const found = await readPage<Row>(asked, async (limit, from) => {
      const rows = await listedRooms(db, actor.uid, { limit, after: from, all: true });
      return rows.map((row) => ({ ...row, at: row.last_at, id: row.room }));
    });
    const groups = found.rows.filter(({ peer_uid }) => peer_uid === 0).map(({ room }) => room);
    const [last, places, unread] = await Promise.all([
      messagesByIds(
        db,
        found.rows.map(({ room, last_id }) => ({ room, id: last_id })),
      ),
      groupPlacesOf(db, actor.uid, groups),
      unreadOf(people, db, actor.uid),
    ]);
    const hidden = await people.hiddenFor(db, actor.uid);
    // In a group nothing is shown of members with whom a block is between.
    const shownIn = (row: Row, message: MessageRow | undefined) =>
      row.peer_uid === 0 && message && isBlockedEitherWay(hidden, message.uid) ? undefined : message;
    // Of a group its owner stands for those in it.
    const withWhom = (row: Row): number => row.peer_uid || (places.get(row.room)?.owner_uid ?? 0);
    const cards = await people.members(db, found.rows.map(withWhom));
    return {
      list: found.rows.map((row) => ({
        ...presentPlace(row, shownIn(row, last.get(messageKey(row.room, row.last_id)))),
        groupowner: row.peer_uid === 0 ? withWhom(row) : 0,
        members: [presentMember(withWhom(row), cards.get(withWhom(row)), locale)],
      })),
      ...pageFigures(asked, found),
      ...{ perpage, next: nextPlace(found), unread: unread.num },
    };
  };

const presentPlace = (
  { room, last_id, read_id, hidden_before }: ListedRoom,
  last: MessageRow | undefined,
): Omit<Conversation, 'members' | 'groupowner'> => ({
  ...{ plid: room, lastpmid: last_id, oldpmid: hidden_before + 1 },
  unread: Math.max(0, last_id - Math.max(read_id, hidden_before)),
  last: last && last.status !== 2 && last_id > hidden_before ? presentMessage(last) : null,
});
