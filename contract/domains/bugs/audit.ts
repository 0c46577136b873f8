import type { AuditKinds } from '../../audit-kind.ts';

export const bugsAudit = {
  'bugs.status': { status: 'reportStatus', version: 'plain', joined: 'plain' },
  'bugs.separate': { joined: 'plain' },
  'bugs.save-answer': { answer: 'plain' },
  'bugs.delete-answer': { answer: 'plain' },
  'bugs.add-variable': { var: 'plain' },
  'bugs.close-variable': { var: 'plain', closed: 'plain' },
  'bugs.add-option': { var: 'plain', value: 'plain' },
  'bugs.close-option': { var: 'plain', value: 'plain', closed: 'plain' },
  'bugs.order-options': { var: 'plain' },
} as const satisfies AuditKinds;
