import type { Actor } from '../../platform/context.ts';
import { seal, unseal } from '../../platform/seal.ts';

const purpose = 'chat signature';

/** What a signature stands for: a session, by the hash of its token, and until when. */
export interface Signed {
  session: Buffer;
  until: Date;
}

/**
 * A signature for the chat: sealed and not stored, it stands for the session that asked, and is worth nothing once that
 * has ended.
 */
export function signFor({ session }: Pick<Actor, 'session'>, secret: string, until: Date): string {
  return seal(secret, purpose, JSON.stringify([session, until.getTime()])).toString('base64url');
}

/** What a signature stands for; undefined for one that has ended, or that nobody gave. */
export function openSign(secrets: readonly string[], sign: string, now: Date): Signed | undefined {
  for (const secret of secrets) {
    try {
      const [session, until] = JSON.parse(unseal(secret, purpose, Buffer.from(sign, 'base64url'))) as [string, number];
      return until > now.getTime() ? { session: Buffer.from(session, 'hex'), until: new Date(until) } : undefined;
    } catch {
      // Sealed by another secret, or by nobody.
    }
  }
  return undefined;
}
