import type { AuditKinds } from '../../audit-kind.ts';

const sanction = { groupid: 'group', until: 'until' } as const;

export const moderationAudit = {
  'moderation.ban': sanction,
  'moderation.lift': sanction,
  'moderation.uphold': sanction,
} as const satisfies AuditKinds;
