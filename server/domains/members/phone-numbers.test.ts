import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { testDb } from '../../../tests/support/db.ts';
import { searchMembers } from './index.ts';

const { db, pool } = await testDb();
const migration = readFileSync(new URL('../../migrations/20261128100000-phone-numbers.sql', import.meta.url), 'utf8');
const now = new Date('2026-11-01T12:00:00Z');

/** Members as older versions stored them: of one person two accounts. */
async function stored(phone: string, proven = false): Promise<number> {
  const { uid } = await db
    .insertInto('accounts.members')
    .values({ username: `m${phone}`, phone, country_fid: 212, password_hash: '-', created_at: now })
    .returning('uid')
    .executeTakeFirstOrThrow();
  await db
    .updateTable('accounts.members')
    .set({ phone_verified_at: proven ? now : null })
    .where('uid', '=', uid)
    .execute();
  await db.insertInto('accounts.phones').values({ phone, uid }).execute();
  return uid;
}

const rows = async () => {
  const found = await db
    .selectFrom('accounts.phones')
    .select(['uid', 'phone', 'clashes_with'])
    .orderBy('uid')
    .execute();
  const members = await db.selectFrom('accounts.members').select(['uid', 'phone']).execute();
  for (const { uid, phone } of found) expect(members.find((each) => each.uid === uid)?.phone).toBe(phone);
  return new Map(found.map(({ uid, phone, clashes_with }) => [uid, [phone, clashes_with]]));
};

test('stored numbers become the one that they are; where two members have one, neither is lost', async () => {
  const plain = [await stored('2348031234567'), await stored('2250708091011'), await stored('3361234567')];
  const mended = [await stored('2120612345678'), await stored('91919876543210'), await stored('789261234567')];
  const holder = await stored('212610000000');
  const other = await stored('2120610000000', true);
  const unproven = await stored('2540712345678');
  const proven = await stored('254254712345678', true);
  await pool.query(migration);
  const first = await rows();
  expect(plain.map((uid) => first.get(uid))).toEqual([
    ['2348031234567', null],
    ['2250708091011', null],
    ['3361234567', null],
  ]);
  expect(mended.map((uid) => first.get(uid))).toEqual([
    ['212612345678', null],
    ['919876543210', null],
    ['79261234567', null],
  ]);
  expect([first.get(holder), first.get(other)]).toEqual([
    ['212610000000', null],
    ['2120610000000', '212610000000'],
  ]);
  expect([first.get(proven), first.get(unproven)]).toEqual([
    ['254712345678', null],
    ['2540712345678', '254712345678'],
  ]);
  // Run again after it was cut short it finds nothing more to do.
  await pool.query(migration);
  expect(await rows()).toEqual(first);
  const clashes = await searchMembers(db, { by: 'phone_clash', q: '', after: '', limit: 10 });
  expect(clashes).toEqual([
    { uid: other, value: '212610000000 2120610000000' },
    { uid: holder, value: '212610000000 212610000000' },
    { uid: unproven, value: '254712345678 2540712345678' },
    { uid: proven, value: '254712345678 254712345678' },
  ]);
  const [, second, ...rest] = clashes;
  expect(await searchMembers(db, { by: 'phone_clash', q: '', after: second!.value, limit: 10 })).toEqual(rest);
  expect(await searchMembers(db, { by: 'phone_clash', q: '+254 0', after: '', limit: 10 })).toEqual([]);
  expect(await searchMembers(db, { by: 'phone_clash', q: '+254 7', after: '', limit: 10 })).toEqual(rest);
});
