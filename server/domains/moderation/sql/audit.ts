import type { Selectable } from 'kysely';
import type { AuditAction } from '../../../../contract/audit.ts';
import type { Db, ReadDb } from '../../../platform/context.ts';
import type { DB } from '../../../platform/db/types.ts';

export interface NewAuditRow {
  at: Date;
  actor_uid: number | null;
  /** When they had last proven to be the owner. */
  proven_at: Date | null;
  action: AuditAction;
  subject_uid: number | null;
  subject: string;
  /** JSON. */
  before: string | null;
  after: string | null;
  /** Key of the rule that was broken; empty where none was named. */
  rule: string;
  reason: string;
  /** JSON: the reason by language. */
  said: string | null;
  request_id: string;
}

/** The only statement that writes the trail: nothing of it is ever changed or deleted. */
export async function insertAudit(db: Db, row: NewAuditRow): Promise<void> {
  await db.insertInto('moderation.audit').values(row).execute();
}

export type AuditRow = Selectable<DB['moderation.audit']>;

export interface AuditFilter {
  byUid?: number | undefined;
  uid?: number | undefined;
  action?: AuditAction | undefined;
  /** From below this id. */
  below: number;
  limit: number;
}

/** The trail, the newest first. */
export function findAudit(db: ReadDb, { byUid, uid, action, below, limit }: AuditFilter): Promise<AuditRow[]> {
  let query = db.selectFrom('moderation.audit').selectAll().where('id', '<', below);
  if (byUid !== undefined) query = query.where('actor_uid', '=', byUid);
  if (uid !== undefined) query = query.where('subject_uid', '=', uid);
  if (action !== undefined) query = query.where('action', '=', action);
  return query.orderBy('id', 'desc').limit(limit).execute();
}
