import type { FormCase, FormSite } from '../../../../tests/faults/support/form-case.ts';
import { rowsOf } from '../../../../tests/faults/support/rows-of.ts';
import type { Writer } from '../../../../tests/support/forum.ts';
import { aConversation } from './a-conversation.ts';

/** The forms of private messages. */
export function forms({ db, member }: FormSite): Record<string, FormCase> {
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
