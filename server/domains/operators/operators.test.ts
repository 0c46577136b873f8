import { beforeEach, describe, expect, test } from 'vitest';
import type { CallSpec } from '../../../contract/call.ts';
import { type CallName, calls } from '../../../contract/calls.ts';
import { testForum, type Writer } from '../../../tests/support/forum.ts';
import { whileHeld } from '../../../tests/support/while-held.ts';
import { recordCheck } from '../../platform/checks.ts';
import { services } from '../../platform/service-faults.ts';

const forum = await testForum();
const { api, app, clock, db, pool, daysLater, member, settle } = forum;
const operator = await member({ groupid: 1 });
const countryModerator = await member({ groupid: 2 });
const moderator = await member({ groupid: 3 });
const ada = await member();

beforeEach(() => forum.forgetLimits());

const admin = (Object.keys(calls) as CallName[]).filter((name) => calls[name].path.startsWith('/v5/admin/'));
const trail = async (uid: number) =>
  (await api.must('operators.audit', { uid }, operator)).data.list.map(({ action, by, reason, changes }) => ({
    action,
    by: by?.uid,
    reason,
    changes,
  }));
const ban = (by: Writer, input: object) =>
  api.call('moderation.ban-user', { bannew: 5, banexpirynew: 7, reason: 'spam', ...input }, by);

describe('calls of the console', () => {
  test.each(admin)('%s is declared for operators, and refuses everybody else', async (name) => {
    const spec: CallSpec = calls[name];
    expect(spec.access).toBe('operator');
    expect((await api.call(name)).http).toBe(401);
    for (const who of [ada, moderator, countryModerator, await member({ groupid: 4 })])
      expect((await api.call(name, {}, who)).error).toBe('wire.forbidden');
    expect((await api.call(name, {}, await member({ groupid: 5 }))).error).toBe('wire.no_access');
  });

  test('an operator whose office is taken is refused with the next call', async () => {
    const second = await member({ groupid: 1 });
    await api.must('operators.overview', {}, second);
    const was = { groupid: 1, isCreator: false, certified: false };
    const taken = { uid: second.uid, office: 0, isCreator: 0, certified: 0, was, reason: 'left' } as const;
    await api.must('operators.change-group', taken, operator);
    expect((await api.call('operators.overview', {}, second)).error).toBe('wire.forbidden');
  });
});

test('the console shows what each nightly proof found, the faulty first', async () => {
  const all = async () => (await api.must('operators.checks', {}, operator)).data.list;
  const ofServices: readonly string[] = services;
  expect((await all()).filter(({ name }) => ofServices.includes(name))).toHaveLength(services.length);
  const read = async () => (await all()).filter(({ name }) => !ofServices.includes(name));
  expect((await read()).map(({ name, at }) => [name, at])).toEqual([
    ['chain', null],
    ['ledger', null],
    ['references', null],
  ]);
  await forum.runTask('economy.prove-ledger');
  await recordCheck(db, 'references', [{ from: 'threads.posts.uid', rows: 2 }]);
  const [references, chain, ledger] = await read();
  expect(references).toMatchObject({ name: 'references', faults: 1, soundAt: null });
  expect(references!.found).toEqual(['{"from":"threads.posts.uid","rows":2}']);
  expect(chain).toMatchObject({ name: 'chain', at: null });
  expect(ledger).toMatchObject({ name: 'ledger', faults: 0, found: [], soundAt: ledger!.at });
  await recordCheck(db, 'references', []);
  expect((await read()).map(({ name }) => name)).toEqual(['chain', 'ledger', 'references']);
});

