import { sql } from 'kysely';
import type { Db, ReadDb } from '../../../platform/context.ts';

export interface OwnSanction {
  id: number;
  groupid: number;
  /** The rule that was broken, by its key; `other` where words say it. */
  rule: string;
  reason: string;
  created_at: Date;
  expires_at: Date | null;
  lifted_at: Date | null;
}

export async function sanctionsBatch(db: ReadDb, uid: number, after: number, most: number): Promise<OwnSanction[]> {
  const { rows } = await sql<OwnSanction>`
    select id, groupid, rule, reason, created_at, expires_at, lifted_at from moderation.sanctions
    where uid = ${uid} and id > ${after} order by id limit ${most}`.execute(db);
  return rows;
}

export interface OwnWarning {
  id: number;
  rule: string;
  reason: string;
  at: Date;
  /** When it was taken back. */
  ended_at: Date | null;
}

export async function warningsBatch(db: ReadDb, uid: number, after: number, most: number): Promise<OwnWarning[]> {
  const { rows } = await sql<OwnWarning>`
    select id, rule, reason, at, ended_at from moderation.acts
    where uid = ${uid} and act = 'warn' and id > ${after} order by id limit ${most}`.execute(db);
  return rows;
}

export interface OwnAppealRow {
  id: number;
  message: string;
  created_at: Date;
  answered_at: Date | null;
  lifted: boolean;
  answer: string;
}

export async function appealsBatch(db: ReadDb, uid: number, after: number, most: number): Promise<OwnAppealRow[]> {
  const { rows } = await sql<OwnAppealRow>`
    select id, message, created_at, answered_at, lifted, answer from moderation.appeals
    where uid = ${uid} and id > ${after} order by id limit ${most}`.execute(db);
  return rows;
}

export async function dropAppeals(db: Db, uid: number): Promise<void> {
  await db.deleteFrom('moderation.appeals').where('uid', '=', uid).execute();
}
