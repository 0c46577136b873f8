import { Secret, TOTP } from 'otpauth';
import { safetyLimits } from '../../../../contract/domains/accounts/safety-limits.ts';
import type { Ctx } from '../../../platform/context.ts';
import { addressRange } from '../../../platform/http/address-range.ts';
import { refuse } from '../../../platform/refusal.ts';
import { type LogInDeps, secretsOf } from '../log-in-deps.ts';
import { appCode, recoveryForm } from '../rules/recovery-codes.ts';
import { recoveryCodeKey, twoStepSecret } from '../sealed.ts';
import { loginLock } from '../settings.ts';
import { findTwoStep, type TwoStepRow, takeRecoveryCode, takeStep } from '../sql/two-step.ts';
import { countLoginTry, forgiveTry } from './count-login-try.ts';

const periodSeconds = 30;

/** The generator of a secret's codes, as apps know it. */
export const generatorOf = (secret: string, names: { issuer?: string; label?: string } = {}): TOTP =>
  new TOTP({ ...names, secret: Secret.fromBase32(secret), digits: safetyLimits.codeDigits, period: periodSeconds });

/** What is marked, and kept as the mark, of a recovery code. */
export const recoveryText = (uid: number, typed: string): string => `${uid}:${recoveryForm(typed)}`;

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
  const lock = await deps.settings.get(loginLock);
  const tried = await countLoginTry(ctx.db, buckets, lock, ctx.now);
  if (!(await isRight(ctx, deps, { uid, row, typed, recovery: wanted === 'on' }))) refuse('accounts.wrong_code');
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

async function isRight({ db, now }: Ctx, deps: LogInDeps, { uid, row, typed, recovery }: Tried): Promise<boolean> {
  const token = appCode(typed);
  if (token === undefined) {
    if (!recovery) return false;
    return takeRecoveryCode(db, uid, await recoveryCodeKey.marks(db, secretsOf(deps), recoveryText(uid, typed)));
  }
  const generator = generatorOf(twoStepSecret.open(secretsOf(deps), uid, row.secret));
  // Clocks of cheap phones run a little early or late.
  const delta = generator.validate({ token, timestamp: now.getTime(), window: 1 });
  if (delta === null) return false;
  return takeStep(db, uid, Math.floor(now.getTime() / 1000 / periodSeconds) + delta);
}