describe('search', () => {
  test('by the beginning of name, address or number, or by the whole number of a member; in pages', async () => {
    const people = await Promise.all(Array.from({ length: 25 }, () => member()));
    await db
      .insertInto('accounts.names')
      .values(people.map(({ uid }, i) => ({ uid, name: `zebra_${String(i).padStart(2, '0')}` })))
      .execute();
    const [first, second] = people as [Writer, Writer];
    await db.insertInto('accounts.emails').values({ uid: first.uid, email: 'zed@example.com' }).execute();
    await db.insertInto('accounts.phones').values({ uid: second.uid, phone: '2348031234567' }).execute();
    const find = async (by: 'name' | 'uid' | 'email' | 'phone', q: string, after?: string) =>
      (await api.must('operators.members', { by, q, ...(after ? { after } : {}) }, operator)).data;

    const one = await find('name', 'Zebra');
    expect(one.list).toHaveLength(20);
    const two = await find('name', 'Zebra', one.next ?? '');
    expect([...one.list, ...two.list].map((row) => row.uid)).toEqual(people.map((row) => row.uid));
    expect(two.next).toBeNull();
    expect((await find('email', 'ZED@')).list.map((row) => row.found)).toEqual(['z•••@example.com']);
    expect((await find('phone', '+234 803')).list.map((row) => row.uid)).toEqual([second.uid]);
    expect((await find('uid', String(first.uid))).list.map((row) => row.uid)).toEqual([first.uid]);
    for (const nonsense of ['', 'x', '999999999', '1.5']) expect((await find('uid', nonsense)).list).toEqual([]);
    expect((await find('name', '%')).list).toEqual([]);
  });

  test('an e-mail address and a phone number leave the server masked, in full for a reason that the trail has', async () => {
    const people = await Promise.all(Array.from({ length: 22 }, () => member()));
    const numberOf = (at: number) => `2547000000${String(at).padStart(2, '0')}`;
    for (const [at, { uid }] of people.entries()) {
      await db
        .insertInto('accounts.phones')
        .values({ uid, phone: numberOf(at) })
        .execute();
      await db
        .updateTable('accounts.members')
        .set({ phone: numberOf(at), email: `mask.${at}@example.com` })
        .where('uid', '=', uid)
        .execute();
    }
    const [{ uid }] = people as [Writer];
    const find = (after = '') => api.must('operators.members', { by: 'phone', q: '254700', after }, operator);
    const first = (await find()).data;
    const rest = (await find(first.next ?? '')).data;
    expect([...first.list, ...rest.list].map((row) => row.uid)).toEqual(people.map((each) => each.uid));
    const one = (await api.must('operators.member', { uid }, operator)).data;
    expect([one.member.phone, one.member.email]).toEqual(['254•••••••00', 'm•••@example.com']);
    expect(JSON.stringify([first, rest, one])).not.toMatch(/2547000000|mask\.\d/);
    const show = (what: 'email' | 'phone', reason: string, by: Writer = operator) =>
      api.call('operators.show-contact', { uid, what, reason }, by);
    expect((await show('phone', ' ')).body.issues).toMatchObject([{ field: 'reason' }]);
    expect((await show('phone', 'Curious', await member({ groupid: 2 }))).error).toBe('wire.forbidden');
    expect((await show('phone', 'They called')).data.value).toBe(numberOf(0));
    expect((await show('email', 'They wrote')).data.value).toBe('mask.0@example.com');
    const { list } = (await api.must('operators.audit', { uid }, operator)).data;
    expect(list.map((row) => [row.action, row.reason, row.by?.uid])).toEqual([
      ['operators.show-email', 'They wrote', operator.uid],
      ['operators.show-phone', 'They called', operator.uid],
    ]);
    expect(JSON.stringify(list)).not.toContain(numberOf(0));
  });

  test('one member with contact, group, sessions and what stood against them', async () => {
    const eve = await member();
    await ban(operator, { ban_uid: eve.uid, bannew: 4, reason: 'shouts' });
    const { data } = await api.must('operators.member', { uid: eve.uid }, operator);
    expect(data.member).toMatchObject({ uid: eve.uid, groupid: 4, ownGroupid: 10, sessions: 1, email: null });
    expect(data.sanctions).toMatchObject([{ groupid: 4, reason: 'shouts', inForce: true, by: { uid: operator.uid } }]);
    expect(data.balances).toEqual({ xgold: 0, xcoin: 0 });
    expect(data.can).toEqual({ ban: 1 });
    await daysLater(8, async () => {
      const later = (await api.must('operators.member', { uid: eve.uid }, operator)).data;
      expect([later.member.groupid, later.sanctions[0]?.inForce]).toEqual([10, false]);
    });
    expect((await api.call('operators.member', { uid: 999_999 }, operator)).error).toBe('operators.unknown_member');
    expect((await api.must('operators.member', { uid: operator.uid }, operator)).data.can.ban).toBe(0);
  });
});

