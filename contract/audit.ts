import type { AuditKinds } from './audit-kind.ts';
import { accountsAudit } from './domains/accounts/audit.ts';
import { feedbackAudit } from './domains/feedback/audit.ts';
import { invitationsAudit } from './domains/invitations/audit.ts';
import { moderationAudit } from './domains/moderation/audit.ts';
import { operatorsAudit } from './domains/operators/audit.ts';

const kinds = {
  ...accountsAudit,
  ...feedbackAudit,
  ...invitationsAudit,
  ...moderationAudit,
  ...operatorsAudit,
} as const satisfies AuditKinds;

export type AuditAction = keyof typeof kinds;

/** Everything that the audit trail tells of: each domain's own stands in its `audit.ts`. */
export const auditKinds: AuditKinds & Readonly<Record<AuditAction, AuditKinds[string]>> = kinds;

/** The names of it, in the order of the filter. */
export const auditActions = Object.keys(kinds) as [AuditAction, ...AuditAction[]];

/** Text id of an action of the audit trail. */
export const auditText = (action: string): string => action.replace('.', '.audit.');

/** Text id of a field that an action changed. */
export const changeText = (action: string, field: string): string => `${action.split('.')[0]}.change.${field}`;
