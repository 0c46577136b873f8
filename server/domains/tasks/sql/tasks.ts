import { sql } from 'kysely';
import type { TaskFigure, TaskPeriod } from '../../../../contract/domains/tasks/limits.ts';
import type { Language } from '../../../../contract/primitives/countries.ts';
import type { Db } from '../../../platform/context.ts';

export type TaskWords = { [F in 'title' | 'text' as `${F}_${Language}`]: string };

/** What operators say of a task. */
export interface TaskFields extends TaskWords {
  period: TaskPeriod;
  figure: TaskFigure;
  need: number;
  xgold: number;
  /** A kind of medal, 0 for none. */
  medalid: number;
  url: string;
  country_fid: number;
  position: number;
}

export interface Task extends TaskFields {
  taskid: number;
  version: number;
  closed_at: Date | null;
}

const columns = [
  ...([
    'taskid',
    'version',
    'period',
    'figure',
    'need',
    'xgold',
    'medalid',
    'title_en',
    'title_fr',
    'title_hi',
  ] as const),
  ...(['text_en', 'text_fr', 'text_hi', 'url', 'country_fid', 'position', 'closed_at'] as const),
] as const;

/** Closed tasks that are listed at most, the last ones first. */
const mostClosed = 200;
const oneAtATime = 7_261_069;

/** All open tasks, in the order of their lists; there are no more than operators may open. */
export const openTasks = (db: Db, most: number): Promise<Task[]> =>
  db
    .selectFrom('tasks.tasks')
    .select(columns)
    .where('closed_at', 'is', null)
    .orderBy('position')
    .orderBy('taskid')
    .limit(most)
    .$castTo<Task>()
    .execute();

/** Closed tasks, those closed last first. */
export const closedTasks = (db: Db): Promise<Task[]> =>
  db
    .selectFrom('tasks.tasks')
    .select(columns)
    .where('closed_at', 'is not', null)
    .orderBy('closed_at', 'desc')
    .orderBy('taskid')
    .limit(mostClosed)
    .$castTo<Task>()
    .execute();

/** Closed tasks without an end that somebody finished and wasn't paid for, read on from one. */
export async function owedTasks(db: Db, after: number, most: number): Promise<number[]> {
  const { rows } = await sql<{ taskid: number }>`
    select taskid from tasks.tasks t
     where taskid > ${after} and closed_at is not null and period = 'once'
       and exists (select from tasks.finished f
                    where f.taskid = t.taskid and f.claimed_at is null and f.ends_at is null)
     order by taskid limit ${most}`.execute(db);
  return rows.map(({ taskid }) => taskid);
}

/** Tasks by their numbers, closed ones too, in one query. */
export const tasksByIds = (db: Db, taskids: readonly number[]): Promise<Task[]> =>
  taskids.length === 0
    ? Promise.resolve([])
    : db
        .selectFrom('tasks.tasks')
        .select(columns)
        .where('taskid', '=', sql<number>`any(${[...new Set(taskids)]}::bigint[])`)
        .$castTo<Task>()
        .execute();

/** A task, and nobody else changes it until the transaction ends. */
export const lockTask = (db: Db, taskid: number): Promise<Task | undefined> =>
  db
    .selectFrom('tasks.tasks')
    .select(columns)
    .where('taskid', '=', taskid)
    .forUpdate()
    .$castTo<Task>()
    .executeTakeFirst();

/** Lets operators open tasks one after the other, so that they never outgrow their limit; how many are open. */
export async function countOpenTasks(db: Db): Promise<number> {
  await sql`select pg_advisory_xact_lock(${oneAtATime})`.execute(db);
  const { rows } = await sql<{ open: number }>`
    select count(*)::int as open from tasks.tasks where closed_at is null`.execute(db);
  return rows[0]!.open;
}

export const insertTask = (db: Db, fields: TaskFields, now: Date): Promise<Task> =>
  db
    .insertInto('tasks.tasks')
    .values({ ...fields, created_at: now })
    .returning(columns)
    .$castTo<Task>()
    .executeTakeFirstOrThrow();

/** Changes a task that stands in the version that was seen; undefined where another operator was faster. */
export const updateTask = (
  db: Db,
  { taskid, version }: { taskid: number; version: number },
  fields: TaskFields,
): Promise<Task | undefined> =>
  db
    .updateTable('tasks.tasks')
    .set({ ...fields, version: version + 1 })
    .where('taskid', '=', taskid)
    .where('version', '=', version)
    .returning(columns)
    .$castTo<Task>()
    .executeTakeFirst();

/** Closes a task, or opens it again. */
export const setTaskClosed = (db: Db, taskid: number, closedAt: Date | null): Promise<Task> =>
  db
    .updateTable('tasks.tasks')
    .set({ closed_at: closedAt })
    .where('taskid', '=', taskid)
    .returning(columns)
    .$castTo<Task>()
    .executeTakeFirstOrThrow();
