import type { MemberCtx } from '../../../platform/context.ts';

/** What an operator acts on money with. */
export type Office = Pick<MemberCtx, 'actor' | 'db' | 'now' | 'emit' | 'stale' | 'requestId'>;
