import { beforeEach, describe, expect, test } from 'vitest';
import { roomLimits } from '../../../contract/domains/rooms/limits.ts';
import type { Writer } from '../../../tests/support/forum.ts';
import { whileHeld } from '../../../tests/support/while-held.ts';
import { testRooms } from './testing/rooms-site.ts';

const site = await testRooms();
const { api, clock, data, db, group, member, notices, profile, refusal } = site;
const owner = await member();

beforeEach(() => site.forgetLimits());

const join = async (groupID: number, who: Writer, more: object = {}) =>
  (await data('rooms.join', { groupID, applyMessage: 'May I come in?', ...more }, who)).status;
const joining = (groupID: number, who: Writer, more: object = {}) =>
  refusal('rooms.join', { groupID, applyMessage: 'May I come in?', ...more }, who);
const answer = (groupID: number, uid: number, accept: 0 | 1, by: Writer) =>
  refusal('rooms.answer', { groupID, uid, accept }, by);
const waiting = async (groupID: number, by: Writer) => (await data('rooms.requests', { groupID }, by)).list;
const placeOf = (room: number, uid: number) =>
  db
    .selectFrom('messages.room_members')
    .select(['role', 'read_id', 'hidden_before', 'muted'])
    .where('room', '=', room)
    .where('uid', '=', uid)
    .executeTakeFirst();

test('R-CHT-005 R-CHT-006 R-CHT-007 a group is joined freely, or with permission; who is in it already is', async () => {
  const [open, asking] = [await group({ owner }), await group({ owner, option: 1 })];
  const ada = await member();
  expect(await join(open, ada)).toBe('JoinedSuccess');
  expect(await join(open, ada)).toBe('AlreadyInGroup');
  expect(await profile(open, ada)).toMatchObject({ role: 'Member', memberCount: 2, standing: '' });
  expect(await join(asking, ada)).toBe('WaitAdminApproval');
  expect(await profile(asking, ada)).toMatchObject({ role: '', memberCount: 1, standing: 'asked', can: { join: 0 } });
});

test('what was written before is there to read where anyone joins, and nothing is unread', async () => {
  const [open, asking] = [await group({ owner, lastId: 40 }), await group({ owner, option: 1, lastId: 40 })];
  const ada = await member();
  await join(open, ada);
  await join(asking, ada);
  await answer(asking, ada.uid, 1, owner);
  expect(await placeOf(open, ada.uid)).toMatchObject({ read_id: 40, hidden_before: 0 });
  expect(await placeOf(asking, ada.uid)).toMatchObject({ read_id: 40, hidden_before: 40 });
});

describe('asking to be taken in', () => {
  test('R-CHT-008 R-CHT-024 a request has the words, name and face of who asks, once however often they ask', async () => {
    const groupID = await group({ owner, option: 1 });
    const ada = await member();
    const { body } = await api.call('rooms.join', { groupID, applyMessage: '  ' }, ada);
    expect((body as { issues?: { field: string }[] }).issues?.map(({ field }) => field)).toEqual(['applyMessage']);
    const both = await Promise.all([join(groupID, ada), join(groupID, ada, { applyMessage: 'And again.' })]);
    expect(both).toEqual(['WaitAdminApproval', 'WaitAdminApproval']);
    expect(await join(groupID, ada)).toBe('WaitAdminApproval');
    const rows = await waiting(groupID, owner);
    expect(rows).toHaveLength(1);
    expect(rows[0]).toMatchObject({
      uid: ada.uid,
      username: ada.username,
      avatar: expect.any(String),
      country_fid: 188,
    });
    expect((await profile(groupID, owner)).waiting).toBe(1);
  });

  test('R-CHT-009 an accepted request is gone, and so is one that is declined; either is answered once', async () => {
    const [ada, eve, admin] = [await member(), await member(), await member()];
    const groupID = await group({ owner, admins: [admin.uid], option: 1 });
    for (const who of [ada, eve]) await join(groupID, who);
    await site.settle();
    for (const head of [owner, admin]) expect(await notices(head, 'attention')).toContain('ask to join');
    expect(await answer(groupID, ada.uid, 1, eve)).toBe('rooms.not_theirs');
    expect(await refusal('rooms.requests', { groupID }, eve)).toBe('rooms.not_theirs');
    expect(await answer(groupID, ada.uid, 1, admin)).toBeUndefined();
    expect((await waiting(groupID, admin)).map(({ uid }) => uid)).toEqual([eve.uid]);
    expect(await answer(groupID, eve.uid, 0, owner)).toBeUndefined();
    expect(await waiting(groupID, owner)).toEqual([]);
    expect(await profile(groupID, eve)).toMatchObject({ role: '', standing: '' });
    // The second of two who accept finds them in; who declines then is refused.
    expect(await answer(groupID, ada.uid, 1, owner)).toBeUndefined();
    expect(await answer(groupID, ada.uid, 0, owner)).toBe('rooms.nobody_asks');
    expect(await answer(groupID, eve.uid, 1, owner)).toBe('rooms.nobody_asks');
    expect((await profile(groupID, owner)).memberCount).toBe(3);
    await site.settle();
    expect(await notices(ada, 'systems')).toContain('now a member of');
    expect(await notices(eve, 'systems')).not.toContain('now a member of');
  });

  test('it can be taken back, and then nobody asks', async () => {
    const groupID = await group({ owner, option: 1 });
    const ada = await member();
    await join(groupID, ada);
    for (let i = 0; i < 2; i += 1) expect(await refusal('rooms.cancel', { groupID }, ada)).toBeUndefined();
    expect(await answer(groupID, ada.uid, 1, owner)).toBe('rooms.nobody_asks');
    await join(groupID, ada);
    await answer(groupID, ada.uid, 1, owner);
    expect(await refusal('rooms.cancel', { groupID }, ada)).toBe('rooms.nobody_asks');
    expect((await profile(groupID, ada)).role).toBe('Member');
  });

  test('requests are read on after the last of a page', async () => {
    const groupID = await group({ owner, option: 1 });
    const uids = Array.from({ length: roomLimits.listPage + 3 }, (_, at) => 700_000 + at);
    await db
      .insertInto('messages.room_requests')
      .values(uids.map((uid) => ({ room: groupID, uid, message: 'Hi.', created_at: clock.now() })))
      .execute();
    const first = await data('rooms.requests', { groupID }, owner);
    const rest = await data('rooms.requests', { groupID, after: first.next }, owner);
    expect([...first.list, ...rest.list].map(({ uid }) => uid)).toEqual(uids);
    expect([first.waiting, rest.next]).toEqual([uids.length, '']);
  });

  test('nobody waits before more groups than so many', async () => {
    const ada = await member();
    await db
      .insertInto('messages.room_requests')
      .values(
        Array.from({ length: roomLimits.asked }, (_, at) => ({
          ...{ room: 900_000 + at, uid: ada.uid, message: 'Hi.', created_at: clock.now() },
        })),
      )
      .execute();
    expect(await joining(await group({ owner, option: 1 }), ada)).toBe('rooms.too_many_asked');
  });
});

