import type { Forgotten } from './proofs.ts';

/** Where the way back in was sent to. */
export type ForgottenContact = Pick<Forgotten, 'way' | 'email' | 'mobile' | 'cid'>;

const key = 'forgotten';

/** Tells it to the next page of the way, for this tab; undefined forgets it. */
export function keepContact(contact: ForgottenContact | undefined): void {
  try {
    if (contact) sessionStorage.setItem(key, JSON.stringify(contact));
    else sessionStorage.removeItem(key);
  } catch {
    // Storage switched off: the next page asks again.
  }
}

export function keptContact(): ForgottenContact | undefined {
  try {
    return (JSON.parse(sessionStorage.getItem(key) ?? 'null') as ForgottenContact | null) ?? undefined;
  } catch {
    return undefined;
  }
}
