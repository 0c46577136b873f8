import type { MemberCtx } from '../../../platform/context.ts';
import { refuse } from '../../../platform/refusal.ts';
import { checkPasskey, confirmPassword, type PasskeyDeps, type PasskeyShown } from '../../proofs/index.ts';
import { hasSecondStep, type ProvenBy } from './prove-session.ts';
import { spendCode } from './spend-code.ts';

export interface Proof {
  password?: string | undefined;
  code?: string | undefined;
  passkey?: PasskeyShown | undefined;
}

/**
 * Refuses a caller who holds the token without being the owner: proof is the password, a code or a passkey. Returns
 * which of them it was. Runs before the call's transaction, since a wrong one counts.
 */
export async function proveOwner(ctx: MemberCtx, deps: PasskeyDeps, proof: Proof): Promise<ProvenBy> {
  if (proof.passkey) {
    await checkPasskey(ctx, deps, proof.passkey, { purpose: 'proof', uid: ctx.actor.uid });
  } else if (proof.password) {
    // With an operator's password alone a thief could set up a second step of their own.
    if (ctx.actor.awaitsSecondStep && (await hasSecondStep(ctx))) refuse('accounts.second_step_first');
    await confirmPassword(ctx, deps.settings, proof.password);
    return 'password';
  } else if (proof.code) {
    await spendCode(ctx, deps, ctx.actor.uid, proof.code);
  } else refuse('accounts.proof_missing');
  return 'second-step';
}