describe('offices', () => {
  const change = (by: Writer, uid: number, office: 0 | 1 | 2 | 3, was: number) => {
    const seen = { groupid: was, isCreator: false, certified: false };
    return api.call(
      'operators.change-group',
      { uid, office, isCreator: 0, certified: 0, was: seen, reason: 'a reason' },
      by,
    );
  };

  test('are given and taken, the level comes back, and the trail shows it', async () => {
    const eve = await member({ groupid: 14 });
    expect((await change(operator, eve.uid, 3, 14)).data).toMatchObject({ groupid: 3, groupTitle: 'Moderator' });
    expect((await change(operator, eve.uid, 2, 3)).data.groupid).toBe(2);
    expect((await change(operator, eve.uid, 0, 2)).data.groupid).toBe(14);
    expect((await trail(eve.uid)).map((row) => row.changes)).toEqual([
      [{ field: 'groupid', label: 'Group', before: 'Country moderator', after: 'Level 5' }],
      [{ field: 'groupid', label: 'Group', before: 'Moderator', after: 'Country moderator' }],
      [{ field: 'groupid', label: 'Group', before: 'Level 5', after: 'Moderator' }],
    ]);
  });

  test('creator status and the verification mark go with it, and show wherever the member does', async () => {
    const eve = await member();
    const { tid } = await forum.post(eve);
    const was = { groupid: 10, isCreator: false, certified: false };
    const given = { uid: eve.uid, office: 0, isCreator: 1, certified: 1, was, reason: 'well known' } as const;
    expect((await api.must('operators.change-group', given, operator)).data).toMatchObject({ certified: true });
    expect((await api.must('threads.info', { tid })).data).toMatchObject({ certify: 1 });
    expect((await api.must('members.is-creator', {}, eve)).data.isCreator).toBe(1);
    expect((await api.call('operators.change-group', given, operator)).error).toBe('operators.stale');
  });

  test('what somebody else changed in between is not overwritten', async () => {
    const eve = await member();
    await change(operator, eve.uid, 3, 10);
    expect((await change(operator, eve.uid, 2, 10)).error).toBe('operators.stale');
  });

  test('a member under a sanction gets none', async () => {
    const eve = await member();
    await ban(operator, { ban_uid: eve.uid });
    expect((await change(operator, eve.uid, 3, 10)).error).toBe('operators.sanctioned');
  });

  test('the last operator can’t leave, also when two leave at once', async () => {
    const others = await db.selectFrom('accounts.members').select('uid').where('groupid', '=', 1).execute();
    for (const { uid } of others) if (uid !== operator.uid) await change(operator, uid, 0, 1);
    expect((await change(operator, operator.uid, 0, 1)).error).toBe('operators.last_operator');
    const second = await member({ groupid: 1 });
    const left = await Promise.all([change(operator, operator.uid, 0, 1), change(second, second.uid, 0, 1)]);
    expect(left.map((answer) => answer.ok).sort()).toEqual([false, true]);
    await db.updateTable('accounts.members').set({ groupid: 1 }).where('uid', '=', operator.uid).execute();
    app.platform.tags.moved([`u:${operator.uid}`]);
  });
});

