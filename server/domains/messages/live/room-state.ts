import type { NewsOf } from '../../../../contract/channels.ts';
import type { LiveMessage } from '../../../../contract/domains/messages/chat-shapes.ts';
import type { MessageStatus } from '../../../../contract/domains/messages/limits.ts';
import type { News, Step } from '../../../platform/realtime/channel.ts';
import type { SentRecord } from './records.ts';

export type RoomData = NewsOf<'room'>;

/** What became of a message since it was sent. */
export interface Mark {
  status: MessageStatus;
  reactions: LiveMessage['reactions'];
}

/** A conversation as all who have it open share it. Records change it where it lies. */
export interface LiveRoom {
  room: number;
  /** The two of a conversation of two; empty in a group. */
  pair: readonly number[];
  memberCount: number;
  /** It waits to be accepted, or was declined: its writer learns nothing of who reads it. */
  waits: boolean;
  /** Owner and admins, who see what waits for them. */
  heads: ReadonlySet<number>;
  /** How far each has read, in rooms where that is shown. */
  reads: Map<number, number>;
  /** Of recent messages those that are not as they were sent. */
  marks: Map<number, Mark>;
  /** Messages after those that the one who asks has. */
  list: readonly LiveMessage[];
  /** There may be messages after the list. */
  full: boolean;
  /** The number of the last message that was sent to who listens. */
  last: number;
  /** The newest there is. */
  newest: number;
}

/** News of a room, as anybody else than its writer is sent them. */
export interface RoomNews extends News<RoomData> {
  /** What senders called their messages, for them alone. */
  clientIDs: ReadonlyMap<number, string>;
  /** Who sees messages that wait. */
  heads: ReadonlySet<number>;
  room: number;
  isGroup: boolean;
  /** It holds what was written before the reader came. */
  isWhole: boolean;
}

/** How many messages back it is known what became of them. */
export const markedMessages = 100;

const nothing = { list: [], changed: [], read: [], reacted: [], typing: [] };

/** News with what is in them, and nothing else. */
export function newsOf(room: LiveRoom, some: Partial<RoomData>, isWhole = false): RoomNews {
  const list = some.list ?? [];
  const data = { ...nothing, lastID: room.last, behind: 0 as const, ...some };
  return {
    data: { ...data, list: list.map((message) => (message.clientID === '' ? message : { ...message, clientID: '' })) },
    authors: new Set(list.map(({ from }) => from)),
    clientIDs: new Map(list.map(({ ID, clientID }) => [ID, clientID])),
    ...{ heads: room.heads, room: room.room, isGroup: room.pair.length === 0, isWhole },
  };
}

/** What a record changes, and what is sent of it; over a gap the state has to be read. */
export function applyRecord(room: LiveRoom, record: SentRecord): Step<LiveRoom, RoomData> | 'gap' | undefined {
  const { message, long, changed, reacted, read, typing } = record;
  const number = message?.ID ?? long?.ID;
  if (number !== undefined && number > room.last + 1) return 'gap';
  if (long && long.ID > room.last) return 'gap';
  const some: Partial<RoomData> = {};
  if (message && message.ID > room.last) {
    room.last = message.ID;
    room.newest = Math.max(room.newest, message.ID);
    if (message.status !== 'sent') mark(room, message.ID, { status: message.status });
    some.list = [message];
  }
  if (changed) {
    mark(room, changed.ID, { status: changed.status });
    some.changed = [changed];
  }
  if (reacted) {
    mark(room, reacted.ID, { reactions: reacted.reactions });
    some.reacted = [reacted];
  }
  if (read && (room.reads.get(read.uid) ?? 0) < read.ID) {
    room.reads.set(read.uid, read.ID);
    some.read = [read];
  }
  if (typing) some.typing = [typing];
  return Object.keys(some).length === 0 ? undefined : { state: room, news: newsOf(room, some) };
}

function mark(room: LiveRoom, ID: number, change: Partial<Mark>): void {
  const { marks, last } = room;
  marks.set(ID, { ...{ status: 'sent', reactions: {} }, ...marks.get(ID), ...change });
  for (const old of marks.keys()) if (old <= last - markedMessages) marks.delete(old);
}

/** What is new in `now` for those who know `before`. */
export function changesBetween(before: LiveRoom, now: LiveRoom): RoomNews | undefined {
  const list = now.list.filter(({ ID }) => ID > before.last);
  const recent = new Set([...before.marks.keys(), ...now.marks.keys()]);
  const known = [...recent].filter((ID) => ID <= before.last && ID > now.last - markedMessages);
  const changed = known.flatMap((ID) => {
    const status = now.marks.get(ID)?.status ?? 'sent';
    return status === (before.marks.get(ID)?.status ?? 'sent') ? [] : [{ ID, status }];
  });
  const reacted = known.flatMap((ID) => {
    const reactions = now.marks.get(ID)?.reactions ?? {};
    return isSame(reactions, before.marks.get(ID)?.reactions ?? {}) ? [] : [{ ID, reactions }];
  });
  const read = [...now.reads].filter(([uid, ID]) => before.reads.get(uid) !== ID).map(([uid, ID]) => ({ uid, ID }));
  if (list.length + changed.length + reacted.length + read.length === 0) return undefined;
  return newsOf(now, { list, changed, reacted, read });
}

/** How it stands for a page that has messages up to a number, and may not know what became of them. */
export function wholeOf(room: LiveRoom, seen: number): RoomNews {
  const marks = [...room.marks].filter(([ID]) => ID <= seen);
  const some = {
    list: room.full ? [] : [...room.list],
    changed: marks.flatMap(([ID, { status }]) => (status === 'sent' || status === 'held' ? [] : [{ ID, status }])),
    reacted: marks.map(([ID, { reactions }]) => ({ ID, reactions })),
    read: [...room.reads].map(([uid, ID]) => ({ uid, ID })),
    ...{ lastID: room.newest, behind: room.full ? (1 as const) : (0 as const) },
  };
  return newsOf(room, some, true);
}

/** Plain data, made by the same code in the same order. */
const isSame = (one: unknown, other: unknown): boolean => JSON.stringify(one) === JSON.stringify(other);
