import { proofLimits } from '../../../../contract/domains/proofs/limits.ts';

import type { Ctx } from '../../../platform/context.ts';
import { addressRange } from '../../../platform/http/address-range.ts';
import { refuse } from '../../../platform/refusal.ts';
import { sha256 } from '../../../platform/seal.ts';
import { emailKey } from '../../members/index.ts';
import {
  countLoginTry,
  forgetFailures,
  forgiveTry,
  hashOf,
  isCode,
  loginLock,
  type ProofDeps,
  takeLoginCode,
  tryLoginCode,
} from '../../proofs/index.ts';
import type { Entrance } from '../log-in-deps.ts';

interface Typed {
  email: string;
  code: string;
}

/**
 * One try at the code that an address was sent, and whose it is. A right code is spent, a wrong one counts, as does one
 * for an address that no account has; so it runs before the call's transaction.
 */
export async function checkLoginCode(ctx: Ctx, deps: ProofDeps, typed: Typed): Promise<Entrance> {
  const { db, now, asked } = ctx;
  const email = emailKey(typed.email);
  if (email === '') refuse('accounts.email_not_exist');
  const target = sha256(email);
  const account = `m:${target.toString('base64url')}`;
  const buckets = { address: `a:${addressRange(asked.ip)}`, accounts: [account] };
  const tried = await countLoginTry(db, buckets, await deps.settings.get(loginLock), now);
  const { uid, code_hash: stored } =
    (await tryLoginCode(db, target, { mostTries: proofLimits.codeTries, now })) ?? refuse('accounts.email_code_spent');
  const isRight = isCode(stored ?? noCode, hashOf(deps.secret, uid ?? nobody, email, typed.code.trim()));
  if (!isRight || stored === null || uid === null) return refuse('accounts.wrong_email_code');
  if (!(await takeLoginCode(db, target, stored))) refuse('accounts.email_code_spent');
  await forgiveTry(db, buckets, tried, account);
  // Who forgot the password has tried some: they are the owner, as it turns out.
  await forgetFailures(db, `u:${uid}`);
  return { uid, kind: 'site', email };
}

/** Compared where no code was sent, so that it takes as long. */
const noCode = Buffer.alloc(32);
const nobody = 0;
