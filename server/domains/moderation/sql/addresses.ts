import { type Selectable, sql } from 'kysely';
import type { Db, ReadDb } from '../../../platform/context.ts';
import type { DB } from '../../../platform/db/types.ts';

/** Notes that a member wrote from an address on a day. */
export async function noteAddress(
  db: Db,
  { uid, address, day, at }: { uid: number; address: string; day: string; at: Date },
): Promise<void> {
  await sql`
    insert into moderation.addresses (uid, address, day, last_at) values (${uid}, ${address}, ${day}::date, ${at})
        on conflict (uid, address, day) do update set last_at = excluded.last_at`.execute(db);
}

/** From where a member wrote, and since when. */
export interface AddressOf {
  address: string;
  first: string;
  last_at: Date;
}

/** The addresses of a member since a day, the last used first. */
export async function addressesOf(db: Db, uid: number, since: string, limit: number): Promise<AddressOf[]> {
  const { rows } = await sql<AddressOf>`
    select address, min(day)::text as first, max(last_at) as last_at from moderation.addresses
     where uid = ${uid} and day >= ${since}::date
     group by address order by max(last_at) desc, address limit ${limit}`.execute(db);
  return rows;
}

/** Other accounts that wrote from some addresses since a day, some of each. */
export async function othersAt(
  db: Db,
  { uid, addresses, since, limit }: { uid: number; addresses: readonly string[]; since: string; limit: number },
): Promise<{ address: string; uid: number }[]> {
  if (addresses.length === 0) return [];
  const { rows } = await sql<{ address: string; uid: number }>`
    select a.address, o.uid
      from unnest(${[...addresses]}::text[]) as a (address)
     cross join lateral (
       select distinct uid from moderation.addresses
        where address = a.address and uid <> ${uid} and day >= ${since}::date
        order by uid desc limit ${limit}) o`.execute(db);
  return rows;
}

/** The accounts that wrote from an address since a day, the last first. */
export async function accountsAt(
  db: Db,
  address: string,
  since: string,
  limit: number,
): Promise<{ uid: number; first: string; last_at: Date }[]> {
  const { rows } = await sql<{ uid: number; first: string; last_at: Date }>`
    select uid, min(day)::text as first, max(last_at) as last_at from moderation.addresses
     where address = ${address} and day >= ${since}::date
     group by uid order by max(last_at) desc, uid limit ${limit}`.execute(db);
  return rows;
}

/** Whether a member wrote from an address since a day. */
export async function wroteFrom(db: Db, uid: number, address: string, since: string): Promise<boolean> {
  const { rows } = await sql<{ uid: number }>`
    select uid from moderation.addresses
     where uid = ${uid} and address = ${address} and day >= ${since}::date limit 1`.execute(db);
  return rows.length > 0;
}

/** Deletes so many rows from before a day; how many it were. */
export async function dropAddresses(db: Db, before: string, limit: number): Promise<number> {
  const { rows } = await sql<{ uid: number }>`
    delete from moderation.addresses where (uid, address, day) in (
      select uid, address, day from moderation.addresses where day < ${before}::date order by day limit ${limit})
    returning uid`.execute(db);
  return rows.length;
}

/** Deletes a member's own; how many of at most `limit`. */
export async function forgetAddresses(db: Db, uid: number, limit: number): Promise<number> {
  const { rows } = await sql<{ uid: number }>`
    delete from moderation.addresses where (uid, address, day) in (
      select uid, address, day from moderation.addresses where uid = ${uid} limit ${limit})
    returning uid`.execute(db);
  return rows.length;
}

export interface OwnAddress {
  address: string;
  day: string;
  last_at: Date;
}

export async function ownAddresses(
  db: ReadDb,
  uid: number,
  after: OwnAddress | undefined,
  most: number,
): Promise<OwnAddress[]> {
  const later = after ? sql`and (address, day) > (${after.address}, ${after.day}::date)` : sql``;
  const { rows } = await sql<OwnAddress>`
    select address, day::text as day, last_at from moderation.addresses
     where uid = ${uid} ${later} order by address, day limit ${most}`.execute(db);
  return rows;
}

export type AddressBan = Selectable<DB['moderation.address_bans']>;

/** Bans in force, the newest first; as many as are looked at at each write. */
export const bansInForce = (db: Db, now: Date, limit: number): Promise<AddressBan[]> =>
  db
    .selectFrom('moderation.address_bans')
    .selectAll()
    .where('lifted_at', 'is', null)
    .where('expires_at', '>', now)
    .orderBy('id', 'desc')
    .limit(limit)
    .execute();

/** Bans in force of a country, or for null of all, the newest first, from below a number. */
export async function bansOfCountry(
  db: Db,
  { country, below, now, limit }: { country: number | null; below: number; now: Date; limit: number },
): Promise<AddressBan[]> {
  const where = country === null ? sql`` : sql`and country_fid = ${country}`;
  const { rows } = await sql<AddressBan>`
    select * from moderation.address_bans
     where lifted_at is null and expires_at > ${now} and id < ${below} ${where} order by id desc limit ${limit}`.execute(
    db,
  );
  return rows;
}

/** Which of some networks are banned now. */
export const bansOfNetworks = (db: Db, networks: readonly string[], now: Date): Promise<AddressBan[]> =>
  networks.length === 0
    ? Promise.resolve([])
    : db
        .selectFrom('moderation.address_bans')
        .selectAll()
        .where('network', 'in', networks)
        .where('lifted_at', 'is', null)
        .where('expires_at', '>', now)
        .execute();

interface NewBan {
  network: string;
  country_fid: number;
  reason: string;
  by_uid: number;
  created_at: Date;
  expires_at: Date;
}

/** Bans a network; undefined where it is banned already. One that has run out makes room. */
export async function insertAddressBan(db: Db, ban: NewBan): Promise<number | undefined> {
  await db
    .updateTable('moderation.address_bans')
    .set((eb) => ({ lifted_at: eb.ref('expires_at') }))
    .where('network', '=', ban.network)
    .where('lifted_at', 'is', null)
    .where('expires_at', '<=', ban.created_at)
    .execute();
  const row = await db
    .insertInto('moderation.address_bans')
    .values(ban)
    .onConflict((conflict) => conflict.column('network').where('lifted_at', 'is', null).doNothing())
    .returning('id')
    .executeTakeFirst();
  return row?.id;
}

export const lockAddressBan = (db: Db, id: number): Promise<AddressBan | undefined> =>
  db.selectFrom('moderation.address_bans').selectAll().where('id', '=', id).forUpdate().executeTakeFirst();

export async function liftAddressBan(db: Db, id: number, lifted: { at: Date; byUid: number }): Promise<void> {
  await db
    .updateTable('moderation.address_bans')
    .set({ lifted_at: lifted.at, lifted_by: lifted.byUid })
    .where('id', '=', id)
    .execute();
}

/** Deletes bans that ended before a moment: the address is stored no longer than others. */
export async function dropAddressBans(db: Db, before: Date, limit: number): Promise<number> {
  const { rows } = await sql<{ id: number }>`
    delete from moderation.address_bans where id in (
      select id from moderation.address_bans where expires_at < ${before} order by expires_at limit ${limit})
    returning id`.execute(db);
  return rows.length;
}
