import { beforeEach, describe, expect, test } from 'vitest';
import { roomLimits } from '../../../contract/domains/rooms/limits.ts';
import { testRooms } from './testing/rooms-site.ts';

const site = await testRooms();
const { clock, data, db, follow, group, member, notices, people, profile, refusal } = site;
const owner = await member();

beforeEach(() => site.forgetLimits());

test('join/group joins the caller alone by the group’s option, and asks in their name', async () => {
  const [open, asking, closed] = [
    await group({ owner }),
    await group({ owner, option: 1 }),
    await group({ owner, option: 0 }),
  ];
  const ada = await member();
  const join = async (groupId: number) =>
    (await data('rooms.join-group', { groupId, status: 'JoinedSuccess', topid: 0, uid: ada.uid }, ada)).status;
  expect([await join(open), await join(open), await join(asking)]).toEqual([
    'JoinedSuccess',
    'AlreadyInGroup',
    'WaitAdminApproval',
  ]);
  const { list } = await data('rooms.requests', { groupID: asking }, owner);
  expect(list).toMatchObject([{ uid: ada.uid, applyMessage: ada.username }]);
  expect(await refusal('rooms.join-group', { groupId: closed, uid: ada.uid }, ada)).toBe('rooms.invite_only');
  expect(await refusal('rooms.join-group', { groupId: open, uid: owner.uid }, ada)).toBe('rooms.not_theirs');
});

test('R-CHT-029 the permission of a group is 2 for free access and 1 otherwise', async () => {
  const [admin, ada] = [await member(), await member()];
  const groupId = await group({ owner, admins: [admin.uid], members: [ada.uid], option: 0 });
  const set = (status: number, who: typeof ada) => refusal('rooms.permission', { groupId, status, uid: who.uid }, who);
  const option = async () => (await profile(groupId, ada)).joinOption;
  expect([await set(2, admin), await option()]).toEqual([undefined, 'FreeAccess']);
  expect([await set(1, owner), await option()]).toEqual([undefined, 'NeedPermission']);
  expect(await set(2, ada)).toBe('rooms.not_theirs');
  expect(await set(0, owner)).toBe('wire.bad_input');
  expect(await refusal('rooms.permission', { groupId, status: 2, uid: ada.uid }, owner)).toBe('rooms.not_theirs');
});

test('a member is reminded by those who decide, once a day', async () => {
  const [admin, ada] = [await member(), await member()];
  const groupId = await group({ owner, admins: [admin.uid], members: [ada.uid] });
  const remind = (uid: number, by: typeof ada) => refusal('rooms.remind', { groupId, uid }, by);
  expect(await remind(admin.uid, ada)).toBe('rooms.not_theirs');
  expect(await remind(admin.uid, admin)).toBe('rooms.yourself');
  expect(await remind((await member()).uid, admin)).toBe('rooms.no_member');
  expect(await remind(ada.uid, admin)).toBeUndefined();
  expect(await remind(ada.uid, owner)).toBe('rooms.reminded');
  await site.settle();
  expect(await notices(ada, 'attention')).toContain('reminds you of');
  clock.aheadInTest(86_400);
  expect(await remind(ada.uid, owner)).toBeUndefined();
});

describe('R-CHT-038 six recommended chats are loaded, and six followed users shown', () => {
  test('public groups of one’s country that one isn’t in, of topics one follows first, the largest first', async () => {
    const country = { countryFid: 207 };
    const [host, ada] = [await member(country), await member(country)];
    const rooms: number[] = [];
    for (let i = 0; i < 8; i += 1) rooms.push(await group({ owner: host, ...country, option: i % 2 ? 1 : 2 }));
    await group({ owner: host, ...country, option: 0 });
    await group({ owner: host, countryFid: 188 });
    await group({ owner: host, ...country, members: [ada.uid] });
    await db.updateTable('messages.rooms').set({ member_count: 9 }).where('room', '=', rooms[3]!).execute();
    await db.updateTable('messages.rooms').set({ topid: 4711 }).where('room', '=', rooms[5]!).execute();
    await db.insertInto('topics.follows').values({ uid: ada.uid, topid: 4711, created_at: clock.now() }).execute();
    const list = async (input: object = {}) => {
      const found = await data('rooms.recommended', input, ada);
      return [found.list.map(({ groupID }) => groupID), found.more];
    };
    const [most, ...rest] = [rooms[3]!, ...[7, 6, 4, 2, 1, 0].map((at) => rooms[at]!)];
    expect(await list()).toEqual([[rooms[5], most, ...rest.slice(0, 4)], 1]);
    expect(await list({ page: 2 })).toEqual([rest.slice(4), 0]);
    expect(roomLimits.recommended).toBe(6);
    const { name } = await profile(rooms[2]!, ada);
    expect(await list({ search: name.toUpperCase() })).toEqual([[rooms[2]], 0]);
    await data('follows.block', { block_uid: host.uid, status: 1 }, ada);
    expect(await list()).toEqual([[], 0]);
  });

  test('whom one follows, last first, and by the beginning of their name', async () => {
    const ada = await member();
    const others = await Promise.all(Array.from({ length: 8 }, () => member()));
    for (const who of others) {
      clock.advance(1);
      await follow(ada, who);
    }
    const list = async (search = '') =>
      (await data('rooms.followed', { search }, ada)).list.map(({ username }) => username);
    const names = others.map(({ username }) => username).reverse();
    expect(await list()).toEqual(names.slice(0, 6));
    expect(await list(names[7]!.toUpperCase())).toEqual([names[7]]);
    expect(await list('nobody')).toEqual([]);
  });
});

test('a group message has its members, and is left and ended, by the older calls', async () => {
  const [fan, stranger] = [await member(), await member()];
  const ada = await member();
  const plid = await group({ owner, members: [ada.uid], option: 0 });
  await follow(fan, owner);
  expect(await data('rooms.append-member', { plid, uid: fan.uid }, owner)).toMatchObject({ added: [fan.uid] });
  expect(await data('rooms.append-member', { plid, uid: stranger.uid }, owner)).toMatchObject({
    invited: [stranger.uid],
  });
  expect(await refusal('rooms.append-member', { plid, uid: stranger.uid }, ada)).toBe('rooms.not_theirs');
  const listed = await data('rooms.member-list', { plid }, ada);
  expect(listed).toMatchObject({ plid, groupowner: owner.uid, page: 1, count: 3, perpage: 100 });
  expect(listed.members.map(({ uid }) => uid)).toEqual([owner.uid, ada.uid, fan.uid]);
  expect((await data('rooms.member-list', { plid, page: 2 }, ada)).members).toEqual([]);
  expect((await data('rooms.member-list', { plid, page: 1_000_000 }, ada)).members).toEqual([]);
  expect(await refusal('rooms.member-list', { plid }, stranger)).toBe('rooms.unknown');
  expect(await refusal('rooms.kick-member', { plid, uid: fan.uid }, ada)).toBe('rooms.not_theirs');
  expect(await refusal('rooms.kick-member', { plid, uid: fan.uid }, owner)).toBeUndefined();
  expect(await refusal('rooms.quit-group', { plid }, owner)).toBe('rooms.owner_stays');
  expect(await refusal('rooms.quit-group', { plid }, ada)).toBeUndefined();
  expect(await people(plid, owner)).toEqual([[owner.uid, 'owner']]);
  expect(await refusal('rooms.delete-group', { plid }, ada)).toBe('rooms.unknown');
  expect(await refusal('rooms.delete-group', { plid }, owner)).toBeUndefined();
  expect(await refusal('rooms.member-list', { plid }, owner)).toBe('rooms.unknown');
});
