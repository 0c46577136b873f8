import { expect, test } from 'vitest';
import { testDb } from '../../../tests/support/db.ts';
import { decideImei, insertImei } from './sql/imeis.ts';
import { decideInvitee, insertInvitees } from './sql/invitees.ts';

const { db } = await testDb();
const at = new Date('2026-11-20T10:00:00Z');

test('a friend is decided on once, by the first who decides', async () => {
  await insertInvitees(db, [{ uid: 2, inviter: 1, joined_at: at }]);
  const decide = (status: 'counted' | 'refused') => decideInvitee(db, 2, 'waiting', { status, at, amount: 100 });
  expect(await decide('counted')).toBe(true);
  expect(await decide('refused')).toBe(false);
  const row = db.selectFrom('invitations.invitees').select(['status', 'amount']).where('uid', '=', 2);
  expect(await row.executeTakeFirst()).toEqual({ status: 'counted', amount: 100 });
});

test('so is an activation', async () => {
  const phone = { imei: '490154203237518', uid: 1, model: 'X6525', inviter: null, activated_at: at };
  const { id } = (await insertImei(db, phone))!;
  const decide = (status: 'paid' | 'held') => decideImei(db, id, 'waiting', { status, at, amount: 500 });
  expect(await decide('paid')).toBe(true);
  expect(await decide('held')).toBe(false);
  const row = db.selectFrom('invitations.imeis').select(['status', 'amount']).where('id', '=', id);
  expect(await row.executeTakeFirst()).toEqual({ status: 'paid', amount: 500 });
});
