import { sql } from 'kysely';
import type { ContestDecider } from '../../../../contract/domains/contests/limits.ts';
import type { Language } from '../../../../contract/primitives/countries.ts';
import type { Db } from '../../../platform/context.ts';

/** All that a contest says in a language. */
export interface ContestWords {
  title: string;
  brief: string;
  rules: string;
  terms: string;
  agreement: string;
}

/** What operators set of a contest. */
export interface ContestFields {
  fid: number;
  country_fid: number;
  words: Record<Language, ContestWords>;
  opens_at: Date;
  entries_until: Date;
  closes_at: Date;
  winners_at: Date;
  decide: ContestDecider;
  entries_max: number;
  categories: number[];
}

export interface ContestRow extends ContestFields {
  id: number;
  agreement_version: number;
  version: number;
  frozen_at: Date | null;
  notified_at: Date | null;
  /** Entrants up to this uid have been notified of the close. */
  notified_to: number;
  awarded_at: Date | null;
  created_at: Date;
}

const columns = sql.raw(
  'c.id, c.fid, c.country_fid, c.words, c.opens_at, c.entries_until, c.closes_at, c.winners_at, c.decide, c.entries_max, ' +
    'c.categories, c.agreement_version, c.version, c.frozen_at, c.notified_at, c.notified_to, c.awarded_at, c.created_at',
);

/** A contest. */
export async function findContest(db: Db, id: number): Promise<ContestRow | undefined> {
  const { rows } = await sql<ContestRow>`select ${columns} from contests.contests c where c.id = ${id}`.execute(db);
  return rows[0];
}

/** A contest, and nobody changes it until the transaction ends; others may hold it so as well. */
export async function shareContest(db: Db, id: number): Promise<ContestRow | undefined> {
  const { rows } = await sql<ContestRow>`
    select ${columns} from contests.contests c where c.id = ${id} for share`.execute(db);
  return rows[0];
}

/** A contest, and nobody else enters or changes it until the transaction ends. */
export async function lockContest(db: Db, id: number): Promise<ContestRow | undefined> {
  const { rows } = await sql<ContestRow>`
    select ${columns} from contests.contests c where c.id = ${id} for update`.execute(db);
  return rows[0];
}

/** Contests of a board and those that a country sees, closed last first; 0 for all. */
export async function listContests(
  db: Db,
  { fid, countryFid, most }: { fid: number; countryFid: number; most: number },
): Promise<ContestRow[]> {
  const { rows } = await sql<ContestRow>`
    select ${columns} from contests.contests c
     where (${fid} = 0 or c.fid = ${fid}) and (${countryFid} = 0 or c.country_fid in (0, ${countryFid}))
     order by c.closes_at desc, c.id desc limit ${most}`.execute(db);
  return rows;
}

/** All contests below a number, the newest first. */
export async function contestsBelow(db: Db, before: number, most: number): Promise<ContestRow[]> {
  const { rows } = await sql<ContestRow>`
    select ${columns} from contests.contests c where c.id < ${before} order by c.id desc limit ${most}`.execute(db);
  return rows;
}

/** Opens a contest; its number. */
export async function insertContest(db: Db, f: ContestFields, now: Date): Promise<number> {
  const { rows } = await sql<{ id: number }>`
    insert into contests.contests (fid, country_fid, words, opens_at, entries_until, closes_at, winners_at, decide,
                                   entries_max, categories, created_at)
    values (${f.fid}, ${f.country_fid}, ${JSON.stringify(f.words)}::jsonb, ${f.opens_at}, ${f.entries_until},
            ${f.closes_at}, ${f.winners_at}, ${f.decide}, ${f.entries_max}, ${f.categories}::bigint[], ${now})
    returning id`.execute(db);
  return rows[0]!.id;
}

/** Changes a locked contest; words of another sort are another agreement. */
export async function updateContest(db: Db, id: number, f: ContestFields, newWords: boolean): Promise<void> {
  await sql`
    update contests.contests
       set country_fid = ${f.country_fid}, words = ${JSON.stringify(f.words)}::jsonb, opens_at = ${f.opens_at},
           entries_until = ${f.entries_until}, closes_at = ${f.closes_at}, winners_at = ${f.winners_at},
           decide = ${f.decide}, entries_max = ${f.entries_max}, categories = ${f.categories}::bigint[],
           version = version + 1, agreement_version = agreement_version + ${newWords ? 1 : 0}
     where id = ${id}`.execute(db);
}

/** Closes a locked contest at a moment before its time. */
export async function closeNow(db: Db, id: number, now: Date): Promise<void> {
  await sql`
    update contests.contests
       set closes_at = ${now}, entries_until = least(entries_until, ${now}), version = version + 1
     where id = ${id}`.execute(db);
}

/** Contests whose close has come and whose entries are not all frozen. */
export async function dueContests(db: Db, now: Date, most: number): Promise<ContestRow[]> {
  const { rows } = await sql<ContestRow>`
    select ${columns} from contests.contests c where c.frozen_at is null and c.closes_at <= ${now}
     order by c.closes_at, c.id limit ${most}`.execute(db);
  return rows;
}

/** Contests that are frozen, and whose entrants have not all been notified. */
export async function unnotifiedContests(db: Db, most: number): Promise<ContestRow[]> {
  const { rows } = await sql<ContestRow>`
    select ${columns} from contests.contests c where c.frozen_at is not null and c.notified_at is null
     order by c.closes_at, c.id limit ${most}`.execute(db);
  return rows;
}

/** Closed contests whose winners aren't named, the first closed first. */
export async function unawardedContests(db: Db, most: number): Promise<Pick<ContestRow, 'closes_at' | 'winners_at'>[]> {
  const { rows } = await sql<Pick<ContestRow, 'closes_at' | 'winners_at'>>`
    select c.closes_at, c.winners_at from contests.contests c
     where c.frozen_at is not null and c.awarded_at is null order by c.closes_at, c.id limit ${most}`.execute(db);
  return rows;
}

/** Contests in which a date has come since a moment. */
export async function turnedSince(db: Db, since: Date, now: Date): Promise<number[]> {
  const { rows } = await sql<{ id: number }>`
    select c.id from contests.contests c
     where c.closes_at > ${since} and exists (
       select 1 from unnest(array[c.opens_at, c.entries_until, c.closes_at, c.winners_at]) as d (at)
        where d.at > ${since} and d.at <= ${now})`.execute(db);
  return rows.map(({ id }) => id);
}

/** Marks what has been done with a contest. */
export async function markContest(
  db: Db,
  id: number,
  column: 'frozen_at' | 'notified_at' | 'awarded_at',
  at: Date,
): Promise<void> {
  await sql`
    update contests.contests set ${sql.ref(column)} = coalesce(${sql.ref(column)}, ${at})
     where id = ${id}`.execute(db);
}

/** Notes that the entrants of a contest up to one have been notified of its close. */
export async function markNotified(db: Db, id: number, uid: number): Promise<void> {
  await sql`update contests.contests set notified_to = ${uid} where id = ${id}`.execute(db);
}
