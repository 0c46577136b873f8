import { type Selectable, sql } from 'kysely';
import type { Db } from '../../../platform/context.ts';
import { afterPlace } from '../../../platform/db/after-place.ts';
import type { DB } from '../../../platform/db/types.ts';
import type { TimeKey } from '../../../platform/keyset.ts';

export type ActRow = Selectable<DB['moderation.acts']>;

export interface NewAct {
  act: string;
  tid: number;
  pid: number;
  uid: number;
  country_fid: number;
  by_uid: number | null;
  rule: string;
  reason: string;
  /** JSON: the reason by language. */
  said: string | null;
  /** JSON. */
  undo: string | null;
  at: Date;
}

export async function insertAct(db: Db, row: NewAct): Promise<number> {
  return (await db.insertInto('moderation.acts').values(row).returning('id').executeTakeFirstOrThrow()).id;
}

export const findAct = (db: Db, id: number): Promise<ActRow | undefined> =>
  db.selectFrom('moderation.acts').selectAll().where('id', '=', id).executeTakeFirst();

/** The same, locked until the transaction ends: an appeal and its decision come one after the other. */
export const lockAct = (db: Db, id: number): Promise<ActRow | undefined> =>
  db.selectFrom('moderation.acts').selectAll().where('id', '=', id).forNoKeyUpdate().executeTakeFirst();

/** Ends what stands of these kinds against a post; the numbers of what ended. */
export async function endActsOf(db: Db, pid: number, acts: readonly string[], at: Date): Promise<number[]> {
  const rows = await db
    .updateTable('moderation.acts')
    .set({ ended_at: at })
    .where('pid', '=', pid)
    .where('act', 'in', [...acts])
    .where('ended_at', 'is', null)
    .returning('id')
    .execute();
  return rows.map(({ id }) => id);
}

/** Ends one act; false where it was over. */
export async function endActById(db: Db, id: number, at: Date): Promise<boolean> {
  const rows = await db
    .updateTable('moderation.acts')
    .set({ ended_at: at })
    .where('id', '=', id)
    .where('ended_at', 'is', null)
    .returning('id')
    .execute();
  return rows.length > 0;
}

/** An act that stands, and whether somebody has appealed against it. */
export type StandingAct = Pick<ActRow, 'id' | 'pid' | 'at' | 'ended_at'> & { appealed: boolean };

/** What stands of these kinds against these posts, the last first. */
export async function findStandingActs(
  db: Db,
  pids: readonly number[],
  acts: readonly string[],
): Promise<StandingAct[]> {
  if (pids.length === 0) return [];
  const { rows } = await sql<StandingAct>`
    select a.id, a.pid, a.at, a.ended_at, p.id is not null as appealed
      from moderation.acts a left join moderation.appeals p on p.act_id = a.id
     where a.pid = any(${pids}::bigint[]) and a.ended_at is null and a.act = any(${acts})
     order by a.id desc`.execute(db);
  return rows;
}

/** A warning, and how the appeal against it stands. */
export type WarningData = Pick<ActRow, 'id' | 'rule' | 'reason' | 'said' | 'at' | 'by_uid' | 'ended_at'> & {
  appealed: boolean;
  answered_at: Date | null;
  answered_by: number | null;
  lifted: boolean;
};

/** A member's latest warnings, the newest first. */
export async function findWarnings(db: Db, uid: number, limit: number): Promise<WarningData[]> {
  const { rows } = await sql<WarningData>`
    select a.id, a.rule, a.reason, a.said, a.at, a.by_uid, a.ended_at, p.id is not null as appealed, p.answered_at,
           p.by_uid as answered_by, coalesce(p.lifted, false) as lifted
      from moderation.acts a left join moderation.appeals p on p.act_id = a.id
     where a.uid = ${uid} and a.act = 'warn'
     order by a.id desc limit ${limit}`.execute(db);
  return rows;
}

