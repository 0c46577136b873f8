import type { SeenOf } from '../../../../contract/channels.ts';
import { roomLimits } from '../../../../contract/domains/rooms/limits.ts';
import type { Actor, Db } from '../../../platform/context.ts';
import type { ChannelKind } from '../../../platform/realtime/channel.ts';
import { isBlockedEitherWay, type People } from '../../follows/index.ts';
import { headsOf, nameCardsOf, roomTag } from '../../rooms/index.ts';
import { countsOf, presentMessages, statusOf, withoutQuoteOf } from '../present.ts';
import { liveHead, liveMarks, livePlaces, sharedPlaces } from '../sql/live.ts';
import { messagesAfter } from '../sql/messages.ts';
import type { HidesReads } from './hidden-reads.ts';
import type { SentRecord } from './records.ts';
import {
  applyRecord,
  changesBetween,
  type LiveRoom,
  markedMessages,
  newsOf,
  type RoomData,
  type RoomNews,
  wholeOf,
} from './room-state.ts';

type Seen = SeenOf<'room'>;

interface Deps extends Pick<People, 'hiddenFor' | 'members'> {
  hidesReads: HidesReads;
}

/** Messages in one piece of news; a page that lacks more asks for them over HTTP. */
const mostNews = 50;
/** In rooms of more members nobody learns who writes. */
const typedUpTo = roomLimits.quietFrom - 1;

/** The channel of an open conversation: what is written in it, what becomes of that, and how far each has read. */
export const roomChannel = (deps: Deps): ChannelKind<Seen, LiveRoom, RoomData> => ({
  tagOf: roomTag,
  read: (db, room, { ID }) => readRoom(deps, db, room, ID),
  refusalFor: async (db, actor, state) => (await refusalsFor(deps, db, [actor], state)).get(actor.uid),
  refusalsFor: (db, actors, state) => refusalsFor(deps, db, actors, state),
  // Where a room goes on is for the room to say, whatever a page has.
  begin: (state) => ({ ...state, last: state.newest, list: [], full: false }),
  seenOf: ({ last }) => ({ ID: last }),
  merge: (state) => ({ ...state, list: [] }),
  whole: (state, { ID }) => wholeOf(state, ID),
  changes: changesBetween,
  hasMore: ({ full }) => full,
  dataFor: (db, actor, news) => dataFor(deps, db, actor, news as RoomNews),
  records: {
    last: ({ last }) => last,
    apply: (state, record) => applyRecord(state, record as SentRecord),
    after: (news, last) => afterNumber(news as RoomNews, last),
    behind: (state) => newsOf(state, { behind: 1 }).data,
    typing: async (db, { uid, username }, { room, pair, memberCount, waits }) => {
      if (waits || memberCount > typedUpTo || (await deps.hidesReads(db, [uid])).has(uid)) return undefined;
      const card = pair.length > 0 ? undefined : (await nameCardsOf(db, room, [uid])).get(uid);
      const nick = card?.name_card || username;
      return { room, pair, typing: { uid, nick } } satisfies SentRecord;
    },
  },
});

async function readRoom({ members }: Deps, db: Db, room: number, after: number): Promise<LiveRoom | undefined> {
  const head = await liveHead(db, room);
  if (!head) return undefined;
  const isGroup = head.kind === 1;
  const showsReads = head.member_count <= roomLimits.readShown;
  // Read after the head's number, so that nothing up to there is missing.
  const [rows, places, heads, marks] = await Promise.all([
    messagesAfter(db, { room, uid: 0, after, seesHeld: true }, mostNews + 1),
    showsReads ? sharedPlaces(db, room, roomLimits.readShown) : [],
    isGroup ? headsOf(db, room) : [],
    liveMarks(db, room, head.last_id - markedMessages),
  ]);
  const [shown, full] = [rows.slice(0, mostNews), rows.length > mostNews];
  // What only one reader is called or has done is added for them, or asked for by their page.
  const messages = await presentMessages({ db, uid: 0, locale: 'en', members }, shown, isGroup);
  const waits = places.some(({ request }) => request !== 0);
  const last = shown.at(-1)?.id ?? Math.min(after, head.last_id);
  return {
    ...{ room, pair: isGroup ? [] : places.map(({ uid }) => uid), memberCount: isGroup ? head.member_count : 2 },
    heads: new Set(heads),
    waits,
    reads: new Map(waits ? [] : places.map(({ uid, read_id }) => [uid, read_id])),
    marks: new Map(
      marks.map(({ id, status, reacted }) => [id, { status: statusOf(status), reactions: countsOf(reacted) }]),
    ),
    list: messages.map(({ mine: _, ...message }, at) => ({ ...message, clientID: shown[at]!.client_id ?? '' })),
    ...{ full, last: full ? last : Math.max(last, head.last_id) },
    newest: Math.max(last, head.last_id),
  };
}

