import { sql } from 'kysely';
import type { DrawDeed } from '../../../../contract/domains/draw/limits.ts';
import type { Language } from '../../../../contract/primitives/countries.ts';
import type { Db } from '../../../platform/context.ts';

export type DrawWords = Record<Language, { title: string; brief: string }>;
export type StoredState = 'planned' | 'sealed' | 'closed' | 'drawn' | 'published';

/** What operators set of a draw. */
export interface DrawFields {
  country_fid: number;
  words: DrawWords;
  deed: DrawDeed;
  /** The task or the goods, 0 for any. */
  thing: number;
  need: number;
  chances: number;
  once: boolean;
  opens_at: Date;
  closes_at: Date;
  /** The round that was named, 0 for none, and its chain: in seconds when that began, and between two rounds. */
  round: number;
  chain: string;
  chain_genesis: number;
  chain_period: number;
}

export interface DrawRow extends DrawFields {
  drawid: number;
  version: number;
  /** The round that was named: another one decides where the list was frozen too late for it. */
  named_round: number;
  state: StoredState;
  sealed_at: Date | null;
  commitment: Buffer | null;
  seed_sealed: Buffer | null;
  next_ticket: number;
  closed_at: Date | null;
  root: Buffer | null;
  chunk_roots: Buffer | null;
  entries: number;
  weights: number;
  randomness: Buffer | null;
  signature: Buffer | null;
  previous: Buffer | null;
  beacon_at: Date | null;
  drawn_at: Date | null;
  published_at: Date | null;
  drawing_by: number | null;
  drawing_since: Date | null;
  drawing_until: Date | null;
}

const columns = sql.raw(
  'd.drawid, d.version, d.country_fid, d.words, d.deed, d.thing, d.need, d.chances, d.once, d.opens_at, d.closes_at, ' +
    'd.round, d.named_round, d.chain, d.chain_genesis, d.chain_period, d.state, d.sealed_at, d.commitment, d.seed_sealed, d.next_ticket, d.closed_at, d.root, ' +
    'd.chunk_roots, d.entries, d.weights, d.randomness, d.signature, d.previous, d.beacon_at, d.drawn_at, ' +
    'd.published_at, d.drawing_by, d.drawing_since, d.drawing_until',
);

export async function findDraw(db: Db, drawid: number): Promise<DrawRow | undefined> {
  const { rows } = await sql<DrawRow>`select ${columns} from draw.draws d where d.drawid = ${drawid}`.execute(db);
  return rows[0];
}

/** A draw, and nobody enters, closes or draws it until the transaction ends. */
export async function lockDraw(db: Db, drawid: number): Promise<DrawRow | undefined> {
  const { rows } = await sql<DrawRow>`
    select ${columns} from draw.draws d where d.drawid = ${drawid} for update`.execute(db);
  return rows[0];
}

/** All draws below a number, the newest first. */
export async function drawsBelow(db: Db, before: number, most: number): Promise<DrawRow[]> {
  const { rows } = await sql<DrawRow>`
    select ${columns} from draw.draws d where d.drawid < ${before} order by d.drawid desc limit ${most}`.execute(db);
  return rows;
}

/** Draws that everybody sees, of a country and of all, the one that closes last first; 0 for every country's. */
export async function shownDraws(db: Db, countryFid: number, most: number): Promise<DrawRow[]> {
  const { rows } = await sql<DrawRow>`
    select ${columns} from draw.draws d
     where d.state <> 'planned' and (${countryFid} = 0 or d.country_fid in (0, ${countryFid}))
     order by d.closes_at desc, d.drawid desc limit ${most}`.execute(db);
  return rows;
}

/** Published draws of a country and of all, but for one, the one that closed last first; and how many there are. */
export async function publishedDraws(
  db: Db,
  { country, but, skip, most }: { country: number; but: number; skip: number; most: number },
): Promise<{ rows: DrawRow[]; count: number }> {
  const among = sql`d.state = 'published' and d.drawid <> ${but} and (${country} = 0 or d.country_fid in (0, ${country}))`;
  const { rows } = await sql<DrawRow>`
    select ${columns} from draw.draws d where ${among}
     order by d.closes_at desc, d.drawid desc offset ${skip} limit ${most}`.execute(db);
  const { rows: counted } = await sql<{ count: number }>`
    select count(*)::int as count from draw.draws d where ${among}`.execute(db);
  return { rows, count: counted[0]?.count ?? 0 };
}

