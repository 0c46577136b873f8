import { sql } from 'kysely';
import type { Db } from '../../../platform/context.ts';

/** Stores the text of the image drawn for a hash; a new image takes the place of the one before. */
export async function putImage(db: Db, idhash: string, answer: string, expiresAt: Date): Promise<void> {
  const row = { answer, expires_at: expiresAt };
  await db
    .insertInto('accounts.verification_images')
    .values({ idhash, ...row })
    .onConflict((conflict) => conflict.column('idhash').doUpdateSet(row))
    .execute();
}

/** Takes an image away for its one try; its text if it still lived. */
export async function takeImage(db: Db, idhash: string, now: Date): Promise<string | undefined> {
  const row = await db
    .deleteFrom('accounts.verification_images')
    .where('idhash', '=', idhash)
    .returning(['answer', 'expires_at'])
    .executeTakeFirst();
  return row && row.expires_at > now ? row.answer : undefined;
}

export async function findPhoneCodeExpiry(db: Db, phone: string): Promise<Date | undefined> {
  const row = await db
    .selectFrom('accounts.phone_codes')
    .select('expires_at')
    .where('phone', '=', phone)
    .executeTakeFirst();
  return row?.expires_at;
}

export async function putPhoneCode(db: Db, phone: string, codeHash: Buffer, expiresAt: Date): Promise<void> {
  const row = { code_hash: codeHash, tries: 0, expires_at: expiresAt };
  await db
    .insertInto('accounts.phone_codes')
    .values({ phone, ...row })
    .onConflict((conflict) => conflict.column('phone').doUpdateSet(row))
    .execute();
}

/** Counts a try at a phone's code and gives the code's hash; undefined when none lives or its tries are used up. */
export async function tryPhoneCode(db: Db, phone: string, mostTries: number, now: Date): Promise<Buffer | undefined> {
  const row = await db
    .updateTable('accounts.phone_codes')
    .set({ tries: sql`tries + 1` })
    .where('phone', '=', phone)
    .where('tries', '<', mostTries)
    .where('expires_at', '>', now)
    .returning('code_hash')
    .executeTakeFirst();
  return row?.code_hash;
}

/** Spends a phone's code; false when somebody was faster or a new one took its place. */
export async function takePhoneCode(db: Db, phone: string, codeHash: Buffer): Promise<boolean> {
  const row = await db
    .deleteFrom('accounts.phone_codes')
    .where('phone', '=', phone)
    .where('code_hash', '=', codeHash)
    .returning('phone')
    .executeTakeFirst();
  return row !== undefined;
}
