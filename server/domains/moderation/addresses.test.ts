import { beforeEach, describe, expect, test } from 'vitest';
import { Api } from '../../../tests/support/api.ts';
import { testForum, type Writer } from '../../../tests/support/forum.ts';
import { registration } from '../../../tests/support/people.ts';
import { moderationPersonalData } from './personal-data.ts';

const forum = await testForum();
const { caller, clock, db, url, member, daysLater, forgetLimits, runTask } = forum;
const moderator = await member({ groupid: 3 });
const kenyan = await member({ groupid: 3, countryFid: 207 });
const operator = await member({ groupid: 1 });
const office = caller();

beforeEach(() => forgetLimits());

let places = 0;
/** A caller in a network of their own. */
function somewhere(): Api {
  places += 1;
  return new Api(url, `198.51.${places}.7`, clock.now);
}

/** A member who wrote a thread, and the caller at whose address they sit. */
async function somebody(fields: object = {}, at = somewhere()) {
  const who = await member(fields);
  const thread = { subject: 'Where the charger went', message: 'The rains took the charger and the cable.' };
  await at.must('threads.create', thread, who);
  return { who, at };
}

const lookUp = (uid: number, by: Writer = moderator, reason = 'A complaint') =>
  office.call('moderation.addresses', { uid, reason }, by);
const ban = (uid: number, address: string, rest: object = {}, by: Writer = moderator, from = office) =>
  from.call('moderation.ban-address', { uid, address, days: 7, reason: 'A flood of adverts', ...rest } as never, by);
const write = (at: Api, who: Writer) =>
  at.call('threads.create', { subject: 'Again', message: 'The rains took the charger again.' }, who);

const lookAt = (address: string, by: Writer = moderator, reason = 'A complaint') =>
  office.call('moderation.address-accounts', { address, reason }, by);

describe('looking up an address', () => {
  test('R-MOD-010 names who wrote from it, those of one’s countries without an office; each look is noted without the address', async () => {
    const { who, at } = await somebody();
    const { who: abroad } = await somebody({ countryFid: 207 }, at);
    const { who: chief } = await somebody({ groupid: 2 }, at);
    const seen = async (by: Writer) => {
      const { list, elsewhere } = (await lookAt(at.address, by)).data;
      return { uids: list.map(({ uid }) => uid), elsewhere };
    };
    expect(await seen(moderator)).toEqual({ uids: [who.uid], elsewhere: 2 });
    expect(await seen(kenyan)).toEqual({ uids: [abroad.uid], elsewhere: 2 });
    expect((await seen(operator)).uids.toSorted()).toEqual([who.uid, abroad.uid, chief.uid].toSorted());
    const trail = await db
      .selectFrom('moderation.audit')
      .selectAll()
      .where('action', '=', 'moderation.address-accounts')
      .orderBy('id')
      .execute();
    expect(trail.map(({ actor_uid, reason }) => [actor_uid, reason])).toEqual(
      [moderator, kenyan, operator].map(({ uid }) => [uid, 'A complaint']),
    );
    expect(JSON.stringify(trail)).not.toContain(at.address);
  });

  test('needs a reason and an address, however it is written; nobody else may', async () => {
    const { who, at } = await somebody();
    expect((await lookAt(` ::ffff:${at.address}`)).data).toMatchObject({
      address: at.address,
      list: [{ uid: who.uid }],
    });
    expect((await lookAt(at.address, moderator, '')).error).toBe('moderation.reason_missing');
    for (const wrong of ['', 'Ada', '300.1.1.1', '2001:db8::/32 or so'])
      expect([wrong, (await lookAt(wrong)).body.issues]).toMatchObject([wrong, [{ field: 'address' }]]);
    expect((await lookAt(at.address, who)).error).toBe('wire.forbidden');
    expect((await lookAt('203.0.113.200')).data).toMatchObject({ list: [], elsewhere: 0 });
  });
});

describe('looking up', () => {
  test('R-MOD-010 moderators of the country see the addresses of a member and who else wrote from there; each look is noted', async () => {
    const { who, at } = await somebody();
    const { who: near } = await somebody({}, at);
    const { who: abroad } = await somebody({ countryFid: 207 }, at);
    // Who holds an office is counted, as by an address.
    const { who: chief } = await somebody({ groupid: 2 }, at);
    const { data } = await lookUp(who.uid);
    expect(data.list).toMatchObject([
      { address: at.address, others: [{ uid: near.uid, username: near.username }], elsewhere: 2, ban: null },
    ]);
    const all = (await lookUp(who.uid, operator)).data.list[0]?.others.map(({ uid }) => uid);
    expect(all).toEqual(expect.arrayContaining([abroad.uid, chief.uid]));
    const rows = await db
      .selectFrom('moderation.audit')
      .select(['actor_uid', 'reason'])
      .where('subject_uid', '=', who.uid)
      .where('action', '=', 'moderation.addresses')
      .orderBy('id')
      .execute();
    expect(rows).toEqual([
      { actor_uid: moderator.uid, reason: 'A complaint' },
      { actor_uid: operator.uid, reason: 'A complaint' },
    ]);
  });

  test('is refused elsewhere, to members, about those in office, and without a reason', async () => {
    const { who } = await somebody();
    expect((await lookUp(who.uid, kenyan)).error).toBe('moderation.other_country');
    expect((await lookUp(who.uid, who)).error).toBe('wire.forbidden');
    expect((await lookUp(operator.uid)).error).toBe('moderation.is_operator');
    expect((await lookUp(999_999)).error).toBe('moderation.unknown_member');
    expect((await lookUp(who.uid, moderator, '')).error).toBe('moderation.reason_missing');
  });

  test('addresses are stored for 90 days', async () => {
    const { who } = await somebody();
    await daysLater(91, async () => {
      expect((await lookUp(who.uid, operator)).data.list).toEqual([]);
      await runTask('moderation.sweep-addresses');
      const rows = await db.selectFrom('moderation.addresses').select('uid').where('uid', '=', who.uid).execute();
      expect(rows).toEqual([]);
    });
  });
});