/** Draws whose tickets are got by a deed, while they are open or close. */
export async function openDraws(db: Db, deed: string): Promise<number[]> {
  const { rows } = await sql<{ drawid: number }>`
    select drawid from draw.draws where state = 'sealed' and deed = ${deed} order by drawid`.execute(db);
  return rows.map(({ drawid }) => drawid);
}

/** Draws whose close has come. */
export async function dueDraws(db: Db, now: Date, most: number): Promise<DrawRow[]> {
  const { rows } = await sql<DrawRow>`
    select ${columns} from draw.draws d where d.state = 'sealed' and d.closes_at <= ${now}
     order by d.closes_at, d.drawid limit ${most}`.execute(db);
  return rows;
}

/** Draws that wait for their public number. */
export async function waitingForBeacon(db: Db, most: number): Promise<DrawRow[]> {
  const { rows } = await sql<DrawRow>`
    select ${columns} from draw.draws d where d.state in ('closed', 'drawn') and d.round > 0 and d.randomness is null
     order by d.drawid limit ${most}`.execute(db);
  return rows;
}

/** When the oldest draw was to be closed that isn't. */
export async function unclosedSince(db: Db, now: Date): Promise<Date | null> {
  const { rows } = await sql<{ since: Date | null }>`
    select min(closes_at) as since from draw.draws where state = 'sealed' and closes_at <= ${now}`.execute(db);
  return rows[0]?.since ?? null;
}

/** Since when the oldest closed draw waits for its public number. */
export async function numberAwaitedSince(db: Db): Promise<Date | null> {
  const { rows } = await sql<{ since: Date | null }>`
    select min(closed_at) as since from draw.draws
     where state in ('closed', 'drawn') and round > 0 and randomness is null`.execute(db);
  return rows[0]?.since ?? null;
}

/** Draws that opened since a moment: their pages say so. */
export async function openedSince(db: Db, since: Date, now: Date): Promise<number[]> {
  const { rows } = await sql<{ drawid: number }>`
    select drawid from draw.draws where state = 'sealed' and opens_at > ${since} and opens_at <= ${now}`.execute(db);
  return rows.map(({ drawid }) => drawid);
}

/** Draws that take entries now. */
export async function openNow(db: Db, now: Date): Promise<number[]> {
  const { rows } = await sql<{ drawid: number }>`
    select drawid from draw.draws where state = 'sealed' and opens_at <= ${now}`.execute(db);
  return rows.map(({ drawid }) => drawid);
}

export async function insertDraw(db: Db, f: DrawFields, now: Date): Promise<number> {
  const { rows } = await sql<{ drawid: number }>`
    insert into draw.draws (country_fid, words, deed, thing, need, chances, once, opens_at, closes_at, round,
                            named_round, chain, chain_genesis, chain_period, created_at)
    values (${f.country_fid}, ${JSON.stringify(f.words)}::jsonb, ${f.deed}, ${f.thing}, ${f.need}, ${f.chances},
            ${f.once}, ${f.opens_at}, ${f.closes_at}, ${f.round}, ${f.round}, ${f.chain}, ${f.chain_genesis},
            ${f.chain_period}, ${now})
    returning drawid`.execute(db);
  return rows[0]?.drawid ?? 0;
}

/** Changes a locked draw. */
export async function updateDraw(db: Db, drawid: number, f: DrawFields): Promise<void> {
  await sql`
    update draw.draws
       set country_fid = ${f.country_fid}, words = ${JSON.stringify(f.words)}::jsonb, deed = ${f.deed}, thing = ${f.thing},
           need = ${f.need}, chances = ${f.chances}, once = ${f.once}, opens_at = ${f.opens_at},
           closes_at = ${f.closes_at}, round = ${f.round}, named_round = ${f.round}, chain = ${f.chain},
           chain_genesis = ${f.chain_genesis}, chain_period = ${f.chain_period}, version = version + 1
     where drawid = ${drawid}`.execute(db);
}

/** Another version of a locked draw, as its prizes have changed. */
export async function touchDraw(db: Db, drawid: number): Promise<void> {
  await sql`update draw.draws set version = version + 1 where drawid = ${drawid}`.execute(db);
}

