import { beforeEach, expect, test } from 'vitest';
import type { Writer } from '../../../tests/support/forum.ts';
import { testRooms } from './testing/rooms-site.ts';

const site = await testRooms();
const { api, data, db, follow, group, member, refusal } = site;
const owner = await member();

beforeEach(() => site.forgetLimits());

const home = (at: object, who: Writer) => data('rooms.home', at, who);
const place = (groupID: number, fields: object) =>
  db.updateTable('messages.rooms').set(fields).where('room', '=', groupID).execute();

async function topicOf(host: Writer): Promise<number> {
  const { topid } = await db
    .insertInto('topics.topics')
    .values({
      ...{
        name: `Topic of ${host.uid}`,
        description: 'After dark.',
        country_fid: 188,
        host_uid: host.uid,
        categoryid: 1,
      },
      created_at: site.clock.now(),
    })
    .returning('topid')
    .executeTakeFirstOrThrow();
  return topid;
}

test('a topic without a chat may have one opened by its host alone', async () => {
  const [host, ada] = [await member(), await member()];
  const topid = await topicOf(host);
  expect(await home({ topid }, host)).toEqual({ group: null, unread: 0, create: 1 });
  expect(await home({ topid }, ada)).toEqual({ group: null, unread: 0, create: 0 });
  const groupID = await group({ owner: host, members: [owner.uid], lastId: 7 });
  await place(groupID, { topid });
  expect(await home({ topid }, host)).toMatchObject({ group: { groupID, role: 'owner' }, create: 0 });
  expect(await home({ topid }, ada)).toMatchObject({ group: { groupID, role: '', standing: '' }, unread: 0 });
  await data('rooms.join', { groupID, applyMessage: 'Me too.' }, ada);
  await db.updateTable('messages.room_members').set({ read_id: 4 }).where('uid', '=', ada.uid).execute();
  expect(await home({ topid }, ada)).toMatchObject({ group: { role: 'Member' }, unread: 3 });
});

test('a group of threads has its chat, which its owner and admins may open', async () => {
  const [ada, plain] = [await member(), await member()];
  const { groupid } = await data('groups.create', { name: `Chess ${ada.uid}`, description: 'Who plays.' }, ada);
  await data('groups.join', { groupid, message: '' }, plain);
  const at = { threadGroup: groupid };
  expect([(await home(at, ada)).create, (await home(at, plain)).create]).toEqual([1, 0]);
  const { groupID } = await data('rooms.create', { name: `Chess room ${ada.uid}`, ...at }, ada);
  expect((await home(at, plain)).group).toMatchObject({ groupID, threadGroup: groupid });
});

test('of a board’s chats the largest public one of the reader’s country is shown, and anybody opens the first', async () => {
  const ada = await member();
  const [{ typeid: fid } = { typeid: 0 }] = (await api.must('countries.forum-phone-nav', { fid: 188 }, ada)).data
    .all_type;
  expect(await home({ fid }, ada)).toEqual({ group: null, unread: 0, create: 1 });
  expect(await home({ fid: 999_999 }, ada)).toMatchObject({ create: 0 });
  const [small, large, closed] = [
    await group({ owner }),
    await group({ owner, members: [(await member()).uid] }),
    await group({ owner, option: 0, members: [(await member()).uid, (await member()).uid] }),
  ];
  for (const each of [small, large, closed]) await place(each, { fid });
  const { groupid } = await data('groups.create', { name: `Readers ${ada.uid}`, description: 'Who reads.' }, owner);
  const ofThreads = await group({ owner, members: [(await member()).uid, (await member()).uid] });
  await place(ofThreads, { fid, thread_group: groupid });
  expect((await home({ fid }, ada)).group).toMatchObject({ groupID: large, memberCount: 2 });
});

test('without a place nothing is found, and nothing may be opened', async () => {
  expect(await home({}, owner)).toEqual({ group: null, unread: 0, create: 0 });
});

test('R-CHT-026 a name that is taken is refused with two that are free', async () => {
  const { groupID } = await site.create(owner, { name: 'Bakers of Jos' });
  await site.create(owner, { name: 'Bakers of Jos 3' });
  const ada = await member();
  const friend = await member();
  await follow(friend, ada);
  const input = { name: 'BAKERS of jos', members: `${friend.uid}` };
  expect(await api.call('rooms.create', input, ada)).toMatchObject({
    error: 'rooms.name_taken',
    body: { msg: 'Name already exists', free: ['BAKERS of jos 2', 'BAKERS of jos 4'] },
  });
  const other = await site.create(owner);
  expect(await refusal('rooms.edit', { groupID: other.groupID, name: 'Bakers of Jos' }, owner)).toBe(
    'rooms.name_taken',
  );
  expect(await refusal('rooms.edit', { groupID, name: 'Bakers of Jos 2' }, owner)).toBeUndefined();
});

test('R-CHT-034 R-CHT-036 adding and removing a member says the documents’ word, or why it failed', async () => {
  const [ada, eve] = [await member(), await member()];
  await follow(ada, owner);
  const plid = await group({ owner });
  const said = async (name: 'rooms.append-member' | 'rooms.kick-member', who: Writer, by = owner) =>
    (await api.call(name, { plid, uid: who.uid }, by)).body as { msg: string };
  expect((await said('rooms.append-member', ada)).msg).toBe('successful.');
  expect((await said('rooms.kick-member', ada)).msg).toBe('successful.');
  expect((await said('rooms.append-member', ada, eve)).msg).toBe(
    'Only the owner or an admin of the group can do this.',
  );
});

test('a topic’s chat of invitations is there for who is in it or invited alone', async () => {
  const [host, ada] = [await member(), await member()];
  const topid = await topicOf(host);
  const groupID = await group({ owner: host, option: 0 });
  await place(groupID, { topid });
  expect((await home({ topid }, host)).group).toMatchObject({ groupID });
  expect(await home({ topid }, ada)).toEqual({ group: null, unread: 0, create: 0 });
  await data('rooms.add', { groupID, members: `${ada.uid}` }, host);
  expect((await home({ topid }, ada)).group).toMatchObject({ groupID, standing: 'invited' });
});
