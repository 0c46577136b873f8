import type { AuditAction } from '../../../../contract/audit.ts';
import type { Db } from '../../../platform/context.ts';

export interface NewAuditRow {
  at: Date;
  actor_uid: number | null;
  action: AuditAction;
  subject_uid: number | null;
  subject: string;
  /** JSON. */
  before: string | null;
  after: string | null;
  reason: string;
  request_id: string;
}

/** The only statement that writes the trail: nothing of it is ever changed or taken away. */
export async function insertAudit(db: Db, row: NewAuditRow): Promise<void> {
  await db.insertInto('moderation.audit').values(row).execute();
}
