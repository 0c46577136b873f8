import type { FormCase, FormSite } from '../../../../tests/faults/support/form-case.ts';
import { rowsOf } from '../../../../tests/faults/support/rows-of.ts';
import type { Writer } from '../../../../tests/support/forum.ts';

/** A group for each member whose form is tried. */
interface Scene {
  groupid: number;
  other: Writer;
  tid: number;
}

const roles = { member: 0, owner: 2 } as const;
const words = { description: 'Who walks where.', reading: 'all', joining: 'open' };
const typed = (fields: Record<string, string>): Record<string, string> =>
  Object.fromEntries(Object.entries(fields).map(([name, value]) => [`${name}@group`, value]));

/** The forms of groups. */
export function forms({ db, member, post }: FormSite): Record<string, FormCase> {
  const scenes = new Map<number, Scene>();
  const of = ({ uid }: Writer): Scene => scenes.get(uid) ?? { groupid: 1, other: { uid: 1 } as Writer, tid: 1 };
  const put = (groupid: number, uid: number, role: number) =>
    db
      .insertInto('groups.members')
      .values({ groupid, uid, role, joined_at: new Date(), active_at: new Date() })
      .execute();

  /** A group with another member in it, of whom the form is about; `as` is what its sender is there. */
  const group = (as: keyof typeof roles | 'stranger') => async (who: Writer) => {
    const name = `form ${crypto.randomUUID()}`;
    const [other, at] = [await member(), new Date()];
    const owner_uid = as === 'owner' ? who.uid : other.uid;
    const row = { name, name_key: name, description: 'Night photos.', country_fid: 188, typeid: 0, owner_uid };
    const { groupid } = await db
      .insertInto('groups.groups')
      .values({ ...row, created_at: at, members: 2 })
      .returning('groupid')
      .executeTakeFirstOrThrow();
    await put(groupid, other.uid, as === 'owner' ? roles.member : roles.owner);
    if (as !== 'stranger') await put(groupid, who.uid, roles[as]);
    const { tid } = await post(other);
    await db.updateTable('threads.threads').set({ groupid }).where('tid', '=', tid).execute();
    scenes.set(who.uid, { groupid, other, tid });
  };
  const isMember = async (groupid: number, uid: number): Promise<number> =>
    rowsOf(db.selectFrom('groups.members').where('groupid', '=', groupid).where('uid', '=', uid).selectAll());
  const groupsWhere = (groupid: number) => db.selectFrom('groups.groups').where('groupid', '=', groupid).select('name');

  return {
    'groups.create': {
      fields: ({ uid }) => ({ ...typed({ ...words, name: `Walkers ${uid}` }), _of: 'group' }),
      done: ({ uid }) => rowsOf(db.selectFrom('groups.groups').where('owner_uid', '=', uid).select('groupid')),
    },
    'groups.edit': {
      ready: group('owner'),
      fields: (who) => ({
        ...{ groupid: of(who).groupid, _of: 'group' },
        ...typed({ ...words, name: `Runners ${who.uid}` }),
      }),
      done: (who) => rowsOf(groupsWhere(of(who).groupid).where('name', '=', `Runners ${who.uid}`)),
    },
    'groups.delete': {
      ready: group('owner'),
      fields: (who) => ({ groupid: of(who).groupid }),
      done: (who) => rowsOf(groupsWhere(of(who).groupid).where('deleted_at', 'is not', null)),
    },
    'groups.join': {
      ready: group('stranger'),
      fields: (who) => ({ groupid: of(who).groupid }),
      done: (who) => isMember(of(who).groupid, who.uid),
    },
    'groups.leave': {
      ready: group('member'),
      fields: (who) => ({ groupid: of(who).groupid }),
      done: async (who) => (scenes.has(who.uid) ? 1 - (await isMember(of(who).groupid, who.uid)) : 0),
    },
    'groups.answer-request': {
      ready: async (who) => {
        await group('owner')(who);
        const { groupid } = of(who);
        const asking = await member();
        scenes.set(who.uid, { ...of(who), other: asking });
        await db
          .insertInto('groups.requests')
          .values({ groupid, uid: asking.uid, message: '', asked_at: new Date() })
          .execute();
      },
      fields: (who) => ({ groupid: of(who).groupid, uid: of(who).other.uid, accept: 1 }),
      done: (who) => isMember(of(who).groupid, of(who).other.uid),
    },
    'groups.set-role': {
      ready: group('owner'),
      fields: (who) => ({ groupid: of(who).groupid, uid: of(who).other.uid, admin: 1 }),
      done: (who) =>
        rowsOf(
          db
            .selectFrom('groups.members')
            .where('groupid', '=', of(who).groupid)
            .where('uid', '=', of(who).other.uid)
            .where('role', '=', 1)
            .selectAll(),
        ),
    },
    'groups.remove-member': {
      ready: group('owner'),
      fields: (who) => {
        const { groupid, other } = of(who);
        return { groupid, uid: other.uid, [`reason@out${other.uid}`]: 'Sells shoes.', _of: `out${other.uid}` };
      },
      done: (who) =>
        rowsOf(
          db
            .selectFrom('groups.removed')
            .where('groupid', '=', of(who).groupid)
            .where('by_uid', '=', who.uid)
            .selectAll(),
        ),
    },
    'review.hide-in-group': {
      ready: group('owner'),
      fields: (who) => ({ tid: of(who).tid, hidden: 1, 'reason@hide': 'Sells shoes.', _of: 'hide' }),
      done: (who) => rowsOf(db.selectFrom('threads.takedowns').where('by_uid', '=', who.uid).selectAll()),
    },
  };
}
