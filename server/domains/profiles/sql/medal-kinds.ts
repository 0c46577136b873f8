import { sql } from 'kysely';
import type { MedalSpan, TaskFigure } from '../../../../contract/domains/tasks/limits.ts';
import type { Language } from '../../../../contract/primitives/countries.ts';
import type { Db } from '../../../platform/context.ts';

export type MedalWords = { [F in 'name' | 'text' | 'how' as `${F}_${Language}`]: string };

/** What operators say of a kind of medal. */
export interface MedalFields extends MedalWords {
  drawing: string;
  aid: number | null;
  /** What is counted for it, null where nothing grants it by itself. */
  figure: string | null;
  need: number;
  span: string;
}

export interface MedalKind extends MedalFields {
  medalid: number;
  key: string;
  version: number;
  closed_at: Date | null;
}

/** A kind that is granted by what is counted. */
export interface MedalRule {
  key: string;
  figure: TaskFigure;
  need: number;
  span: MedalSpan;
}

const columns = [
  ...(['medalid', 'key', 'version', 'name_en', 'name_fr', 'name_hi', 'text_en', 'text_fr', 'text_hi'] as const),
  ...(['how_en', 'how_fr', 'how_hi', 'drawing', 'aid', 'figure', 'need', 'span', 'closed_at'] as const),
] as const;

const oneAtATime = 7_261_068;

/** All kinds of medals, closed ones too; there are no more than operators may add. */
export const allMedalKinds = (db: Db, most: number): Promise<MedalKind[]> =>
  db.selectFrom('profiles.medal_kinds').select(columns).orderBy('medalid').limit(most).execute();

/** The open kinds that something is counted for. */
export const medalRules = (db: Db, most: number): Promise<MedalRule[]> =>
  db
    .selectFrom('profiles.medal_kinds')
    .select(['key', 'figure', 'need', 'span'])
    .where('figure', 'is not', null)
    .where('need', '>', 0)
    .where('closed_at', 'is', null)
    .orderBy('medalid')
    .limit(most)
    .$castTo<MedalRule>()
    .execute();

export const findMedalKind = (db: Db, medalid: number): Promise<MedalKind | undefined> =>
  db.selectFrom('profiles.medal_kinds').select(columns).where('medalid', '=', medalid).executeTakeFirst();

/** The same, and nobody else changes it until the transaction ends. */
export const lockMedalKind = (db: Db, medalid: number): Promise<MedalKind | undefined> =>
  db.selectFrom('profiles.medal_kinds').select(columns).where('medalid', '=', medalid).forUpdate().executeTakeFirst();

export const findMedalByKey = (db: Db, key: string): Promise<MedalKind | undefined> =>
  db.selectFrom('profiles.medal_kinds').select(columns).where('key', '=', key).executeTakeFirst();

/** Kinds by their keys, in one query. */
export const medalKindsByKey = (db: Db, keys: readonly string[]): Promise<MedalKind[]> =>
  keys.length === 0
    ? Promise.resolve([])
    : db
        .selectFrom('profiles.medal_kinds')
        .select(columns)
        .where('key', '=', sql<string>`any(${[...new Set(keys)]}::text[])`)
        .execute();

/** Lets operators add kinds one after the other, so that they never outgrow their limit; how many there are. */
export async function countMedalKinds(db: Db): Promise<number> {
  await sql`select pg_advisory_xact_lock(${oneAtATime})`.execute(db);
  const { rows } = await sql<{ kinds: number }>`select count(*)::int as kinds from profiles.medal_kinds`.execute(db);
  return rows[0]!.kinds;
}

/** Adds a kind under a number, and a key, of its own. */
export async function insertMedalKind(db: Db, fields: MedalFields, now: Date): Promise<MedalKind> {
  const { rows } = await sql<{ medalid: number }>`
    select nextval('profiles.medal_kinds_medalid_seq') as medalid`.execute(db);
  const medalid = Number(rows[0]!.medalid);
  return db
    .insertInto('profiles.medal_kinds')
    .values({ ...fields, medalid, key: `own-${medalid}`, created_at: now })
    .returning(columns)
    .executeTakeFirstOrThrow();
}

/** Changes a kind that stands in the version that was seen; undefined where another operator was faster. */
export const updateMedalKind = (
  db: Db,
  { medalid, version }: { medalid: number; version: number },
  fields: MedalFields,
): Promise<MedalKind | undefined> =>
  db
    .updateTable('profiles.medal_kinds')
    .set({ ...fields, version: version + 1 })
    .where('medalid', '=', medalid)
    .where('version', '=', version)
    .returning(columns)
    .executeTakeFirst();

/** Closes a kind, or opens it again. */
export const setMedalClosed = (db: Db, medalid: number, closedAt: Date | null): Promise<MedalKind> =>
  db
    .updateTable('profiles.medal_kinds')
    .set({ closed_at: closedAt })
    .where('medalid', '=', medalid)
    .returning(columns)
    .executeTakeFirstOrThrow();
