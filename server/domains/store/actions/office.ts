import type { Actor, Ctx } from '../../../platform/context.ts';

/** Who fills the store: an operator, or the product itself where its world is built. */
export type Office = Pick<Ctx, 'db' | 'now' | 'stale' | 'requestId'> & { actor: Actor | null };
