import { Secret, TOTP } from 'otpauth';
import { secondStepLimits } from '../../../contract/domains/proofs/limits.ts';
import type { Ctx } from '../../platform/context.ts';
import { type ProofDeps, secretsOf } from './deps.ts';
import { appCode, recoveryForm } from './rules/recovery-codes.ts';
import { recoveryCodeKey, twoStepSecret } from './sealed.ts';
import { type TwoStepRow, takeRecoveryCode, takeStep } from './sql/two-step.ts';

const periodSeconds = 30;

/** The generator of a secret's codes, as apps know it. */
export const generatorOf = (secret: string, names: { issuer?: string; label?: string } = {}): TOTP =>
  new TOTP({ ...names, secret: Secret.fromBase32(secret), digits: secondStepLimits.codeDigits, period: periodSeconds });

/** What is marked, and stored as the mark, of a recovery code. */
export const recoveryText = (uid: number, typed: string): string => `${uid}:${recoveryForm(typed)}`;

interface Tried {
  uid: number;
  row: TwoStepRow;
  typed: string;
  /** Recovery codes serve too. */
  recovery: boolean;
}

/** Whether a typed code is right; a right one is taken, and serves no second time. */
export async function takeCode(
  { db, now }: Ctx,
  deps: ProofDeps,
  { uid, row, typed, recovery }: Tried,
): Promise<boolean> {
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
