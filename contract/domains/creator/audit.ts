import type { AuditKinds } from '../../audit-kind.ts';

const page = {
  kind: 'plain',
  title_en: 'plain',
  title_fr: 'plain',
  title_hi: 'plain',
  position: 'plain',
  published: 'plain',
} as const;

export const creatorAudit = {
  'creator.grant': { application: 'plain' },
  'creator.refuse': { application: 'plain' },
  'creator.save-page': page,
  'creator.delete-page': page,
} as const satisfies AuditKinds;
