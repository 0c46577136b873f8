import type { Refusal } from '../../refusal.ts';

/** Expected refusals of log-in, registration, sessions and accounts elsewhere. Their names are older than the room, and stay: clients know them. */
export const signInRefusals = {
  'accounts.username_empty': {},
  'accounts.account_not_exist': {},
  'accounts.not_creator': {},
  'accounts.app_too_old': {},
  'accounts.password_changes_spent': {},
  /** The password was right: `ticket` and a code open the session. */
  'accounts.two_step_needed': {},
  'accounts.ticket_expired': {},
  'accounts.unknown_session': {},
  'accounts.proof_missing': {},
  /** An operator has a second step, and this session is without it: the password proves too little. */
  'accounts.second_step_first': {},
  'accounts.provider_off': {},
  'accounts.provider_away': {},
  'accounts.hand_over_gone': {},
  'accounts.identity_linked': {},
  'accounts.provider_linked': {},
  'accounts.not_linked': {},
  'accounts.last_way_in': {},
  'accounts.has_password': {},
} as const satisfies Record<string, Refusal>;
