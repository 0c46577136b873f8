import type { AuditKinds } from '../../audit-kind.ts';

export const groupsAudit = {
  'groups.remove-member': { group: 'plain' },
  'groups.delete': { group: 'plain' },
  'groups.set-role': { role: 'plain' },
} as const satisfies AuditKinds;