describe('settings', () => {
  const row = async (name: string) =>
    (await api.must('operators.settings', {}, operator)).data.list.find((each) => each.name === name)!;
  const set = (value: unknown, version: number, name = 'sessionSeconds') =>
    api.call('operators.change-setting', { name, value: JSON.stringify(value), version, reason: 'a trial' }, operator);

  test('are listed with what they may hold and the product’s own figure; a change is used, and shown in the trail', async () => {
    const before = await row('sessionSeconds');
    expect(before).toMatchObject({ value: 30 * 86_400, standard: 30 * 86_400, changed: false, version: 0 });
    expect(before.schema).toMatchObject({ type: 'integer', minimum: 1 });
    expect((await set(3600, 0)).data).toMatchObject({ value: 3600, changed: true, version: 1 });
    expect(await row('sessionSeconds')).toMatchObject({ value: 3600, standard: 30 * 86_400, version: 1 });
    const reply = (await api.must('operators.audit', { action: 'operators.change-setting' }, operator)).data.list[0];
    expect(reply).toMatchObject({
      subject: 'sessionSeconds',
      thing: expect.stringMatching(/^Stay logged in/),
      reason: 'a trial',
      by: { uid: operator.uid },
    });
    expect(reply?.changes).toEqual([{ field: '', label: '', before: '30 days', after: '1 hour' }]);
    expect((await set(null, 1)).data).toMatchObject({ value: 30 * 86_400, changed: false, version: 2 });
  });

  test.each(['en', 'fr', 'hi'])('say what they are and what they do, in %s', async (language) => {
    const { list } = (await api.must('operators.settings', {}, { ...operator, language })).data;
    const texts = list.flatMap(({ label, hint, group, schema }) => [label, hint, group, JSON.stringify(schema)]);
    expect(texts.filter((text) => /[a-z-]+\.(setting|earning)\./.test(text))).toEqual([]);
    expect(new Set(list.map(({ group }) => group)).size).toBeLessThan(list.length);
  });

  test('over an older version are refused, and the other operator’s value stays', async () => {
    const { version } = await row('emailEndings');
    const offer = (ending: string, over: number) => set([ending], over, 'emailEndings');
    expect((await offer('com', version)).ok).toBe(true);
    expect((await offer('org', version)).error).toBe('operators.stale');
    const both = await Promise.all([offer('net', version + 1), offer('ng', version + 1)]);
    expect(both.map((answer) => answer.ok).sort()).toEqual([false, true]);
  });

  test('that break their limits are refused with the field’s name', async () => {
    const lock = { accountFailures: 0, addressFailures: 30, windowSeconds: 900, firstWaitSeconds: 60 };
    const answer = await set({ ...lock, longestWaitSeconds: 'soon' }, 0, 'loginLock');
    expect([answer.http, answer.body.issues]).toMatchObject([
      400,
      [{ field: 'value.accountFailures' }, { field: 'value.longestWaitSeconds' }],
    ]);
    const broken = { name: 'loginLock', value: '{', version: 0, reason: 'a trial' };
    expect((await api.call('operators.change-setting', broken, operator)).http).toBe(400);
    expect((await set(1, 0, 'no such')).error).toBe('operators.unknown_setting');
    expect((await set(1, 0, 'constructor')).error).toBe('operators.unknown_setting');
  });
});

