import type { MemberCtx } from '../../../platform/context.ts';
import { addressRange } from '../../../platform/http/address-range.ts';
import { refuse } from '../../../platform/refusal.ts';
import type { SettingsReader } from '../../../platform/settings.ts';
import { findPasswords } from '../../members/index.ts';
import { hasPassword, isPassword, markOfPassword } from '../passwords.ts';
import { loginLock } from '../settings.ts';
import { countLoginTry, forgiveTry } from './count-login-try.ts';

/**
 * Checks the caller's own password and returns the mark of it, or refuses. Wrong ones are counted as at the log-in, but
 * apart from it: guesses at the log-in don't stop a member who is logged in from changing anything. Runs in a call's
 * preparation, before its transaction, so that what it counts stays when the call is refused.
 */
export async function confirmPassword(ctx: MemberCtx, settings: SettingsReader, password: string): Promise<string> {
  const [stored] = await findPasswords(ctx.db, [ctx.actor.uid]);
  if (!stored || !hasPassword(stored.password_hash)) refuse('accounts.password_unset');
  if (password === '') refuse('accounts.password_empty');
  const own = `c:${ctx.actor.uid}`;
  const buckets = { address: `a:${addressRange(ctx.asked.ip)}`, accounts: [own] };
  const lock = await settings.get(loginLock);
  const open = await countLoginTry(ctx.db, buckets, lock, ctx.now);
  if (!(await isPassword(stored.password_hash, password))) refuse('accounts.wrong_credentials');
  await forgiveTry(ctx.db, buckets, open, own);
  return markOfPassword(stored.password_hash);
}
