import { createHmac, timingSafeEqual } from 'node:crypto';
import type { Actor } from '../context.ts';
import type { Secrets } from '../sealed-at-rest.ts';

const dayMilliseconds = 86_400_000;
/** Days before today whose tokens still count: a page may stay open over a night. */
const daysBack = 1;

export interface FormTokens {
  /** The token of a member's pages today: of their session, so that no other member's page can send for them. */
  of(actor: Actor): string;
  isOf(actor: Actor, token: string): boolean;
}

/** Tokens that a page's own forms carry: an HMAC of the session and the day, 22 characters. */
export function createFormTokens({ current, previous }: Secrets, clock: () => Date): FormTokens {
  const today = (): number => Math.floor(clock().getTime() / dayMilliseconds);
  const made = (secret: string, { session }: Actor, day: number): string =>
    createHmac('sha256', secret).update(`form ${session} ${day}`).digest().subarray(0, 16).toString('base64url');
  /** Of actors as they are cached: one who reads page after page has one token. */
  const known = new WeakMap<Actor, { day: number; token: string }>();
  const ofToday = (actor: Actor): string => {
    const day = today();
    const before = known.get(actor);
    if (before?.day === day) return before.token;
    const token = made(current, actor, day);
    known.set(actor, { day, token });
    return token;
  };
  return {
    of: ofToday,
    isOf: (actor, token) => {
      const secrets = previous === undefined ? [current] : [current, previous];
      const days = Array.from({ length: daysBack + 1 }, (_, back) => today() - back);
      return secrets.some((secret) => days.some((day) => isSame(made(secret, actor, day), token)));
    },
  };
}

function isSame(expected: string, sent: string): boolean {
  const [one, other] = [Buffer.from(expected), Buffer.from(sent)];
  return one.length === other.length && timingSafeEqual(one, other);
}
