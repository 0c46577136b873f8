import { operatorGroup } from '../../../../contract/primitives/access-limits.ts';
import { globalFid } from '../../../../contract/primitives/countries.ts';
import type { FormCase, FormSite } from '../../../../tests/faults/support/form-case.ts';
import { rowsOf } from '../../../../tests/faults/support/rows-of.ts';
import type { Writer } from '../../../../tests/support/forum.ts';
import { insertReport } from '../sql/reports.ts';
import { aConversation, aGroup } from './a-conversation.ts';

/** The forms of private messages and chats. */
export function forms({ db, member }: FormSite): Record<string, FormCase> {
  const rooms = new Map<number, { plid: number; other: Writer }>();
  const of = ({ uid }: Writer) => rooms.get(uid) ?? { plid: 1, other: { uid: 1 } as Writer };
  const others = async (who: Writer) => rooms.set(who.uid, { plid: 0, other: await member() });
  /** A conversation with a message that its sender has not read. */
  const written = async (who: Writer) => {
    const other = await member();
    rooms.set(who.uid, { other, plid: await aConversation(db, new Date(), [other.uid, who.uid], ['Hello.']) });
  };
  /** The same, begun by the caller. */
  const own = async (who: Writer) => {
    const other = await member();
    rooms.set(who.uid, { other, plid: await aConversation(db, new Date(), [who.uid, other.uid], ['Hello.']) });
  };
  /** A group of the caller's, in which a message of another one waits. */
  const waiting = async (who: Writer) => {
    const other = await member();
    rooms.set(who.uid, { other, plid: await aGroup(db, new Date(), [who.uid, other.uid], { held: 'May I?' }) });
  };
  /** A first message that waits to be accepted. */
  const requested = async (who: Writer) => {
    await written(who);
    await db.updateTable('messages.room_members').set({ request: 1 }).where('uid', '=', who.uid).execute();
  };
  /** A report of what one member wrote to another; its number stands for the room's. */
  const reported = async (who: Writer) => {
    const [writer, reader] = [await member(), await member()];
    const now = new Date();
    const room = await aConversation(db, now, [writer.uid, reader.uid], ['Send me your code.']);
    const report = { room, name: '', uid: writer.uid, reporter: reader.uid, country_fid: globalFid };
    const message = { id: 1, uid: writer.uid, text: 'Send me your code.', aid: 0, sent_at: now, named: true };
    const words = { reason: 'fraud', note: '', created_at: now };
    rooms.set(who.uid, { other: writer, plid: await insertReport(db, { ...report, ...words }, [message]) });
  };
  const ownPlaces = ({ uid }: Writer) => db.selectFrom('messages.room_members').where('uid', '=', uid).selectAll();
  const ofRoom = (who: Writer) => db.selectFrom('messages.messages').where('room', '=', of(who).plid).selectAll();
  const chat = (who: Writer, more: object = {}) => ({ conversationID: `C2C${of(who).other.uid}`, ...more });
  return {
    'messages.send': {
      ready: others,
      fields: (who) => ({ uid: of(who).other.uid, 'message@message': 'Good evening.', _of: 'message' }),
      done: ({ uid }) => rowsOf(db.selectFrom('messages.messages').where('uid', '=', uid).selectAll()),
    },
    'messages.mark-read': {
      ready: written,
      fields: (who) => ({ plid: of(who).plid, pmid: 1 }),
      done: (who) => rowsOf(ownPlaces(who).where('read_id', '=', 1)),
    },
    'messages.delete': {
      ready: written,
      fields: (who) => ({ plid: of(who).plid, pmid: 1 }),
      done: (who) => rowsOf(ownPlaces(who).where('hidden_before', '=', 1)),
    },
    'messages.say': {
      ready: others,
      fields: (who) => chat(who, { clientID: `form-${who.uid}-1`, text: 'Good evening.' }),
      done: ({ uid }) => rowsOf(db.selectFrom('messages.messages').where('uid', '=', uid).selectAll()),
    },
    'messages.withdraw': {
      ready: own,
      fields: (who) => chat(who, { ID: 1 }),
      done: (who) => rowsOf(ofRoom(who).where('status', '=', 1)),
    },
    'messages.react': {
      ready: written,
      fields: (who) => chat(who, { ID: 1, emoji: '👍', on: 1 }),
      done: ({ uid }) => rowsOf(db.selectFrom('messages.reactions').where('uid', '=', uid).selectAll()),
    },
    'messages.answer-held': {
      ready: waiting,
      fields: (who) => ({ groupID: of(who).plid, ID: 1, accept: 1 }),
      done: (who) => rowsOf(ofRoom(who).where('status', '=', 0)),
    },
    'messages.read': {
      ready: written,
      fields: (who) => chat(who, { ID: 1 }),
      done: (who) => rowsOf(ownPlaces(who).where('read_id', '=', 1)),
    },
    'messages.drop': {
      ready: written,
      fields: (who) => chat(who),
      done: (who) => rowsOf(ownPlaces(who).where('hidden_before', '=', 1)),
    },
    'messages.mute': {
      ready: written,
      fields: (who) => chat(who, { on: 1 }),
      done: (who) => rowsOf(ownPlaces(who).where('muted', '=', true)),
    },
    'messages.pin': {
      ready: written,
      fields: (who) => chat(who, { on: 1 }),
      done: (who) => rowsOf(ownPlaces(who).where('pinned_at', 'is not', null)),
    },
    'messages.answer-request': {
      ready: requested,
      fields: (who) => chat(who, { accept: 1 }),
      done: (who) => rowsOf(ownPlaces(who).where('request', '=', 0)),
    },
    'messages.report': {
      ready: written,
      fields: (who) => chat(who, { IDs: '1', reason: 'spam' }),
      done: ({ uid }) => rowsOf(db.selectFrom('messages.reports').where('reporter', '=', uid).selectAll()),
    },
    'messages.open-report': {
      as: { groupid: operatorGroup },
      ready: reported,
      fields: (who) => ({ id: of(who).plid }),
      done: ({ uid }) => rowsOf(db.selectFrom('messages.reports').where('opened_by', '=', uid).selectAll()),
    },
    'messages.decide-report': {
      as: { groupid: operatorGroup },
      ready: reported,
      fields: (who) => ({ id: of(who).plid, decision: 'dismissed' }),
      done: ({ uid }) => rowsOf(db.selectFrom('messages.reports').where('decided_by', '=', uid).selectAll()),
    },
    'messages.save-settings': {
      fields: () => ({ reads: 0 }),
      done: ({ uid }) => rowsOf(db.selectFrom('messages.settings').where('uid', '=', uid).selectAll()),
    },
  };
}
