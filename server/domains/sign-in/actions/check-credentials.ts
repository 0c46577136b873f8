import type { Ctx } from '../../../platform/context.ts';
import { addressRange } from '../../../platform/http/address-range.ts';
import { refuse } from '../../../platform/refusal.ts';
import { sha256 } from '../../../platform/seal.ts';
import type { SettingsReader } from '../../../platform/settings.ts';
import {
  emailKey,
  findByEmail,
  findByName,
  findByPhones,
  findPasswords,
  nameKey,
  numbersMeant,
} from '../../members/index.ts';
import {
  countLoginTry,
  forgiveTry,
  isPassword,
  loginLock,
  markOfPassword,
  pretendToVerify,
} from '../../proofs/index.ts';
import { knownFrom } from '../sql/known-addresses.ts';

interface Credentials {
  username: string;
  password: string;
}

/** Whose password was right, and the mark of it. */
export interface Credited {
  uid: number;
  passwordMark: string;
}

/**
 * The member whose name, e-mail or phone and password these are. Runs before the call's transaction, so that what it
 * counts stays when the log-in is refused.
 */
export async function checkCredentials(
  ctx: Ctx,
  settings: SettingsReader,
  { username, password }: Credentials,
): Promise<Credited> {
  const typed = username.trim();
  if (typed === '') refuse('accounts.username_empty');
  if (password === '') refuse('accounts.password_empty');
  const uids = await accountsMeant(ctx, typed);
  const unknown = `n:${sha256(typed.toLowerCase()).toString('base64url')}`;
  const range = addressRange(ctx.asked.ip);
  const known = await knownFrom(ctx.db, uids, range);
  // Where the owner got in before, strangers' tries from elsewhere count for nothing.
  const bucketOf = (uid: number): string => (known.has(uid) ? `u:${uid}:${range}` : `u:${uid}`);
  const buckets = { address: `a:${range}`, accounts: uids.length > 0 ? uids.map(bucketOf) : [unknown] };
  const lock = await settings.get(loginLock);
  const open = await countLoginTry(ctx.db, buckets, lock, ctx.now);
  const owner = await ownerOf(
    ctx,
    uids.filter((uid) => open.includes(bucketOf(uid))),
    password,
  );
  if (owner === undefined) refuse(uids.length > 0 ? 'accounts.wrong_credentials' : 'accounts.account_not_exist');
  await forgiveTry(ctx.db, buckets, open, bucketOf(owner.uid));
  return owner;
}

/** One text may be the name of one member and the phone number of another, so all of them are tried. */
async function accountsMeant({ db }: Ctx, typed: string): Promise<number[]> {
  if (!typed.isWellFormed() || typed.includes('\0')) return [];
  const phones = numbersMeant(typed);
  const found = [
    await findByName(db, nameKey(typed)),
    typed.includes('@') ? await findByEmail(db, emailKey(typed)) : undefined,
    ...(phones.length > 0 ? await findByPhones(db, phones) : []),
  ];
  return [...new Set(found.filter((uid) => uid !== undefined && uid > 0))] as number[];
}

async function ownerOf({ db }: Ctx, uids: readonly number[], password: string): Promise<Credited | undefined> {
  if (uids.length === 0) await pretendToVerify(password);
  for (const { uid, password_hash } of await findPasswords(db, uids)) {
    if (await isPassword(password_hash, password)) return { uid, passwordMark: markOfPassword(password_hash) };
  }
  return undefined;
}
