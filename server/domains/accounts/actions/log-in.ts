import type { Ctx } from '../../../platform/context.ts';
import { refuse } from '../../../platform/refusal.ts';
import type { LogInDeps } from '../log-in-deps.ts';
import type { SessionUser } from '../present.ts';
import { openSession } from '../sessions.ts';
import { findIdentity } from '../sql/members.ts';
import type { SessionKind } from '../sql/sessions.ts';

/** Opens a session for the member whose password was right. A banned member gets one too, to be told (R-SES-007). */
export async function logIn(
  ctx: Ctx,
  deps: LogInDeps,
  uid: number,
  kind: SessionKind,
  secondStep?: 'ask' | 'given',
): Promise<SessionUser> {
  const identity = (await findIdentity(ctx.db, uid)) ?? refuse('accounts.account_not_exist');
  if (kind === 'creator' && !identity.is_creator) refuse('accounts.not_creator');
  return openSession(ctx, deps, identity, kind, secondStep);
}
