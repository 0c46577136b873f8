import { sql } from 'kysely';
import type { PickState } from '../../../../contract/domains/draw/limits.ts';
import type { Db } from '../../../platform/context.ts';

export interface PickRow {
  pickid: number;
  drawid: number;
  place: number;
  prizeid: number;
  ticket: number;
  uid: number | null;
  country_fid: number;
  state: PickState;
  again: number;
  reason: string;
  proposed_at: Date;
  decided_at: Date | null;
  give_by: Date | null;
  address_sealed: Buffer | null;
  address_at: Date | null;
  sent_at: Date | null;
}

const columns = sql.raw(
  'pickid, drawid, place, prizeid, ticket, uid, country_fid, state, again, reason, proposed_at, decided_at, give_by, ' +
    'address_sealed, address_at, sent_at',
);

/** All places of a draw in their order: as many as it has pieces, and those drawn again. */
export async function picksOf(db: Db, drawid: number): Promise<PickRow[]> {
  const { rows } = await sql<PickRow>`
    select ${columns} from draw.picks where drawid = ${drawid} order by place`.execute(db);
  return rows;
}

/** A page of the places that are decided, and how many there are. */
export async function decidedPage(
  db: Db,
  drawid: number,
  { skip, most }: { skip: number; most: number },
): Promise<{ rows: PickRow[]; count: number }> {
  const { rows } = await sql<PickRow>`
    select ${columns} from draw.picks where drawid = ${drawid} and state <> 'proposed'
     order by place offset ${skip} limit ${most}`.execute(db);
  const { rows: counted } = await sql<{ count: number }>`
    select count(*)::int as count from draw.picks where drawid = ${drawid} and state <> 'proposed'`.execute(db);
  return { rows, count: counted[0]?.count ?? 0 };
}

/** How many places of a prize were drawn, and how many of them are won. */
export interface PrizeTally {
  drawid: number;
  prizeid: number;
  drawn: number;
  won: number;
}

/** The same of all prizes of some draws; of one that nothing was drawn for nothing. */
export async function talliesOf(db: Db, drawids: readonly number[]): Promise<PrizeTally[]> {
  const { rows } = await sql<PrizeTally>`
    select drawid, prizeid, count(*)::int as drawn, (count(*) filter (where state = 'won'))::int as won
      from draw.picks where drawid = any(${[...drawids]}::bigint[]) group by drawid, prizeid`.execute(db);
  return rows;
}

/** What a member won in a draw. */
export async function picksOfMember(db: Db, drawid: number, uid: number): Promise<PickRow[]> {
  const { rows } = await sql<PickRow>`
    select ${columns} from draw.picks
     where drawid = ${drawid} and uid = ${uid} and state in ('won', 'unclaimed') order by place`.execute(db);
  return rows;
}

export async function findPick(db: Db, drawid: number, place: number): Promise<PickRow | undefined> {
  const { rows } = await sql<PickRow>`
    select ${columns} from draw.picks where drawid = ${drawid} and place = ${place}`.execute(db);
  return rows[0];
}

/** A place, and nobody else changes it until the transaction ends. */
export async function lockPick(db: Db, drawid: number, place: number): Promise<PickRow | undefined> {
  const { rows } = await sql<PickRow>`
    select ${columns} from draw.picks where drawid = ${drawid} and place = ${place} for update`.execute(db);
  return rows[0];
}

export type NewPick = Pick<PickRow, 'drawid' | 'place' | 'prizeid' | 'ticket' | 'uid' | 'country_fid' | 'again'>;

export async function insertPick(db: Db, pick: NewPick, now: Date): Promise<PickRow> {
  const { rows } = await sql<PickRow>`
    insert into draw.picks (drawid, place, prizeid, ticket, uid, country_fid, again, state, proposed_at)
    values (${pick.drawid}, ${pick.place}, ${pick.prizeid}, ${pick.ticket}, ${pick.uid}, ${pick.country_fid},
            ${pick.again}, 'proposed', ${now})
    returning ${columns}`.execute(db);
  const [row] = rows;
  if (!row) throw new Error('a place that was inserted is not there');
  return row;
}

/** Says what becomes of a place. */
export async function decidePick(
  db: Db,
  pickid: number,
  { state, reason = '', giveBy = null, now }: { state: PickState; reason?: string; giveBy?: Date | null; now: Date },
): Promise<void> {
  await sql`
    update draw.picks
       set state = ${state}, reason = ${reason}, decided_at = coalesce(decided_at, ${now}::timestamptz),
           give_by = coalesce(${giveBy}::timestamptz, give_by)
     where pickid = ${pickid}`.execute(db);
}

export async function storeAddress(db: Db, pickid: number, sealed: Buffer, now: Date): Promise<void> {
  await sql`
    update draw.picks set address_sealed = ${sealed}, address_at = ${now} where pickid = ${pickid}`.execute(db);
}

/** Winners have time until a moment for giving their address, and are reminded again before it. */
export async function giveAllDays(db: Db, drawid: number, until: Date): Promise<void> {
  await sql`
    update draw.picks set give_by = ${until}, reminded_at = null
     where drawid = ${drawid} and state = 'won' and give_by < ${until}`.execute(db);
}

export async function markSent(db: Db, pickid: number, now: Date): Promise<void> {
  await sql`update draw.picks set sent_at = ${now} where pickid = ${pickid}`.execute(db);
}

/** Places whose day is near and whose winner gave no address, marked as reminded. */
export async function takeDueReminders(db: Db, until: Date, now: Date, most: number): Promise<PickRow[]> {
  const { rows } = await sql<PickRow>`
    update draw.picks set reminded_at = ${now} where pickid in (
      select pickid from draw.picks
       where state = 'won' and address_at is null and reminded_at is null and uid is not null
         and give_by > ${now} and give_by <= ${until}
       order by give_by limit ${most})
    returning ${columns}`.execute(db);
  return rows;
}

/** Places of published draws that nobody claimed by their day. */
export async function unclaimedPlaces(db: Db, now: Date, most: number): Promise<Pick<PickRow, 'drawid' | 'place'>[]> {
  const { rows } = await sql<Pick<PickRow, 'drawid' | 'place'>>`
    select p.drawid, p.place from draw.picks p join draw.draws d on d.drawid = p.drawid
     where p.state = 'won' and p.address_at is null and p.give_by <= ${now} and d.state = 'published'
     order by p.drawid, p.place limit ${most}`.execute(db);
  return rows;
}

/** Deletes addresses of prizes that were sent before a moment; how many went. */
export async function dropAddressesBefore(db: Db, before: Date, most: number): Promise<number> {
  const { rows } = await sql`
    update draw.picks set address_sealed = null where pickid in (
      select pickid from draw.picks where address_sealed is not null and sent_at < ${before} limit ${most})
    returning pickid`.execute(db);
  return rows.length;
}
