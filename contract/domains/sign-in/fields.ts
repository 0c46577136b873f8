import { newPasswordRefusals } from '../proofs/fields.ts';

/** What is wrong with the name and the password of a new member. */
export const newcomerRefusals = [
  'accounts.username_too_short',
  'accounts.username_invalid',
  'accounts.already_exists',
  ...newPasswordRefusals,
] as const;
