import { inTab } from '../../lib/stores.ts';
import type { Forgotten } from './passwords.ts';

/** Where the way back in was sent to. */
export type ForgottenContact = Pick<Forgotten, 'way' | 'email' | 'mobile' | 'cid'>;

const key = 'forgotten';

/** Tells it to the next page of the way, for this tab; undefined forgets it. */
export const keepContact = (contact: ForgottenContact | undefined): void =>
  void inTab.write(key, contact ? JSON.stringify(contact) : null);

export const keptContact = (): ForgottenContact | undefined => inTab.readJson<ForgottenContact>(key) ?? undefined;
