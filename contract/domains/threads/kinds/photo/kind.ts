import type { KindFacts } from '../kind.ts';

export const photoKind = { special: 5, roleFlag: 'allowpost', field: 'photo' } as const satisfies KindFacts;
