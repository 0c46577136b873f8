import type { AuditKinds } from '../../audit-kind.ts';

export const topicsAudit = {
  'topics.edit': { name: 'plain', description: 'plain' },
  'topics.delete': { name: 'plain', deleted: 'plain' },
} as const satisfies AuditKinds;
