import type { Provider } from '../../../../contract/domains/sign-in/third-party-limits.ts';
import { isEmail } from '../../../../contract/primitives/email.ts';

/** Somebody as another site knows them, proven by that site. */
export interface OtherAccount {
  provider: Provider;
  /** The site's own, lasting mark of the person. */
  subject: string;
  /** Empty where the site gives none. */
  email: string;
  /** The site says that it proved the address. */
  emailVerified: boolean;
  name: string;
}

/** What must be known again when the browser comes back. */
export interface Carried {
  nonce?: string;
  verifier?: string;
}

/** A site whose accounts serve to log in here. */
export interface OtherSite {
  /** Where the browser is sent. */
  begin(state: string): Promise<{ url: URL; carried: Carried }>;
  /** Who came back; `url` is the whole address that the browser was sent back to. */
  finish(url: URL, state: string, carried: Carried): Promise<OtherAccount>;
  /** Whose access token this is, and that it was given to this site. */
  check(accessToken: string): Promise<OtherAccount>;
}

/** The other site doesn't answer, or not as agreed. */
export class ProviderAway extends Error {
  override name = 'ProviderAway';
}

/** It refuses this site, not who comes: our key or address there is wrong. */
export class Misconfigured extends ProviderAway {
  override name = 'Misconfigured';
}

/** The other site doesn't vouch for what was shown to it. */
export class NotVouched extends Error {
  override name = 'NotVouched';
}

/** A failure and what lies under it, in one line for the log; nothing of what was sent. */
export function reasonOf(error: Error): string {
  const reasons: string[] = [];
  for (let at: unknown = error; at instanceof Error; at = at.cause) reasons.push(at.message);
  return reasons.join(': ');
}

const longestName = 80;
const longestSubject = 255;

/** Puts what a site said into the form in which it is used; what doesn't fit is left out, or refused. */
export function otherAccount(
  provider: Provider,
  claims: { subject: unknown; email: unknown; emailVerified: boolean; name: unknown },
): OtherAccount {
  const { subject } = claims;
  if (typeof subject !== 'string' || subject === '' || subject.length > longestSubject || !clean(subject))
    throw new NotVouched('no subject');
  const email = typeof claims.email === 'string' && isEmail(claims.email) ? claims.email : '';
  const name =
    typeof claims.name === 'string' && clean(claims.name) ? [...claims.name.trim()].slice(0, longestName).join('') : '';
  return { provider, subject, email, emailVerified: email !== '' && claims.emailVerified, name };
}

const clean = (text: string): boolean => text.isWellFormed() && !/\p{Cc}/u.test(text);
