import { expect, onTestFinished, test } from 'vitest';
import { welcomeLimits } from '../../../contract/domains/welcome/limits.ts';
import { testForum, type Writer } from '../../../tests/support/forum.ts';
import { welcomePersonalData } from './personal-data.ts';

const forum = await testForum();
const { api, clock, db, post, settle } = forum;
/** Whoever has just joined is welcomed. */
const member = (fields: Parameters<typeof forum.member>[0] = {}) => forum.member({ days: 0, ...fields });

/** Boards that every country has. */
const [phones, cameras, updates] = [1, 2, 3];

const choose = (who: Writer, typeids: readonly number[]) =>
  api.call('welcome.choose-interests', { typeids: typeids.join(',') }, who);
const interestsOf = async (who: Writer) => (await api.must('welcome.interests', {}, who)).data;
const chosenBy = async (who: Writer) =>
  (await interestsOf(who)).list.filter(({ chosen }) => chosen === 1).map(({ typeid }) => typeid);
const homeOf = async (who: Writer | undefined, country_fid = 188) =>
  (await api.must('welcome.home', { country_fid }, who)).data;

test('a member chooses among the open boards of their country; the community is none of them', async () => {
  const ada = await member();
  const { list, next } = await interestsOf(ada);
  expect(list.map(({ typeid }) => typeid)).toEqual([1, 2, 3, 4]);
  expect(list.every(({ chosen }) => chosen === 0)).toBe(true);
  expect(next).toBe('interests');
  expect((await choose(ada, [cameras, phones, cameras])).data).toEqual({ typeids: [phones, cameras] });
  expect(await chosenBy(ada)).toEqual([phones, cameras]);
  expect((await interestsOf(ada)).next).toBe('people');
  // Another choice takes the place of the first, and none is one, too.
  await choose(ada, [updates]);
  expect(await chosenBy(ada)).toEqual([updates]);
  await choose(ada, []);
  expect(await chosenBy(ada)).toEqual([]);
});

test('a board that isn’t there, or is another country’s, is refused, and so are more than twelve', async () => {
  const ada = await member();
  const { typeid } = await db
    .insertInto('countries.categories')
    .values({
      ...{ country_fid: 206, icon: 'trophy', position: 1, created_at: clock.now() },
      ...{ name_en: 'Nile', name_fr: 'Nil', name_hi: 'नील', line_en: 'a', line_fr: 'b', line_hi: 'c' },
    })
    .returning('typeid')
    .executeTakeFirstOrThrow();
  for (const typeids of [[phones, 99_999], [typeid]]) {
    expect((await choose(ada, typeids)).error).toBe('welcome.unknown_board');
  }
  const many = Array.from({ length: welcomeLimits.interests + 1 }, (_, at) => at + 1);
  expect((await choose(ada, many)).error).toBe('welcome.too_many_interests');
  expect(await chosenBy(ada)).toEqual([]);
});

test('two choices at the same moment: one of them stands, never both', async () => {
  const ada = await member();
  await Promise.all([choose(ada, [phones, cameras]), choose(ada, [updates])]);
  expect([[phones, cameras], [updates]]).toContainEqual(await chosenBy(ada));
});

test('home begins with the newest threads of what its member chose, and is as everybody’s for all others', async () => {
  const { api, clock, member, post, settle } = await testForum({ ended: onTestFinished });
  const home = async (who: Writer | undefined, country_fid = 188) =>
    (await api.must('welcome.home', { country_fid }, who)).data;
  const [ada, bola, kofi] = [await member(), await member(), await member({ countryFid: 222 })];
  const tidOf = async (writer: Writer, typeid: number) => {
    const { tid } = await post(writer, { typeid });
    clock.advance(60);
    return tid;
  };
  const [old, camera, , there, phone] = [
    await tidOf(bola, cameras),
    await tidOf(bola, cameras),
    await tidOf(bola, updates),
    await tidOf(kofi, cameras),
    await tidOf(bola, phones),
  ];
  await settle();
  await api.must('welcome.choose-interests', { typeids: `${phones},${cameras}` }, ada);
  const tids = async (who: Writer | undefined, country?: number) =>
    (await home(who, country)).list.map(({ tid }) => tid);
  expect(await tids(ada)).toEqual([phone, camera, old]);
  expect((await home(ada)).boards.map(({ typeid }) => typeid)).toEqual([phones, cameras]);
  // Of another country, and of all.
  expect(await tids(ada, 222)).toEqual([there]);
  expect(await tids(ada, 293)).toEqual([phone, there, camera, old]);
  for (const who of [bola, undefined]) expect((await home(who)).list).toEqual([]);
  expect(await home(undefined)).toEqual({ list: [], boards: [], says: 0, next: '' });
  // What is new stands there at once, in the list that all who chose the same share.
  await api.must('welcome.choose-interests', { typeids: `${cameras},${phones}` }, bola);
  const [own] = [await tidOf(bola, cameras)];
  await settle();
  expect((await tids(bola))[0]).toBe(own);
  expect((await tids(ada))[0]).toBe(own);
});

