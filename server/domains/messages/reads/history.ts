import type { DataOf, InputOf } from '../../../../contract/call.ts';
import type { messagesCalls } from '../../../../contract/domains/messages/calls.ts';
import type { ChatMessage } from '../../../../contract/domains/messages/chat-shapes.ts';
import { roomLimits } from '../../../../contract/domains/rooms/limits.ts';
import type { MemberCtx } from '../../../platform/context.ts';
import { flag } from '../../../platform/flag.ts';
import { refuse } from '../../../platform/refusal.ts';
import { unixSeconds } from '../../../platform/unix-seconds.ts';
import { isBlockedEitherWay, nobodyHidden, type People } from '../../follows/index.ts';
import { picturesByAid } from '../../media/index.ts';
import { faceOf, type GroupPlace, groupPlaceOf, placesIn } from '../../rooms/index.ts';
import { presentMessages, withoutQuoteOf } from '../present.ts';
import { groupID, pairID, readConversationID } from '../rules/conversation-id.ts';
import { underHeld } from '../sql/lists.ts';
import {
  type Meets,
  type MessageRow,
  messageKey,
  messagesAfter,
  messagesBefore,
  messagesByIds,
  stored,
} from '../sql/messages.ts';
import { whoHidesReads } from '../sql/settings.ts';
import { canInGroup, presentGroup, presentUser } from './conversation-rows.ts';
import { mayWriteTo, standingBetween } from './standing.ts';

type Call = (typeof messagesCalls)['messages.history'];
type Asked = InputOf<Call>;
type Data = DataOf<Call>;

/** A page of a conversation: the newest, those before a message, or those after one. */
export const history =
  (people: People) =>
  async (ctx: MemberCtx, asked: Asked): Promise<Data> => {
    const named = readConversationID(asked.conversationID);
    return 'group' in named ? groupPage(ctx, people, named.group, asked) : pairPage(ctx, people, named.pair, asked);
  };

interface Rows {
  rows: readonly MessageRow[];
  next: number;
  isCompleted: boolean;
}

/** As many rows as were asked for, and where they go on. */
async function rowsOf({ db }: MemberCtx, meets: Meets, { after, nextReqMessageID, limit }: Asked): Promise<Rows> {
  if (after !== undefined) {
    const found = await messagesAfter(db, { ...meets, after: Math.max(after, meets.after) }, limit + 1);
    const rows = found.slice(0, limit);
    return { rows, next: 0, isCompleted: found.length <= limit };
  }
  const before = nextReqMessageID === 0 ? Number.MAX_SAFE_INTEGER : nextReqMessageID;
  const found = await messagesBefore(db, meets, before, limit + 1);
  const rows = found.slice(-limit);
  const isCompleted = found.length <= limit;
  return { rows, next: isCompleted ? 0 : rows[0]!.id, isCompleted };
}

async function pairPage(ctx: MemberCtx, people: People, uid: number, asked: Asked): Promise<Data> {
  const { db, actor } = ctx;
  const standing = await standingBetween(ctx, people, { plid: 0, uid });
  const { place, card } = standing;
  const may = await mayWriteTo(ctx, people, standing);
  const room = place?.room ?? 0;
  const after = place?.hidden_before ?? 0;
  const [read, hides] = await Promise.all([
    rowsOf(ctx, { room, uid: actor.uid, after, seesHeld: false }, asked),
    whoHidesReads(db, [actor.uid, uid]),
  ]);
  const isApart = isBlockedEitherWay(new Map(standing.hidden ? [[uid, standing.hidden]] : []), uid);
  const isShown = !isApart && hides.size === 0 && place?.peer_request === 0 && place.request === 0;
  const last = place?.last_id ?? 0;
  return {
    ...{ conversationID: pairID(uid), groupID: room, type: 'C2C' },
    ...{ userProfile: presentUser(uid, card, ctx), groupProfile: null },
    messageList: await shown(ctx, people, read.rows),
    ...{ nextReqMessageID: read.next, isCompleted: read.isCompleted },
    ...{ readID: place?.read_id ?? 0, othersRead: isShown ? place.peer_read : 0, lastID: last },
    unreadCount: Math.max(0, last - Math.max(place?.read_id ?? 0, after)),
    ...{ pinned: null, muted: flag(place?.muted ?? false), isPinned: flag((place?.pinned_at ?? null) !== null) },
    ...{ request: flag(place?.request === 1), declined: flag(place?.request === 2) },
    ...{ mutedUntil: 0, blocked: flag(standing.hidden === 'blocked') },
    can: {
      ...{ send: flag(!may.refusal), sendRefusal: may.refusal ?? '', left: may.left },
      ...{ accept: flag((place?.request ?? 0) > 0), manage: 0, quit: 0, delete: flag(place !== undefined) },
    },
  };
}

