import type { KindFacts } from '../kind.ts';

export const plainKind = { special: 0, roleFlag: 'allowpost', field: null } as const satisfies KindFacts;