test('what is a week old no longer goes first, and no more than eight do', async () => {
  const { api, clock, member, post, settle } = await testForum({ ended: onTestFinished });
  const ada = await member();
  await post(ada, { typeid: phones });
  clock.advance(welcomeLimits.freshDays * 86_400 + 60);
  const later = await member();
  for (let each = 0; each < welcomeLimits.threads + 1; each += 1) await post(await member(), { typeid: cameras });
  await settle();
  await api.must('welcome.choose-interests', { typeids: `${phones}` }, later);
  expect((await api.must('welcome.home', { country_fid: 188 }, later)).data.list).toEqual([]);
  await api.must('welcome.choose-interests', { typeids: `${cameras}` }, later);
  const { list } = (await api.must('welcome.home', { country_fid: 188 }, later)).data;
  expect(list).toHaveLength(welcomeLimits.threads);
});

test('a member who is hidden, and a thread above the reader’s level, are not in what home begins with', async () => {
  const [ada, bola] = [await member(), await member()];
  const { tid } = await post(bola, { typeid: updates });
  const above = await post(bola, { typeid: updates });
  await db.updateTable('threads.threads').set({ readperm: 200 }).where('tid', '=', above.tid).execute();
  await settle();
  await choose(ada, [updates]);
  const tids = async () => (await homeOf(ada)).list.map((row) => row.tid);
  expect(await tids()).toContain(tid);
  expect(await tids()).not.toContain(above.tid);
  await api.must('follows.block', { block_uid: bola.uid, status: 1 }, ada);
  expect(await tids()).not.toContain(tid);
});

test('home says once what it begins with, and again after another choice', async () => {
  const ada = await member();
  expect((await homeOf(ada)).says).toBe(0);
  await choose(ada, [phones]);
  clock.advance(1);
  expect((await homeOf(ada)).says).toBe(1);
  await api.must('welcome.note-step', { step: 'said' }, ada);
  expect((await homeOf(ada)).says).toBe(0);
  clock.advance(1);
  await choose(ada, [cameras]);
  expect((await homeOf(ada)).says).toBe(1);
});

test('steps are offered one after the other, each once, in the first week', async () => {
  const ada = await member();
  expect((await homeOf(ada)).next).toBe('interests');
  await api.must('welcome.note-step', { step: 'interests' }, ada);
  expect((await homeOf(ada)).next).toBe('people');
  await api.must('welcome.note-step', { step: 'people' }, ada);
  expect((await homeOf(ada)).next).toBe('hello');
  await api.must('welcome.note-step', { step: 'hello' }, ada);
  expect((await homeOf(ada)).next).toBe('');
  const bola = await member();
  await api.must('welcome.note-step', { step: 'all' }, bola);
  expect((await homeOf(bola)).next).toBe('');
  expect((await api.call('welcome.note-step', { step: 'other' } as never, bola)).http).toBe(400);
});

test('whoever has posted isn’t asked to say hello', async () => {
  const ada = await member();
  await api.must('welcome.note-step', { step: 'interests' }, ada);
  await api.must('welcome.note-step', { step: 'people' }, ada);
  expect((await homeOf(ada)).next).toBe('hello');
  await post(ada);
  await settle();
  expect((await homeOf(ada)).next).toBe('');
});

test('whoever’s first post waits for a moderator is not asked for it again, and reads that it waits', async () => {
  const { api, member, post, settle } = await testForum({ env: { FIRST_POSTS: 'held' }, ended: onTestFinished });
  const [ada, moderator] = [await member({ days: 0 }), await member({ groupid: 3 })];
  const next = async () => (await api.must('welcome.home', { country_fid: 188 }, ada)).data.next;
  for (const step of ['interests', 'people'] as const) await api.must('welcome.note-step', { step }, ada);
  const hello = await post(ada, { message: 'Hello, my shop is at https://elsewhere.example/shop for all.' });
  await settle();
  expect(await next()).toBe('waiting');
  // Deleted, it is said no longer.
  await api.must('review.withdraw-held', { pid: hello.pid }, ada);
  expect(await next()).toBe('hello');
  const again = await post(ada, { message: 'Hello again, it is at https://elsewhere.example/lamps now.' });
  await settle();
  expect(await next()).toBe('waiting');
  await api.must('review.decide-held', { pid: again.pid, approve: 1 }, moderator);
  await settle();
  expect(await next()).toBe('');
});

test('whoever skipped all steps reads at home that their first post waits, until they close that', async () => {
  const { api, member, post, settle } = await testForum({ env: { FIRST_POSTS: 'held' }, ended: onTestFinished });
  const [ada, bola, moderator] = [await member({ days: 0 }), await member({ days: 0 }), await member({ groupid: 3 })];
  const nextOf = async (who: Writer) => (await api.must('welcome.home', { country_fid: 188 }, who)).data.next;
  const held = (who: Writer, name: string) =>
    post(who, { message: `Hello, my ${name} is at https://elsewhere.example/${name} for all.` });
  await api.must('welcome.note-step', { step: 'all' }, ada);
  expect(await nextOf(ada)).toBe('');
  const first = await held(ada, 'shop');
  await settle();
  expect(await nextOf(ada)).toBe('waiting');
  await api.must('welcome.note-step', { step: 'hello' }, ada);
  expect(await nextOf(ada)).toBe('');
  // Steps that are left come after it.
  await held(bola, 'stall');
  await settle();
  expect(await nextOf(bola)).toBe('waiting');
  await api.must('welcome.note-step', { step: 'hello' }, bola);
  expect(await nextOf(bola)).toBe('interests');
  // A second post is not the first.
  await api.must('review.decide-held', { pid: first.pid, approve: 1 }, moderator);
  await settle();
  await held(ada, 'lamps');
  await settle();
  expect(await nextOf(ada)).toBe('');
});