/** Who of these may not listen: they are not in the room, or a block is between the two. */
async function refusalsFor(
  { hiddenFor }: Deps,
  db: Db,
  actors: readonly Actor[],
  state: LiveRoom | undefined,
): Promise<ReadonlyMap<number, string>> {
  const uids = [...new Set(actors.map(({ uid }) => uid))];
  const places = state ? await livePlaces(db, state.room, uids) : [];
  const peers = new Map(places.map(({ uid, peer_uid }) => [uid, peer_uid]));
  const refusals = new Map<number, string>();
  for (const uid of uids) {
    const peer = peers.get(uid);
    if (peer === undefined) refusals.set(uid, 'messages.not_exist');
    else if (peer > 0 && isBlockedEitherWay(await hiddenFor(db, uid), peer)) refusals.set(uid, 'messages.cannot_start');
  }
  return refusals;
}

/** News without messages that somebody has who has all up to a number. */
function afterNumber(news: RoomNews, last: number): RoomNews | undefined {
  const { data } = news;
  if (data.list.every(({ ID }) => ID > last)) return news;
  const list = data.list.filter(({ ID }) => ID > last);
  const rest = { ...data, list };
  return isEmpty(rest) ? undefined : { ...news, data: rest };
}

/** What one reader is sent: without what waits for others, what they have deleted, and what members hide from them. */
async function dataFor(deps: Deps, db: Db, { uid }: Actor, news: RoomNews): Promise<RoomData | undefined> {
  const { data } = news;
  const list = await listFor(deps, db, uid, news);
  const hidden = news.isGroup ? await deps.hiddenFor(db, uid) : undefined;
  const isApart = (each: { uid: number }): boolean => hidden !== undefined && isBlockedEitherWay(hidden, each.uid);
  const read = await shownReads(deps, db, uid, data.read);
  const typing = await shownReads(
    deps,
    db,
    uid,
    data.typing.filter((each) => each.uid !== uid && !isApart(each)),
  );
  if (list === data.list && read === data.read && typing.length === data.typing.length) return data;
  const own = { ...data, list, read, typing };
  return isEmpty(own) && !news.isWhole ? undefined : own;
}

async function listFor(
  { hiddenFor }: Deps,
  db: Db,
  uid: number,
  { data, clientIDs, heads, room, isGroup, isWhole }: RoomNews,
): Promise<RoomData['list']> {
  if (data.list.length === 0) return data.list;
  const deleted = isWhole ? ((await livePlaces(db, room, [uid]))[0]?.hidden_before ?? 0) : 0;
  const hidden = isGroup ? await hiddenFor(db, uid) : undefined;
  const isShown = ({ ID, from, status }: RoomData['list'][number]): boolean =>
    ID > deleted &&
    (status !== 'held' || from === uid || heads.has(uid)) &&
    !(hidden && isBlockedEitherWay(hidden, from));
  const own = (message: RoomData['list'][number]) => {
    const met = hidden ? withoutQuoteOf(message, hidden) : message;
    return message.from === uid ? { ...met, clientID: clientIDs.get(message.ID) ?? '' } : met;
  };
  const list = data.list.filter(isShown).map(own);
  return list.length === data.list.length && list.every((message, at) => message === data.list[at]) ? data.list : list;
}

/** Of what members do those who show it, for a reader who shows it too; one's own always. */
async function shownReads<T extends { uid: number }>(
  { hidesReads }: Deps,
  db: Db,
  uid: number,
  all: T[],
): Promise<T[]> {
  if (all.every((each) => each.uid === uid)) return all;
  const hiding = await hidesReads(db, [...new Set([uid, ...all.map((each) => each.uid)])]);
  if (hiding.size === 0) return all;
  return all.filter((each) => each.uid === uid || !(hiding.has(uid) || hiding.has(each.uid)));
}

const isEmpty = ({ list, changed, read, reacted, typing, behind }: RoomData): boolean =>
  list.length + changed.length + read.length + reacted.length + typing.length + behind === 0;
