import { beforeEach, describe, expect, test } from 'vitest';
import { roomLimits } from '../../../contract/domains/rooms/limits.ts';
import type { Writer } from '../../../tests/support/forum.ts';
import { whileHeld } from '../../../tests/support/while-held.ts';
import { testRooms } from './testing/rooms-site.ts';

const site = await testRooms();
const { api, clock, data, db, follow, group, member, notices, people, profile, refusal } = site;
const owner = await member();

beforeEach(() => site.forgetLimits());

/** A group with an admin and two members. */
async function filled(option = 2) {
  const [admin, ada, eve] = [await member(), await member(), await member()];
  const groupID = await group({ owner, admins: [admin.uid], members: [ada.uid, eve.uid], option, lastId: 5 });
  return { groupID, admin, ada, eve };
}
const roleOf = async (groupID: number, who: Writer) => (await profile(groupID, who)).role;
const seconds = () => Math.floor(clock.now().getTime() / 1000);

describe('R-CHT-010 members are muted for a day, made admins or not, or removed', () => {
  test('a muted one only reads for 86400 seconds, unless an admin ends it', async () => {
    const { groupID, admin, ada } = await filled();
    clock.stopInTest();
    const mute = (who: Writer, by: Writer, input: object = { seconds: 86_400 }) =>
      refusal('rooms.mute-member', { groupID, uid: who.uid, ...input }, by);
    expect((await data('rooms.mute-member', { groupID, uid: ada.uid, seconds: 86_400 }, admin)).mutedUntil).toBe(
      seconds() + 86_400,
    );
    const shown = async () =>
      (await data('rooms.members', { groupID }, owner)).list.find(({ uid }) => uid === ada.uid)?.mutedUntil;
    expect([await shown(), (await profile(groupID, ada)).mutedUntil]).toEqual(Array(2).fill(seconds() + 86_400));
    clock.aheadInTest(86_400);
    expect([await shown(), (await profile(groupID, ada)).mutedUntil]).toEqual([0, 0]);
    expect(await mute(ada, admin)).toBeUndefined();
    expect((await data('rooms.mute-member', { groupID, uid: ada.uid, seconds: 0 }, admin)).mutedUntil).toBe(0);
    expect(await shown()).toBe(0);
    expect(await mute(ada, admin, { seconds: 3600 })).toBe('wire.bad_input');
    expect(await mute(admin, ada)).toBe('rooms.not_theirs');
    expect(await mute(owner, admin)).toBe('rooms.owner_stays');
    expect(await mute(admin, admin)).toBe('rooms.yourself');
    expect(await mute(await member(), admin)).toBe('rooms.no_member');
    expect(await mute(admin, owner)).toBeUndefined();
  });

  test.each(['quits', 'is removed'])('a muted one who %s comes back as muted as before', async (how) => {
    const { groupID, admin, ada } = await filled();
    clock.stopInTest();
    const until = seconds() + 86_400;
    await data('rooms.mute-member', { groupID, uid: ada.uid, seconds: 86_400 }, admin);
    const isOut = how === 'is removed';
    await (isOut ? data('rooms.remove', { groupID, uid: ada.uid }, admin) : data('rooms.quit', { groupID }, ada));
    const { status } = await data('rooms.join', { groupID, applyMessage: 'Back.' }, ada);
    expect(status).toBe(isOut ? 'WaitAdminApproval' : 'JoinedSuccess');
    if (isOut) await data('rooms.answer', { groupID, uid: ada.uid, accept: 1 }, admin);
    expect((await profile(groupID, ada)).mutedUntil).toBe(until);
    await data('rooms.quit', { groupID }, ada);
    await follow(ada, owner);
    // To leave is no wish to stay out.
    expect(await data('rooms.add', { groupID, members: `${ada.uid}` }, owner)).toMatchObject({ added: [ada.uid] });
    expect((await profile(groupID, ada)).mutedUntil).toBe(until);
  });

  test('the owner alone names admins, so many at most, and they learn of it', async () => {
    const { groupID, admin, ada, eve } = await filled();
    const set = (who: Writer, on: 0 | 1, by: Writer) => refusal('rooms.set-admin', { groupID, uid: who.uid, on }, by);
    expect(await set(ada, 1, admin)).toBe('rooms.not_theirs');
    expect(await set(owner, 0, owner)).toBe('rooms.yourself');
    expect(await set(await member(), 1, owner)).toBe('rooms.no_member');
    expect(await set(ada, 1, owner)).toBeUndefined();
    expect(await set(ada, 1, owner)).toBeUndefined();
    expect(await roleOf(groupID, ada)).toBe('Admin');
    await site.settle();
    expect(await notices(ada, 'systems')).toContain('now an admin of');
    expect(await set(ada, 0, owner)).toBeUndefined();
    expect(await roleOf(groupID, ada)).toBe('Member');
    const at = { room: groupID, role: 1, last_at: clock.now(), joined_at: clock.now() };
    await db
      .insertInto('messages.room_members')
      .values(Array.from({ length: roomLimits.admins - 1 }, (_, n) => ({ ...at, uid: 800_000 + n })))
      .execute();
    expect(await set(eve, 1, owner)).toBe('rooms.too_many_admins');
  });

  test('who is removed has to ask to come back, also where anyone joins; the owner stays', async () => {
    const { groupID, admin, ada, eve } = await filled();
    const remove = (who: Writer, by: Writer) => refusal('rooms.remove', { groupID, uid: who.uid }, by);
    expect(await remove(eve, ada)).toBe('rooms.not_theirs');
    expect(await remove(owner, admin)).toBe('rooms.owner_stays');
    expect(await remove(admin, admin)).toBe('rooms.yourself');
    expect(await remove(await member(), admin)).toBe('rooms.no_member');
    expect(await data('rooms.remove', { groupID, uid: ada.uid }, admin)).toMatchObject({ memberCount: 3 });
    // Sent twice it is done once.
    expect(await data('rooms.remove', { groupID, uid: ada.uid }, admin)).toMatchObject({ memberCount: 3 });
    expect(await refusal('rooms.members', { groupID }, ada)).toBe('rooms.unknown');
    const asked = await data('rooms.join', { groupID, applyMessage: 'Once more?' }, ada);
    expect(asked.status).toBe('WaitAdminApproval');
    await data('rooms.answer', { groupID, uid: ada.uid, accept: 1 }, admin);
    expect(await roleOf(groupID, ada)).toBe('Member');
    await data('rooms.quit', { groupID }, ada);
    expect((await data('rooms.join', { groupID, applyMessage: 'Back.' }, ada)).status).toBe('JoinedSuccess');
    expect(await remove(admin, owner)).toBeUndefined();
  });
});

