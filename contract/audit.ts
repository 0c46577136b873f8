import type { AuditKinds } from './audit-kind.ts';
import { domainAudit } from './made/audit.ts';

const kinds = domainAudit satisfies AuditKinds;

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
