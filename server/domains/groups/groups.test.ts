import { beforeEach, describe, expect, test } from 'vitest';
import type { CallerInputOf } from '../../../contract/call.ts';
import type { groupsCalls } from '../../../contract/domains/groups/calls.ts';
import { groupLimits } from '../../../contract/domains/groups/limits.ts';
import { readCalls } from '../../../contract/domains/groups/read-calls.ts';
import { testForum, type Writer } from '../../../tests/support/forum.ts';
import { groupsPersonalData } from './personal-data.ts';

const { api, clock, db, member, picture, settle, forgetLimits } = await testForum();
const owner = await member();

beforeEach(() => forgetLimits());

let made = 0;
type Fields = Partial<CallerInputOf<(typeof groupsCalls)['groups.create']>>;

async function group(fields: Fields = {}, by: Writer = owner): Promise<number> {
  made += 1;
  const defaults = { name: `Evening runners ${made}`, description: 'Who runs after work.' };
  return (await api.must('groups.create', { ...defaults, ...fields }, by)).data.groupid;
}

const detail = async (groupid: number, who: object = {}) => (await api.must('groups.detail', { groupid }, who)).data;
const join = async (groupid: number, who: Writer, message = '') =>
  (await api.must('groups.join', { groupid, message }, who)).data;
const leave = async (groupid: number, who: Writer) => (await api.must('groups.leave', { groupid }, who)).data;
const accept = (groupid: number, uid: number, by: Writer, yes: 0 | 1 = 1) =>
  api.call('groups.answer-request', { groupid, uid, accept: yes }, by);
const people = async (groupid: number, who: object = {}) =>
  (await api.must('groups.members', { groupid }, who)).data.list.map(({ uid, role }) => [uid, role]);
const listed = async (search: string, country_fid = 188) =>
  (await api.must('groups.list-default', { search, country_fid })).data.list.map(({ groupid }) => groupid);
const mine = async (uid: number, who: object) =>
  (await api.must('groups.my-groups', { uid }, who)).data.list.map(({ groupid }) => groupid);
const noticesOf = async (who: Writer, type: 'attention' | 'systems') =>
  JSON.stringify((await api.must('notices.list', { type }, who)).data.list);

test('R-GRP-001 a group goes by its groupid, and is of the type member', async () => {
  const aid = await picture(owner);
  const tags = await db.selectFrom('topics.tags').select(['tagid', 'name_en']).orderBy('place').limit(2).execute();
  const groupid = await group({
    ...{ name: 'Lagos  by night', description: 'Long exposures.', logo_aid: aid, typeid: 2 },
    tagids: tags.map(({ tagid }) => tagid),
  });
  expect(await detail(groupid, owner)).toMatchObject({
    ...{ groupid, type: 'member', top_name: 'Lagos  by night', subject: 'Long exposures.', country_fid: 188 },
    ...{ typeid: 2, reading: 'all', joining: 'open', members: 1, threads: 0, role: 'owner', asked: 0 },
    tags: tags.map(({ tagid, name_en }) => ({ tagid, tagname: name_en })),
    logo: expect.stringMatching(/-320\.webp$/),
    owner: { uid: owner.uid, username: owner.username },
    can: { read: true, post: true, join: false, leave: false, edit: true, manage: true },
  });
  const guest = await detail(groupid);
  expect([guest.role, guest.can]).toEqual([
    '',
    { read: true, post: false, join: true, leave: false, edit: false, manage: false },
  ]);
  const [row] = (await api.must('groups.list-default', { search: 'lagos by' })).data.list;
  expect(row).toMatchObject({ groupid, type: 'member', role: '' });
});

test('a list of groups has 20 rows unless it is asked for another number', () => {
  expect(readCalls['groups.list-default'].query.parse({}).limit).toBe(20);
  expect(readCalls['groups.search'].query.parse({ search: 'a' }).limit).toBe(20);
  expect(readCalls['groups.recently-post'].query.parse({}).limit).toBe(20);
});