describe('R-CHT-028 only the owner deletes a group; all others quit it', () => {
  test('an admin doesn’t delete, the owner doesn’t quit', async () => {
    const { groupID, admin, ada } = await filled();
    for (const who of [admin, ada]) expect(await refusal('rooms.delete', { groupID }, who)).toBe('rooms.not_theirs');
    expect(await refusal('rooms.quit', { groupID }, owner)).toBe('rooms.owner_stays');
    for (const who of [admin, ada]) expect(await refusal('rooms.quit', { groupID }, who)).toBeUndefined();
    expect(await profile(groupID, owner)).toMatchObject({ memberCount: 2 });
    // Sent twice it is done once.
    expect(await refusal('rooms.quit', { groupID }, ada)).toBeUndefined();
    expect((await profile(groupID, owner)).memberCount).toBe(2);
    for (let i = 0; i < 2; i += 1) expect(await refusal('rooms.delete', { groupID }, owner)).toBeUndefined();
    expect(await refusal('rooms.delete', { groupID }, admin)).toBe('rooms.unknown');
    expect(await refusal('rooms.group', { groupID }, owner)).toBe('rooms.unknown');
    expect(await refusal('rooms.join', { groupID, applyMessage: 'Hi.' }, ada)).toBe('rooms.unknown');
  });

  test('who quits for ever is neither added nor invited again, and nobody learns it', async () => {
    const { groupID, ada } = await filled();
    await follow(ada, owner);
    await data('rooms.quit', { groupID, never: 1 }, ada);
    const added = await data('rooms.add', { groupID, members: `${ada.uid}` }, owner);
    expect(added).toMatchObject({ added: [], invited: [] });
    expect((await data('rooms.join', { groupID, applyMessage: 'Back.' }, ada)).status).toBe('JoinedSuccess');
  });

  test('what was deleted is gone with all its rows by a job', async () => {
    const { groupID, ada } = await filled(1);
    const eve = await member();
    await data('rooms.join', { groupID, applyMessage: 'Hi.' }, eve);
    await data('rooms.add', { groupID, members: `${(await member()).uid}` }, owner);
    await data('rooms.remove', { groupID, uid: ada.uid }, owner);
    await data('rooms.delete', { groupID }, owner);
    await site.runTask('rooms.clear-deleted');
    for (const table of [
      'rooms',
      'room_members',
      'room_requests',
      'room_invites',
      'room_outs',
      'room_names',
    ] as const) {
      const left = await db.selectFrom(`messages.${table}`).select('room').where('room', '=', groupID).execute();
      expect([table, left]).toEqual([table, []]);
    }
  });
});

