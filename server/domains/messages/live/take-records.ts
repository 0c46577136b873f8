import type { SignalSource } from '../../../platform/realtime/live.ts';
import type { Here, RecordTaker } from '../../../platform/realtime/records.ts';
import type { HiddenFor } from '../../follows/index.ts';
import { groupID, pairID } from '../rules/conversation-id.ts';
import { countedGroups } from '../sql/live.ts';
import { countUnread } from '../sql/unread.ts';
import type { SentRecord } from './records.ts';
import type { ListRecord, ListRow } from './rooms-channel.ts';
import { UnreadMemory } from './unread-memory.ts';

interface Parts {
  unread: SignalSource;
  taker: RecordTaker;
}

/** What a process does with a record of a room: the open conversation, the lists of its members, and what is unread. */
export function createRoomRecords({ hiddenFor }: { hiddenFor: HiddenFor }): Parts {
  const memory = new UnreadMemory();
  let here: Here | undefined;
  return {
    unread: async (db, uid) => {
      const hidden = await hiddenFor(db, uid);
      const [pairs, groups] = await Promise.all([countUnread(db, uid, [...hidden.keys()]), countedGroups(db, uid)]);
      if (memory.store(uid, pairs, groups)) here?.pass('rooms', uid, { again: true } satisfies ListRecord);
      return { num: memory.numOf(uid) };
    },
    taker: {
      begin: (process) => {
        here = process;
      },
      take: (process, record) => takeRecord(process, memory, record as SentRecord),
      gone: (uid) => memory.forget(uid),
    },
  };
}

function takeRecord(here: Here, memory: UnreadMemory, record: SentRecord): void {
  const { room, pair, message, long, read, ended, left } = record;
  if (left !== undefined && memory.left(room, left)) here.pass('rooms', left, { again: true } satisfies ListRecord);
  here.pass('room', room, record);
  const written = message ?? long;
  const isGroup = pair.length === 0;
  const members = isGroup ? memory.membersOf(room) : pair.filter((uid) => here.isHere(uid));
  for (const uid of members) passToList(here, uid, record);
  const counting = written ? members : read ? [read.uid] : [];
  if (!isGroup) {
    here.ask('messages.unread', counting);
    return;
  }
  if (ended) here.ask('messages.unread', members);
  if (written) memory.wrote(room, written.ID);
  if (written) memory.read(room, written.from, written.ID);
  if (read) memory.read(room, read.uid, read.ID);
  for (const uid of counting) here.bump('messages.unread', uid, () => ({ num: memory.numOf(uid) }));
}

/** What the list of one member is sent of it. */
function passToList(here: Here, uid: number, record: SentRecord): void {
  const { room, pair, message, long, changed, typing, waits } = record;
  const conversationID = pair.length === 0 ? groupID(room) : pairID(pair.find((each) => each !== uid) ?? uid);
  const pass = (news: ListRecord): void => here.pass('rooms', uid, news);
  if (typing && typing.uid !== uid) pass({ typing: { conversationID, nick: typing.nick, uid: typing.uid } });
  if (changed) pass({ changed: { groupID: room, ...changed } });
  const writer = message?.from ?? long?.from;
  if (writer === undefined) return;
  if (long || (waits && writer !== uid)) pass({ again: true });
  else if (message && (message.status === 'sent' || writer === uid)) pass({ row: rowOf(uid, conversationID, record) });
}

function rowOf(uid: number, conversationID: string, { room, message }: SentRecord): ListRow {
  const { ID, from, nick, text, type, time, at } = message!;
  return {
    ...{ conversationID, groupID: room, ID, from, nick, text, type, time },
    mentioned: at.includes(uid) ? 1 : 0,
  };
}
