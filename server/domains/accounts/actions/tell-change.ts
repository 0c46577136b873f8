import type { Ctx } from '../../../platform/context.ts';
import { type SafetyChange, safetyChanged } from '../events.ts';

/** Announces that a way into an account changed now: its owner gets a letter and a notice. */
export const tellChange = ({ emit, now }: Pick<Ctx, 'emit' | 'now'>, uid: number, change: SafetyChange): void =>
  emit(safetyChanged({ uid, at: Math.floor(now.getTime() / 1000), change }));
