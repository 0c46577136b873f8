import { enteredCookie } from '../../../../contract/primitives/entered.ts';
import type { Ctx, MemberCtx } from '../../../platform/context.ts';
import { forgetSession } from '../../../platform/forms/forget-session.ts';
import { intentCookie } from '../../../platform/forms/intent.ts';
import { pageCookie } from '../../../platform/http/page-cookie.ts';
import { refuse } from '../../../platform/refusal.ts';
import { randomToken, sha256 } from '../../../platform/seal.ts';
import { findByToken } from '../reads/session-owner.ts';
import { sessionEnd } from '../rules/session-end.ts';
import { deletePageSession, deleteSession, insertPageSession } from '../sql/sessions.ts';

interface PageSession {
  uid?: number | undefined;
  /** false: the cookie is gone when the browser is closed. */
  remember?: boolean | undefined;
}

/** Opens the cookie that pages are rendered with; it lives and dies with the session of the token. */
export async function openPageSession(ctx: MemberCtx, { uid, remember = true }: PageSession = {}): Promise<number> {
  if (uid !== undefined && uid !== ctx.actor.uid) refuse('accounts.foreign_uid');
  const tokenHash = Buffer.from(ctx.actor.session, 'hex');
  const session = (await findByToken(ctx.db, tokenHash, ctx.now)) ?? refuse('wire.unauthorized');
  const expires_at = sessionEnd(session);
  const before = ctx.asked.cookies[pageCookie];
  if (before) await deletePageSession(ctx, sha256(before));
  const secret = randomToken();
  await insertPageSession(ctx.db, {
    cookie_hash: sha256(secret),
    token_hash: tokenHash,
    expires_at,
  });
  clearEntered(ctx);
  clearIntent(ctx);
  const seconds = Math.ceil((expires_at.getTime() - ctx.now.getTime()) / 1000);
  ctx.answer.cookie(pageCookie, secret, { maxAgeSeconds: remember ? seconds : 'session', sameSite: 'Lax' });
  return ctx.actor.uid;
}

/** This browser's pages are drawn for nobody from now on. */
export const clearPageCookie = ({ answer }: Pick<Ctx, 'answer'>): void => forgetSession(answer);

/** The session that a form began is no longer the one that this browser's pages are drawn for. */
function clearEntered({ answer, asked }: Ctx): void {
  if (asked.cookies[enteredCookie] === undefined) return;
  answer.cookie(enteredCookie, '', { maxAgeSeconds: 0, sameSite: 'Lax', readable: true });
}

/** What a guest was about to do is done by now, by the form or by the page's script: no later log-in does it again. */
function clearIntent({ answer, asked }: Ctx): void {
  if (asked.cookies[intentCookie] !== undefined) answer.cookie(intentCookie, '', { maxAgeSeconds: 0, sameSite: 'Lax' });
}

/** Ends the session of the token with its page cookies, in every process. */
export async function logOut(ctx: MemberCtx): Promise<void> {
  await deleteSession(ctx, ctx.actor.uid, Buffer.from(ctx.actor.session, 'hex'));
  clearPageCookie(ctx);
}
