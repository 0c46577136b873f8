import { beforeEach, expect, test } from 'vitest';
import { calls } from '../../../contract/calls.ts';
import { testForum, type Writer } from '../../../tests/support/forum.ts';
import { addTopic } from '../topics/index.ts';

const forum = await testForum();
const { api, db, clock, member, post, settle, forgetLimits } = forum;
const operator = await member({ groupid: 1 });
const author = await member();

beforeEach(() => forgetLimits());

const give = (who: Writer, over: { office: 'topic' | 'board'; place: number; country_fid?: number }) =>
  api.call('operators.give-office', { uid: who.uid, reason: 'Knows the place.', ...over }, operator);
const board = { office: 'board', place: 2, country_fid: 188 } as const;
const held = async (kind: 'country' | 'topic' | 'board') =>
  (await api.must('operators.offices', { kind }, operator)).data.list;
const officeOf = async (who: Writer, kind: 'topic' | 'board') =>
  (await held(kind)).find((row) => row.member?.uid === who.uid);
const close = async (who: Writer) => {
  const { tid } = await post(author, { typeid: 2 });
  return (await api.call('review.close', { tid, closed: 1 }, who)).error;
};
const systems = async (who: Writer) => JSON.stringify((await api.must('notices.list', { type: 'systems' }, who)).data);

test('an office works from its first moment to its last, and both are in the trail and in a notice', async () => {
  const who = await member();
  expect(await close(who)).toBe('wire.forbidden');
  expect((await give(who, board)).error).toBeUndefined();
  expect(await close(who)).toBeUndefined();
  const row = (await officeOf(who, 'board'))!;
  expect(row).toMatchObject({ office: 'board', countryFid: 188, by: { uid: operator.uid } });
  expect(row.place).not.toBe('');
  await settle();
  expect(await systems(who)).toContain(row.place);
  expect(await systems(who)).toContain('Knows the place.');
  await api.must('operators.end-office', { id: row.id, reason: 'Has moved.' }, operator);
  expect(await close(who)).toBe('wire.forbidden');
  expect(await officeOf(who, 'board')).toBeUndefined();
  await settle();
  expect(await systems(who)).toContain('no longer a moderator');
  const trail = await db
    .selectFrom('moderation.audit')
    .select(['action', 'actor_uid', 'reason'])
    .where('subject_uid', '=', who.uid)
    .orderBy('id')
    .execute();
  expect(trail).toEqual([
    { action: 'moderation.give-office', actor_uid: operator.uid, reason: 'Knows the place.' },
    { action: 'moderation.end-office', actor_uid: operator.uid, reason: 'Has moved.' },
  ]);
  const thingIn = async (language: string) =>
    (await api.must('operators.audit', { uid: who.uid }, { ...operator, language })).data.list[0]?.thing;
  expect([await thingIn('en'), await thingIn('fr')]).toEqual(['Board 2, Nigeria', 'Forum 2, Nigéria']);
  // Sent twice, it is over.
  expect((await api.call('operators.end-office', { id: row.id, reason: 'Again.' }, operator)).error).toBeUndefined();
});

test('a member is found by the beginning of a name or by the whole number, and given an office by either', async () => {
  const who = await member();
  const find = async (q: string) => (await api.must('operators.find-members', { q }, operator)).data;
  expect(await find(who.username.slice(0, 3).toUpperCase())).toMatchObject({ meant: 0 });
  for (const q of [who.username.toUpperCase(), String(who.uid), `#${who.uid}`, ` ${who.username} `])
    expect([q, await find(q)]).toMatchObject([q, { meant: who.uid, list: [{ uid: who.uid, username: who.username }] }]);
  expect([await find(''), await find('nobody-of-this-name')]).toEqual([0, 0].map(() => ({ list: [], meant: 0 })));
  expect((await api.call('operators.find-members', { q: 'a' }, who)).error).toBe('wire.forbidden');
  const named = (uid: string | number) =>
    api.call('operators.give-office', { ...board, uid, reason: 'A helper' }, operator);
  expect((await named(who.username)).data).toMatchObject({ uid: who.uid });
  expect((await named('nobody-of-this-name')).body.issues).toMatchObject([{ field: 'uid' }]);
});

test('a name of digits is nobody’s number', async () => {
  const who = await member();
  const other = await member({ username: String(who.uid) });
  const meant = async (q: string) => (await api.must('operators.find-members', { q }, operator)).data.meant;
  expect([await meant(String(who.uid)), await meant(`#${who.uid}`)]).toEqual([who.uid, who.uid]);
  expect(
    (await api.must('operators.find-members', { q: String(who.uid) }, operator)).data.list.map(({ uid }) => uid),
  ).toEqual([who.uid, other.uid]);
});

