import { sql } from 'kysely';
import { globalFid } from '../../../../contract/primitives/countries.ts';
import { moveActor } from '../../../platform/cache/actor-tag.ts';
import type { Ctx, Db, ReadDb } from '../../../platform/context.ts';

/** The member's own row, but for the password. */
export async function ownAccount(db: ReadDb, uid: number): Promise<object | undefined> {
  const { rows } = await sql<object>`
    select uid, username, email, phone, country_fid, nationality, cityname, gps_nationality, groupid, credits,
      is_creator, email_verified_at, phone_verified_at, sightml, avatar_aid, phonetype, registered_from, created_at,
      of_age_at, consent_at, certified, renamed_at, dec_goods_id
    from accounts.members where uid = ${uid}`.execute(db);
  return rows[0];
}

/** The picture that stands for a member. */
export async function avatarAidOf(db: Db, uid: number): Promise<number | null> {
  const row = await db.selectFrom('accounts.members').select('avatar_aid').where('uid', '=', uid).executeTakeFirst();
  return row?.avatar_aid ?? null;
}

/** Leaves of a member's row what threads need: a number that wrote them. */
export async function emptyMember(ctx: Pick<Ctx, 'db' | 'stale'>, uid: number): Promise<void> {
  const { db } = ctx;
  moveActor(ctx, uid);
  await db
    .updateTable('accounts.members')
    .set({
      username: '',
      email: null,
      phone: null,
      password_hash: '',
      country_fid: globalFid,
      nationality: '',
      cityname: '',
      gps_nationality: '',
      groupid: 10,
      is_creator: false,
      email_verified_at: null,
      phone_verified_at: null,
      of_age_at: null,
      consent_at: null,
      sightml: '',
      avatar_aid: null,
      phonetype: '',
      certified: false,
      dec_goods_id: 0,
      dec_url: '',
      dec_position: '',
      renamed_at: null,
      registered_from: '',
      level_groupid: 10,
    })
    .where('uid', '=', uid)
    .execute();
  // The name stays taken, and leads to nobody.
  await db.updateTable('accounts.names').set({ uid: 0 }).where('uid', '=', uid).execute();
}

const ownTables = [
  'accounts.emails',
  'accounts.phones',
  'accounts.guardian_letters',
  'accounts.activity',
  'accounts.came',
] as const;

/** Deletes every row that is a member's alone. */
export async function deleteOwnRows(db: Db, uid: number): Promise<void> {
  for (const table of ownTables) await db.deleteFrom(table).where('uid', '=', uid).execute();
}

/** Counts of e-mails and changes of a day. */
export async function deleteDayCounts(db: Db, uid: number): Promise<void> {
  await sql`
    delete from accounts.day_counts
    where bucket = any(${[`letters:${uid}`, `password:${uid}`]}::text[])`.execute(db);
}