/** False where one against the same act was made already. */
export async function insertActAppeal(
  db: Db,
  row: { uid: number; act_id: number; country_fid: number; message: string; created_at: Date },
): Promise<boolean> {
  const inserted = await db
    .insertInto('moderation.appeals')
    .values(row)
    .onConflict((conflict) => conflict.column('act_id').where('act_id', 'is not', null).doNothing())
    .returning('id')
    .executeTakeFirst();
  return inserted !== undefined;
}

/** Whether an appeal waits against what this moderator did to a post. */
export async function isAppealedFrom(
  db: Db,
  { pid, act, byUid }: { pid: number; act: string; byUid: number },
): Promise<boolean> {
  const row = await db
    .selectFrom('moderation.acts as a')
    .innerJoin('moderation.appeals as p', 'p.act_id', 'a.id')
    .select('a.id')
    .where('a.pid', '=', pid)
    .where('a.act', '=', act)
    .where('a.by_uid', '=', byUid)
    .where('a.ended_at', 'is', null)
    .where('p.answered_at', 'is', null)
    .executeTakeFirst();
  return row !== undefined;
}

/** How an appeal was answered; without somebody who did the act ended first. */
export interface ActAnswer {
  answered_at: Date;
  lifted: boolean;
  answer: string;
  by_uid: number | null;
}

/** Answers the appeals that wait against these acts. */
export async function answerActAppeals(db: Db, actIds: readonly number[], answer: ActAnswer): Promise<void> {
  if (actIds.length === 0) return;
  await db
    .updateTable('moderation.appeals')
    .set(answer)
    .where('act_id', 'in', [...actIds])
    .where('answered_at', 'is', null)
    .execute();
}

/** An appeal against an act. */
export interface ActAppeal {
  id: number;
  message: string;
  created_at: Date;
  answered_at: Date | null;
  lifted: boolean;
  answer: string;
  answered_by: number | null;
}

const appealFields = [
  ...(['id', 'message', 'created_at', 'answered_at', 'lifted', 'answer'] as const),
  'by_uid as answered_by',
] as const;

export const findAppealOfAct = (db: Db, actId: number): Promise<ActAppeal | undefined> =>
  db.selectFrom('moderation.appeals').select(appealFields).where('act_id', '=', actId).executeTakeFirst();

/** The act that an appeal is against. */
export async function actOfAppeal(db: Db, id: number): Promise<number | undefined> {
  const row = await db.selectFrom('moderation.appeals').select('act_id').where('id', '=', id).executeTakeFirst();
  return row?.act_id ?? undefined;
}

/** An appeal with the act that it is against. */
export type AppealedAct = Omit<ActRow, 'id'> & ActAppeal & { act_id: number };

const joined = sql`
  select p.id, p.message, p.created_at, p.answered_at, p.lifted, p.answer, p.by_uid as answered_by,
         a.id as act_id, a.act, a.tid, a.pid, a.uid, a.country_fid, a.by_uid, a.rule, a.reason, a.said, a.undo, a.at, a.ended_at
    from moderation.appeals p join moderation.acts a on a.id = p.act_id`;
const inCountry = (country: number | null) => (country === null ? sql`` : sql`and p.country_fid = ${country}`);

/** Appeals about posts that wait, the oldest first: of one country, or for null of all. */
export async function findWaitingActAppeals(
  db: Db,
  country: number | null,
  above: number,
  limit: number,
): Promise<AppealedAct[]> {
  const { rows } = await sql<AppealedAct>`
    ${joined} where p.act_id is not null and p.answered_at is null and p.id > ${above} ${inCountry(country)}
     order by p.id limit ${limit}`.execute(db);
  return rows;
}

/** Those decided, the last first. */
export async function findAnsweredActAppeals(
  db: Db,
  country: number | null,
  after: TimeKey | undefined,
  limit: number,
): Promise<AppealedAct[]> {
  const { rows } = await sql<AppealedAct>`
    ${joined} where p.act_id is not null and p.answered_at is not null ${inCountry(country)}
      ${afterPlace(after, 'p.answered_at', 'p.id')}
     order by p.answered_at desc, p.id desc limit ${limit}`.execute(db);
  return rows;
}
