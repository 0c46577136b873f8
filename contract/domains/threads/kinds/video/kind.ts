import type { KindFacts } from '../kind.ts';

export const videoKind = { special: 2, roleFlag: 'allowpost', field: 'video' } as const satisfies KindFacts;
