import type { NewsOf, SeenOf } from '../../../../contract/channels.ts';
import type { ChannelKind, News } from '../../../platform/realtime/channel.ts';
import { type HiddenFor, isBlockedEitherWay } from '../../follows/index.ts';
import type { HidesReads } from './hidden-reads.ts';

type Seen = SeenOf<'rooms'>;
type Data = NewsOf<'rooms'>;

export type ListRow = Data['rows'][number];

/** What happened to a member's list. */
export interface ListRecord {
  row?: ListRow;
  typing?: Data['typing'][number] & { uid: number };
  changed?: Data['changed'][number];
  /** More than a row says. */
  again?: boolean;
}

/** Whose list it is. */
interface List {
  uid: number;
}

interface Deps {
  hiddenFor: HiddenFor;
  hidesReads: HidesReads;
}

/** The channel of all conversations of a member, theirs alone: what was written in any of them. It reads nothing. */
export const roomsChannel = ({ hiddenFor, hidesReads }: Deps): ChannelKind<Seen, List, Data> => ({
  tagOf: roomsTag,
  read: async (_db, uid) => ({ uid }),
  refusalFor: async (_db, actor, list) => (list?.uid === actor.uid ? undefined : 'messages.not_exist'),
  begin: (list) => list,
  seenOf: () => ({}),
  merge: (list) => list,
  // What came between the page's list and this moment is in neither.
  whole: () => newsOf({ again: true }),
  // It is looked at where something may have been missed.
  changes: () => newsOf({ again: true }),
  hasMore: () => false,
  async dataFor(db, { uid }, news) {
    const { data } = news;
    const [author] = news.authors;
    if (author === undefined || author === uid) return data;
    const isGroup = [...data.rows, ...data.typing].some(({ conversationID }) => conversationID.startsWith('GROUP'));
    if (isGroup && isBlockedEitherWay(await hiddenFor(db, uid), author)) return undefined;
    if (data.typing.length > 0 && (await hidesReads(db, [uid])).size > 0) return undefined;
    return data;
  },
  records: {
    last: () => 0,
    apply: (state, record) => ({ state, news: newsOf(record as ListRecord) }),
    after: (news) => news,
    behind: () => newsOf({ again: true }).data,
  },
});

/** Moves where a member's list is to be asked for again. */
export const roomsTag = (uid: number): string => `rooms:${uid}`;

const newsOf = ({ row, changed, typing, again }: ListRecord): News<Data> => ({
  data: {
    rows: row ? [row] : [],
    changed: changed ? [changed] : [],
    typing: typing ? [{ conversationID: typing.conversationID, nick: typing.nick }] : [],
    again: again ? 1 : 0,
  },
  authors: new Set([row?.from ?? typing?.uid].filter((uid) => uid !== undefined)),
});
