import type { AuditKinds } from '../../audit-kind.ts';

export const reportsAudit = {
  'reports.claim': { claimed: 'plain' },
  'reports.decide': { decision: 'state' },
  'reports.undo': { decision: 'state' },
} as const satisfies AuditKinds;
