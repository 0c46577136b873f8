import { sql } from 'kysely';
import { beforeEach, expect, test } from 'vitest';
import { testInvitations } from '../../../tests/support/invitations.ts';
import { monthOf } from './rules/months.ts';

const site = await testInvitations();
const { db, clock, member, xgoldOf, runTask } = site;

beforeEach(() => site.forgetLimits());

let uids = 5_000_000;
/** Five friends of a member, decided on so many months ago. */
async function friendsOf({ uid }: { uid: number }, monthsAgo: number, status = 'counted'): Promise<void> {
  const now = clock.now();
  const month = monthOf(new Date(Date.UTC(now.getUTCFullYear(), now.getUTCMonth() - monthsAgo, 1)));
  await sql`
    insert into invitations.invitees (uid, inviter, joined_at, status, month)
    select ${uids}::bigint + n, ${uid}, ${now}, ${status}, ${month} from generate_series(1, 5) n`.execute(db);
  uids += 5;
}

test('bonuses of the three months before are made up for, not of the fourth, nor of the running one', async () => {
  const inviters = [await member(), await member(), await member(), await member(), await member()];
  for (const [monthsAgo, inviter] of inviters.entries()) await friendsOf(inviter, monthsAgo);
  await runTask('invitations.pay-months');
  const paid: number[] = [];
  for (const inviter of inviters) paid.push(await xgoldOf(inviter));
  expect(paid).toEqual([0, 100, 100, 100, 0]);
});

test('friends who were refused bring no bonus', async () => {
  const ada = await member();
  await friendsOf(ada, 1, 'refused');
  await runTask('invitations.pay-months');
  expect(await xgoldOf(ada)).toBe(0);
});

test('a member after the first two hundred is paid in the same run', async () => {
  const month = monthOf(new Date(Date.UTC(clock.now().getUTCFullYear(), clock.now().getUTCMonth() - 1, 1)));
  await sql`
    insert into invitations.invitees (uid, inviter, joined_at, status, month)
    select 900000 + i * 10 + n, i, ${clock.now()}, 'counted', ${month}
      from generate_series(1, 201) i, generate_series(1, 5) n`.execute(db);
  await runTask('invitations.pay-months');
  const paid = await db.selectFrom('invitations.months').select('uid').where('uid', '<=', 201).execute();
  expect(paid).toHaveLength(201);
});
