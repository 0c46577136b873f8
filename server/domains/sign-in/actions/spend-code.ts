import type { Ctx } from '../../../platform/context.ts';
import { addressRange } from '../../../platform/http/address-range.ts';
import { refuse } from '../../../platform/refusal.ts';
import { countLoginTry, findTwoStep, forgiveTry, loginLock, type ProofDeps, takeCode } from '../../proofs/index.ts';

/**
 * One try at a code of a member whose codes are `on`, or at the first code of a secret that is `begun`. A right one is
 * spent, a wrong one counts against account and address. Runs before the call's transaction, so that both stay. Gives the
 * sealed secret that the code was tried at.
 */
export async function spendCode(
  ctx: Ctx,
  deps: ProofDeps,
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
  if (!(await takeCode(ctx, deps, { uid, row, typed, recovery: wanted === 'on' }))) refuse('accounts.wrong_code');
  await forgiveTry(ctx.db, buckets, tried, `k:${uid}`);
  return row.secret;
}