/** Deletes a locked draw that was planned. */
export async function deleteDraw(db: Db, drawid: number): Promise<void> {
  await sql`delete from draw.prizes where drawid = ${drawid}`.execute(db);
  await sql`delete from draw.left_out where drawid = ${drawid}`.execute(db);
  await sql`delete from draw.draws where drawid = ${drawid}`.execute(db);
}

/** Seals a locked draw. */
export async function sealDraw(
  db: Db,
  drawid: number,
  { commitment, sealed, now }: { commitment: Uint8Array; sealed: Buffer; now: Date },
): Promise<void> {
  await sql`
    update draw.draws
       set state = 'sealed', sealed_at = ${now}, commitment = ${Buffer.from(commitment)}, seed_sealed = ${sealed},
           version = version + 1
     where drawid = ${drawid}`.execute(db);
}

/** Closes a locked draw with what its list gave. */
export async function closeDraw(
  db: Db,
  drawid: number,
  list: { root: Uint8Array; chunkRoots: Uint8Array; entries: number; weights: number; now: Date },
): Promise<void> {
  await sql`
    update draw.draws
       set state = 'closed', closed_at = ${list.now}, root = ${Buffer.from(list.root)},
           chunk_roots = ${Buffer.from(list.chunkRoots)}, entries = ${list.entries}, weights = ${list.weights},
           version = version + 1
     where drawid = ${drawid}`.execute(db);
}

/** Has another round decide a locked draw. */
export async function nameRound(db: Db, drawid: number, round: number): Promise<void> {
  await sql`update draw.draws set round = ${round} where drawid = ${drawid} and randomness is null`.execute(db);
}

/** Notes the public number of a draw, once. */
export async function storeBeacon(
  db: Db,
  drawid: number,
  { randomness, signature, previous }: { randomness: Uint8Array; signature: Uint8Array; previous: Uint8Array },
  now: Date,
): Promise<void> {
  await sql`
    update draw.draws
       set randomness = ${Buffer.from(randomness)}, signature = ${Buffer.from(signature)},
           previous = ${Buffer.from(previous)}, beacon_at = ${now}
     where drawid = ${drawid} and randomness is null`.execute(db);
}

/** Sets the drawing flag of a locked draw, or takes it off. */
export async function setDrawing(
  db: Db,
  drawid: number,
  flag: { uid: number; since: Date; until: Date } | null,
): Promise<void> {
  await sql`
    update draw.draws
       set drawing_by = ${flag?.uid ?? null}, drawing_since = ${flag?.since ?? null}, drawing_until = ${flag?.until ?? null}
     where drawid = ${drawid}`.execute(db);
}

/** Takes the drawing flag off wherever a member set it; the draws. */
export async function endDrawing(db: Db, uid: number): Promise<number[]> {
  const { rows } = await sql<{ drawid: number }>`
    update draw.draws set drawing_by = null, drawing_since = null, drawing_until = null
     where drawing_by = ${uid} returning drawid`.execute(db);
  return rows.map(({ drawid }) => drawid);
}

export async function markDrawn(db: Db, drawid: number, now: Date): Promise<void> {
  await sql`
    update draw.draws set state = 'drawn', drawn_at = ${now}, version = version + 1
     where drawid = ${drawid} and state = 'closed'`.execute(db);
}

export async function markPublished(db: Db, drawid: number, now: Date): Promise<void> {
  await sql`
    update draw.draws set state = 'published', published_at = ${now}, version = version + 1
     where drawid = ${drawid}`.execute(db);
}

/** A public number that is so late doesn't come by itself. */
const lateMs = 3_600_000;

/** Since when an operator has something to do in a draw, one moment for each of at most `most` draws. */
export async function waitingSince(db: Db, now: Date, most: number): Promise<Date[]> {
  const { rows } = await sql<{ since: Date }>`
    select coalesce(p.since, d.drawn_at, d.closed_at, d.closes_at) as since
      from draw.draws d
      left join lateral (
        select min(coalesce(address_at, give_by)) as since from draw.picks
         where drawid = d.drawid and state = 'won'
           and ((address_at is null and give_by <= ${now}) or (address_at is not null and sent_at is null))) p on true
     where d.state = 'drawn' or p.since is not null or (d.state = 'closed' and
           (d.round = 0 or d.randomness is not null or d.closed_at < ${new Date(now.getTime() - lateMs)}))
     order by d.drawid limit ${most}`.execute(db);
  return rows.map(({ since }) => since);
}
