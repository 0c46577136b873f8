import { countryOfIso, globalFid } from '../../../../contract/primitives/countries.ts';
import type { Ctx } from '../../../platform/context.ts';
import { createMember, lockProofs } from '../../members/index.ts';
import { chosenPassword, type EmailDeps, hashPassword, proveEmail } from '../../proofs/index.ts';
import { openSession } from '../sessions.ts';

/** What a test may choose of a member whose registration it doesn't try. */
export interface NewcomerFields {
  username: string;
  password: string;
  email: string;
  /** ISO 3166 alpha-2, or empty. */
  nationality: string;
  cityname: string;
  /** Whether the e-mail address is proven. */
  verified: boolean;
}

const hashes = new Map<string, Promise<string>>();

/** A password is hashed once: most members of the tests have the same one. */
function hashOf(password: string): Promise<string> {
  const made = hashes.get(password) ?? chosenPassword(password, password).then(hashPassword);
  hashes.set(password, made);
  return made;
}

/**
 * A member with a session, made by the same actions as after a form, without the form, its picture and its e-mails;
 * runs in the caller's transaction.
 */
export async function makeNewcomer(
  ctx: Ctx,
  deps: EmailDeps,
  { username, password, email, nationality, cityname, verified }: NewcomerFields,
): Promise<{ uid: number; token: string }> {
  const cameBy = { from: 'pc', invite: '', device: crypto.randomUUID().replaceAll('-', '') };
  const countryFid = countryOfIso(nationality)?.fid ?? globalFid;
  const passwordHash = await hashOf(password);
  const member = { username, passwordHash, email, countryFid, nationality, cityname, ...cameBy };
  const identity = await createMember(ctx, deps.settings, member);
  const { uid } = identity;
  // Nobody who just came has asked for a deletion.
  const logIn = { ...deps, comeBack: async () => 'stays' as const };
  const { auth_token: token } = await openSession(ctx, logIn, identity, 'site', 'password');
  if (verified) await proveEmail(ctx, deps, (await lockProofs(ctx.db, uid))!, email.toLowerCase());
  return { uid, token };
}
