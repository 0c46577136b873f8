import { type Deed, defineDeed, when } from '../../platform/deed.ts';
import { emailVerified } from './events.ts';

const verifyingEmail = defineDeed('proofs', 'verify_email', {
  done: [when(emailVerified, ({ uid }) => ({ uid, once: 'email' }))],
});

/** What members do here. */
export const proofsDeeds: readonly Deed[] = [verifyingEmail];
