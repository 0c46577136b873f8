import type { KindFacts } from '../kind.ts';

export const forwardKind = { special: 3, roleFlag: 'allowpost', field: 'forward_info' } as const satisfies KindFacts;