describe('making one', () => {
  const words = { name: 'Refused', description: 'Never there.' };
  const create = async (fields: object, who: Writer = owner) =>
    (await api.call('groups.create', { ...words, ...fields } as never, who)).error;

  test('a name is given once, however it is written, and is free again when the group is gone', async () => {
    const groupid = await group({ name: 'Kano kitchen' });
    expect(await create({ name: ' kano   KITCHEN ' })).toBe('groups.name_taken');
    await api.must('groups.delete', { groupid }, owner);
    expect(await create({ name: 'Kano kitchen' })).toBeUndefined();
  });

  test('fields that don’t fit are named: name, description, interests, category, picture, country', async () => {
    const bad = async (fields: object) => {
      const { body } = await api.call('groups.create', { ...words, ...fields } as never, owner);
      return (body as { issues?: { field: string }[] }).issues?.map(({ field }) => field);
    };
    expect(await bad({ name: '  ' })).toEqual(['name']);
    expect(await bad({ name: 'n'.repeat(46) })).toEqual(['name']);
    expect(await bad({ description: 'd'.repeat(801) })).toEqual(['description']);
    expect(await bad({ tagids: '1,2,3,4,5,6' })).toEqual(['tagids']);
    expect(await bad({ country_fid: 4711 })).toEqual(['country_fid']);
    expect(await create({ tagids: '999999' })).toBe('groups.unknown_tag');
    expect(await create({ typeid: 999_999 })).toBe('groups.unknown_category');
    expect(await create({ logo_aid: await picture(await member()) })).toBe('media.unknown_picture');
  });

  test('who may not write makes none', async () => {
    expect(await create({}, await member({ groupid: 4 }))).toBe('groups.may_not_speak');
    expect(await create({}, await member({ verified: false }))).toBe('groups.unverified');
  });

  test('nobody owns more than so many', async () => {
    const ada = await member();
    await db
      .insertInto('groups.groups')
      .values(
        Array.from({ length: groupLimits.owned }, (_, at) => ({
          ...{ name: `many ${at}`, name_key: `many ${at}`, description: 'One of many.', country_fid: 188, typeid: 0 },
          ...{ owner_uid: ada.uid, created_at: clock.now() },
        })),
      )
      .execute();
    expect(await create({}, ada)).toBe('groups.too_many_owned');
  });

  test('the owner alone changes and deletes it, and what is deleted is gone from every list at once', async () => {
    const groupid = await group({ name: 'Harbour lights' });
    const admin = await member();
    await join(groupid, admin);
    await api.must('groups.set-role', { groupid, uid: admin.uid, admin: 1 }, owner);
    const edited = { groupid, name: 'Harbour nights', description: 'Boats.', joining: 'asked' as const };
    expect((await api.call('groups.edit', edited, admin)).error).toBe('groups.not_theirs');
    expect((await api.call('groups.delete', { groupid }, admin)).error).toBe('groups.not_theirs');
    await api.must('groups.edit', edited, owner);
    expect(await detail(groupid)).toMatchObject({ top_name: 'Harbour nights', joining: 'asked' });
    expect([await listed('harbour lights'), await listed('harbour nights')]).toEqual([[], [groupid]]);
    const found = async () =>
      (await api.must('groups.search', { search: 'nights', country_fid: 188 })).data.list.map((row) => row.groupid);
    expect(await found()).toContain(groupid);
    await api.must('groups.delete', { groupid }, owner);
    expect([await listed('harbour'), await found(), await mine(admin.uid, admin), await mine(owner.uid, {})]).toEqual([
      [],
      expect.not.arrayContaining([groupid]),
      [],
      expect.not.arrayContaining([groupid]),
    ]);
    expect((await api.call('groups.detail', { groupid })).error).toBe('groups.unknown');
    expect((await api.call('groups.join', { groupid }, await member())).error).toBe('groups.unknown');
  });
});

