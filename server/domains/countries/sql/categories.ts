import { sql } from 'kysely';
import type { CategoryRow } from '../../../../contract/domains/countries/shapes.ts';
import type { Language } from '../../../../contract/primitives/countries.ts';
import type { Db } from '../../../platform/context.ts';

export type CategoryWords = { [F in 'name' | 'line' as `${F}_${Language}`]: string };

/** What operators set of a category. */
export type CategoryFields = CategoryWords & Pick<CategoryRow, 'icon' | 'position'>;

/** A category as it is stored; `country_fid` 0 is one that every country has. */
export interface Category extends CategoryFields {
  typeid: number;
  country_fid: number;
  closed_at: Date | null;
}

const columns = [
  'typeid',
  'country_fid',
  'icon',
  'name_en',
  'name_fr',
  'name_hi',
  'line_en',
  'line_fr',
  'line_hi',
  'position',
  'closed_at',
] as const;

/** More than the operators' limits let there be. */
const most = 1000;
const oneAtATime = 7_261_067;

/** All categories, closed ones too, in the order of their lists. */
export const allCategories = (db: Db): Promise<Category[]> =>
  db
    .selectFrom('countries.categories')
    .select(columns)
    .orderBy('country_fid')
    .orderBy('position')
    .orderBy('typeid')
    .limit(most)
    .$castTo<Category>()
    .execute();

/** Numbers of all open categories, with the country of each, 0 for all. */
export const openCategories = (db: Db): Promise<{ typeid: number; country_fid: number }[]> =>
  db
    .selectFrom('countries.categories')
    .select(['typeid', 'country_fid'])
    .where('closed_at', 'is', null)
    .orderBy('typeid')
    .limit(most)
    .execute();

/** Lets operators open categories one after the other, so that a list never outgrows its limit. */
export async function lockCategories(db: Db): Promise<void> {
  await sql`select pg_advisory_xact_lock(${oneAtATime})`.execute(db);
}

/** How many a country has, or with 0 how many every country has; closed ones count. */
export async function countCategories(db: Db, countryFid: number): Promise<number> {
  const { rows } = await sql<{ n: number }>`
    select count(*) as n from countries.categories where country_fid = ${countryFid}`.execute(db);
  return rows[0]!.n;
}

/** One category, and nobody else changes it until the transaction ends. */
export const lockCategory = (db: Db, typeid: number): Promise<Category | undefined> =>
  db
    .selectFrom('countries.categories')
    .select(columns)
    .where('typeid', '=', typeid)
    .forNoKeyUpdate()
    .$castTo<Category>()
    .executeTakeFirst();

export const insertCategory = (
  db: Db,
  row: CategoryFields & { country_fid: number; created_at: Date },
): Promise<Category> =>
  db.insertInto('countries.categories').values(row).returning(columns).$castTo<Category>().executeTakeFirstOrThrow();

export const updateCategory = (
  db: Db,
  typeid: number,
  change: Partial<CategoryFields & { closed_at: Date | null }>,
): Promise<Category> =>
  db
    .updateTable('countries.categories')
    .set(change)
    .where('typeid', '=', typeid)
    .returning(columns)
    .$castTo<Category>()
    .executeTakeFirstOrThrow();
