import type { NewsOf, SeenOf } from '../../../../contract/channels.ts';
import type { Message } from '../../../../contract/domains/messages/shapes.ts';
import type { ChannelKind, News } from '../../../platform/realtime/channel.ts';
import { isBlockedEitherWay, type People } from '../../follows/index.ts';
import { presentMessage } from '../present.ts';
import { messagesAfter } from '../sql/messages.ts';
import { placesIn } from '../sql/rooms.ts';
import { roomTag } from '../tags.ts';

type Seen = SeenOf<'room'>;
type Data = NewsOf<'room'>;

/** A conversation as all who have it open share it. */
interface LiveRoom {
  members: { uid: number; read: number; hiddenBefore: number }[];
  /** Messages after the last one that was sent. */
  list: Message[];
  last: number;
  /** The newest there is. */
  newest: number;
  full: boolean;
}

/** Messages in one piece of news. */
const mostNews = 100;

/** The channel of an open conversation: what is written in it, and how far each has read. */
export const roomChannel = ({ hiddenFor }: Pick<People, 'hiddenFor'>): ChannelKind<Seen, LiveRoom, Data> => ({
  tagOf: roomTag,
  async read(db, room, { pmid }) {
    const [places, rows] = await Promise.all([placesIn(db, room), messagesAfter(db, room, pmid, mostNews)]);
    if (places.length === 0) return undefined;
    return {
      members: places.map(({ uid, read_id, hidden_before }) => ({ uid, read: read_id, hiddenBefore: hidden_before })),
      list: rows.map(presentMessage),
      last: rows.at(-1)?.id ?? pmid,
      newest: Math.max(...places.map(({ last_id }) => last_id)),
      full: rows.length >= mostNews,
    };
  },
  async refusalFor(db, { uid }, state) {
    const others = state?.members.filter((member) => member.uid !== uid) ?? [];
    if (!state || others.length === state.members.length) return 'messages.not_exist';
    const hidden = await hiddenFor(db, uid);
    return others.some((other) => isBlockedEitherWay(hidden, other.uid)) ? 'messages.cannot_start' : undefined;
  },
  // Where a room goes on is for the room to say, whatever a page has.
  begin: (state) => ({ ...state, last: state.newest, full: false }),
  seenOf: ({ last }) => ({ pmid: last }),
  merge: (state) => state,
  whole: (state) => newsOf(state),
  changes(before, now) {
    return now.list.length === 0 && isSame(readBy(before), readBy(now)) ? undefined : newsOf(now);
  },
  hasMore: ({ full }) => full,
  // What a reader has deleted meanwhile is not sent to them.
  async dataFor(_db, { uid }, news) {
    const { data } = news;
    const deleted = (news as RoomNews).deleted.get(uid) ?? 0;
    return data.list.every(({ pmid }) => pmid > deleted)
      ? data
      : { ...data, list: data.list.filter(({ pmid }) => pmid > deleted) };
  },
});

const readBy = ({ members }: LiveRoom) => members.map(({ uid, read }) => ({ uid, pmid: read }));

/** News with what each member has deleted: everything up to there. */
interface RoomNews extends News<Data> {
  deleted: ReadonlyMap<number, number>;
}

const newsOf = (state: LiveRoom): RoomNews => ({
  data: { list: state.list, read: readBy(state) },
  authors: new Set(state.list.map(({ uid }) => uid)),
  deleted: new Map(state.members.map(({ uid, hiddenBefore }) => [uid, hiddenBefore])),
});

/** Plain data, made by the same code in the same order. */
const isSame = (one: unknown, other: unknown): boolean => JSON.stringify(one) === JSON.stringify(other);
