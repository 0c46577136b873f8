import { sql } from 'kysely';
import type { Db } from '../../../platform/context.ts';

export interface OwnSanction {
  id: number;
  groupid: number;
  reason: string;
  created_at: Date;
  expires_at: Date | null;
  lifted_at: Date | null;
}

export async function sanctionsBatch(db: Db, uid: number, after: number, most: number): Promise<OwnSanction[]> {
  const { rows } = await sql<OwnSanction>`
    select id, groupid, reason, created_at, expires_at, lifted_at from moderation.sanctions
    where uid = ${uid} and id > ${after} order by id limit ${most}`.execute(db);
  return rows;
}