describe('by invitation', () => {
  test('a group of invitations is unknown to others, and joined by who is invited', async () => {
    const groupID = await group({ owner, option: 0 });
    const [ada, eve] = [await member(), await member()];
    expect(await refusal('rooms.group', { groupID }, ada)).toBe('rooms.unknown');
    expect(await joining(groupID, ada)).toBe('rooms.invite_only');
    for (const call of ['rooms.members', 'rooms.requests', 'rooms.quit', 'rooms.delete'] as const)
      expect(await refusal(call, { groupID }, ada)).toBe('rooms.unknown');
    expect(await data('rooms.add', { groupID, members: `${ada.uid}` }, owner)).toMatchObject({ invited: [ada.uid] });
    expect(await profile(groupID, ada)).toMatchObject({ standing: 'invited', can: { join: 1 } });
    expect(await join(groupID, ada)).toBe('JoinedSuccess');
    expect(await joining(groupID, eve)).toBe('rooms.invite_only');
    const left = await db.selectFrom('messages.room_invites').select('uid').where('room', '=', groupID).execute();
    expect(left).toEqual([]);
  });

  test('by the link that its admins open and end; the next one is another', async () => {
    const groupID = await group({ owner, option: 0 });
    const [ada, eve] = [await member(), await member()];
    expect(await refusal('rooms.invite', { groupID, on: 1 }, ada)).toBe('rooms.unknown');
    const { link } = await data('rooms.invite', { groupID, on: 1 }, owner);
    expect((await data('rooms.invite', { groupID, on: 1 }, owner)).link).toBe(link);
    expect((await profile(groupID, owner)).link).toBe(link);
    const invite = new URL(link, 'https://example.org').searchParams.get('invite')!;
    expect(await data('rooms.group', { groupID, invite }, ada)).toMatchObject({ role: '', link: '', can: { join: 1 } });
    expect(await refusal('rooms.group', { groupID, invite: 'guessed' }, ada)).toBe('rooms.unknown');
    expect(await join(groupID, ada, { invite })).toBe('JoinedSuccess');
    expect((await data('rooms.invite', { groupID, on: 0 }, owner)).link).toBe('');
    expect(await joining(groupID, eve, { invite })).toBe('rooms.link_ended');
    expect((await data('rooms.invite', { groupID, on: 1 }, owner)).link).not.toBe(link);
  });

  test('who has many unanswered invitations gets no more', async () => {
    const ada = await member();
    await db
      .insertInto('messages.room_invites')
      .values(
        Array.from({ length: roomLimits.invited }, (_, at) => ({
          ...{ room: 910_000 + at, uid: ada.uid, by_uid: owner.uid, created_at: clock.now() },
        })),
      )
      .execute();
    const added = await data('rooms.add', { groupID: await group({ owner }), members: `${ada.uid}` }, owner);
    expect(added).toMatchObject({ added: [], invited: [] });
  });
});

