import type pg from 'pg';
import { quoted } from '../backup/catalogue.ts';
import { followTrigger, fullName, markOfShape, partsOf, type Shape, shapeOf, type TablePlace } from './shape.ts';

/** Where the new table stands until it takes the old one's place. */
export const draftOf = ({ schema, table }: TablePlace): string => fullName(partsOf(schema), `${table}_draft`);
const follower = ({ schema, table }: TablePlace): string => fullName(partsOf(schema), `${table}_follow`);
export const sourceOf = ({ schema, table }: TablePlace): string => fullName(schema, table);
/** What an index is called until it takes the old one's name. */
export const draftIndex = (name: string): string => `draft_${name}`.slice(0, 63);

/** How far a move of this table has come; undefined where none was begun. */
export async function progressOf(client: pg.ClientBase, place: TablePlace): Promise<Progress | undefined> {
  const { rows } = await client.query<{ remark: string | null }>(
    `select obj_description(to_regclass($1), 'pg_class') as remark`,
    [draftOf(place)],
  );
  return rows[0]?.remark ? (JSON.parse(rows[0].remark) as Progress) : undefined;
}

/** Stands on the new table itself, so that it is true whenever the work is cut short. */
export interface Progress {
  partitions: number;
  /** Mark of the old table's shape that the new one was made by. */
  shape: string;
  rows: number;
  /** The primary key of the row that was copied last. */
  after: string[] | null;
}

export async function noteProgress(client: pg.ClientBase, shape: Shape, progress: Progress): Promise<void> {
  await client.query(`comment on table ${draftOf(shape)} is '${JSON.stringify(progress).replaceAll("'", "''")}'`);
}

/** Drops what a move that was cut short has left, and nothing else of the schema: tables in use have partitions there. */
export async function dropDraft(client: pg.ClientBase, place: TablePlace): Promise<void> {
  await client.query(`drop trigger if exists ${followTrigger} on ${sourceOf(place)}`);
  await client.query(`drop function if exists ${follower(place)}()`);
  await client.query(`drop table if exists ${draftOf(place)}`);
}

/** An empty table like the other one, cut into so many partitions; 0 for a whole one. */
export async function makeDraft(
  client: pg.ClientBase,
  shape: Shape,
  { by, partitions }: { by: string; partitions: number },
): Promise<void> {
  const draft = draftOf(shape);
  await client.query(`create schema if not exists ${quoted(partsOf(shape.schema))}`);
  const like = `like ${sourceOf(shape)} including defaults including constraints including storage`;
  const cut = partitions > 0 ? ` partition by hash (${quoted(by)})` : '';
  await client.query(`create table ${draft} (${like})${cut}`);
  for (let remainder = 0; remainder < partitions; remainder++) {
    const name = `${shape.table}_${partitions}_${String(remainder).padStart(2, '0')}`;
    await client.query(
      `create table ${fullName(partsOf(shape.schema), name)} partition of ${draft}
         for values with (modulus ${partitions}, remainder ${remainder})`,
    );
  }
  for (const index of shape.indexes) {
    const name = quoted(draftIndex(index.name));
    if (index.isPrimary) {
      const columns = index.columns.map(quoted).join(', ');
      await client.query(`alter table ${draft} add constraint ${name} primary key (${columns})`);
    } else {
      await client.query(`create ${index.isUnique ? 'unique ' : ''}index ${name} on ${draft} ${index.method}`);
    }
  }
}

/**
 * From now on what is written to the old table is written to the new one in the same transaction. Waits for those
 * that write now, and so needs a lock for a moment.
 */
export async function followIntoDraft(client: pg.ClientBase, shape: Shape): Promise<void> {
  const draft = draftOf(shape);
  const columns = shape.columns.map(quoted);
  const key = shape.key.map(({ name }) => quoted(name));
  const rest = columns.filter((column) => !key.includes(column));
  const sets = rest.map((column) => `${column} = excluded.${column}`).join(', ');
  const same = key.map((column) => `${column} = old.${column}`).join(' and ');
  const changed = key.map((column) => `old.${column} <> new.${column}`).join(' or ');
  await client.query(`
    create function ${follower(shape)}() returns trigger language plpgsql as $follow$
    begin
      if tg_op = 'DELETE' then
        delete from ${draft} where ${same};
        return null;
      end if;
      if tg_op = 'UPDATE' and (${changed}) then
        delete from ${draft} where ${same};
      end if;
      insert into ${draft} (${columns.join(', ')}) values (${columns.map((column) => `new.${column}`).join(', ')})
        on conflict (${key.join(', ')}) do ${sets ? `update set ${sets}` : 'nothing'};
      return null;
    end $follow$`);
  await client.query(
    `create trigger ${followTrigger} after insert or update or delete on ${sourceOf(shape)}
       for each row execute function ${follower(shape)}()`,
  );
}

/**
 * The new table takes the old one's name and its indexes' names, and the old one is dropped: what members delete from
 * now on would not be deleted there. Whoever waits for the lock finds the new table under the name. Throws where the old
 * one was changed by a migration since the new one was made like it.
 */
export async function swap(client: pg.ClientBase, shape: Shape, by: string): Promise<void> {
  const { schema, table, indexes } = shape;
  await client.query(`lock table ${sourceOf(shape)} in access exclusive mode`);
  if (markOfShape(await shapeOf(client, { schema, table, by })) !== markOfShape(shape))
    throw new Error(`${sourceOf(shape)} was changed by a migration while it was copied; it stays in use, begin again`);
  await client.query(`drop trigger ${followTrigger} on ${sourceOf(shape)}`);
  await client.query(`drop function ${follower(shape)}()`);
  await client.query(`drop table ${sourceOf(shape)}`);
  await client.query(`comment on table ${draftOf(shape)} is null`);
  await client.query(`alter table ${draftOf(shape)} set schema ${quoted(schema)}`);
  await client.query(`alter table ${fullName(schema, `${table}_draft`)} rename to ${quoted(table)}`);
  for (const { name } of indexes) {
    await client.query(`alter index ${fullName(schema, draftIndex(name))} rename to ${quoted(name)}`);
  }
}
