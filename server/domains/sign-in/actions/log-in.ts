import type { Ctx } from '../../../platform/context.ts';
import { refuse } from '../../../platform/refusal.ts';
import { lockEntrant, lockProofs } from '../../members/index.ts';
import { markOfPassword, proveOwnEmail } from '../../proofs/index.ts';
import type { Entrance, LogInDeps } from '../log-in-deps.ts';
import type { SessionUser } from '../present.ts';
import { openSession } from '../sessions.ts';
import { askSecondStep } from './ask-second-step.ts';

/**
 * Opens a session for the member who may come in, or refuses with a ticket where a code is wanted and was not `given`.
 * A banned member gets a session too, to read why (R-SES-007). The member is locked: what ends all sessions at the same
 * moment either ends this one too, or is seen by it.
 */
export async function logIn(
  ctx: Ctx,
  deps: LogInDeps,
  entrance: Entrance,
  secondStep: 'ask' | 'given' = 'ask',
): Promise<SessionUser> {
  const { uid, kind, passwordMark, email } = entrance;
  const stale = secondStep === 'given' ? 'accounts.ticket_expired' : undefined;
  if (email !== undefined) {
    const own = await lockProofs(ctx.db, uid);
    if (own?.email !== email) return refuse(stale ?? 'accounts.email_code_spent');
    // Whoever read the e-mail holds the address; a log-in that is refused takes this back.
    await proveOwnEmail(ctx, deps, own);
  }
  const { password_hash, ...identity } = (await lockEntrant(ctx.db, uid)) ?? refuse('accounts.account_not_exist');
  if (passwordMark !== undefined && passwordMark !== markOfPassword(password_hash))
    refuse(stale ?? 'accounts.wrong_credentials');
  if (kind === 'creator' && !identity.is_creator) refuse('accounts.not_creator');
  if (secondStep === 'ask') await askSecondStep(ctx, deps, entrance);
  const first = passwordMark === undefined ? 'elsewhere' : 'password';
  return openSession(ctx, deps, identity, kind, secondStep === 'given' ? 'second-step' : first);
}
