import { sql } from 'kysely';
import type { Db, ReadDb } from '../../../platform/context.ts';

/** Claims a username, in its unique form; false when somebody has it. Waits for a claim on its way. */
export async function claimName(db: Db, name: string, uid: number): Promise<boolean> {
  const row = await db
    .insertInto('accounts.names')
    .values({ name, uid })
    .onConflict((conflict) => conflict.column('name').doNothing())
    .returning('uid')
    .executeTakeFirst();
  return row !== undefined;
}

export async function claimEmail(db: Db, email: string, uid: number): Promise<boolean> {
  const row = await db
    .insertInto('accounts.emails')
    .values({ email, uid })
    .onConflict((conflict) => conflict.column('email').doNothing())
    .returning('uid')
    .executeTakeFirst();
  return row !== undefined;
}

export async function claimPhone(db: Db, phone: string, uid: number): Promise<boolean> {
  const row = await db
    .insertInto('accounts.phones')
    .values({ phone, uid })
    .onConflict((conflict) => conflict.column('phone').doNothing())
    .returning('uid')
    .executeTakeFirst();
  return row !== undefined;
}

/** Who has a name; 0 where it is taken for good and leads to nobody. */
export async function findByName(db: ReadDb, name: string): Promise<number | undefined> {
  const row = await db.selectFrom('accounts.names').select('uid').where('name', '=', name).executeTakeFirst();
  return row?.uid;
}

/** The members of some names, by name; one that nobody has any more is left out. */
export async function findByNames(db: Db, names: readonly string[]): Promise<ReadonlyMap<string, number>> {
  if (names.length === 0) return new Map();
  const rows = await db
    .selectFrom('accounts.names')
    .select(['name', 'uid'])
    .where('name', 'in', [...names])
    .execute();
  return new Map(rows.flatMap(({ name, uid }) => (uid ? [[name, uid]] : [])));
}

export async function findByEmail(db: Db, email: string): Promise<number | undefined> {
  const row = await db.selectFrom('accounts.emails').select('uid').where('email', '=', email).executeTakeFirst();
  return row?.uid;
}

export async function findByPhones(db: Db, phones: readonly string[]): Promise<number[]> {
  const rows = await db
    .selectFrom('accounts.phones')
    .select('uid')
    .where('phone', '=', sql<string>`any(${phones}::text[])`)
    .execute();
  return rows.map((row) => row.uid);
}
