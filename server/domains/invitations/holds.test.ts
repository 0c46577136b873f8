import { expect, test } from 'vitest';
import { testInvitations } from '../../../tests/support/invitations.ts';

const site = await testInvitations();
const { api, db, member, friendOf, xgoldOf, own, runTask, operator } = site;
const count = () => runTask('invitations.count-friends');
const open = async () => (await api.must('invitations.holds', {}, operator)).data.list;
const holdFor = async (uid: number) => (await open()).find((hold) => hold.subject_uid === uid)!;

/** Two friends of one inviter from one device: both are held. */
async function farm() {
  const inviter = await member();
  const device = `device of ${inviter.uid}`;
  const friends = [await friendOf(inviter, { device }), await friendOf(inviter, { device })];
  await count();
  return { inviter, friends };
}

test('the reward of farmed accounts is held, with the reason, and nothing is paid', async () => {
  const { inviter, friends } = await farm();
  expect(await xgoldOf(inviter)).toBe(0);
  expect((await own(inviter)).friends).toMatchObject({ held: 2, counted: 0 });
  expect(await holdFor(friends[0]!.uid)).toMatchObject({
    kind: 'invitee',
    uid: inviter.uid,
    username: inviter.username,
    reasons: ['device'],
    status: 'open',
  });
  await count();
  expect((await open()).filter((hold) => hold.uid === inviter.uid)).toHaveLength(2);
});

test('an address that the inviter uses too, and names counted up, are held as well', async () => {
  const inviter = await member();
  const neighbour = await friendOf(inviter);
  const seen_at = site.clock.now();
  await db
    .insertInto('accounts.known_addresses')
    .values([inviter, neighbour].map(({ uid }) => ({ uid, address_range: '198.51.100.9', seen_at })))
    .execute();
  const series = [];
  for (const number of [1, 2, 3]) series.push(await friendOf(inviter, { username: `farmhand_${number}` }));
  await count();
  expect((await holdFor(neighbour.uid)).reasons).toEqual(['address']);
  for (const each of series) expect((await holdFor(each.uid)).reasons).toEqual(['pattern']);
});

test('the rewards of a member without access are held, for friends and phones, and paid when an operator says so', async () => {
  const inviter = await member();
  const friend = await friendOf(inviter);
  await api.must('invitations.add-imei-range', { model: 'Kito X9', first: '49015420', last: '' }, operator);
  await api.must('invitations.activate-imei', { imei: '490154203237518', model: 'Kito X9' }, inviter);
  await site.ban(inviter);
  await count();
  await runTask('invitations.pay-phones');
  expect(await xgoldOf(inviter)).toBe(0);
  const held = (await open()).filter((hold) => hold.uid === inviter.uid);
  expect(held.map(({ kind, reasons }) => [kind, reasons])).toEqual([
    ['imei', ['banned']],
    ['invitee', ['banned']],
  ]);
  const { id } = await holdFor(friend.uid);
  await api.must('invitations.release-hold', { id, note: 'Banned by mistake' }, operator);
  expect(await xgoldOf(inviter)).toBe(100);
});

test('an operator pays a held reward, once, and the audit trail shows who did and why', async () => {
  const { inviter, friends } = await farm();
  const { id } = await holdFor(friends[0]!.uid);
  const release = () => api.call('invitations.release-hold', { id, note: 'A family with one phone' }, operator);
  const answers = await Promise.all([release(), release()]);
  expect(answers.map((answer) => answer.error ?? 'paid').sort()).toEqual(['invitations.hold_decided', 'paid']);
  expect(await xgoldOf(inviter)).toBe(100);
  expect((await own(inviter)).friends).toMatchObject({ held: 1, counted: 1 });
  const { data } = await api.must('invitations.holds', { status: 'released' }, operator);
  expect(data.list[0]).toMatchObject({ id, decided_by: operator.uid, note: 'A family with one phone' });
  const audit = await db
    .selectFrom('moderation.audit')
    .selectAll()
    .where('action', '=', 'invitations.release')
    .where('subject_uid', '=', inviter.uid)
    .execute();
  expect(audit).toMatchObject([
    { actor_uid: operator.uid, subject_uid: inviter.uid, reason: 'A family with one phone' },
  ]);
  expect(await site.faults()).toEqual([]);
});

test('an operator refuses a held reward for good', async () => {
  const { inviter, friends } = await farm();
  const { id } = await holdFor(friends[1]!.uid);
  await api.must('invitations.refuse-hold', { id, note: 'One person' }, operator);
  expect((await api.call('invitations.release-hold', { id }, operator)).error).toBe('invitations.hold_decided');
  await count();
  expect(await xgoldOf(inviter)).toBe(0);
  const { list } = (await api.must('invitations.friends', {}, inviter)).data;
  expect(list.find((row) => row.uid === friends[1]!.uid)?.status).toBe('refused');
  expect((await api.call('invitations.release-hold', { id: 999_999 }, operator)).error).toBe(
    'invitations.hold_unknown',
  );
});

test('only operators see and decide', async () => {
  const [plain, moderator] = [await member(), await member({ groupid: 3 })];
  for (const who of [plain, moderator]) {
    expect((await api.call('invitations.holds', {}, who)).error).toBe('wire.forbidden');
    for (const name of ['invitations.release-hold', 'invitations.refuse-hold'] as const)
      expect((await api.call(name, { id: 1 }, who)).error).toBe('wire.forbidden');
    expect((await api.call('invitations.imei-ranges', {}, who)).error).toBe('wire.forbidden');
    const range = { model: 'Kito X3', first: '35328509', last: '' };
    expect((await api.call('invitations.add-imei-range', range, who)).error).toBe('wire.forbidden');
    expect((await api.call('invitations.remove-imei-range', { id: 1 }, who)).error).toBe('wire.forbidden');
  }
});
