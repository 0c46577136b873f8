import { randomBytes } from 'node:crypto';
import { Secret } from 'otpauth';
import { secondStepLimits } from '../../../../contract/domains/proofs/limits.ts';

import type { MemberCtx } from '../../../platform/context.ts';
import { qrRows } from '../../../platform/qr-rows.ts';
import { refuse } from '../../../platform/refusal.ts';
import type { PasskeyDeps } from '../deps.ts';
import { recoveryCode, recoveryCodeBytes } from '../rules/recovery-codes.ts';
import { recoveryCodeKey, twoStepSecret } from '../sealed.ts';
import {
  beginSecret,
  confirmSecret,
  deleteTwoStep,
  findTwoStep,
  lockTwoStep,
  putRecoveryCodes,
} from '../sql/two-step.ts';
import { generatorOf, recoveryText } from '../two-step-codes.ts';

/** A new secret, not yet in force; begun on two devices, the last one's serves. */
export async function beginTwoStep(ctx: MemberCtx, { secret: key, siteName }: PasskeyDeps) {
  const { uid, username } = ctx.actor;
  const secret = new Secret({ size: 20 }).base32;
  if (!(await beginSecret(ctx.db, uid, twoStepSecret.seal(key, uid, secret)))) refuse('accounts.two_step_on');
  const uri = generatorOf(secret, { issuer: siteName, label: username }).toString();
  return { secret, uri, qr: qrRows(uri) };
}

async function newCodes(ctx: MemberCtx, { secret }: PasskeyDeps): Promise<{ codes: string[] }> {
  const codes = Array.from({ length: secondStepLimits.recoveryCodes }, () =>
    recoveryCode(randomBytes(recoveryCodeBytes)),
  );
  await putRecoveryCodes(
    ctx.db,
    ctx.actor.uid,
    codes.map((code) => recoveryCodeKey.mark(secret, recoveryText(ctx.actor.uid, code))),
  );
  return { codes };
}

/** Puts the secret whose first code was right in force; one that another device began since stays out of it. */
export async function putTwoStepInForce(
  ctx: MemberCtx,
  deps: PasskeyDeps,
  sealed: Buffer,
): Promise<{ codes: string[] }> {
  if (!(await confirmSecret(ctx.db, ctx.actor.uid, sealed, ctx.now))) {
    const now = await findTwoStep(ctx.db, ctx.actor.uid);
    refuse(now?.confirmed_at ? 'accounts.two_step_on' : 'accounts.two_step_not_begun');
  }
  return newCodes(ctx, deps);
}

/** Recovery codes in the place of those before; asked for twice at once, the last ones serve alone. */
export async function renewRecoveryCodes(ctx: MemberCtx, deps: PasskeyDeps): Promise<{ codes: string[] }> {
  if (!(await lockTwoStep(ctx.db, ctx.actor.uid))) refuse('accounts.two_step_off');
  return newCodes(ctx, deps);
}

/** Forgets secret and recovery codes. */
export const dropTwoStep = ({ db, actor }: MemberCtx): Promise<void> => deleteTwoStep(db, actor.uid);