describe('joining and leaving', () => {
  test('one joins at once, sent twice counts once, and leaves again', async () => {
    const groupid = await group();
    const ada = await member();
    const both = await Promise.all([join(groupid, ada), join(groupid, ada)]);
    expect(both.map(({ role }) => role)).toEqual(['member', 'member']);
    expect(await detail(groupid, ada)).toMatchObject({ members: 2, role: 'member', can: { post: true, leave: true } });
    expect(await mine(ada.uid, ada)).toEqual([groupid]);
    expect(await leave(groupid, ada)).toMatchObject({ role: '', members: 1 });
    expect(await leave(groupid, ada)).toMatchObject({ role: '', members: 1 });
    expect(await mine(ada.uid, ada)).toEqual([]);
    expect((await api.call('groups.leave', { groupid }, owner)).error).toBe('groups.owner_stays');
  });

  test('where joining is asked, owner and admins are notified, and one of them takes the member in', async () => {
    const groupid = await group({ name: 'Quiet readers', joining: 'asked' });
    const [ada, admin, eve] = [await member(), await member(), await member()];
    await join(groupid, admin, 'I bring books.');
    expect((await accept(groupid, admin.uid, eve)).error).toBe('groups.not_theirs');
    await accept(groupid, admin.uid, owner);
    await api.must('groups.set-role', { groupid, uid: admin.uid, admin: 1 }, owner);
    expect(await join(groupid, ada, 'May I?')).toMatchObject({ role: '', asked: 1, members: 2 });
    expect((await detail(groupid, admin)).waiting).toBe(1);
    const { list } = (await api.must('groups.requests', { groupid }, admin)).data;
    expect(list).toMatchObject([{ uid: ada.uid, username: ada.username, message: 'May I?' }]);
    expect((await api.call('groups.requests', { groupid }, ada)).error).toBe('groups.not_theirs');
    await settle();
    expect(await noticesOf(admin, 'attention')).toContain('Quiet readers');
    expect(await noticesOf(owner, 'attention')).toContain(ada.username);
    expect((await accept(groupid, ada.uid, admin)).error).toBeUndefined();
    // Two who accept do it once; who is in by then isn't declined.
    expect((await accept(groupid, ada.uid, owner)).error).toBeUndefined();
    expect((await accept(groupid, ada.uid, owner, 0)).error).toBe('groups.nobody_asks');
    expect(await detail(groupid, ada)).toMatchObject({ role: 'member', asked: 0, members: 3 });
    await settle();
    expect(await noticesOf(ada, 'systems')).toContain('Quiet readers');
  });

  test('who is declined, or takes it back, is no member and may ask again', async () => {
    const groupid = await group({ joining: 'asked' });
    const ada = await member();
    await join(groupid, ada);
    await accept(groupid, ada.uid, owner, 0);
    expect(await detail(groupid, ada)).toMatchObject({ role: '', asked: 0 });
    expect(await join(groupid, ada)).toMatchObject({ asked: 1 });
    expect(await leave(groupid, ada)).toMatchObject({ asked: 0 });
    expect((await accept(groupid, ada.uid, owner)).error).toBe('groups.nobody_asks');
  });

  test('nobody is in more groups than so many, nor waits for more', async () => {
    const ada = await member();
    const row = { uid: ada.uid, joined_at: clock.now(), active_at: clock.now() };
    await db
      .insertInto('groups.members')
      .values(Array.from({ length: groupLimits.joined }, (_, at) => ({ ...row, groupid: 1_000_000 + at })))
      .execute();
    expect((await api.call('groups.join', { groupid: await group() }, ada)).error).toBe('groups.too_many_joined');
    const eve = await member();
    const waits = { uid: eve.uid, message: '', asked_at: clock.now() };
    await db
      .insertInto('groups.requests')
      .values(Array.from({ length: groupLimits.asked }, (_, at) => ({ ...waits, groupid: 1_000_000 + at })))
      .execute();
    const asking = await api.call('groups.join', { groupid: await group({ joining: 'asked' }) }, eve);
    expect(asking.error).toBe('groups.too_many_asked');
  });
});