describe('handing over', () => {
  test('a member is the owner at once and learns of it; who had it is an admin', async () => {
    const { groupID, admin, ada } = await filled();
    const hand = (who: Writer, by: Writer) => refusal('rooms.hand-over', { groupID, uid: who.uid }, by);
    expect(await hand(ada, admin)).toBe('rooms.not_theirs');
    expect(await hand(owner, owner)).toBe('rooms.yourself');
    expect(await hand(await member(), owner)).toBe('rooms.no_member');
    // Sent twice it is done once.
    for (let i = 0; i < 2; i += 1) expect(await hand(ada, owner)).toBeUndefined();
    expect([await roleOf(groupID, ada), await roleOf(groupID, owner)]).toEqual(['owner', 'Admin']);
    expect((await profile(groupID, owner)).owner?.uid).toBe(ada.uid);
    await site.settle();
    expect(await notices(ada, 'attention')).toContain('made you the owner of');
    expect(await refusal('rooms.quit', { groupID }, owner)).toBeUndefined();
  });

  test('of an owner who quits while handing over, and a member who quits while becoming the owner, one is refused', async () => {
    const { groupID, ada } = await filled();
    const held: [string, unknown[]] = ['select 1 from messages.rooms where room = $1 for update', [groupID]];
    const both = await whileHeld(
      site.pool,
      [held],
      () =>
        Promise.all([
          refusal('rooms.hand-over', { groupID, uid: ada.uid }, owner),
          refusal('rooms.quit', { groupID }, ada),
        ]),
      2,
    );
    const owners = (await people(groupID, owner)).filter(([, role]) => role === 'owner');
    expect(owners).toHaveLength(1);
    expect([
      ['rooms.no_member', undefined],
      [undefined, 'rooms.owner_stays'],
    ]).toContainEqual(both);
  });
});

test('R-CHT-034 adding members who can’t be added is refused by name, with a sentence of its own', async () => {
  const { groupID, ada } = await filled(1);
  const blocked = await member();
  await data('follows.block', { block_uid: blocked.uid, status: 1 }, owner);
  const answer = await api.call('rooms.append-member', { plid: groupID, uid: blocked.uid }, owner);
  expect([answer.error, answer.body.errMsg ?? answer.body.msg]).toEqual([
    'rooms.unknown_member',
    'One of these people can’t be added. Check the names.',
  ]);
  expect(await refusal('rooms.add', { groupID, members: `${blocked.uid}` }, ada)).toBe('rooms.not_theirs');
  expect(await refusal('rooms.add', { groupID, members: '' }, owner)).toBe('wire.bad_input');
});

test('in an open group each member adds, but whom admins removed admins alone', async () => {
  const { groupID, ada, eve } = await filled();
  const [fan, stranger] = [await member(), await member()];
  await follow(fan, ada);
  const add = (who: Writer, by: Writer) => data('rooms.add', { groupID, members: `${who.uid},${stranger.uid}` }, by);
  expect(await add(fan, ada)).toMatchObject({ added: [fan.uid], invited: [stranger.uid] });
  expect(await add(fan, ada)).toMatchObject({ added: [], invited: [stranger.uid] });
  await data('rooms.remove', { groupID, uid: eve.uid }, owner);
  await follow(eve, ada);
  await follow(eve, owner);
  expect(await add(eve, ada)).toMatchObject({ added: [] });
  expect(await add(eve, owner)).toMatchObject({ added: [eve.uid] });
  expect(await refusal('rooms.add', { groupID, members: `${fan.uid}` }, await member({ groupid: 4 }))).toBe(
    'rooms.may_not_speak',
  );
});

test('R-CHT-040 members are fetched a hundred at once, the owner and admins first, without whom a block hides', async () => {
  const made = await Promise.all(Array.from({ length: 104 }, () => member()));
  const members = made.toSorted((one, other) => one.uid - other.uid);
  const [admin, hidden, ...plain] = members;
  const uids = [hidden!, ...plain].map(({ uid }) => uid);
  const groupID = await group({ owner, admins: [admin!.uid], members: uids });
  const first = await data('rooms.members', { groupID }, owner);
  const rest = await data('rooms.members', { groupID, after: first.next }, owner);
  expect([first.list.length, rest.list.length, rest.next, first.memberCount]).toEqual([100, 5, '', 105]);
  const all = [...first.list, ...rest.list].map(({ uid }) => uid);
  expect(all.slice(0, 2)).toEqual([owner.uid, admin!.uid]);
  expect(new Set(all).size).toBe(105);
  await data('follows.block', { block_uid: hidden!.uid, status: 1 }, plain[0]!);
  const seen = await data('rooms.members', { groupID, perpage: 5 }, plain[0]!);
  expect(seen.list.map(({ uid }) => uid)).not.toContain(hidden!.uid);
  expect((await data('rooms.members', { groupID, perpage: 5 }, admin!)).list.map(({ uid }) => uid)).toContain(
    hidden!.uid,
  );
  expect(await refusal('rooms.members', { groupID }, await member())).toBe('rooms.unknown');
  expect(await refusal('rooms.members', { groupID, after: '9.nowhere' }, owner)).toBe('wire.bad_input');
});
