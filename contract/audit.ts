import type { AuditKinds } from './audit-kind.ts';
import { countriesAudit } from './domains/countries/audit.ts';
import { economyAudit } from './domains/economy/audit.ts';
import { feedbackAudit } from './domains/feedback/audit.ts';
import { groupsAudit } from './domains/groups/audit.ts';
import { invitationsAudit } from './domains/invitations/audit.ts';
import { membersAudit } from './domains/members/audit.ts';
import { moderationAudit } from './domains/moderation/audit.ts';
import { operatorsAudit } from './domains/operators/audit.ts';
import { reportsAudit } from './domains/reports/audit.ts';
import { storeAudit } from './domains/store/audit.ts';
import { threadsAudit } from './domains/threads/audit.ts';
import { topicsAudit } from './domains/topics/audit.ts';

const kinds = {
  ...membersAudit,
  ...countriesAudit,
  ...economyAudit,
  ...feedbackAudit,
  ...groupsAudit,
  ...invitationsAudit,
  ...moderationAudit,
  ...reportsAudit,
  ...storeAudit,
  ...threadsAudit,
  ...topicsAudit,
  ...operatorsAudit,
} as const satisfies AuditKinds;

export type AuditAction = keyof typeof kinds;

/** Everything that the audit trail records: each domain's own stands in its `audit.ts`. */
export const auditKinds: AuditKinds & Readonly<Record<AuditAction, AuditKinds[string]>> = kinds;

/** The names of it, in the order of the filter. */
export const auditActions = Object.keys(kinds) as [AuditAction, ...AuditAction[]];

/** Text id of an action of the audit trail. */
export const auditText = (action: string): string => textOf(action, 'audit', action.slice(action.indexOf('.') + 1));

/** Text id of a field that an action changed. */
export const changeText = (action: string, field: string): string => textOf(action, 'change', field);

/** Actions that every trail holds by a name older than their domain's. */
const namedBefore: Readonly<Record<string, string>> = { 'accounts.change-group': 'members' };

const textOf = (action: string, kind: string, rest: string): string =>
  `${namedBefore[action] ?? action.split('.')[0]}.${kind}.${rest}`;
