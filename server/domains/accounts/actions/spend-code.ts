import { createHmac } from 'node:crypto';
import { Secret, TOTP } from 'otpauth';
import { safetyLimits } from '../../../../contract/domains/accounts/safety-limits.ts';
import type { Ctx } from '../../../platform/context.ts';
import { addressRange } from '../../../platform/http/address-range.ts';
import { refuse } from '../../../platform/refusal.ts';
import { keyFor, unseal } from '../../../platform/seal.ts';
import type { LogInDeps } from '../log-in-deps.ts';
import { appCode, recoveryForm } from '../rules/recovery-codes.ts';
import { findTwoStep, type TwoStepRow, takeRecoveryCode, takeStep } from '../sql/two-step.ts';
import { countLoginTry, forgiveTry } from './count-login-try.ts';

const periodSeconds = 30;

/** Purpose of the key that seals members' secrets. */
export const secretPurpose = (uid: number): string => `two-step secret ${uid}`;

/** The generator of a secret's codes, as apps know it. */
export const generatorOf = (secret: string, names: { issuer?: string; label?: string } = {}): TOTP =>
  new TOTP({ ...names, secret: Secret.fromBase32(secret), digits: safetyLimits.codeDigits, period: periodSeconds });

/** Recovery codes are short: without the key nobody tries them out on a stolen table. */
export const recoveryHash = (secret: string, uid: number, typed: string): Buffer =>
  createHmac('sha256', keyFor(secret, 'recovery codes'))
    .update(`${uid}:${recoveryForm(typed)}`)
    .digest();

/**
 * One try at a code of a member whose codes are `on`, or at the first code of a secret that is `begun`. A right one is
 * spent, a wrong one counts against account and address. Runs before the call's transaction, so that both stay. Gives the
 * sealed secret that the code was tried at.
 */
export async function spendCode(
  ctx: Ctx,
  deps: LogInDeps,
  uid: number,
  typed: string,
  wanted: 'on' | 'begun' = 'on',
): Promise<Buffer> {
  const row = await findTwoStep(ctx.db, uid);
  if (wanted === 'on' && !row?.confirmed_at) refuse('accounts.two_step_off');
  if (wanted === 'begun' && row?.confirmed_at) refuse('accounts.two_step_on');
  if (!row) refuse('accounts.two_step_not_begun');
  const buckets = { address: `a:${addressRange(ctx.asked.ip)}`, accounts: [`k:${uid}`] };
  const { loginLock } = await deps.settings.all();
  const tried = await countLoginTry(ctx.db, buckets, loginLock, ctx.now);
  if (!(await isRight(ctx, deps.secret, { uid, row, typed, recovery: wanted === 'on' }))) refuse('accounts.wrong_code');
  await forgiveTry(ctx.db, buckets, tried, `k:${uid}`);
  return row.secret;
}

interface Tried {
  uid: number;
  row: TwoStepRow;
  typed: string;
  /** Recovery codes serve too. */
  recovery: boolean;
}

async function isRight({ db, now }: Ctx, secret: string, { uid, row, typed, recovery }: Tried): Promise<boolean> {
  const token = appCode(typed);
  if (token === undefined) return recovery && takeRecoveryCode(db, uid, recoveryHash(secret, uid, typed));
  const generator = generatorOf(unseal(secret, secretPurpose(uid), row.secret));
  // Clocks of cheap phones run a little early or late.
  const delta = generator.validate({ token, timestamp: now.getTime(), window: 1 });
  if (delta === null) return false;
  return takeStep(db, uid, Math.floor(now.getTime() / 1000 / periodSeconds) + delta);
}
