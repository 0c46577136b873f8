import type { KindFacts } from '../kind.ts';

export const pollKind = { special: 1, roleFlag: 'allowpostpoll', field: 'poll' } as const satisfies KindFacts;
