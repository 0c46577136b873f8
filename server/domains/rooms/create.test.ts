import { beforeEach, describe, expect, test } from 'vitest';
import { roomLimits } from '../../../contract/domains/rooms/limits.ts';
import type { Writer } from '../../../tests/support/forum.ts';
import { testRooms } from './testing/rooms-site.ts';

const site = await testRooms();
const { api, db, data, follow, member, picture, profile, people, refusal, create, group } = site;
const owner = await member();

beforeEach(() => site.forgetLimits());

test('R-CHT-043 a new group is public and joined freely; its maker owns it', async () => {
  const { groupID, friend } = await create(owner, { name: 'Lagos by night', notice: 'Long exposures.' });
  expect(await profile(groupID, owner)).toMatchObject({
    ...{ groupID, conversationID: `GROUP${groupID}`, name: 'Lagos by night', joinOption: 'FreeAccess', review: 'none' },
    ...{ notice: 'Long exposures.', memberCount: 2, role: 'owner', standing: '', country_fid: 188, announce: 0 },
    owner: { uid: owner.uid, username: owner.username },
    can: { join: 0, add: 1, edit: 1, manage: 1, own: 1, quit: 0, delete: 1 },
  });
  expect(await people(groupID, friend)).toEqual([
    [owner.uid, 'owner'],
    [friend.uid, 'Member'],
  ]);
  const stranger = await member();
  expect(await profile(groupID, stranger)).toMatchObject({ role: '', can: { join: 1, add: 0 }, link: '', waiting: 0 });
});

test('who follows the maker or has answered them is in it at once, anyone else is invited, each once', async () => {
  const ada = await member();
  const [fan, answered, asked, stranger] = [await member(), await member(), await member(), await member()];
  await follow(fan, ada);
  await follow(ada, stranger);
  await data('messages.send', { uid: answered.uid, message: 'Good evening.' }, ada);
  await data('messages.send', { uid: ada.uid, message: 'Good evening.' }, answered);
  await data('messages.send', { uid: asked.uid, message: 'Good evening.' }, ada);
  const members = [fan, fan, answered, asked, stranger, ada].map(({ uid }) => uid).join(',');
  const made = await data('rooms.create', { name: 'Who knows whom', members }, ada);
  expect(made).toMatchObject({ added: [fan.uid, answered.uid], invited: [asked.uid, stranger.uid] });
  expect(await profile(made.groupID, stranger)).toMatchObject({ role: '', standing: 'invited', memberCount: 3 });
  await site.settle();
  expect(await site.notices(stranger, 'attention')).toContain('invites you to “Who knows whom”');
  expect(await site.notices(fan, 'attention')).not.toContain('Who knows whom');
});