describe('roles', () => {
  test('R-MSC-032 the owner names admins, who remove members; each act stands in the trail', async () => {
    const groupid = await group();
    const [admin, other, ada] = [await member(), await member(), await member()];
    for (const who of [ada, other, admin]) {
      await join(groupid, who);
      clock.advance(1);
    }
    const name = (uid: number, by: Writer, on: 0 | 1 = 1) =>
      api.call('groups.set-role', { groupid, uid, admin: on }, by);
    const remove = (uid: number, by: Writer) =>
      api.call('groups.remove-member', { groupid, uid, reason: 'Sells shoes.' }, by);
    expect((await name(ada.uid, admin)).error).toBe('groups.not_theirs');
    expect((await name((await member()).uid, owner)).error).toBe('groups.no_member');
    expect((await name(owner.uid, owner, 0)).error).toBe('groups.owner_stays');
    for (const { uid } of [admin, other]) expect((await name(uid, owner)).error).toBeUndefined();
    expect(await people(groupid)).toEqual([
      [owner.uid, 'owner'],
      [admin.uid, 'admin'],
      [other.uid, 'admin'],
      [ada.uid, 'member'],
    ]);
    await settle();
    expect(await noticesOf(admin, 'systems')).toContain('now an admin of');
    expect(await noticesOf(ada, 'systems')).not.toContain('now an admin of');
    expect((await remove(admin.uid, ada)).error).toBe('groups.not_theirs');
    expect((await remove(other.uid, admin)).error).toBe('groups.not_theirs');
    expect((await remove(owner.uid, admin)).error).toBe('groups.owner_stays');
    expect((await remove(ada.uid, admin)).error).toBeUndefined();
    // Sent twice it is done once.
    expect((await remove(ada.uid, admin)).error).toBeUndefined();
    expect((await remove((await member()).uid, admin)).error).toBe('groups.no_member');
    expect((await name(other.uid, owner, 0)).error).toBeUndefined();
    const trail = await db
      .selectFrom('moderation.audit')
      .select(['action', 'actor_uid', 'subject_uid', 'reason'])
      .where('subject', '=', `group ${groupid}`)
      .orderBy('id')
      .execute();
    expect(trail).toEqual([
      { action: 'groups.set-role', actor_uid: owner.uid, subject_uid: admin.uid, reason: '' },
      { action: 'groups.set-role', actor_uid: owner.uid, subject_uid: other.uid, reason: '' },
      { action: 'groups.remove-member', actor_uid: admin.uid, subject_uid: ada.uid, reason: 'Sells shoes.' },
      { action: 'groups.set-role', actor_uid: owner.uid, subject_uid: other.uid, reason: '' },
    ]);
  });

  test('who was removed has to ask to come back, also where others join at once', async () => {
    const groupid = await group();
    const ada = await member();
    await join(groupid, ada);
    await api.must('groups.remove-member', { groupid, uid: ada.uid }, owner);
    expect(await join(groupid, ada)).toMatchObject({ role: '', asked: 1 });
    await accept(groupid, ada.uid, owner);
    await leave(groupid, ada);
    expect(await join(groupid, ada)).toMatchObject({ role: 'member' });
  });
});

