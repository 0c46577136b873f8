import type { KindFacts } from '../kind.ts';

export const bugKind = {
  special: 4,
  roleFlag: 'allowpost',
  field: 'bug',
  byPlainCall: true,
  pageOn: () => '/buglist/detail',
} as const satisfies KindFacts;
