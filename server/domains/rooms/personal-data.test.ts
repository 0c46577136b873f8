import { beforeEach, describe, expect, test } from 'vitest';
import { answerInvitation } from './actions/answer-invitation.ts';
import { roomsPersonalData } from './personal-data.ts';
import { invitationsOf } from './reads/invitations-of.ts';
import { countInvitations } from './sql/door.ts';
import { testRooms } from './testing/rooms-site.ts';

const site = await testRooms();
const { clock, data, db, group, member, people, profile, refusal } = site;
const owner = await member();

beforeEach(() => site.forgetLimits());

const ctxOf = (uid: number) =>
  ({ db, now: clock.now(), log: console, emit: () => {}, stale: () => {}, actor: { uid } }) as never;
const forget = (uid: number) => roomsPersonalData.forget(ctxOf(uid), uid);

test('when a member is forgotten their groups pass to the oldest admin, else the oldest member, else end', async () => {
  const ada = await member();
  const [first, second, third] = [await member(), await member(), await member()];
  const shared = await group({ owner: ada, members: [first.uid], admins: [third.uid, second.uid] });
  const plain = await group({ owner: ada });
  for (const who of [third, first]) {
    clock.advance(1);
    await data('rooms.join', { groupID: plain, applyMessage: 'Hi.' }, who);
  }
  const alone = await group({ owner: ada });
  const joined = await group({ owner, members: [ada.uid] });
  expect(await forget(ada.uid)).toBe(false);
  expect((await people(shared, first))[0]).toEqual([second.uid, 'owner']);
  expect(await profile(shared, second)).toMatchObject({ memberCount: 3, owner: { uid: second.uid } });
  expect((await people(plain, first))[0]).toEqual([third.uid, 'owner']);
  expect(await refusal('rooms.group', { groupID: alone }, first)).toBe('rooms.unknown');
  expect((await profile(joined, owner)).memberCount).toBe(1);
  const owned = await db.selectFrom('messages.rooms').select('room').where('owner_uid', '=', ada.uid).execute();
  expect(owned).toEqual([]);
});

test('the room of a group of threads waits for who has that group, with nobody chosen here', async () => {
  const [ada, eve] = [await member(), await member()];
  const { groupid } = await data('groups.create', { name: `Chess ${ada.uid}`, description: 'Who plays.' }, ada);
  await data('groups.join', { groupid, message: '' }, eve);
  const { groupID } = await data('rooms.create', { name: `Chess room ${ada.uid}`, threadGroup: groupid }, ada);
  await data('rooms.join', { groupID, applyMessage: 'Hi.' }, eve);
  expect(await forget(ada.uid)).toBe(false);
  expect(await people(groupID, eve)).toEqual([[eve.uid, 'Member']]);
  expect((await profile(groupID, eve)).owner).toBeNull();
});

test('nothing of a forgotten member waits at any door, and their conversations are left to messages', async () => {
  const [ada, eve] = [await member(), await member()];
  const asking = await group({ owner, option: 1 });
  await data('rooms.join', { groupID: asking, applyMessage: 'May I?' }, ada);
  await data('rooms.add', { groupID: await group({ owner }), members: `${ada.uid}` }, owner);
  await data('rooms.add', { groupID: await group({ owner: ada }), members: `${eve.uid}` }, ada);
  const left = await group({ owner, members: [ada.uid] });
  await data('rooms.quit', { groupID: left, never: 1 }, ada);
  const silent = await group({ owner, members: [ada.uid] });
  await data('rooms.mute-member', { groupID: silent, uid: ada.uid, seconds: 86_400 }, owner);
  await data('messages.send', { uid: eve.uid, message: 'Good evening.' }, ada);
  const files: Record<string, number> = {};
  for await (const file of roomsPersonalData.collect(db, ada.uid)) {
    files[file.path] = 0;
    if ('rows' in file) for await (const rows of file.rows) files[file.path]! += rows.length;
  }
  expect(files).toEqual({
    ...{ 'joined.json': 2, 'requests.json': 1, 'invitations.json': 1, 'invited.json': 1, 'left.json': 1 },
  });
  expect(await forget(ada.uid)).toBe(false);
  for (const table of ['room_requests', 'room_invites', 'room_outs'] as const)
    expect(await db.selectFrom(`messages.${table}`).select('room').where('uid', '=', ada.uid).execute()).toEqual([]);
  expect(await db.selectFrom('messages.room_invites').select('uid').where('by_uid', '=', ada.uid).execute()).toEqual(
    [],
  );
  const pairs = db.selectFrom('messages.room_members').select('peer_uid').where('uid', '=', ada.uid);
  expect(await pairs.execute()).toEqual([{ peer_uid: eve.uid }]);
});

describe('invitations, as the list of requests has them', () => {
  test('the newest first, accepted or declined once', async () => {
    const ada = await member();
    const [one, two] = [await group({ owner }), await group({ owner, option: 0 })];
    for (const groupID of [one, two]) {
      clock.advance(1);
      await data('rooms.add', { groupID, members: `${ada.uid}` }, owner);
    }
    const waiting = await invitationsOf(db, ada.uid, { limit: 20 });
    expect(waiting.map(({ room, by_uid }) => [room, by_uid])).toEqual([
      [two, owner.uid],
      [one, owner.uid],
    ]);
    const after = { at: waiting[0]!.created_at, id: two };
    const rest = await invitationsOf(db, ada.uid, { limit: 20, after });
    expect(rest.map(({ room }) => room)).toEqual([one]);
    expect([await countInvitations(db, ada.uid, 99), await countInvitations(db, ada.uid, 1)]).toEqual([2, 1]);
    expect(await answerInvitation(ctxOf(ada.uid), two, true)).toBe(owner.uid);
    expect(await answerInvitation(ctxOf(ada.uid), one, false)).toBe(owner.uid);
    expect((await profile(two, ada)).role).toBe('Member');
    expect((await profile(one, ada)).standing).toBe('');
    for (const accept of [true, false]) expect(await answerInvitation(ctxOf(ada.uid), one, accept)).toBeUndefined();
    expect(await countInvitations(db, ada.uid, 99)).toBe(0);
  });

  test('into a group that was deleted there is none', async () => {
    const ada = await member();
    const groupID = await group({ owner });
    await data('rooms.add', { groupID, members: `${ada.uid}` }, owner);
    await data('rooms.delete', { groupID }, owner);
    expect([await invitationsOf(db, ada.uid, { limit: 20 }), await countInvitations(db, ada.uid, 9)]).toEqual([[], 0]);
  });
});