async function groupPage(ctx: MemberCtx, people: People, room: number, asked: Asked): Promise<Data> {
  const { db, actor, now } = ctx;
  const place = (await groupPlaceOf(db, actor.uid, room)) ?? refuse('messages.not_exist');
  const meets = { room, uid: actor.uid, after: place.hidden_before, seesHeld: place.role > 0 };
  const [read, pinned, faces, othersRead, held] = await Promise.all([
    rowsOf(ctx, meets, asked),
    pinnedOf(ctx, people, place),
    picturesByAid(db, place.aid === 0 ? [] : [place.aid]),
    othersReadOf(ctx, place),
    place.role > 0 ? 0 : heldFor(ctx, room),
  ]);
  const silent = place.silent_until && place.silent_until > now ? place.silent_until : undefined;
  return {
    ...{ conversationID: groupID(room), groupID: room, type: 'GROUP', userProfile: null },
    groupProfile: presentGroup(place, faceOf(faces.get(place.aid))),
    messageList: await shown(ctx, people, read.rows, place),
    ...{ nextReqMessageID: read.next, isCompleted: read.isCompleted },
    ...{ readID: place.read_id, othersRead, lastID: place.last_id, pinned },
    unreadCount: Math.max(0, place.last_id - Math.max(place.read_id, place.hidden_before) - held),
    ...{ muted: flag(place.muted), isPinned: flag(place.pinned_at !== null), request: 0, declined: 0 },
    ...{ mutedUntil: silent ? unixSeconds(silent) : 0, blocked: 0, can: canInGroup(ctx, place) },
  };
}

/** How many messages that a member doesn't meet were written since they last read there. */
const heldFor = async ({ db, actor }: MemberCtx, room: number): Promise<number> =>
  (await underHeld(db, actor.uid, [room])).get(room)?.held ?? 0;

/** Messages as the caller sees them; in a group nothing of members with whom a block is between. */
async function shown(
  { db, actor, locale }: MemberCtx,
  { members, hiddenFor }: People,
  rows: readonly MessageRow[],
  group?: GroupPlace,
): Promise<ChatMessage[]> {
  const hidden = group ? await hiddenFor(db, actor.uid) : nobodyHidden;
  const met = rows.filter(({ uid }) => !isBlockedEitherWay(hidden, uid));
  const messages = await presentMessages({ db, uid: actor.uid, locale, members }, met, group !== undefined);
  return messages.map((message) => withoutQuoteOf(message, hidden, group?.hidden_before));
}

async function pinnedOf(ctx: MemberCtx, people: People, place: GroupPlace): Promise<ChatMessage | null> {
  if (place.pinned_id <= place.hidden_before) return null;
  const row = (await messagesByIds(ctx.db, [{ room: place.room, id: place.pinned_id }])).get(
    messageKey(place.room, place.pinned_id),
  );
  const isMet = row && (row.status !== stored.held || row.uid === ctx.actor.uid || place.role > 0);
  return isMet ? ((await shown(ctx, people, [row], place))[0] ?? null) : null;
}

/** How far all others of a small group have read; 0 where that isn't shown. */
async function othersReadOf({ db, actor }: MemberCtx, place: GroupPlace): Promise<number> {
  if (place.member_count > roomLimits.readShown) return 0;
  const places = await placesIn(db, place.room, roomLimits.readShown);
  const hides = await whoHidesReads(
    db,
    places.map(({ uid }) => uid),
  );
  if (hides.has(actor.uid)) return 0;
  const others = places.filter(({ uid }) => uid !== actor.uid && !hides.has(uid));
  return others.length === 0 ? 0 : Math.min(...others.map(({ read_id }) => read_id));
}
