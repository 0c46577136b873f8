import type { Db } from '../../../platform/context.ts';
import { type AuditFilter, type AuditRow, findAudit } from '../sql/audit.ts';

export type { AuditFilter, AuditRow };

/** What operators did, the newest first. */
export const auditTrail = (db: Db, filter: AuditFilter): Promise<AuditRow[]> => findAudit(db, filter);