describe('R-CHT-042 a group has 6000 members at most', () => {
  const almostFull = async (option = 2) => {
    const groupID = await group({ owner, option });
    await db
      .updateTable('messages.rooms')
      .set({ member_count: roomLimits.membersMax - 1 })
      .where('room', '=', groupID)
      .execute();
    return groupID;
  };

  test('of two who take the last place at once one gets it', async () => {
    expect(roomLimits.membersMax).toBe(6000);
    const groupID = await almostFull();
    const people = [await member(), await member()];
    const held: [string, unknown[]] = ['select 1 from messages.rooms where room = $1 for update', [groupID]];
    const both = await whileHeld(site.pool, [held], () => Promise.all(people.map((who) => joining(groupID, who))), 2);
    expect(both.sort()).toEqual(['rooms.full', undefined]);
    expect((await profile(groupID, owner)).memberCount).toBe(6000);
  });

  test('nobody is taken in, added, or asks any more', async () => {
    const groupID = await almostFull(1);
    const [ada, eve, fan, late] = [await member(), await member(), await member(), await member()];
    await site.follow(fan, owner);
    for (const who of [ada, eve]) await join(groupID, who);
    expect(await answer(groupID, ada.uid, 1, owner)).toBeUndefined();
    expect(await answer(groupID, eve.uid, 1, owner)).toBe('rooms.full');
    expect((await waiting(groupID, owner)).map(({ uid }) => uid)).toEqual([eve.uid]);
    expect(await refusal('rooms.add', { groupID, members: `${fan.uid}` }, owner)).toBe('rooms.full');
    expect(await joining(groupID, late)).toBe('rooms.full');
  });
});

test('nobody is in more groups than so many: they don’t join, and are invited instead of added', async () => {
  const ada = await member();
  await site.follow(ada, owner);
  const rooms = await db
    .insertInto('messages.rooms')
    .values(Array.from({ length: roomLimits.joined }, () => ({ kind: 1, created_at: clock.now(), join_option: 2 })))
    .returning('room')
    .execute();
  const place = { uid: ada.uid, last_at: clock.now(), joined_at: clock.now() };
  await db
    .insertInto('messages.room_members')
    .values(rooms.map(({ room }) => ({ ...place, room })))
    .execute();
  const groupID = await group({ owner });
  expect(await joining(groupID, ada)).toBe('rooms.too_many_joined');
  expect(await data('rooms.add', { groupID, members: `${ada.uid}` }, owner)).toMatchObject({
    ...{ added: [], invited: [ada.uid] },
  });
});

test('in large groups notifications begin off, from the 51st member on', async () => {
  const groupID = await group({ owner });
  const members = (member_count: number) =>
    db.updateTable('messages.rooms').set({ member_count }).where('room', '=', groupID).execute();
  const [ada, eve] = [await member(), await member()];
  await members(roomLimits.quietFrom - 2);
  await join(groupID, ada);
  await join(groupID, eve);
  expect([(await placeOf(groupID, ada.uid))?.muted, (await placeOf(groupID, eve.uid))?.muted]).toEqual([false, true]);
  expect((await profile(groupID, eve)).muted).toBe(1);
});

test('who may not write joins nothing', async () => {
  const groupID = await group({ owner });
  expect(await joining(groupID, await member({ groupid: 4 }))).toBe('rooms.may_not_speak');
  expect(await joining(groupID, await member({ verified: false }))).toBe('rooms.unverified');
  expect(await joining(999_999, await member())).toBe('rooms.unknown');
});

test.each([
  ['by editing it', 0, 'rooms.edit', { joinOption: 'FreeAccess' }],
  ['by the documents’ call', 1, 'rooms.permission', { status: 2 }],
] as const)(
  'where anyone joins from now on, what was written before stays closed to newcomers: %s',
  async (_, option, name, input) => {
    const [ada, eve] = [await member(), await member()];
    const groupID = await group({ owner, option, lastId: 4 });
    const open = () => data(name, { groupID, groupId: groupID, ...input }, owner);
    await open();
    await db.updateTable('messages.rooms').set({ last_id: 6 }).where('room', '=', groupID).execute();
    // Said twice nothing more is closed.
    await open();
    await join(groupID, ada);
    expect(await placeOf(groupID, ada.uid)).toMatchObject({ hidden_before: 4, read_id: 6 });
    await data('rooms.edit', { groupID, joinOption: 'NeedPermission' }, owner);
    await data('rooms.edit', { groupID, joinOption: 'FreeAccess' }, owner);
    await join(groupID, eve);
    expect(await placeOf(groupID, eve.uid)).toMatchObject({ hidden_before: 6 });
  },
);
