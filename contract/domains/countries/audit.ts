import type { AuditKinds } from '../../audit-kind.ts';

const words = {
  icon: 'plain',
  name_en: 'plain',
  name_fr: 'plain',
  name_hi: 'plain',
  line_en: 'plain',
  line_fr: 'plain',
  line_hi: 'plain',
  position: 'plain',
} as const;

export const countriesAudit = {
  'countries.create-category': words,
  'countries.change-category': words,
  'countries.close-category': { open: 'plain' },
} as const satisfies AuditKinds;
