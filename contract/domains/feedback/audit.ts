import type { AuditKinds } from '../../audit-kind.ts';

export const feedbackAudit = { 'feedback.settle': { done: 'plain' } } as const satisfies AuditKinds;
