import type { AuditKinds } from '../../audit-kind.ts';

export const bugsAudit = {
  'bugs.add-variable': { var: 'plain' },
  'bugs.close-variable': { var: 'plain', closed: 'plain' },
  'bugs.add-option': { var: 'plain', value: 'plain' },
  'bugs.close-option': { var: 'plain', value: 'plain', closed: 'plain' },
  'bugs.order-options': { var: 'plain' },
} as const satisfies AuditKinds;
