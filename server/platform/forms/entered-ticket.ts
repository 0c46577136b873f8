import { z } from 'zod';
import type { CookieOptions } from '../context.ts';
import { randomToken, seal, unseal } from '../seal.ts';

const purpose = 'entered ticket';
/** As long as a page may take to bring its script; to one that comes later the ticket is worth nothing. */
export const enteredSeconds = 3600;

/** How the cookie is set that carries a ticket to the page's script. */
export const enteredOptions: CookieOptions = { maxAgeSeconds: enteredSeconds, sameSite: 'Lax', readable: true };

const entered = z.object({
  /** The token is taken once, by this. */
  id: z.string(),
  token: z.string(),
  remember: z.boolean(),
  /** Somebody has just registered. */
  isNew: z.boolean(),
  /** Milliseconds since 1970. */
  until: z.number(),
});
/** A session that a form began. */
export type Entered = z.output<typeof entered>;

/** Seals a session's token for the script of a page. */
export function sealEntered(secret: string, now: Date, session: Omit<Entered, 'id' | 'until'>): string {
  const ticket: Entered = { ...session, id: randomToken(), until: now.getTime() + enteredSeconds * 1000 };
  return seal(secret, purpose, JSON.stringify(ticket)).toString('base64url');
}

/** The session that a ticket stands for, while it lives. */
export function openEntered(secret: string, now: Date, ticket: string): Entered | undefined {
  try {
    const opened = entered.parse(JSON.parse(unseal(secret, purpose, Buffer.from(ticket, 'base64url'))));
    return opened.until > now.getTime() ? opened : undefined;
  } catch {
    // Not sealed here, or by a key that is gone.
    return undefined;
  }
}
