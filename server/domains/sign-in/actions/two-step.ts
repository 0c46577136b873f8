import type { MemberCtx } from '../../../platform/context.ts';
import { dropTwoStep, type PasskeyDeps, putTwoStepInForce, renewRecoveryCodes } from '../../proofs/index.ts';
import { announceChange } from './announce-change.ts';
import { dropSecondSteps, proveSession } from './prove-session.ts';

/** Log-ins ask for codes from now on; this session has shown one. Gives the recovery codes. */
export async function confirmTwoStep(ctx: MemberCtx, deps: PasskeyDeps, sealed: Buffer): Promise<{ codes: string[] }> {
  const made = await putTwoStepInForce(ctx, deps, sealed);
  await proveSession(ctx, 'second-step');
  announceChange(ctx, ctx.actor.uid, 'two_step_on');
  return made;
}

/** New recovery codes, of which the owner is notified. */
export async function newRecoveryCodes(ctx: MemberCtx, deps: PasskeyDeps): Promise<{ codes: string[] }> {
  const made = await renewRecoveryCodes(ctx, deps);
  announceChange(ctx, ctx.actor.uid, 'recovery_codes_new');
  return made;
}

export async function endTwoStep(ctx: MemberCtx): Promise<void> {
  await dropTwoStep(ctx);
  await dropSecondSteps(ctx);
  announceChange(ctx, ctx.actor.uid, 'two_step_off');
}
