import type { ChatCan, ChatConversation } from '../../../../contract/domains/messages/chat-shapes.ts';
import { joinOptions, reviewRules, roomRoles } from '../../../../contract/domains/rooms/limits.ts';
import type { MemberCtx } from '../../../platform/context.ts';
import { flag } from '../../../platform/flag.ts';
import type { People } from '../../follows/index.ts';
import { isBlockedEitherWay, isThere } from '../../follows/index.ts';
import { picturesByAid } from '../../media/index.ts';
import { type MemberCard, shownName } from '../../members/index.ts';
import { faceOf, type GroupPlace, groupPlacesOf } from '../../rooms/index.ts';
import { mayWriteIn } from '../policy.ts';
import { lineOf } from '../present.ts';
import { groupID, pairID } from '../rules/conversation-id.ts';
import { type ListedRoom, underHeld } from '../sql/lists.ts';
import { type MessageRow, messagesByIds, namedIn, stored } from '../sql/messages.ts';

type GroupProfile = NonNullable<ChatConversation['groupProfile']>;
type UserProfile = NonNullable<ChatConversation['userProfile']>;

/** The other one of two, as a conversation shows them. */
export const presentUser = (uid: number, card: MemberCard | undefined, { locale }: MemberCtx): UserProfile => ({
  userID: uid,
  nick: shownName(card, locale),
  avatar: card?.avatar ?? '',
  country_fid: card?.countryFid ?? 0,
  there: flag(isThere(card)),
});

/** A group as who is in it sees it. */
export const presentGroup = (place: GroupPlace, faceUrl: string): GroupProfile => ({
  groupID: place.room,
  name: place.name,
  nameCard: place.name_card,
  joinOption: joinOptions[place.join_option]!,
  role: roomRoles[place.role]!,
  memberCount: place.member_count,
  faceUrl,
  notice: place.notice,
  announce: flag(place.announce),
  review: reviewRules[place.review]!,
  topid: place.topid,
  fid: place.fid,
  threadGroup: place.thread_group,
});

/** What the caller may do in a group, as far as talking goes. */
export function canInGroup({ actor, now }: MemberCtx, place: GroupPlace): ChatCan {
  const sendRefusal = mayWriteIn(actor, place, now) ?? '';
  return {
    ...{ send: flag(sendRefusal === ''), sendRefusal, left: -1, accept: 0 },
    ...{ manage: flag(place.role > 0), quit: flag(place.role < 2), delete: flag(place.role === 2) },
  };
}

/** In a list nothing is looked up to write: the conversation says it when it is opened. */
const canInRow = (request: number): ChatCan => ({
  ...{ send: 1, sendRefusal: '', left: -1, accept: flag(request === 1), manage: 0, quit: 0, delete: 1 },
});

/** Rows of the list: who it is with, the newest line, what is unread; a statement for each kind of thing. */
export async function conversationRows(
  ctx: MemberCtx,
  { members, hiddenFor }: Pick<People, 'members' | 'hiddenFor'>,
  rows: readonly ListedRoom[],
): Promise<ChatConversation[]> {
  const { db, actor } = ctx;
  const rooms = rows.map(({ room }) => room);
  const groups = rows.filter(({ peer_uid }) => peer_uid === 0).map(({ room }) => room);
  const [hidden, newest, places, named] = await Promise.all([
    hiddenFor(db, actor.uid),
    messagesByIds(
      db,
      rows.map(({ room, last_id }) => ({ room, id: last_id })),
    ),
    groupPlacesOf(db, actor.uid, groups),
    namedIn(db, actor.uid, rooms),
  ]);
  const { last, heldIn } = await metOf(ctx, newest, places);
  const uids = [
    ...rows.map(({ peer_uid }) => peer_uid),
    ...[...last.values()].flatMap((row) => [row.uid, row.system_uid]),
  ];
  const aids = [...places.values()].map(({ aid }) => aid).filter((aid) => aid > 0);
  const [cards, faces] = await Promise.all([members(db, new Set(uids.filter(Boolean))), picturesByAid(db, aids)]);
  const names = { cards, nameCards: new Map(), locale: ctx.locale };
  return rows.flatMap((row) => {
    const message = last.get(row.room);
    // In a group nothing is shown of members with whom a block is between.
    const isApart = row.peer_uid === 0 && message !== undefined && isBlockedEitherWay(hidden, message.uid);
    const isMet = message && message.id > row.hidden_before && !isApart;
    const place = places.get(row.room);
    if (row.peer_uid === 0 && !place) return [];
    const user = row.peer_uid === 0 ? null : presentUser(row.peer_uid, cards.get(row.peer_uid), ctx);
    const group = place ? presentGroup(place, faceOf(faces.get(place.aid))) : null;
    return {
      conversationID: user ? pairID(user.userID) : groupID(row.room),
      groupID: row.room,
      type: user ? 'C2C' : 'GROUP',
      toAccount: row.peer_uid,
      nick: user?.nick ?? group!.name,
      avatar: user?.avatar ?? group!.faceUrl,
      unreadCount: Math.max(0, row.last_id - Math.max(row.read_id, row.hidden_before) - (heldIn.get(row.room) ?? 0)),
      lastMessage: isMet ? lineOf(message, names) : null,
      userProfile: user,
      groupProfile: group,
      muted: flag(row.muted),
      pinned: flag(row.pinned_at !== null),
      mentioned: flag(named.has(row.room)),
      request: flag(row.request === 1),
      can: place ? canInGroup(ctx, place) : canInRow(row.request),
    };
  });
}

/** The newest message that the caller meets in each room, and how many wait for an admin there, unmet by them. */
async function metOf(
  { db, actor }: MemberCtx,
  newest: ReadonlyMap<string, MessageRow>,
  places: ReadonlyMap<number, GroupPlace>,
): Promise<{ last: ReadonlyMap<number, MessageRow>; heldIn: ReadonlyMap<number, number> }> {
  // Where an admin looks at messages first, or did until now, one may be there that the caller doesn't meet.
  const heldNow = new Set(
    [...newest.values()]
      .filter(({ status, uid }) => (status === stored.held || status === stored.declined) && uid !== actor.uid)
      .map(({ room }) => room),
  );
  const looked = [...places.values()]
    .filter(({ room, review, role }) => role === 0 && (review > 0 || heldNow.has(room)))
    .map(({ room }) => room);
  const last = new Map([...newest.values()].map((row) => [row.room, row]));
  for (const room of looked) last.delete(room);
  const under = await underHeld(db, actor.uid, looked);
  const met = await messagesByIds(
    db,
    [...under].map(([room, { id }]) => ({ room, id })),
  );
  for (const row of met.values()) last.set(row.room, row);
  return { last, heldIn: new Map([...under].map(([room, { held }]) => [room, held])) };
}
