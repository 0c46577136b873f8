import { type Selectable, sql } from 'kysely';
import { boardOfFid } from '../../../../contract/primitives/boards.ts';
import type { Db } from '../../../platform/context.ts';
import type { DB } from '../../../platform/db/types.ts';

export type OptionRow = Selectable<DB['bugs.options']>;
export interface VariableRow extends Omit<Selectable<DB['bugs.variables']>, 'type'> {
  type: 'select' | 'text';
}

/** A variable with its options, all in their order. */
export interface Asked extends VariableRow {
  options: readonly OptionRow[];
}

/** More than the operators' limits let there be. */
const most = 20_000;

/** What the reports of a board are asked, closed variables and options too. */
export async function askedOn(db: Db, fid: number): Promise<Asked[]> {
  if (!boardOfFid(fid)) return [];
  const variables = await db
    .selectFrom('bugs.variables')
    .selectAll()
    .where('fid', '=', fid)
    .orderBy('position')
    .orderBy('var')
    .$castTo<VariableRow>()
    .execute();
  if (variables.length === 0) return [];
  const options = await db
    .selectFrom('bugs.options')
    .selectAll()
    .where('fid', '=', fid)
    .orderBy('position')
    .orderBy('id')
    .limit(most)
    .execute();
  const byVar = Map.groupBy(options, (option) => option.var);
  return variables.map((variable) => ({ ...variable, options: byVar.get(variable.var) ?? [] }));
}

/** Lets operators change what a board asks one after the other. */
export async function lockCatalogue(db: Db, fid: number): Promise<void> {
  await sql`select pg_advisory_xact_lock(7261345, ${fid}::int)`.execute(db);
}

export type NewVariable = Omit<VariableRow, 'closed' | 'own' | 'parent'>;

/** False where one of that name is there. */
export async function insertVariable(db: Db, row: NewVariable): Promise<boolean> {
  const inserted = await db
    .insertInto('bugs.variables')
    .values(row)
    .onConflict((oc) => oc.columns(['fid', 'var']).doNothing())
    .returning('var')
    .executeTakeFirst();
  return inserted !== undefined;
}

export async function setVariableClosed(db: Db, fid: number, name: string, closed: boolean): Promise<void> {
  await db.updateTable('bugs.variables').set({ closed }).where('fid', '=', fid).where('var', '=', name).execute();
}

export type NewOption = Omit<OptionRow, 'id' | 'closed'>;

/** Undefined where one with that value is there. */
export const insertOption = (db: Db, row: NewOption): Promise<OptionRow | undefined> =>
  db
    .insertInto('bugs.options')
    .values(row)
    .onConflict((oc) => oc.columns(['fid', 'var', 'parent', 'value']).doNothing())
    .returningAll()
    .executeTakeFirst();

export const setOptionClosed = (db: Db, id: number, closed: boolean): Promise<OptionRow | undefined> =>
  db.updateTable('bugs.options').set({ closed }).where('id', '=', id).returningAll().executeTakeFirst();

/** Puts options in the order in which they are named. */
export async function orderOptions(db: Db, ids: readonly number[]): Promise<void> {
  await sql`
    update bugs.options o set position = (n.place * 10)::int
      from unnest(${ids}::bigint[]) with ordinality as n (id, place)
     where o.id = n.id`.execute(db);
}
