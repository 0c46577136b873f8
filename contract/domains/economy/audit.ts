import type { AuditKinds } from '../../audit-kind.ts';

/** How much, below zero where it was taken, and why in the words that the member reads. */
const moved = { xgold: 'plain', xcoin: 'plain', shown: 'plain' } as const;

export const economyAudit = {
  'economy.transfer': moved,
  'economy.ask-transfer': moved,
  'economy.approve-transfer': moved,
  'economy.refuse-transfer': moved,
  'economy.void-hold': { xgold: 'plain', xcoin: 'plain' },
} as const satisfies AuditKinds;
