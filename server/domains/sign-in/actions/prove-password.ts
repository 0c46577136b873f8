import type { Ctx } from '../../../platform/context.ts';
import { addressRange } from '../../../platform/http/address-range.ts';
import { refuse } from '../../../platform/refusal.ts';
import type { SettingsReader } from '../../../platform/settings.ts';
import { findPasswords } from '../../members/index.ts';
import { countLoginTry, forgiveTry, isPassword, loginLock, markOfPassword } from '../../proofs/index.ts';

/**
 * The mark of the member's password, which this must be. Counts as a log-in does, so it runs before the call's transaction: a
 * wrong one must stay counted.
 */
export async function provePassword(
  ctx: Ctx,
  settings: SettingsReader,
  uid: number,
  password: string,
): Promise<string> {
  if (password === '') refuse('accounts.password_empty');
  const account = `u:${uid}`;
  const buckets = { address: `a:${addressRange(ctx.asked.ip)}`, accounts: [account] };
  const lock = await settings.get(loginLock);
  const open = await countLoginTry(ctx.db, buckets, lock, ctx.now);
  const [stored] = await findPasswords(ctx.db, [uid]);
  if (!stored || !(await isPassword(stored.password_hash, password))) refuse('accounts.wrong_credentials');
  await forgiveTry(ctx.db, buckets, open, account);
  return markOfPassword(stored.password_hash);
}
