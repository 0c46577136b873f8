import { proofSeconds } from '../../../../contract/primitives/access-limits.ts';

import type { MemberCtx } from '../../../platform/context.ts';
import { unixSeconds } from '../../../platform/unix-seconds.ts';
import { countPasskeys, findTwoStep } from '../../proofs/index.ts';
import { forgetSecondSteps, noteProof } from '../sql/session-proofs.ts';

/** By what an owner has proven to be the owner: a code and a passkey are a second step, a password is none. */
export type ProvenBy = 'password' | 'second-step';

/** Records in the caller's session that its owner has proven to be the owner; unix seconds until which that serves. */
export async function proveSession(ctx: MemberCtx, by: ProvenBy): Promise<number> {
  const { uid, session } = ctx.actor;
  await noteProof(ctx, uid, Buffer.from(session, 'hex'), by === 'second-step');
  return unixSeconds(new Date(ctx.now.getTime() + proofSeconds * 1000));
}

/** Whether the caller has codes or passkeys. */
export const hasSecondStep = async ({ actor: { uid }, db }: MemberCtx): Promise<boolean> =>
  Boolean((await findTwoStep(db, uid))?.confirmed_at) || (await countPasskeys(db, uid)) > 0;

/** Once a member has neither codes nor passkeys left, none of their sessions counts as opened by a second step. */
export async function dropSecondSteps(ctx: MemberCtx): Promise<void> {
  if (await hasSecondStep(ctx)) return;
  await forgetSecondSteps(ctx, ctx.actor.uid);
}
