import { sql } from 'kysely';
import type { Language } from '../../../../contract/primitives/countries.ts';
import type { Db } from '../../../platform/context.ts';

export interface CategoryRow {
  typeid: number;
  fid: number;
  names: Record<Language, string>;
  position: number;
  closed_at: Date | null;
}

const columns = ['typeid', 'fid', 'names', 'position', 'closed_at'] as const;
/** More than the operators' limits let there be. */
const most = 1000;

/** A photo board's categories in their order, closed ones too. */
export const categoriesOf = (db: Db, fid: number): Promise<CategoryRow[]> =>
  db
    .selectFrom('contests.categories')
    .select(columns)
    .where('fid', '=', fid)
    .orderBy('position')
    .orderBy('typeid')
    .limit(most)
    .$castTo<CategoryRow>()
    .execute();

/** One category. */
export const findCategory = (db: Db, typeid: number): Promise<CategoryRow | undefined> =>
  db
    .selectFrom('contests.categories')
    .select(columns)
    .where('typeid', '=', typeid)
    .$castTo<CategoryRow>()
    .executeTakeFirst();

/** Opens a category, or changes one; its number. */
export async function saveCategoryRow(
  db: Db,
  { typeid, fid, names, position, closed_at }: CategoryRow,
): Promise<number> {
  const row = { fid, names: JSON.stringify(names), position, closed_at };
  if (typeid === 0) {
    const made = await db.insertInto('contests.categories').values(row).returning('typeid').executeTakeFirstOrThrow();
    return made.typeid;
  }
  await db.updateTable('contests.categories').set(row).where('typeid', '=', typeid).execute();
  return typeid;
}

/** Lets operators open categories one after the other. */
export async function lockCategories(db: Db): Promise<void> {
  await sql`select pg_advisory_xact_lock(7_261_071)`.execute(db);
}
