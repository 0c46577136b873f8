import type { AuditKinds } from '../../audit-kind.ts';

/** The fields of a setting are named by the setting. */
export const operatorsAudit = {
  'operators.change-setting': {},
  'operators.skip-event': {},
  'operators.show-email': {},
  'operators.show-phone': {},
} as const satisfies AuditKinds;
