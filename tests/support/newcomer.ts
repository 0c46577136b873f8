import { countryOfIso, globalFid } from '../../contract/primitives/countries.ts';
import { proveEmail } from '../../server/domains/accounts/actions/verify-email.ts';
import { chosenPassword, createMember, hashPassword } from '../../server/domains/accounts/index.ts';
import { openSession } from '../../server/domains/accounts/sessions.ts';
import { lockProofs } from '../../server/domains/accounts/sql/proofs.ts';
import type { Ctx } from '../../server/platform/context.ts';
import { writeOnce } from '../../server/platform/http/write.ts';
import type { Platform } from '../../server/platform/platform.ts';
import { createSettings } from '../../server/platform/settings.ts';

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
  /** The address that the site sees. */
  ip: string;
}

/** Makes a member with a session; their uid and token. */
export type MakeNewcomer = (fields: NewcomerFields) => Promise<{ uid: number; token: string }>;

const hashes = new Map<string, Promise<string>>();

/** A password is hashed once: most members of the tests have the same one. */
function hashOf(password: string): Promise<string> {
  const made = hashes.get(password) ?? chosenPassword(password, password).then(hashPassword);
  hashes.set(password, made);
  return made;
}

/**
 * Members made by the site's own actions in one transaction, without the forms, pictures and letters on the way: what
 * their events tell others is told all the same.
 */
export function newcomersOf(platform: Platform, secret: string): MakeNewcomer {
  const deps = { settings: createSettings(platform), secret, siteName: 'Baobab', publicUrl: 'http://localhost:3000' };
  let keys: Promise<unknown> | undefined;
  return async ({ username, password, email, nationality, cityname, verified, ip }) => {
    // Whoever came by a form has asked for the key that seals it, so that the site has one.
    keys ??= platform.signs.publicKeys();
    await keys;
    const passwordHash = await hashOf(password);
    const countryFid = countryOfIso(nationality)?.fid ?? globalFid;
    const cameBy = { from: 'pc', invite: '', device: crypto.randomUUID().replaceAll('-', '') };
    const ctx = ctxOf(platform, ip);
    return writeOnce(platform, ctx, async (write) => {
      const member = { username, passwordHash, email, countryFid, nationality, cityname, ...cameBy };
      const identity = await createMember(write, deps.settings, member);
      const { uid } = identity;
      const { auth_token: token } = await openSession(write, deps, identity, 'site', 'password');
      if (verified) await proveEmail(write, deps, (await lockProofs(write.db, uid))!, email.toLowerCase());
      return { uid, token };
    });
  };
}

const ctxOf = (platform: Platform, ip: string): Ctx => ({
  actor: null,
  db: platform.db,
  now: platform.clock(),
  locale: 'en',
  requestId: 'newcomer',
  log: platform.log,
  asked: { ip, userAgent: 'node', token: undefined, cookies: {}, files: {} },
  answer: { header: () => undefined, cookie: () => undefined },
  emit: () => undefined,
  touch: () => undefined,
});