describe('a banned address', () => {
  test('registers nobody and writes nothing, reads as before, and is free again by itself', async () => {
    const { who, at } = await somebody();
    const { data } = await ban(who.uid, at.address);
    expect(data.network).toBe(at.address);
    const { who: other } = await somebody();
    for (const writer of [who, other]) expect((await write(at, writer)).error).toBe('wire.address_barred');
    expect((await at.call('sign-in.register-email', await registration(at))).error).toBe('wire.address_barred');
    expect((await at.call('feeds.latest', { country_fid: 188 }, who)).error).toBeUndefined();
    expect((await write(office, other)).error).toBeUndefined();
    // Whoever holds an office writes from anywhere, and one's own account can still be kept safe.
    expect((await write(at, moderator)).error).toBeUndefined();
    await daysLater(8, async () => {
      expect((await write(at, who)).error).toBeUndefined();
      expect((await ban(who.uid, at.address)).error).toBeUndefined();
    });
  });

  test('may be a network; is lifted by moderators of its country alone', async () => {
    const { who, at } = await somebody();
    const { data } = await ban(who.uid, at.address, { width: 'network' });
    expect(data.network).toMatch(/\.0\/24$/);
    expect((await write(at, who)).error).toBe('wire.address_barred');
    const lift = (by: Writer) => office.call('moderation.lift-address', { id: data.id, reason: 'Over' }, by);
    expect((await lift(kenyan)).error).toBe('moderation.other_country');
    expect((await lift(who)).error).toBe('wire.forbidden');
    const listed = async (by: Writer) =>
      (await office.must('moderation.address-bans', {}, by)).data.list.map(({ id }) => id);
    expect([(await listed(moderator)).includes(data.id), (await listed(kenyan)).includes(data.id)]).toEqual([
      true,
      false,
    ]);
    expect((await lift(moderator)).error).toBeUndefined();
    expect((await lift(moderator)).error).toBeUndefined();
    expect((await write(at, who)).error).toBeUndefined();
    const trail = await db.selectFrom('moderation.audit').selectAll().where('subject', '=', `#${data.id}`).execute();
    expect(JSON.stringify(trail)).not.toContain(at.address);
  });

  test('is never one’s own, nor one that the member didn’t write from; refused elsewhere and for good', async () => {
    const { who, at } = await somebody();
    expect((await ban(who.uid, at.address, {}, moderator, at)).error).toBe('moderation.own_address');
    expect((await ban(who.uid, at.address, { width: 'network' }, moderator, at)).error).toBe('moderation.own_address');
    expect((await ban(who.uid, '192.0.2.77')).error).toBe('moderation.unknown_address');
    expect((await ban(who.uid, 'nonsense')).error).toBe('moderation.unknown_address');
    expect((await ban(who.uid, at.address, {}, kenyan)).error).toBe('moderation.other_country');
    expect((await ban(who.uid, at.address, { reason: '' })).error).toBe('moderation.reason_missing');
    expect((await ban(who.uid, at.address, { days: 0 })).http).toBe(400);
  });

  test('of two who ban it at once one does', async () => {
    const { who, at } = await somebody();
    const answers = await Promise.all([ban(who.uid, at.address), ban(who.uid, at.address, {}, operator)]);
    expect(answers.map(({ error }) => error ?? 'done').sort()).toEqual(['done', 'moderation.address_banned_before']);
  });
});

test('members find their addresses in their export, and they are forgotten with them', async () => {
  const { who, at } = await somebody();
  const rows: object[] = [];
  for await (const file of moderationPersonalData.collect(db, who.uid))
    if (file.path === 'addresses.json' && 'rows' in file) for await (const batch of file.rows) rows.push(...batch);
  expect(rows).toMatchObject([{ address: at.address }]);
  await moderationPersonalData.forget({ db, now: clock.now(), stale: () => undefined } as never, who.uid);
  expect(await db.selectFrom('moderation.addresses').select('uid').where('uid', '=', who.uid).execute()).toEqual([]);
});
