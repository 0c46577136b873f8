import type { Refusal } from '../../refusal.ts';

/** Expected refusals of invitations and of activating phones; the first three IMEI errors are the documents' (D1 §8). */
export const invitationsRefusals = {
  'invitations.code_unknown': {},
  'invitations.imei_failed': {},
  'invitations.imei_received': {},
  'invitations.imei_incorrect': {},
  'invitations.imei_tries': {},
  'invitations.inviter_unknown': {},
  'invitations.inviter_yourself': {},
  'invitations.hold_unknown': {},
  'invitations.hold_decided': {},
  'invitations.range_invalid': {},
  'invitations.range_overlaps': {},
  'invitations.range_unknown': {},
} as const satisfies Record<string, Refusal>;
