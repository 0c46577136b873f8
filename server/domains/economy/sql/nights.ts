import { sql } from 'kysely';
import type { Night, Sum } from '../../../../contract/domains/economy/night.ts';
import type { Db, ReadDb } from '../../../platform/context.ts';
import { type NodeRow, packedNodes, unpackedNodes } from '../night-tree.ts';

/** A night with what its salts are made from, which nobody else sees. */
export interface SecretNight extends Night {
  secret: Buffer;
}

/** Held while the books are closed. */
const closingLock = 1_650_549_617;

/** Waits for whoever closes the books already. */
export async function lockNights(tx: Db): Promise<void> {
  await sql`select pg_advisory_xact_lock(${closingLock})`.execute(tx);
}

interface NightRow {
  number: number;
  day: string;
  transfers: number;
  upto: number;
  root: Buffer;
  previous: Buffer;
  head: Buffer;
  sums: Sum[];
  secret: Buffer;
}

const columns = sql`number, day::text as day, transfers, upto, root, previous, head, sums, secret`;

const nightOf = ({ root, previous, head, sums, ...row }: NightRow): SecretNight => ({
  ...row,
  ...{ root: root.toString('hex'), previous: previous.toString('hex'), head: head.toString('hex') },
  sums: sums.map(({ currency, account, amount }) => ({ currency, account, amount })),
});

async function nights(db: ReadDb, rest: ReturnType<typeof sql>): Promise<SecretNight[]> {
  const { rows } = await sql<NightRow>`select ${columns} from economy.nights ${rest}`.execute(db);
  return rows.map(nightOf);
}

export const nightsBefore = (db: ReadDb, before: number, most: number): Promise<SecretNight[]> =>
  nights(db, sql`where number < ${before} order by number desc limit ${most}`);

export const nightsAfter = (db: ReadDb, after: number, most: number): Promise<SecretNight[]> =>
  nights(db, sql`where number > ${after} order by number limit ${most}`);

export const nightsByNumbers = (db: ReadDb, numbers: readonly number[]): Promise<SecretNight[]> =>
  nights(db, sql`where number = any(${numbers}::bigint[])`);

export const lastNight = async (db: ReadDb): Promise<SecretNight | undefined> =>
  (await nightsBefore(db, Number.MAX_SAFE_INTEGER, 1))[0];

/** The number of the night that closed over a transfer, or over those after it; undefined where none did yet. */
export async function nightOver(db: ReadDb, transfer: number): Promise<number | undefined> {
  const { rows } = await sql<{ number: number | null }>`
    select min(number) as number from economy.nights where upto >= ${transfer}`.execute(db);
  return rows[0]?.number ?? undefined;
}

export async function insertNight(db: Db, { number, day, transfers, upto, ...night }: SecretNight, at: Date) {
  const bytes = (hex: string) => Buffer.from(hex, 'hex');
  const { root, previous, head } = night;
  const hashes = { root: bytes(root), previous: bytes(previous), head: bytes(head) };
  const row = { number, day, transfers, upto, ...hashes, sums: JSON.stringify(night.sums), secret: night.secret, at };
  await db.insertInto('economy.nights').values(row).execute();
}

export async function insertNodes(db: Db, night: number, rows: readonly NodeRow[]): Promise<void> {
  if (rows.length === 0) return;
  await db
    .insertInto('economy.night_nodes')
    .values(
      rows.map(({ level, place, transfers, nodes }) => ({
        ...{ night, level, place, transfers, hashes: packedNodes(nodes) },
        first_transfer: transfers[0] ?? null,
      })),
    )
    .execute();
}

interface StoredRow {
  level: number;
  place: number;
  transfers: number[];
  hashes: Buffer;
}

const rowOf = ({ hashes, ...row }: StoredRow): NodeRow => ({ ...row, nodes: unpackedNodes(hashes) });

/** Rows of one level after a place. */
export async function nodeRowsAfter(
  db: Db,
  { night, level, after }: { night: number; level: number; after: number },
  most: number,
): Promise<NodeRow[]> {
  const { rows } = await sql<StoredRow>`
    select level, place, transfers, hashes from economy.night_nodes
     where night = ${night} and level = ${level} and place > ${after} order by place limit ${most}`.execute(db);
  return rows.map(rowOf);
}

/** The rows of leaves in which some transfers would stand, each by the transfer. */
export async function leafRowsOf(
  db: ReadDb,
  transfers: readonly number[],
): Promise<Map<number, NodeRow & { night: number }>> {
  const { rows } = await sql<StoredRow & { transfer: number; night: number }>`
    select wanted.transfer, n.night, n.level, n.place, n.transfers, n.hashes
      from unnest(${transfers}::bigint[]) as wanted (transfer)
     cross join lateral (
       select night, level, place, transfers, hashes from economy.night_nodes
        where level = 0 and first_transfer <= wanted.transfer order by first_transfer desc limit 1) n`.execute(db);
  return new Map(rows.map(({ transfer, night, ...row }) => [transfer, { ...rowOf(row), night }]));
}

export interface NodePlace {
  night: number;
  level: number;
  place: number;
}

/** Rows by their places. */
export async function nodeRowsAt(db: ReadDb, places: readonly NodePlace[]): Promise<(NodeRow & { night: number })[]> {
  if (places.length === 0) return [];
  const { rows } = await sql<StoredRow & { night: number }>`
    select n.night, n.level, n.place, n.transfers, n.hashes
      from unnest(${places.map(({ night }) => night)}::bigint[], ${places.map(({ level }) => level)}::smallint[],
                  ${places.map(({ place }) => place)}::bigint[]) as wanted (night, level, place)
      join economy.night_nodes n on n.night = wanted.night and n.level = wanted.level and n.place = wanted.place`.execute(
    db,
  );
  return rows.map(({ night, ...row }) => ({ ...rowOf(row), night }));
}

/** The heads of the nights after a number, oldest first. */
export async function headsAfter(
  db: ReadDb,
  after: number,
  most: number,
): Promise<{ number: number; day: string; head: string }[]> {
  const { rows } = await sql<{ number: number; day: string; head: string }>`
    select number, day::text as day, encode(head, 'hex') as head from economy.nights
     where number > ${after} order by number limit ${most}`.execute(db);
  return rows;
}