test('people worth following: who replied on the chosen boards this week, each with a reason', async () => {
  const { api, clock, db, member, post, reply, settle } = await testForum({ ended: onTestFinished });
  const [ada, asker, helper, other, gone, silenced] = [
    await member(),
    await member(),
    await member(),
    await member(),
    await member(),
    await member({ groupid: 4 }),
  ];
  const words = { sightml: 'Lagos after dark,\n with the settings.' };
  await db.updateTable('accounts.members').set(words).where('uid', '=', helper.uid).execute();
  const { tid } = await post(asker, { typeid: cameras });
  const { tid: phone } = await post(asker, { typeid: phones });
  await reply(gone, tid);
  clock.advance(welcomeLimits.countedDays * 86_400 + 60);
  for (let each = 0; each < 3; each += 1) await reply(helper, tid, { message: `Try a shorter cable, ${each}.` });
  await reply(other, tid);
  await reply(asker, tid);
  await reply(other, phone);
  await settle();
  const people = async (who: Writer) => (await api.must('welcome.people', {}, who)).data;
  await api.must('welcome.choose-interests', { typeids: `${cameras}` }, ada);
  const shown = await people(ada);
  // Whoever asked, and whoever replied long ago, is not among them.
  expect(shown.list.map(({ uid, replies }) => [uid, replies])).toEqual([
    [helper.uid, 3],
    [other.uid, 1],
  ]);
  expect(shown.list[0]).toMatchObject({
    line: 'Lagos after dark, with the settings.',
    follows_status: 0,
    fansCount: 0,
  });
  expect(shown.boards).toEqual([{ typeid: cameras, name: 'Cameras' }]);
  // Without a choice it is all boards of the country.
  expect((await people(silenced)).list.map(({ uid, replies }) => [uid, replies])).toEqual([
    [helper.uid, 3],
    [other.uid, 2],
  ]);
  expect((await people(silenced)).boards).toEqual([]);
  // Who is followed stays in their place; who is blocked goes; one is not shown to oneself.
  await api.must('follows.follow', { follow_uid: helper.uid, follow: 1 }, ada);
  expect((await people(ada)).list[0]).toMatchObject({ uid: helper.uid, follows_status: 1, fansCount: 1 });
  await api.must('follows.block', { block_uid: other.uid, status: 1 }, ada);
  expect((await people(ada)).list.map(({ uid }) => uid)).toEqual([helper.uid]);
  expect((await people(helper)).list.map(({ uid }) => uid)).toEqual([other.uid]);
});

test('where nobody replied, members of the country with the most followers are shown', async () => {
  const { api, member } = await testForum({ ended: onTestFinished });
  const [ada, star, abroad, fan] = [await member(), await member(), await member({ countryFid: 222 }), await member()];
  for (const follow_uid of [star.uid, abroad.uid]) await api.must('follows.follow', { follow_uid, follow: 1 }, fan);
  const { list, boards } = (await api.must('welcome.people', {}, ada)).data;
  expect(list.map(({ uid, replies, fansCount }) => [uid, replies, fansCount])).toEqual([[star.uid, 0, 1]]);
  expect(boards).toEqual([]);
});

test('a first post without a board goes to the community', async () => {
  const ada = await member();
  const { tid } = await post(ada, { subject: 'Hello Nigeria, ada here' });
  expect((await api.must('threads.info', { tid })).data).toMatchObject({ typeid: 0, country_fid: 188 });
});

test('what a member chose is in their export, and goes with them', async () => {
  const ada = await member();
  await choose(ada, [phones, cameras]);
  const rows: Record<string, object[]> = {};
  for await (const file of welcomePersonalData.collect(db, ada.uid)) {
    if (!('rows' in file)) continue;
    for await (const batch of file.rows) rows[file.path] = [...batch];
  }
  expect(rows['chosen-boards.json']).toMatchObject([{ typeid: phones }, { typeid: cameras }]);
  expect(rows['steps.json']).toHaveLength(1);
  const forgetting = { db, now: clock.now(), log: console, emit: () => undefined, stale: () => undefined };
  await welcomePersonalData.forget(forgetting as never, ada.uid);
  const left = await Promise.all([
    db.selectFrom('welcome.interests').selectAll().where('uid', '=', ada.uid).execute(),
    db.selectFrom('welcome.members').selectAll().where('uid', '=', ada.uid).execute(),
  ]);
  expect(left).toEqual([[], []]);
});
