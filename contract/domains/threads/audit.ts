import type { AuditKinds } from '../../audit-kind.ts';

export const threadsAudit = {
  'threads.pin': { level: 'plain' },
  'threads.digest': { level: 'plain' },
  'threads.highlight': { level: 'plain' },
  'threads.move': { country: 'plain', board: 'plain' },
  'threads.close': { closed: 'plain' },
  'threads.ban': { hidden: 'plain' },
  'threads.delete': { deleted: 'plain' },
  'threads.restore': { deleted: 'plain' },
  'threads.remove-version': { version: 'plain' },
  'threads.claim-held': { claimed: 'plain' },
  'threads.decide-held': { decision: 'state' },
  'threads.decide-appeal': { decision: 'state' },
} as const satisfies AuditKinds;
