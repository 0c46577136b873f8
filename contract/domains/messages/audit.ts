import type { AuditKinds } from '../../audit-kind.ts';

export const messagesAudit = {
  'messages.open-report': {},
  'messages.decide-report': { decision: 'plain' },
} as const satisfies AuditKinds;