test('in whose groups one is: those for members alone are in one’s own list only, and show their members to them', async () => {
  const [open, shut] = [await group(), await group({ reading: 'members' })];
  const ada = await member();
  await join(open, ada);
  clock.advance(1);
  await join(shut, ada);
  expect(await mine(ada.uid, ada)).toEqual([shut, open]);
  expect(await mine(ada.uid, await member())).toEqual([open]);
  expect((await api.call('groups.members', { groupid: shut }, await member())).error).toBe('groups.members_only');
  expect((await api.call('groups.members', { groupid: shut })).error).toBe('groups.members_only');
  expect(await people(shut, ada)).toHaveLength(2);
  expect(await people(shut, await member({ groupid: 3 }))).toHaveLength(2);
  expect(
    (await api.call('groups.members', { groupid: shut }, await member({ groupid: 3, countryFid: 207 }))).error,
  ).toBe('groups.members_only');
});

test('members hidden from the reader are left out of a group’s members', async () => {
  const groupid = await group();
  const [ada, eve] = [await member(), await member()];
  for (const who of [ada, eve]) await join(groupid, who);
  await api.must('follows.block', { block_uid: eve.uid, status: 1 }, ada);
  expect(await people(groupid, ada)).not.toContainEqual([eve.uid, 'member']);
  expect(await people(groupid, eve)).not.toContainEqual([ada.uid, 'member']);
});

test('levels of reading: those up to one’s own, and the rule of a group', async () => {
  const { list, reading } = (await api.must('groups.read-levels', {}, await member({ groupid: 12 }))).data;
  expect([list.map(({ readaccess }) => readaccess), reading]).toEqual([[10, 20, 30], '']);
  const groupid = await group({ reading: 'members' });
  expect((await api.must('groups.read-levels', { groupid }, owner)).data.reading).toBe('members');
  expect((await api.call('groups.read-levels', { groupid: 999_999 }, owner)).error).toBe('groups.unknown');
});

test('when a member is forgotten their groups pass to an admin, else a member, else end', async () => {
  const ada = await member();
  const [alone, shared, without] = [await group({}, ada), await group({}, ada), await group({}, ada)];
  const [plain, admin] = [await member(), await member()];
  for (const who of [plain, admin]) await join(shared, who);
  await join(without, plain);
  await api.must('groups.set-role', { groupid: shared, uid: admin.uid, admin: 1 }, ada);
  const ctx = { db, now: clock.now(), log: console, emit: () => {}, stale: () => {} } as never;
  expect(await groupsPersonalData.forget(ctx, ada.uid)).toBe(false);
  expect((await api.call('groups.detail', { groupid: alone }, plain)).error).toBe('groups.unknown');
  const left = await db.selectFrom('groups.groups').selectAll().where('groupid', '=', shared).executeTakeFirstOrThrow();
  expect([left.owner_uid, left.members]).toEqual([admin.uid, 2]);
  expect(await detail(without, plain)).toMatchObject({ role: 'owner', members: 1, owner: { uid: plain.uid } });
});

test('when a member is forgotten the chat of their group passes to whom the group does, in it or not', async () => {
  const [ada, admin, plain] = [await member(), await member(), await member()];
  const groupid = await group({}, ada);
  for (const who of [admin, plain]) await join(groupid, who);
  await api.must('groups.set-role', { groupid, uid: admin.uid, admin: 1 }, ada);
  const name = `Runners’ chat ${ada.uid}`;
  const { groupID } = (await api.must('rooms.create', { name, threadGroup: groupid }, ada)).data;
  const enter = (who: Writer) => api.must('rooms.join', { groupID, applyMessage: 'Hello.' }, who);
  await enter(plain);
  const ctx = { db, now: clock.now(), log: console, emit: () => {}, stale: () => {} } as never;
  expect(await groupsPersonalData.forget(ctx, ada.uid)).toBe(false);
  expect((await api.must('rooms.group', { groupID }, plain)).data.owner?.uid).toBe(admin.uid);
  await enter(admin);
  const { list } = (await api.must('rooms.members', { groupID }, plain)).data;
  // Who is forgotten is taken out of it with all their chats.
  expect(list.map(({ uid, role }) => [uid, role])).toEqual([
    [admin.uid, 'owner'],
    [ada.uid, 'Admin'],
    [plain.uid, 'Member'],
  ]);
});
