import { type Selectable, sql } from 'kysely';
import type { Db } from '../../../../platform/context.ts';
import type { DB } from '../../../../platform/db/types.ts';

export type TakedownRow = Selectable<DB['threads.takedowns']>;
export type TakedownKind = 'banned' | 'removed';

export async function insertTakedown(db: Db, row: TakedownRow): Promise<void> {
  await db.insertInto('threads.takedowns').values(row).execute();
}

/** A post that is taken down, locked until the transaction ends; undefined where it isn't. */
export const lockTakedown = (db: Db, tid: number, pid: number): Promise<TakedownRow | undefined> =>
  db
    .selectFrom('threads.takedowns')
    .selectAll()
    .where('tid', '=', tid)
    .where('pid', '=', pid)
    .forNoKeyUpdate()
    .executeTakeFirst();

export const findTakedown = (db: Db, tid: number, pid: number): Promise<TakedownRow | undefined> =>
  db.selectFrom('threads.takedowns').selectAll().where('tid', '=', tid).where('pid', '=', pid).executeTakeFirst();

export async function deleteTakedown(db: Db, tid: number, pid: number): Promise<void> {
  await db.deleteFrom('threads.takedowns').where('tid', '=', tid).where('pid', '=', pid).execute();
}

/** How a whole thread was taken down. */
export async function takedownOfThread(db: Db, tid: number): Promise<TakedownKind | undefined> {
  const { rows } = await sql<{ kind: TakedownKind }>`
    select d.kind from threads.threads t
      join threads.takedowns d on d.tid = t.tid and d.pid = t.first_pid where t.tid = ${tid}`.execute(db);
  return rows[0]?.kind;
}
