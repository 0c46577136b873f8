import { enteredCookie } from '../../../../contract/primitives/entered.ts';
import type { Ctx } from '../../../platform/context.ts';
import { enteredOptions, enteredSeconds, openEntered } from '../../../platform/forms/entered-ticket.ts';
import { pageCookie } from '../../../platform/http/page-cookie.ts';
import { refuse } from '../../../platform/refusal.ts';
import { sha256 } from '../../../platform/seal.ts';
import type { LogInDeps } from '../log-in-deps.ts';
import { findByPageCookie } from '../reads/session-owner.ts';
import { spendAgain } from '../sql/linked-accounts.ts';

/** A page that is left while its script takes the token never gets the answer: the next page's asks again so soon. */
const againMilliseconds = 60_000;

interface Taken {
  auth_token: string;
  remember: boolean;
  isNew: boolean;
}

/** Gives a page's script the token of the session that a form began in this browser, for the ticket that the form left. */
export async function takeEntered(ctx: Ctx, { secret }: LogInDeps, ticket: string): Promise<Taken> {
  const { now, asked } = ctx;
  const entered = openEntered(secret, now, ticket) ?? refuse('accounts.ticket_expired');
  const cookie = asked.cookies[pageCookie] ?? refuse('accounts.ticket_expired');
  const pages = (await findByPageCookie(ctx.db, sha256(cookie), now)) ?? refuse('accounts.ticket_expired');
  if (!pages.token_hash.equals(sha256(entered.token))) refuse('accounts.ticket_expired');
  const end = now.getTime() + enteredSeconds * 1000;
  const endOfFirst = await spendAgain(ctx.db, entered.id, new Date(end));
  if (end - endOfFirst.getTime() > againMilliseconds) refuse('accounts.ticket_expired');
  ctx.answer.cookie(enteredCookie, '', { ...enteredOptions, maxAgeSeconds: 0 });
  return { auth_token: entered.token, remember: entered.remember, isNew: entered.isNew };
}
