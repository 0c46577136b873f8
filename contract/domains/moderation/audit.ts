import type { AuditKinds } from '../../audit-kind.ts';

const sanction = { groupid: 'group', until: 'until' } as const;

export const moderationAudit = {
  'moderation.ban': sanction,
  'moderation.lift': sanction,
  'moderation.uphold': sanction,
  'moderation.addresses': {},
  'moderation.address-accounts': {},
  'moderation.ban-address': { network: 'width', until: 'until' },
  'moderation.lift-address': { banned: 'plain' },
  'moderation.set-canned': { words: 'plain' },
  'moderation.drop-canned': { words: 'plain' },
  'moderation.set-words': { added: 'plain', dropped: 'plain' },
  'moderation.give-office': { place: 'plain' },
  'moderation.end-office': { place: 'plain' },
} as const satisfies AuditKinds;