describe('refused', () => {
  const words = async (fields: object = {}) => ({ name: 'Never there', members: `${(await member()).uid}`, ...fields });

  test('R-CHT-025 a group needs at least two members: oneself and nobody are too few', async () => {
    expect(await refusal('rooms.create', await words({ members: '' }), owner)).toBe('rooms.too_few');
    expect(await refusal('rooms.create', await words({ members: `${owner.uid}` }), owner)).toBe('rooms.too_few');
    expect(roomLimits.membersMin).toBe(2);
  });

  test('R-CHT-026 a name is given once, whatever its case and blanks, and is free again when the group is gone', async () => {
    const { groupID } = await create(owner, { name: 'Kano Kitchen' });
    const again = await api.call('rooms.create', (await words({ name: ' kano   KITCHEN ' })) as never, owner);
    expect([again.error, again.body.msg]).toEqual(['rooms.name_taken', 'Name already exists']);
    await data('rooms.delete', { groupID }, owner);
    expect(await refusal('rooms.create', await words({ name: 'Kanokitchen' }), owner)).toBeUndefined();
  });

  test('of two who take a name at once one gets it', async () => {
    const [ada, eve] = [await member(), await member()];
    const input = await words({ name: 'Taken at once' });
    const both = await Promise.all([ada, eve].map((who) => refusal('rooms.create', input, who)));
    expect(both.sort()).toEqual(['rooms.name_taken', undefined]);
  });

  test('a name that says nothing, or too much', async () => {
    const field = async (fields: object) => {
      const { body } = await api.call('rooms.create', (await words(fields)) as never, owner);
      return (body as { issues?: { field: string }[] }).issues?.map((issue) => issue.field);
    };
    expect(await field({ name: '   ' })).toEqual(['name']);
    expect(await field({ name: '\u200b' })).toEqual(['name']);
    expect(await field({ name: 'n'.repeat(roomLimits.nameMax + 1) })).toEqual(['name']);
    expect(await field({ notice: 'n'.repeat(roomLimits.noticeMax + 1) })).toEqual(['notice']);
    expect(await field({ fid: 999_999 })).toEqual(['fid']);
  });

  test('words that the country doesn’t take, in the name and in the notice', async () => {
    const list = { country_fid: 188, action: 'refuse', words: ['gizmocash'], version: 1, updated_at: site.clock.now() };
    await db.insertInto('moderation.words').values(list).execute();
    site.app.platform.tags.moved(['moderation:words']);
    expect(await refusal('rooms.create', await words({ name: 'Free GizmoCash' }), owner)).toBe('rooms.word_refused');
    expect(await refusal('rooms.create', await words({ notice: 'gizmocash here' }), owner)).toBe('rooms.word_refused');
    const { groupID } = await create(owner);
    expect(await refusal('rooms.edit', { groupID, notice: 'gizmocash' }, owner)).toBe('rooms.word_refused');
    expect(await refusal('rooms.name-card', { groupID, nameCard: 'GizmoCash' }, owner)).toBe('rooms.word_refused');
  });

  test('members who aren’t there or stand apart by a block, either way', async () => {
    const [ada, eve] = [await member(), await member()];
    expect(await refusal('rooms.create', await words({ members: '987654321' }), ada)).toBe('rooms.unknown_member');
    await data('follows.block', { block_uid: eve.uid, status: 1 }, ada);
    const ofEve = await words({ members: `${eve.uid}` });
    expect(await refusal('rooms.create', ofEve, ada)).toBe('rooms.unknown_member');
    expect(await refusal('rooms.create', await words({ members: `${ada.uid}` }), eve)).toBe('rooms.unknown_member');
  });

  test('who may not write makes none', async () => {
    const input = await words();
    expect(await refusal('rooms.create', input, await member({ groupid: 4 }))).toBe('rooms.may_not_speak');
    expect(await refusal('rooms.create', input, await member({ verified: false }))).toBe('rooms.unverified');
  });

  test('another’s picture', async () => {
    const aid = await picture(await member());
    expect(await refusal('rooms.create', await words({ aid }), owner)).toBe('media.unknown_picture');
  });

  test('more groups than one member may own', async () => {
    const ada = await member();
    for (let i = 0; i < roomLimits.owned; i += 1) await group({ owner: ada });
    expect(await refusal('rooms.create', await words(), ada)).toBe('rooms.too_many_owned');
    const { groupID, friend } = await create(owner);
    await data('rooms.join', { groupID, applyMessage: 'Hello.' }, ada);
    expect(await refusal('rooms.hand-over', { groupID, uid: ada.uid }, owner)).toBe('rooms.too_many_owned');
    expect(await refusal('rooms.hand-over', { groupID, uid: friend.uid }, owner)).toBeUndefined();
  });
});

test('a topic’s group is its host’s, and there is one', async () => {
  const host = await member();
  const { topid } = await db
    .insertInto('topics.topics')
    .values({
      ...{ name: 'Night photos', description: 'After dark.', country_fid: 188, host_uid: host.uid, categoryid: 1 },
      created_at: site.clock.now(),
    })
    .returning('topid')
    .executeTakeFirstOrThrow();
  const input = async () => ({ name: `Of a topic ${(await member()).uid}`, members: `${owner.uid}`, topid });
  expect(await refusal('rooms.create', await input(), await member())).toBe('rooms.host_only');
  const { groupID } = await data('rooms.create', await input(), host);
  expect(await profile(groupID, host)).toMatchObject({ topid, fid: 0, threadGroup: 0 });
  expect(await refusal('rooms.create', await input(), host)).toBe('rooms.has_room');
});

