import type { Db } from '../../../platform/context.ts';

/** The address that a member's first session came from, while it lasts. */
export async function firstAddress(db: Db, uid: number): Promise<string | undefined> {
  const row = await db
    .selectFrom('accounts.sessions')
    .select('ip')
    .where('uid', '=', uid)
    .orderBy('created_at')
    .limit(1)
    .executeTakeFirst();
  return row?.ip ?? undefined;
}

/** Keeps where a look-up saw a member; what the member told stays as it is. */
export async function storePlace(db: Db, uid: number, place: { country: string; city: string }): Promise<void> {
  const member = await db
    .selectFrom('accounts.members')
    .select(['nationality', 'cityname'])
    .where('uid', '=', uid)
    .forUpdate()
    .executeTakeFirst();
  if (!member) return;
  await db
    .updateTable('accounts.members')
    .set({
      gps_nationality: place.country,
      nationality: member.nationality || place.country,
      cityname: member.cityname || place.city,
    })
    .where('uid', '=', uid)
    .execute();
}
