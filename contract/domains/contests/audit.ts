import type { AuditKinds } from '../../audit-kind.ts';

const contest = { title: 'plain', closes: 'plain', winners: 'plain' } as const;

export const contestsAudit = {
  'contests.create': contest,
  'contests.edit': contest,
  'contests.close': {},
  'contests.award': { prize: 'plain', xgold: 'plain' },
  'contests.save-category': { name: 'plain' },
  'contests.set-dream': { dream: 'plain' },
} as const satisfies AuditKinds;