test('what nobody can look after is refused by name', async () => {
  const who = await member();
  expect((await give(who, { office: 'topic', place: 999_999 })).error).toBe('operators.unknown_place');
  expect((await give(who, { ...board, place: 999_999 })).error).toBe('operators.unknown_place');
  const nobody = { ...board, uid: 999_999_999, reason: 'a reason' };
  expect((await api.call('operators.give-office', nobody, operator)).body.issues).toMatchObject([{ field: 'uid' }]);
  expect((await api.call('operators.end-office', { id: 999_999, reason: 'x' }, operator)).error).toBe(
    'operators.unknown_office',
  );
  await api.must('moderation.ban-user', { ban_uid: who.uid, bannew: 4, banexpirynew: 1, reason: 'spam' }, operator);
  expect((await give(who, board)).error).toBe('operators.sanctioned');
});

test('given twice it is held once, and nobody looks after more than 20 places', async () => {
  const who = await member();
  expect([(await give(who, board)).error, (await give(who, board)).error]).toEqual([undefined, undefined]);
  expect((await held('board')).filter((row) => row.member?.uid === who.uid)).toHaveLength(1);
  const ctx = { db, now: clock.now(), stale: () => undefined, emit: () => undefined };
  const topics: number[] = [];
  for (let i = 0; i < 20; i += 1)
    topics.push(
      await addTopic(ctx, { name: `Walks ${i}`, description: 'At night.', countryFid: 188, hostUid: author.uid }),
    );
  for (const place of topics.slice(0, 19)) expect((await give(who, { office: 'topic', place })).error).toBeUndefined();
  expect((await give(who, { office: 'topic', place: topics[19]! })).error).toBe('operators.too_many_offices');
});

test('whoever is silenced looks after nothing until that is over', async () => {
  const who = await member();
  await give(who, board);
  const ban = { ban_uid: who.uid, bannew: 4, banexpirynew: 1, reason: 'spam' } as const;
  await api.must('moderation.ban-user', ban, operator);
  expect(await close(who)).toBe('wire.forbidden');
  await api.must('moderation.ban-user', { ...ban, bannew: 0, banexpirynew: 0 }, operator);
  expect(await close(who)).toBeUndefined();
});

test('deleting on another board is refused, by a reason that the call declares', async () => {
  const who = await member();
  await give(who, board);
  const { tid } = await post(author, { typeid: 1 });
  const written = { tid, message: 'An answer to be deleted.' };
  const { pid: reply } = (await api.must('threads.new-reply', written, author)).data;
  const why = { reason: 'Off the topic.', rule: 'other' } as const;
  const refused = [
    (await api.call('threads.delete', { tid, ...why }, who)).error,
    (await api.call('threads.delete-post', { pid: reply, ...why }, who)).error,
  ];
  expect(refused).toEqual(['threads.other_place', 'threads.other_place']);
  for (const name of ['threads.delete', 'threads.delete-post'] as const)
    expect(calls[name].refusals).toContain('threads.other_place');
});

test('a level that they don’t read, they don’t look after', async () => {
  const who = await member();
  await give(who, board);
  const senior = await member({ groupid: 19 });
  const { tid, pid } = await post(senior, { typeid: 2, readperm: 90 });
  expect((await api.call('review.close', { tid, closed: 1 }, who)).error).toBe('threads.other_place');
  expect((await api.call('review.moderation', { pid }, who)).error).toBe('threads.other_place');
});

test('R-MSC-032 the list shows offices over countries by rank, with their holders', async () => {
  const [moderator, country] = [await member({ groupid: 3 }), await member({ groupid: 2, countryFid: 207 })];
  const uids = (await held('country')).map((row) => row.member?.uid);
  expect(uids).toEqual([operator.uid, country.uid, moderator.uid]);
  expect((await held('country'))[1]).toMatchObject({ countryFid: 207, office: 'country', place: '' });
});

test('a place in the list that is none of ours shows its beginning', async () => {
  const whole = await held('country');
  for (const after of ['9007199254740992', '9007199254740992.1', '1.9007199254740992999', '-1.0', 'x', '1.5.2'])
    expect((await api.must('operators.offices', { kind: 'country', after }, operator)).data.list, after).toEqual(whole);
});
