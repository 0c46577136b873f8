import type { Ctx } from '../context.ts';

/**
 * Looks at whoever makes a call that counts against the limit of writes or uploads, before anything is read; refuses by
 * name. Declared here, plugged in app.ts by moderation.
 */
export type WriterGate = (call: string, ctx: Pick<Ctx, 'actor' | 'asked' | 'now'>) => Promise<void>;