describe('appeals', () => {
  const appeal = (who: Writer, message = 'I was not there that day.') =>
    api.call('moderation.appeal', { message }, who);
  const open = async () => (await api.must('operators.appeals', {}, operator)).data.list;
  const answered = async (id: number) =>
    (await api.must('operators.appeals', { state: 'answered' }, operator)).data.list.find((row) => row.id === id);
  const answer = (id: number, verdict: 'lift' | 'uphold') =>
    api.call('operators.answer-appeal', { id, verdict, reason: 'looked at' }, operator);

  test('are made by members without access, wait, and are answered once; lifting frees the member', async () => {
    const eve = await member();
    await ban(operator, { ban_uid: eve.uid });
    expect((await api.must('moderation.own-appeal', {}, eve)).data).toMatchObject({
      appeal: null,
      can: { appeal: true },
    });
    expect((await appeal(eve)).data).toMatchObject({ appeal: { answeredAt: null }, can: { appeal: false } });
    expect((await appeal(eve)).error).toBe('moderation.appeal_open');
    const mine = (await open()).find((row) => row.member?.uid === eve.uid)!;
    expect(mine).toMatchObject({ message: 'I was not there that day.', sanction: { reason: 'spam', groupid: 5 } });
    const answer = { id: mine.id, verdict: 'lift', reason: 'You are right.' } as const;
    const second = await member({ groupid: 1 });
    const both = await Promise.all([operator, second].map((who) => api.call('operators.answer-appeal', answer, who)));
    expect(both.map((each) => each.error).sort()).toEqual(['operators.appeal_answered', undefined]);
    expect((await api.must('members.own-sanction', {}, eve)).data.sanction).toBeNull();
    expect((await api.must('moderation.own-appeal', {}, eve)).data.appeal).toMatchObject({
      lifted: true,
      answer: 'You are right.',
    });
    expect((await open()).some((row) => row.id === mine.id)).toBe(false);
    const { list } = (await api.must('operators.appeals', { state: 'answered' }, operator)).data;
    expect(list.find((row) => row.id === mine.id)).toMatchObject({ verdict: 'lift' });
    expect((await trail(eve.uid))[0]).toMatchObject({ action: 'moderation.lift', reason: 'You are right.' });
    await settle();
  });

  test('turned down leave the sanction, and may be made again after a month', async () => {
    const eve = await member();
    await ban(operator, { ban_uid: eve.uid, banexpirynew: 0 });
    await appeal(eve);
    const { id } = (await open()).find((row) => row.member?.uid === eve.uid)!;
    await api.must('operators.answer-appeal', { id, verdict: 'uphold', reason: 'The pictures show it.' }, operator);
    expect((await appeal(eve)).error).toBe('moderation.appeal_too_soon');
    const reply = (await api.must('moderation.own-appeal', {}, eve)).data;
    expect(reply).toMatchObject({ appeal: { lifted: false, answer: 'The pictures show it.' }, can: { appeal: false } });
    await daysLater(29.9, async () => expect((await appeal(eve)).error).toBe('moderation.appeal_too_soon'));
    await daysLater(30.1, async () => expect((await appeal(eve)).ok).toBe(true));
  });

  test('are refused without a sanction, without a word, and to guests', async () => {
    expect((await appeal(ada)).error).toBe('moderation.no_sanction');
    for (const message of ['short', ' '.repeat(40), 'x'.repeat(1001)])
      expect((await appeal(ada, message)).http).toBe(400);
    expect((await api.call('moderation.appeal', { message: 'I was not there.' })).http).toBe(401);
    expect((await api.call('operators.answer-appeal', { id: 999, verdict: 'lift', reason: 'x' }, operator)).error).toBe(
      'operators.unknown_appeal',
    );
  });

  test('are refused where the sanction ends in the same moment', async () => {
    const eve = await member();
    await ban(operator, { ban_uid: eve.uid });
    const lift = 'update moderation.sanctions set lifted_at = $2 where uid = $1';
    const late = await whileHeld(
      pool,
      [
        ['select pg_advisory_xact_lock(7261002, $1)', [eve.uid]],
        [lift, [eve.uid, clock.now()]],
      ],
      () => appeal(eve),
    );
    expect(late.error).toBe('moderation.no_sanction');
  });

  test('against a sanction that another takes the place of are over; the new one may be appealed against', async () => {
    const eve = await member();
    await ban(operator, { ban_uid: eve.uid, bannew: 4 });
    await appeal(eve);
    const { id } = (await open()).find((row) => row.member?.uid === eve.uid)!;
    await ban(operator, { ban_uid: eve.uid, bannew: 5, reason: 'worse' });
    expect((await open()).some((row) => row.id === id)).toBe(false);
    expect((await answer(id, 'lift')).error).toBe('operators.appeal_over');
    expect((await api.must('members.own-sanction', {}, eve)).data.sanction).toMatchObject({ reason: 'worse' });
    expect((await answered(id))?.verdict).toBe('lapsed');
    expect((await appeal(eve)).ok).toBe(true);
  });

  test('are granted by an operator who lifts the sanction without them', async () => {
    const eve = await member();
    await ban(operator, { ban_uid: eve.uid });
    await appeal(eve);
    const { id } = (await open()).find((row) => row.member?.uid === eve.uid)!;
    await ban(operator, { ban_uid: eve.uid, bannew: 0, reason: 'a mistake' });
    expect(await answered(id)).toMatchObject({ verdict: 'lift', answer: 'a mistake', by: { uid: operator.uid } });
    expect((await api.must('moderation.own-appeal', {}, eve)).data).toMatchObject({
      appeal: { lifted: true, answer: 'a mistake' },
      can: { appeal: false },
    });
    expect((await answer(id, 'uphold')).error).toBe('operators.appeal_answered');
  });

  test('that nobody answered before the sanction ran out are over, and nobody reads that it stays', async () => {
    const eve = await member();
    await ban(operator, { ban_uid: eve.uid, banexpirynew: 1 });
    await appeal(eve);
    const { id } = (await open()).find((row) => row.member?.uid === eve.uid)!;
    await daysLater(1.1, async () => {
      expect((await open()).some((row) => row.id === id)).toBe(false);
      expect((await answer(id, 'uphold')).error).toBe('operators.appeal_over');
      expect((await appeal(eve)).error).toBe('moderation.no_sanction');
      await forum.runTask('moderation.lapse-appeals');
      expect(await answered(id)).toMatchObject({ verdict: 'lapsed', answer: '', by: null });
      expect((await api.must('moderation.own-appeal', {}, eve)).data.appeal).toBeNull();
    });
  });
});
