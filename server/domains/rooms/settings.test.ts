import { beforeEach, expect, test } from 'vitest';
import { roomLimits, type SystemKind, systemKinds } from '../../../contract/domains/rooms/limits.ts';
import type { Writer } from '../../../tests/support/forum.ts';
import { testRooms } from './testing/rooms-site.ts';

const site = await testRooms();
const { data, db, group, member, picture, profile, refusal } = site;
const owner = await member();

beforeEach(() => site.forgetLimits());

/** A group with an admin and a member. */
async function filled(lastId = 0) {
  const [admin, ada] = [await member(), await member()];
  const groupID = await group({ owner, admins: [admin.uid], members: [ada.uid], lastId });
  return { groupID, admin, ada };
}

/** What the room's page says that nobody wrote. */
async function said(room: number): Promise<[SystemKind | undefined, number][]> {
  const rows = await db
    .selectFrom('messages.messages')
    .select(['system_kind', 'system_uid'])
    .where('room', '=', room)
    .where('type', '=', 2)
    .orderBy('id')
    .execute();
  return rows.map(({ system_kind, system_uid }) => [systemKinds[system_kind], system_uid]);
}

test('the owner and admins change what a group says of itself; what is absent stays', async () => {
  const { groupID, admin, ada } = await filled();
  const edit = (fields: object, who: Writer) => refusal('rooms.edit', { groupID, ...fields }, who);
  expect(await edit({ notice: 'Mine.' }, ada)).toBe('rooms.not_theirs');
  const aid = await picture(admin);
  expect(
    await edit({ notice: 'Bring a light.', joinOption: 'NeedPermission', review: 'all', aid }, admin),
  ).toBeUndefined();
  const before = await profile(groupID, ada);
  expect(before).toMatchObject({ notice: 'Bring a light.', joinOption: 'NeedPermission', review: 'all', aid });
  expect(before.faceUrl).toMatch(/-320\.webp$/);
  expect(await edit({ notice: '', aid: 0 }, owner)).toBeUndefined();
  expect(await profile(groupID, ada)).toMatchObject({
    ...{ name: before.name, notice: '', aid: 0, faceUrl: '', joinOption: 'NeedPermission', review: 'all' },
  });
  expect(await edit({ aid: await picture(await member()) }, owner)).toBe('media.unknown_picture');
});

test('R-CHT-026 a group takes no other’s name, may write its own otherwise, and gives the old one back', async () => {
  const [one, other] = [await filled(), await filled()];
  const edit = (groupID: number, name: string) => refusal('rooms.edit', { groupID, name }, owner);
  expect(await edit(one.groupID, 'Harbour lights')).toBeUndefined();
  expect(await edit(other.groupID, 'HARBOUR  lights')).toBe('rooms.name_taken');
  expect(await edit(one.groupID, 'HARBOUR lights')).toBeUndefined();
  expect(await edit(one.groupID, 'Harbour nights')).toBeUndefined();
  expect(await edit(other.groupID, 'Harbour lights')).toBeUndefined();
  expect(await said(one.groupID)).toEqual(Array(3).fill(['renamed', owner.uid]));
});

test('announcements only, by the owner and admins; it is said once', async () => {
  const { groupID, admin, ada } = await filled();
  const announce = (on: 0 | 1, who: Writer) => refusal('rooms.announce', { groupID, on }, who);
  expect(await announce(1, ada)).toBe('rooms.not_theirs');
  for (let i = 0; i < 2; i += 1) expect(await announce(1, admin)).toBeUndefined();
  expect((await profile(groupID, ada)).announce).toBe(1);
  expect(await announce(0, owner)).toBeUndefined();
  expect((await profile(groupID, ada)).announce).toBe(0);
  expect(await said(groupID)).toEqual([
    ['announce-on', admin.uid],
    ['announce-off', owner.uid],
  ]);
});

test('a message is pinned that there is, and taken down', async () => {
  const { groupID, admin, ada } = await filled(5);
  const pin = (ID: number, who: Writer) => refusal('rooms.pin-message', { groupID, ID }, who);
  expect(await pin(3, ada)).toBe('rooms.not_theirs');
  expect(await pin(6, admin)).toBe('rooms.no_message');
  expect(await pin(5, admin)).toBeUndefined();
  expect((await profile(groupID, ada)).pinnedID).toBe(5);
  expect(await pin(0, owner)).toBeUndefined();
  expect((await profile(groupID, ada)).pinnedID).toBe(0);
  expect(await said(groupID)).toEqual([['pinned', admin.uid]]);
});

test('one’s own name in a group stands beside the username, for members alone', async () => {
  const { groupID, ada } = await filled();
  const card = (nameCard: string, who: Writer) => refusal('rooms.name-card', { groupID, nameCard }, who);
  expect(await card('The tall one', ada)).toBeUndefined();
  const { list } = await data('rooms.members', { groupID }, owner);
  expect(list.find(({ uid }) => uid === ada.uid)).toMatchObject({ username: ada.username, nameCard: 'The tall one' });
  expect((await profile(groupID, ada)).nameCard).toBe('The tall one');
  expect(await card('', ada)).toBeUndefined();
  expect((await profile(groupID, ada)).nameCard).toBe('');
  expect(await card('x'.repeat(roomLimits.nameCardMax + 1), ada)).toBe('wire.bad_input');
  expect(await card('Stranger', await member())).toBe('rooms.unknown');
});

test('the room’s page says who owns it now', async () => {
  const { groupID, ada } = await filled();
  await data('rooms.hand-over', { groupID, uid: ada.uid }, owner);
  expect(await said(groupID)).toEqual([['owner', ada.uid]]);
});

test('who may not speak changes neither a group nor their own name in it', async () => {
  for (const [lacks, why] of [
    [{ groupid: 4 }, 'rooms.may_not_speak'],
    [{ verified: false }, 'rooms.unverified'],
  ] as const) {
    const silent = await member(lacks);
    const groupID = await group({ owner, admins: [silent.uid] });
    expect(await refusal('rooms.edit', { groupID, notice: 'Read this.' }, silent)).toBe(why);
    expect(await refusal('rooms.name-card', { groupID, nameCard: 'Read this' }, silent)).toBe(why);
  }
});

test('an admin pins nothing that they don’t see', async () => {
  const { groupID, admin } = await filled(5);
  const place = db.updateTable('messages.room_members').set({ hidden_before: 3 });
  await place.where('room', '=', groupID).where('uid', '=', admin.uid).execute();
  const pin = (ID: number) => refusal('rooms.pin-message', { groupID, ID }, admin);
  expect([await pin(3), await pin(4), await pin(0)]).toEqual(['rooms.no_message', undefined, undefined]);
});
