import { sql } from 'kysely';
import type { Db } from '../../../platform/context.ts';

/** Leaves below one place of the row that is stored: proofs read no more than so many. */
export const chunk = 1024;
/** Such runs of leaves that are read at once. */
const chunksAtOnce = 64;

/**
 * Freezes the list of a locked draw: tickets in their order, without those of members who are left out. The bytes are
 * those of `leafOf` and `holderOf`. How many entries, and all weights together.
 */
export async function freezeList(
  db: Db,
  drawid: number,
  out: readonly number[],
): Promise<{ entries: number; weights: number }> {
  // A million entries take longer than any page may.
  await sql`set local statement_timeout = '10min'`.execute(db);
  await sql`
    insert into draw.leaves (drawid, place, ticket, weight, upto, holder, leaf)
    select ${drawid}::bigint, place, ticket, weight, upto, holder,
           sha256('\\x00'::bytea || int8send(${drawid}::bigint) || int4send(place) || int4send(ticket) || int4send(weight) || holder)
      from (select row_number() over (order by ticket)::int as place, ticket, weight,
                   sum(weight) over (order by ticket)::bigint as upto, sha256(salt || int8send(uid)) as holder
              from draw.entries
             where drawid = ${drawid} and weight > 0 and not uid = any(${[...out]}::bigint[])
               and uid not in (select uid from draw.left_out where drawid = ${drawid})) e`.execute(db);
  const { rows } = await sql<{ place: number; upto: number }>`
    select place, upto from draw.leaves where drawid = ${drawid} order by place desc limit 1`.execute(db);
  return { entries: rows[0]?.place ?? 0, weights: rows[0]?.upto ?? 0 };
}

/** The leaves of a draw in runs, one after the other. */
export async function* leafChunks(db: Db, drawid: number, entries: number): AsyncGenerator<Uint8Array[]> {
  for (let from = 0; from < entries; from += chunk * chunksAtOnce) {
    const { rows } = await sql<{ leaves: Buffer }>`
      select string_agg(leaf, '\\x'::bytea order by place) as leaves
        from (select place, leaf, (place - 1) / ${chunk}::int as run from draw.leaves
               where drawid = ${drawid} and place > ${from} and place <= ${from + chunk * chunksAtOnce}) l
       group by run order by run`.execute(db);
    for (const { leaves } of rows) yield hashesIn(leaves);
  }
}

/** Hashes that lie one after the other. */
export const hashesIn = (bytes: Uint8Array): Uint8Array[] =>
  Array.from({ length: bytes.length / 32 }, (_, at) => new Uint8Array(bytes.subarray(at * 32, at * 32 + 32)));

export interface LeafRow {
  place: number;
  ticket: number;
  weight: number;
  holder: Buffer;
  leaf: Buffer;
}

/** A part of the list, read on from a place. */
export async function leavesAfter(db: Db, drawid: number, place: number, most: number): Promise<LeafRow[]> {
  const { rows } = await sql<LeafRow>`
    select place, ticket, weight, holder, leaf from draw.leaves
     where drawid = ${drawid} and place > ${place} order by place limit ${most}`.execute(db);
  return rows;
}

export async function leafOfTicket(db: Db, drawid: number, ticket: number): Promise<LeafRow | undefined> {
  const { rows } = await sql<LeafRow>`
    select place, ticket, weight, holder, leaf from draw.leaves
     where drawid = ${drawid} and ticket = ${ticket}`.execute(db);
  return rows[0];
}

/** The tickets at numbers of a draw, in the order of the numbers. */
export async function ticketsAt(db: Db, drawid: number, numbers: readonly number[]): Promise<number[]> {
  const { rows } = await sql<{ ticket: number }>`
    select l.ticket from unnest(${[...numbers]}::bigint[]) with ordinality as n (number, at)
     cross join lateral (select ticket from draw.leaves
                          where drawid = ${drawid} and upto > n.number order by upto limit 1) l
     order by n.at`.execute(db);
  return rows.map(({ ticket }) => ticket);
}
