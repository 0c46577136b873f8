import { inTab } from '../../lib/stores.ts';
import type { Forgotten } from './passwords.ts';

/** Where the way back in was sent to. */
export type ForgottenContact = Pick<Forgotten, 'way' | 'email' | 'mobile' | 'cid'>;

const key = 'forgotten';

/** Stores it in this tab for the next step; undefined deletes it. */
export const storeContact = (contact: ForgottenContact | undefined): void =>
  void inTab.write(key, contact ? JSON.stringify(contact) : null);

export const storedContact = (): ForgottenContact | undefined => inTab.readJson<ForgottenContact>(key) ?? undefined;
