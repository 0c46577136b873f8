import type { Refusal } from '../../refusal.ts';

/** Expected refusals of sessions, passkeys, two-step codes, the export and the deletion of an account. */
export const safetyRefusals = {
  /** The password was right: `ticket` and a code open the session. */
  'accounts.two_step_needed': {},
  'accounts.ticket_expired': {},
  'accounts.wrong_code': {},
  'accounts.two_step_on': {},
  'accounts.two_step_off': {},
  'accounts.two_step_not_begun': {},
  'accounts.unknown_session': {},
  'accounts.passkey_refused': {},
  'accounts.unknown_passkey': {},
  'accounts.passkey_known': {},
  'accounts.too_many_passkeys': {},
  'accounts.proof_missing': {},
  /** An operator has a second step, and this session is without it: the password proves too little. */
  'accounts.second_step_first': {},
  'accounts.export_recent': {},
  'accounts.export_missing': {},
} as const satisfies Record<string, Refusal>;
