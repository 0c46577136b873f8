import { setTimeout as delay } from 'node:timers/promises';
import type pg from 'pg';
import { quoted } from '../backup/catalogue.ts';
import { tryHoldTables } from '../backup/connection.ts';
import { draftOf, dropDraft, followIntoDraft, makeDraft, noteProgress, progressOf, sourceOf, swap } from './draft.ts';
import { markOfShape, type Shape, shapeOf, type TablePlace } from './shape.ts';

export interface Wanted extends TablePlace {
  /** The column that rows are spread by; it stands in the primary key and in every unique index. */
  by: string;
  /** How many partitions; 0 makes a whole table of it again. */
  partitions: number;
  /** Rows that are copied in one transaction. */
  batch?: number;
  /** Called after each batch with the rows so far. */
  onRows?: (rows: number) => void;
  /** Ends the work between two batches; called for again it goes on there. */
  signal?: AbortSignal;
}

/** How long a lock is waited for, and how long nothing is asked after that. */
interface Patience {
  waitMs: number;
  pauseMs: number;
}

/** For locks that everybody queues behind: whoever uses the table waits for a tenth of the time at most. */
const beforeAll: Patience = { waitMs: 200, pauseMs: 2000 };
/** Nobody queues behind this one; after a second of it PostgreSQL ends its own cleaning of the table. */
const quietMs = 5000;
/** Shorter than PostgreSQL waits before it looks for a deadlock, so that the copy gives way and no member's transaction. */
const besideOthers: Patience = { waitMs: 200, pauseMs: 100 };
const mostTries = 600;
const lockRefusals = new Set(['55P03', '40P01']);

/**
 * Cuts a table into hash partitions while everybody reads and writes it. Its rows are copied beside it, what is written
 * meanwhile follows by a trigger, both are compared in one snapshot, and the new one takes its place under a lock that
 * is held for milliseconds. Returns the rows that were compared; undefined where it already has as many partitions, and
 * nothing is left of a move that was cut short. Throws where the two differ, and leaves the old table in use.
 */
export async function cutIntoPartitions(client: pg.ClientBase, wanted: Wanted): Promise<number | undefined> {
  await client.query('set statement_timeout = 0');
  const shape = await shapeOf(client, wanted);
  if (shape.partitions === wanted.partitions) {
    await abandonCut(client, shape);
    return undefined;
  }
  await begin(client, shape, wanted);
  await copyRows(client, shape, wanted);
  const rows = await compare(client, shape);
  await inTurn(client, shape, () => swap(client, shape, wanted.by));
  // PostgreSQL counts the rows of partitions by itself, and of the table over them only when it is asked.
  await client.query(`analyze ${sourceOf(shape)}`);
  return rows;
}

/** Ends a move that was cut short: its copy is dropped, and writes go into the table alone. False where none was begun. */
export async function abandonCut(client: pg.ClientBase, place: TablePlace): Promise<boolean> {
  if (!(await progressOf(client, place))) return false;
  await inTurn(client, place, () => dropDraft(client, place));
  return true;
}

async function begin(client: pg.ClientBase, shape: Shape, { by, partitions }: Wanted): Promise<void> {
  const progress = await progressOf(client, shape);
  const mark = markOfShape(shape);
  if (progress?.partitions === partitions && progress.shape === mark) return;
  await abandonCut(client, shape);
  await inTurn(client, shape, async () => {
    await makeDraft(client, shape, { by, partitions });
    await noteProgress(client, shape, { partitions, shape: mark, rows: 0, after: null });
    await followIntoDraft(client, shape);
  });
}

async function copyRows(client: pg.ClientBase, shape: Shape, wanted: Wanted): Promise<void> {
  for (;;) {
    if (wanted.signal?.aborted) throw new Error(`stopped while ${sourceOf(shape)} was copied; begin again to go on`);
    const rows = await patiently(client, besideOthers, () => copyBatch(client, shape, wanted.batch ?? 2000));
    if (rows === undefined) return;
    wanted.onRows?.(rows);
  }
}

