import type { Refusal } from '../../refusal.ts';
import { roomRefusals } from './rooms.ts';

/** Expected refusals of what moderators do; clients know them by older names than the domain's. */
export const reviewRefusals = { ...roomRefusals } as const satisfies Record<string, Refusal>;
