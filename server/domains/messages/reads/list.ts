import type { DataOf, InputOf } from '../../../../contract/call.ts';
import type { messagesCalls } from '../../../../contract/domains/messages/calls.ts';
import type { Conversation } from '../../../../contract/domains/messages/shapes.ts';
import type { MemberCtx } from '../../../platform/context.ts';
import { nextPlace, pageFigures, readPage, type TimeKey } from '../../../platform/keyset.ts';
import type { People } from '../../follows/index.ts';
import { presentMember, presentMessage } from '../present.ts';
import { type MessageRow, messagesByIds } from '../sql/messages.ts';
import { countUnread, type Place, placesOf } from '../sql/rooms.ts';

type Call = (typeof messagesCalls)['messages.list'];

/** A place of the list by its time and room. */
type Row = Place & TimeKey;

/** One page of a member's conversations. One with whom a block or muting is between stays, and is not counted. */
export const list =
  ({ members, hiddenFor }: People) =>
  async (ctx: MemberCtx, { page, after, perpage }: InputOf<Call>): Promise<DataOf<Call>> => {
    const { db, actor, locale } = ctx;
    const hidden = await hiddenFor(db, actor.uid);
    const asked = { page, after, limit: perpage };
    const found = await readPage<Row>(asked, async (limit, from) => {
      const rows = await placesOf(db, actor.uid, { limit, after: from });
      return rows.map((row) => ({ ...row, at: row.last_at, id: row.room }));
    });
    const [cards, last, unread] = await Promise.all([
      members(
        db,
        found.rows.map(({ peer_uid }) => peer_uid),
      ),
      messagesByIds(
        db,
        found.rows.map(({ room, last_id }) => ({ room, id: last_id })),
      ),
      countUnread(db, actor.uid, [...hidden.keys()]),
    ]);
    return {
      list: found.rows.map((row) => ({
        ...presentPlace(row, last.get(row.room)),
        members: [presentMember(row.peer_uid, cards.get(row.peer_uid), locale)],
      })),
      ...pageFigures(asked, found),
      ...{ perpage, next: nextPlace(found), unread },
    };
  };

const presentPlace = (
  { room, last_id, read_id, hidden_before }: Place,
  last: MessageRow | undefined,
): Omit<Conversation, 'members'> => ({
  ...{ plid: room, lastpmid: last_id, oldpmid: hidden_before + 1, groupowner: 0 },
  unread: Math.max(0, last_id - Math.max(read_id, hidden_before)),
  last: last ? presentMessage(last) : null,
});