/**
 * Copies the rows that come next by the primary key; all that were copied so far, or undefined when none are left. A row
 * is held against being deleted until its copy stands; whoever changes it meanwhile changes its copy as well.
 */
async function copyBatch(client: pg.ClientBase, shape: Shape, batch: number): Promise<number | undefined> {
  const progress = await progressOf(client, shape);
  if (!progress) throw new Error(`${draftOf(shape)} is gone`);
  const key = shape.key.map(({ name }) => quoted(name));
  const columns = shape.columns.map(quoted).join(', ');
  const place = shape.key.map(({ type }, at) => `$${at + 1}::${type}`).join(', ');
  const after = progress.after ? `where (${key.join(', ')}) > (${place})` : '';
  const { rows } = await client.query<{ copied: number; last: string[] | null }>(
    `with taken as materialized (
       select ${columns} from ${sourceOf(shape)} ${after} order by ${key.join(', ')} limit ${batch} for key share
     ), copied as (
       insert into ${draftOf(shape)} (${columns}) select ${columns} from taken on conflict do nothing
     )
     select (select count(*)::int from taken) as copied,
            (select array[${key.map((column) => `${column}::text`).join(', ')}] from taken
              order by ${key.map((column) => `${column} desc`).join(', ')} limit 1) as last`,
    progress.after ?? [],
  );
  const { copied, last } = rows[0] ?? { copied: 0, last: null };
  if (copied === 0 || last === null) return undefined;
  const sum = progress.rows + copied;
  await noteProgress(client, shape, { ...progress, rows: sum, after: last });
  return sum;
}

/** Compares both in one snapshot, by a sum over what stands in each row, and returns how many there are. */
async function compare(client: pg.ClientBase, shape: Shape): Promise<number> {
  const columns = shape.columns.map(quoted).join(', ');
  const sums = (table: string) =>
    `select count(*)::int as rows, coalesce(sum(hashtextextended(row(${columns})::text, 0)::numeric), 0)::text as sum from ${table}`;
  const { rows } = await client.query<{ rows: number; same: boolean }>(
    `select o.rows, o.rows = d.rows and o.sum = d.sum as same
       from (${sums(sourceOf(shape))}) o, (${sums(draftOf(shape))}) d`,
  );
  const found = rows[0];
  if (!found?.same) throw new Error(`${sourceOf(shape)} and its copy differ; the old table stays in use`);
  return found.rows;
}

/**
 * Does in one transaction what takes the table for itself. A backup that reads the tables and a migration are waited for
 * without a lock on the table, however long they take.
 */
async function inTurn<T>(client: pg.ClientBase, place: TablePlace, work: () => Promise<T>): Promise<T> {
  for (;;) {
    const done = await patiently(client, beforeAll, async () => {
      if (!(await tryHoldTables(client))) return undefined;
      await client.query(`set local lock_timeout = ${quietMs}`);
      await client.query(`lock table ${sourceOf(place)} in share update exclusive mode`);
      await client.query(`set local lock_timeout = ${beforeAll.waitMs}`);
      return { result: await work() };
    });
    if (done) return done.result;
    await delay(beforeAll.pauseMs);
  }
}

/** Does something in one transaction, and again later where it would have waited too long for a lock. */
async function patiently<T>(client: pg.ClientBase, patience: Patience, work: () => Promise<T>): Promise<T> {
  const { waitMs, pauseMs } = patience;
  for (let tries = 1; ; tries++) {
    try {
      await client.query('begin');
      await client.query(`set local lock_timeout = ${waitMs}`);
      const done = await work();
      await client.query('commit');
      return done;
    } catch (error) {
      await client.query('rollback');
      if (!isLockRefusal(error) || tries === mostTries) throw error;
      await delay(pauseMs);
    }
  }
}

const isLockRefusal = (error: unknown): boolean =>
  typeof error === 'object' && error !== null && 'code' in error && lockRefusals.has(String(error.code));
