import type { FormCase, FormSite } from '../../../../tests/faults/support/form-case.ts';
import { rowsOf } from '../../../../tests/faults/support/rows-of.ts';
import type { Writer } from '../../../../tests/support/forum.ts';
import { aGroup } from './a-group.ts';

/** A group for each member whose form is tried. */
interface Scene {
  groupID: number;
  other: Writer;
}

/** The forms of groups of chat. */
export function forms({ db, member }: FormSite): Record<string, FormCase> {
  const scenes = new Map<number, Scene>();
  const of = ({ uid }: Writer): Scene => scenes.get(uid) ?? { groupID: 1, other: { uid: 1 } as Writer };

  /** A group with another member; `as` is what the sender of the form is there. */
  const group =
    (as: 'owner' | 'member' | 'stranger', option = 2) =>
    async (who: Writer) => {
      const other = await member();
      const at = { option, lastId: 3 };
      const groupID =
        as === 'owner'
          ? await aGroup(db, new Date(), { ...at, owner: who.uid, members: [other.uid] })
          : await aGroup(db, new Date(), { ...at, owner: other.uid, members: as === 'member' ? [who.uid] : [] });
      scenes.set(who.uid, { groupID, other });
    };
  const room = (who: Writer) => db.selectFrom('messages.rooms').where('room', '=', of(who).groupID).select('room');
  const place = (groupID: number, uid: number) =>
    db.selectFrom('messages.room_members').where('room', '=', groupID).where('uid', '=', uid).select('uid');
  const mine = (who: Writer) => place(of(who).groupID, who.uid);
  const theirs = (who: Writer) => place(of(who).groupID, of(who).other.uid);
  const named = (who: Writer) => ({ groupID: of(who).groupID });
  const ofOther = (who: Writer) => ({ groupID: of(who).groupID, uid: of(who).other.uid });
  const asks = (groupID: number, uid: number) =>
    db.insertInto('messages.room_requests').values({ room: groupID, uid, message: 'May I?', created_at: new Date() });

  return {
    'rooms.create': {
      ready: group('stranger'),
      fields: (who) => ({ name: `Walkers ${who.uid}`, members: `${of(who).other.uid}`, joinOption: 'FreeAccess' }),
      done: ({ uid }) => rowsOf(db.selectFrom('messages.rooms').where('owner_uid', '=', uid).select('room')),
    },
    'rooms.join': {
      ready: group('stranger'),
      fields: (who) => ({ ...named(who), applyMessage: 'May I?' }),
      done: (who) => rowsOf(mine(who)),
    },
    'rooms.cancel': {
      ready: async (who) => {
        await group('stranger', 1)(who);
        await asks(of(who).groupID, who.uid).execute();
      },
      fields: named,
      done: async (who) => {
        const waiting = db.selectFrom('messages.room_requests').where('uid', '=', who.uid).select('uid');
        return scenes.has(who.uid) ? 1 - (await rowsOf(waiting)) : 0;
      },
    },
    'rooms.answer': {
      ready: async (who) => {
        await group('owner', 1)(who);
        const asking = await member();
        scenes.set(who.uid, { groupID: of(who).groupID, other: asking });
        await asks(of(who).groupID, asking.uid).execute();
      },
      fields: (who) => ({ ...ofOther(who), accept: 1 }),
      done: (who) => rowsOf(theirs(who)),
    },
    'rooms.add': {
      ready: async (who) => {
        await group('owner')(who);
        scenes.set(who.uid, { groupID: of(who).groupID, other: await member() });
      },
      fields: (who) => ({ ...named(who), members: `${of(who).other.uid}` }),
      done: (who) => rowsOf(db.selectFrom('messages.room_invites').where('by_uid', '=', who.uid).select('uid')),
    },
    'rooms.invite': {
      ready: group('owner'),
      fields: (who) => ({ ...named(who), on: 1 }),
      done: (who) => rowsOf(room(who).where('link', 'is not', null)),
    },
    'rooms.quit': {
      ready: group('member'),
      fields: named,
      done: async (who) => (scenes.has(who.uid) ? 1 - (await rowsOf(mine(who))) : 0),
    },
    'rooms.edit': {
      ready: group('owner'),
      fields: (who) => ({ ...named(who), notice: 'Who walks where.' }),
      done: (who) => rowsOf(room(who).where('notice', '=', 'Who walks where.')),
    },
    'rooms.mute-member': {
      ready: group('owner'),
      fields: (who) => ({ ...ofOther(who), seconds: 86_400 }),
      done: (who) => rowsOf(theirs(who).where('silent_until', 'is not', null)),
    },
    'rooms.set-admin': {
      ready: group('owner'),
      fields: (who) => ({ ...ofOther(who), on: 1 }),
      done: (who) => rowsOf(theirs(who).where('role', '=', 1)),
    },
    'rooms.remove': {
      ready: group('owner'),
      fields: ofOther,
      done: (who) => rowsOf(db.selectFrom('messages.room_outs').where('room', '=', of(who).groupID).select('uid')),
    },
    'rooms.hand-over': {
      ready: group('owner'),
      fields: ofOther,
      done: (who) => rowsOf(theirs(who).where('role', '=', 2)),
    },
    'rooms.name-card': {
      ready: group('member'),
      fields: (who) => ({ ...named(who), nameCard: 'Walker' }),
      done: (who) => rowsOf(mine(who).where('name_card', '=', 'Walker')),
    },
    'rooms.announce': {
      ready: group('owner'),
      fields: (who) => ({ ...named(who), on: 1 }),
      done: (who) => rowsOf(room(who).where('announce', '=', true)),
    },
    'rooms.pin-message': {
      ready: group('owner'),
      fields: (who) => ({ ...named(who), ID: 2 }),
      done: (who) => rowsOf(room(who).where('pinned_id', '=', 2)),
    },
    'rooms.delete': {
      ready: group('owner'),
      fields: named,
      done: (who) => rowsOf(room(who).where('deleted_at', 'is not', null)),
    },
  };
}
