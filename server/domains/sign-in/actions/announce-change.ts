import type { Ctx } from '../../../platform/context.ts';
import { unixSeconds } from '../../../platform/unix-seconds.ts';
import { type SafetyChange, safetyChanged } from '../events.ts';

/** Announces that a way into an account changed now: its owner gets an e-mail and a notice. */
export const announceChange = ({ emit, now }: Pick<Ctx, 'emit' | 'now'>, uid: number, change: SafetyChange): void =>
  emit(safetyChanged({ uid, at: unixSeconds(now), change }));
