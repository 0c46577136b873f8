import type { Refusal } from '../../refusal.ts';

/** Expected refusals of log-in by another account, and of linking one. */
export const thirdPartyRefusals = {
  'accounts.provider_off': {},
  'accounts.provider_away': {},
  'accounts.hand_over_gone': {},
  'accounts.identity_linked': {},
  'accounts.provider_linked': {},
  'accounts.not_linked': {},
  'accounts.last_way_in': {},
  'accounts.has_password': {},
  'accounts.password_unset': {},
} as const satisfies Record<string, Refusal>;
