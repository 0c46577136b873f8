import { z } from 'zod';
import { text, typedCode, whole } from '../../primitives/fields.ts';

/** The number that a code goes to, by the country's dialling code, and the verification image that is spent by it. */
export const phoneCodeFields = {
  mobile: text(64).default(''),
  cid: whole(0, 100_000).optional(),
  idhash: z.string().max(32).default(''),
  imageCode: typedCode(32).default(''),
};

/** Why no code can be sent to a phone. */
export const phoneCodeRefusals = [
  'accounts.code_not_offered',
  'accounts.unknown_country',
  'accounts.phone_too_short',
  'accounts.mobile_invalid',
  'accounts.wrong_image_code',
  'accounts.too_many_letters',
  'wire.too_many',
] as const;

/** What is wrong with a password that somebody chooses. */
export const newPasswordRefusals = [
  'accounts.password_too_short',
  'accounts.password_invalid',
  'accounts.password_common',
  'accounts.passwords_differ',
] as const;
