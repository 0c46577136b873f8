import type { AuditKinds } from '../../audit-kind.ts';

export const membersAudit = {
  'accounts.change-group': { groupid: 'group', isCreator: 'plain', certified: 'plain' },
} as const satisfies AuditKinds;
