import { makeNewcomer, type NewcomerFields } from '../../server/domains/sign-in/testing/newcomer.ts';
import type { Ctx } from '../../server/platform/context.ts';
import { writeOnce } from '../../server/platform/http/write.ts';
import type { Platform } from '../../server/platform/platform.ts';
import { createSettings } from '../../server/platform/settings.ts';

/** Makes a member with a session, who comes from the address `ip`; their uid and token. */
export type MakeNewcomer = (fields: NewcomerFields & { ip: string }) => Promise<{ uid: number; token: string }>;

/**
 * Members made by the site's own actions in one transaction, without the forms, pictures and e-mails on the way. Other
 * domains receive their events all the same.
 */
export function newcomersOf(platform: Platform, secret: string): MakeNewcomer {
  const deps = { settings: createSettings(platform), secret, siteName: 'Baobab', publicUrl: 'http://localhost:3000' };
  let keys: Promise<unknown> | undefined;
  return async ({ ip, ...fields }) => {
    // Whoever came by a form has asked for the key that seals it, so that the site has one.
    keys ??= platform.signs.publicKeys();
    await keys;
    return writeOnce(platform, ctxOf(platform, ip), (ctx) => makeNewcomer(ctx, deps, fields));
  };
}

const ctxOf = (platform: Platform, ip: string): Ctx => ({
  actor: null,
  db: platform.db,
  now: platform.clock(),
  locale: 'en',
  requestId: 'newcomer',
  log: platform.log,
  asked: { ip, host: 'example.org', userAgent: 'node', direct: true, token: undefined, cookies: {}, files: {} },
  answer: { header: () => undefined, cookie: () => undefined },
  emit: () => undefined,
  reads: () => undefined,
  stale: () => undefined,
});
