import { aConversation } from '../../../server/domains/messages/testing/a-conversation.ts';
import type { Db } from '../../../server/platform/context.ts';
import type { Writer } from '../../support/forum.ts';
import type { FormCase } from './form-case.ts';
import { rowsOf } from './rows-of.ts';

interface Site {
  db: Db;
  member: () => Promise<Writer>;
}

/** The forms of private messages. */
export function messageForms({ db, member }: Site): Record<string, FormCase> {
  const rooms = new Map<number, { plid: number; other: Writer }>();
  const of = ({ uid }: Writer) => rooms.get(uid) ?? { plid: 1, other: { uid: 1 } as Writer };
  const others = async (who: Writer) => rooms.set(who.uid, { plid: 0, other: await member() });
  /** A conversation with a message that its sender has not read. */
  const written = async (who: Writer) => {
    const other = await member();
    rooms.set(who.uid, { other, plid: await aConversation(db, new Date(), [other.uid, who.uid], ['Hello.']) });
  };
  const ownPlaces = ({ uid }: Writer) => db.selectFrom('messages.room_members').where('uid', '=', uid).selectAll();
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
  };
}