test('a group of threads has one room, of its own members and roles', async () => {
  const [ada, admin, plain, stranger] = [await member(), await member(), await member(), await member()];
  const { groupid } = await data('groups.create', { name: 'Abuja chess', description: 'Who plays.' }, ada);
  for (const who of [admin, plain]) await data('groups.join', { groupid, message: '' }, who);
  await data('groups.set-role', { groupid, uid: admin.uid, admin: 1 }, ada);
  const input = { name: 'Abuja chess room', threadGroup: groupid };
  for (const who of [plain, stranger]) expect(await refusal('rooms.create', input, who)).toBe('rooms.host_only');
  const { groupID } = await data('rooms.create', input, ada);
  expect(await refusal('rooms.create', { ...input, name: 'Another' }, admin)).toBe('rooms.has_room');

  const join = (who: typeof ada) => refusal('rooms.join', { groupID, applyMessage: 'Hello.' }, who);
  expect(await join(stranger)).toBe('rooms.members_of_group');
  expect(await refusal('rooms.group', { groupID }, stranger)).toBe('rooms.unknown');
  expect((await data('rooms.home', { threadGroup: groupid }, stranger)).group).toBeNull();
  expect((await profile(groupID, plain)).can.join).toBe(1);
  for (const who of [admin, plain]) expect(await join(who)).toBeUndefined();
  expect(await people(groupID, plain)).toEqual([
    [ada.uid, 'owner'],
    [admin.uid, 'Admin'],
    [plain.uid, 'Member'],
  ]);
  expect(await refusal('rooms.set-admin', { groupID, uid: plain.uid, on: 1 }, ada)).toBe('rooms.not_theirs');
  expect(await refusal('rooms.add', { groupID, members: `${stranger.uid}` }, ada)).toBe('rooms.not_theirs');

  await data('groups.set-role', { groupid, uid: plain.uid, admin: 1 }, ada);
  expect((await profile(groupID, plain)).role).toBe('Admin');
  await data('groups.remove-member', { groupid, uid: plain.uid }, ada);
  expect(await profile(groupID, ada)).toMatchObject({ memberCount: 2 });
  expect(await join(plain)).toBe('rooms.members_of_group');
  await data('groups.delete', { groupid }, ada);
  expect(await refusal('rooms.group', { groupID }, ada)).toBe('rooms.unknown');
});

describe('the room of a group of threads', () => {
  async function chess(title: string) {
    const [ada, admin, plain] = [await member(), await member(), await member()];
    const { groupid } = await data('groups.create', { name: title, description: 'Who plays.' }, ada);
    for (const who of [admin, plain]) await data('groups.join', { groupid, message: '' }, who);
    await data('groups.set-role', { groupid, uid: admin.uid, admin: 1 }, ada);
    const { groupID } = await data('rooms.create', { name: `${title} room`, threadGroup: groupid }, admin);
    return { ada, admin, plain, groupid, groupID };
  }
  const join = (groupID: number, who: Writer) => data('rooms.join', { groupID, applyMessage: 'Hello.' }, who);

  test('is its owner’s, whoever of its admins makes it', async () => {
    const { ada, admin, groupID } = await chess('Kano chess');
    expect(await profile(groupID, admin)).toMatchObject({ role: 'Admin', memberCount: 1, owner: { uid: ada.uid } });
    await join(groupID, ada);
    expect(await people(groupID, ada)).toEqual([
      [ada.uid, 'owner'],
      [admin.uid, 'Admin'],
    ]);
    expect(await refusal('rooms.quit', { groupID }, admin)).toBeUndefined();
  });

  test('is left with the group', async () => {
    const { plain, admin, groupid, groupID } = await chess('Enugu chess');
    await join(groupID, plain);
    await data('groups.leave', { groupid }, plain);
    expect(await refusal('rooms.group', { groupID }, plain)).toBe('rooms.unknown');
    expect(await people(groupID, admin)).toEqual([[admin.uid, 'Admin']]);
  });
});
