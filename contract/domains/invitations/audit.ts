import type { AuditKinds } from '../../audit-kind.ts';

const decided = { status: 'state' } as const;
const range = { first: 'plain', last: 'plain' } as const;

export const invitationsAudit = {
  'invitations.release': decided,
  'invitations.refuse': decided,
  'invitations.add-range': range,
  'invitations.remove-range': range,
} as const satisfies AuditKinds;
