import { sql } from 'kysely';
import { beforeEach, expect, onTestFinished, test } from 'vitest';
import { invitationRewards } from '../../../contract/domains/invitations/limits.ts';
import { testInvitations } from '../../../tests/support/invitations.ts';
import { saveSetting } from '../../../tests/support/settings.ts';
import { monthOf, payDayOf } from './rules/months.ts';

const site = await testInvitations();
const { db, member, friendOf, xgoldOf, own, runTask, clock } = site;

/** Moves the clock to a day of the next month, at noon. */
function goToNextMonth(day: number): void {
  const now = clock.now();
  const then = Date.UTC(now.getUTCFullYear(), now.getUTCMonth() + 1, day, 12);
  clock.advance((then - now.getTime()) / 1000);
}

async function withFriends(friends: number) {
  const inviter = await member();
  for (let i = 0; i < friends; i += 1) await friendOf(inviter);
  await runTask('invitations.count-friends');
  return inviter;
}

beforeEach(() => site.forgetLimits());

test('the monthly bonus is paid on the 1st of the next month, and once', async () => {
  // From the 1st to the 1st a session could end.
  goToNextMonth(17);
  const ada = await withFriends(5);
  const month = monthOf(clock.now());
  const pay = () => runTask('invitations.pay-months');
  await pay();
  expect(await xgoldOf(ada)).toBe(500);
  expect((await own(ada)).month).toEqual({
    month,
    invitees: 5,
    xgold: 100,
    next: { invitees: 10, xgold: 300 },
    pays_at: payDayOf(month),
  });
  goToNextMonth(1);
  await Promise.all([pay(), pay()]);
  await pay();
  expect(await xgoldOf(ada)).toBe(600);
  const after = await own(ada);
  expect(after.months).toMatchObject([{ month, invitees: 5, xgold: 100 }]);
  expect(after.xgold).toBe(600);
  expect(after.month).toMatchObject({ invitees: 0, xgold: 0, next: { invitees: 5, xgold: 100 } });
  expect(await site.faults()).toEqual([]);
});

test('a 1st on which nothing ran is made up for later; four friends are too few', async () => {
  const [five, four] = [await withFriends(6), await withFriends(4)];
  goToNextMonth(1);
  goToNextMonth(17);
  await runTask('invitations.pay-months');
  expect([await xgoldOf(five), await xgoldOf(four)]).toEqual([700, 400]);
});

test('a bonus of a member without access waits until they have it, and delays nobody else’s', async () => {
  const [banned, other] = [await withFriends(5), await withFriends(5)];
  const lift = await site.ban(banned);
  goToNextMonth(1);
  await runTask('invitations.pay-months');
  expect([await xgoldOf(banned), await xgoldOf(other)]).toEqual([500, 600]);
  await lift();
  await runTask('invitations.pay-months');
  expect(await xgoldOf(banned)).toBe(600);
});

test('more of them than are looked at together delay nobody’s bonus', async () => {
  const other = await withFriends(5);
  const month = monthOf(clock.now());
  await sql`
    insert into invitations.invitees (uid, inviter, joined_at, status, month)
    select 900000 + i * 10 + n, i, ${clock.now()}, 'counted', ${month}
      from generate_series(1, 201) i, generate_series(1, 5) n`.execute(db);
  await sql`
    insert into moderation.sanctions (uid, groupid, reason, created_at, by_uid)
    select i, 5, 'fraud', ${clock.now()}, 1 from generate_series(1, 201) i`.execute(db);
  goToNextMonth(1);
  await runTask('invitations.pay-months');
  expect(await xgoldOf(other)).toBe(600);
});

test('the tiers are the operators’ to set', async () => {
  const ada = await withFriends(2);
  const stale = (tag: string) => site.app.platform.tags.moved([tag]);
  const set = (months: { invitees: number; xgold: number }[]) =>
    saveSetting({ db, now: clock.now(), stale }, 'invitationRewards', { ...invitationRewards, months });
  onTestFinished(() => set([...invitationRewards.months]));
  await set([{ invitees: 2, xgold: 70 }]);
  goToNextMonth(2);
  await runTask('invitations.pay-months');
  expect(await xgoldOf(ada)).toBe(270);
  await set([]);
  // A log-in of the month before may have run out.
  expect((await own(await member())).tiers).toEqual([]);
  await runTask('invitations.pay-months');
});
